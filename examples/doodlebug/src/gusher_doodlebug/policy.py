"""What bots know of Doodlebug: what a plot may hold, and what one more rig on it would bring."""

from typing import Final

from gusher.kernel.policy import Adviser
from gusher.kernel.rng import Rng
from gusher_doodlebug.actions import PRICE, TILES, ask, do
from gusher_doodlebug.position import Position

HUNCH: Final = 1.5  # barrels more to be expected for every rig that a player puts on the plot of the own survey


class Judgement(Adviser[Position]):
    """A round is played to its end before it is judged, so that the barrels won so far are the whole outlook."""

    def spread(self, state: Position) -> float:
        return 1.0 + 3.0 * (state.rounds - state.round)

    def is_quiet(self, state: Position) -> bool:
        return state.step == ask.SURVEY

    def advise(self, state: Position, rng: Rng) -> int:
        """The rig goes where it brings most, or is sold if that is more (D6)."""
        return max(state.legal(), key=lambda action: gain(state, action))


def gain(state: Position, action: int) -> float:
    """What an answer brings to the seat asked, by all that this seat knows: its survey, and where the rigs stand."""
    if action == do.SELL:
        return PRICE
    seat, plot = state.seat, action - do.DRILL
    own, drillers = int(state.tiles[state.here()[seat]]), state.drillers(state.here()[plot])
    others = (sum(TILES) - own) / (len(TILES) - 1) + HUNCH * drillers.count(plot)
    mine, rigs = drillers.count(seat), len(drillers)
    return (own if plot == seat else others) * ((mine + 1) / (rigs + 1) - mine / max(1, rigs))


POLICY: Final = Judgement()
