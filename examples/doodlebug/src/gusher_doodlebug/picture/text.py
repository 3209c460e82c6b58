"""The ground for a terminal. `9  1 1 2 ·` is a pool of nine barrels with two rigs of player 1 and one of player 2."""

from gusher.kernel.say import say
from gusher.kernel.scene import Span
from gusher_doodlebug.actions import ROOM
from gusher_doodlebug.picture.board import owner, title
from gusher_doodlebug.position import Position


def lines(state: Position) -> list[list[Span]]:
    """Whose plots there are, and below the number of each what it holds, round by round."""
    owners = [say("doodlebug-plot", plot=plot + 1, owner=owner(state, plot)) for plot in range(state.plots)]
    legend = [[Span(said, f"seat-{plot + 1}")] for plot, said in enumerate(owners)]
    numbers = "".join(f"{plot + 1:^15}" for plot in range(state.plots))
    firsts = range(0, state.here().stop, state.plots)  # sites of the rounds that have begun
    rounds = [[span for plot in range(state.plots) for span in _site(state, first + plot)] for first in firsts]
    return [[Span(title(state), "strong")], *legend, [Span(numbers, "soft")], *rounds]


def _site(state: Position, site: int) -> list[Span]:
    barrels, drillers = state.tiles[site], state.drillers(site)
    rigs = [Span(f" {seat + 1}", f"seat-{seat + 1}") for seat in drillers]
    return [Span(f"{barrels if barrels >= 0 else '?':>4} "), *rigs, Span(" ·" * (ROOM - len(rigs)) + "  ", "soft")]
