"""What a viewer is shown of a position: the sentences, and the two boards of `picture`."""

from gusher.kernel.prompts import won
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.scene import Choice, Player, Scene
from gusher.kernel.state import CHANCE, OVER
from gusher_doodlebug.actions import PRICE, RIGS, do
from gusher_doodlebug.picture import board, text
from gusher_doodlebug.position import Position
from gusher_doodlebug.score import all_opened


def scene(state: Position, viewer: int) -> Scene:
    said = {action: _said(state, action) for action in state.legal() if state.seat == viewer}
    return Scene(
        width=board.WIDTH,
        height=board.SKY + state.rounds * board.ROW,
        draw=lambda: board.shapes(state, said),
        write=lambda: text.lines(state),
        title=board.title(state),
        prompt=_prompt(state, viewer),
        clause="D10" if state.seat == OVER else "D6",
        choices=[Choice(*answer) for answer in said.items()],
        players=[Player(seat, barrels, (_rigs_left(state, seat),)) for seat, barrels in enumerate(state.scores())],
        explain=lambda: _scores_explained(state),
    )


def _scores_explained(state: Position) -> list[Say]:
    opened = [plot.say() for plot in all_opened(state) if any(plot.shares)]
    sold = [say("doodlebug-sold", seat=Seat(s), rigs=n, barrels=PRICE * n) for s, n in enumerate(state.sold)]
    return [*opened, *sold]


def _said(state: Position, action: int) -> Say:
    """An answer as it reads in the list of choices."""
    if action == do.SELL:
        return say("doodlebug-sell", barrels=PRICE)
    return say("doodlebug-drill", plot=action - do.DRILL + 1, owner=board.owner(state, action - do.DRILL))


def _prompt(state: Position, viewer: int) -> Say:
    if state.seat == OVER:
        return won("doodlebug", state, barrels=max(state.scores()))
    if state.seat == CHANCE:
        return say("doodlebug-wait-draw")
    return say("doodlebug-ask") if state.seat == viewer else say("doodlebug-wait", seat=Seat(state.seat))


def _rigs_left(state: Position, seat: int) -> Say:
    return say("doodlebug-rigs-left", rigs=0 if state.seat == OVER else RIGS - state.used(seat))
