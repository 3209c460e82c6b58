"""What a viewer is shown of a position: the sentences, and the two boards of `picture`."""

from gusher.kernel.say import Say, Seat, listed, say
from gusher.kernel.scene import Choice, Player, Scene
from gusher.kernel.state import CHANCE, OVER, State
from gusher_doodlebug.actions import PRICE, RIGS, do
from gusher_doodlebug.picture import board, text
from gusher_doodlebug.position import Position
from gusher_doodlebug.score import all_opened


def scene(state: State, viewer: int) -> Scene:
    assert isinstance(state, Position)
    choices = [Choice(int(action), _choice(state, int(action))) for action in state.legal() if state.seat == viewer]
    opened = [plot.say() for plot in all_opened(state) if any(plot.shares)]
    sold = [say("doodlebug-sold", seat=Seat(s), rigs=int(n), barrels=PRICE * int(n)) for s, n in enumerate(state.sold)]
    return Scene(
        width=board.WIDTH,
        height=board.SKY + state.rounds * board.ROW,
        draw=lambda: board.shapes(state, choices),
        write=lambda: text.lines(state),
        title=board.title(state),
        prompt=_prompt(state, viewer),
        clause="D10" if state.seat == OVER else "D6",
        choices=choices,
        players=[Player(seat, barrels, (_rigs_left(state, seat),)) for seat, barrels in enumerate(state.scores())],
        breakdown=[*opened, *sold],
    )


def _choice(state: Position, action: int) -> Say:
    if action == do.SELL:
        return say("doodlebug-sell", barrels=PRICE)
    plot = action - do.DRILL
    return say("doodlebug-drill", plot=plot + 1, owner=board.owner(state, plot))


def _prompt(state: Position, viewer: int) -> Say:
    if state.seat == OVER:
        winners = [say("player", seat=Seat(seat)) for seat, rank in enumerate(state.ranks()) if rank == 1]
        return say("doodlebug-won", count=len(winners), winners=listed(winners), barrels=max(state.scores()))
    if state.seat == CHANCE:
        return say("doodlebug-wait-draw")
    return say("doodlebug-ask") if state.seat == viewer else say("doodlebug-wait", seat=Seat(state.seat))


def _rigs_left(state: Position, seat: int) -> Say:
    return say("doodlebug-rigs-left", rigs=0 if state.seat == OVER else RIGS - state.used(seat))
