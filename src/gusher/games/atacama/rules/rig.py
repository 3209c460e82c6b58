"""Step `rig`: the colour of the rig (A38, A66); then the placement or the purchase is carried out."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.atacama import score
from gusher.games.atacama.actions import do
from gusher.games.atacama.data import (
    BASE_FACTOR,
    CLOSES,
    COLUMN_OF,
    DOUBLE,
    DOUBLE_FACTOR,
    FIELDS,
    GAIN,
    LINES,
    METAL,
    METAL_NAMES,
    NOTHING,
    ORANGE,
    REACH,
    ROW_LINE_OF,
    TAKEN,
    TURQUOISE,
    VALUE,
)
from gusher.games.atacama.effects.facts import Bought, Placed
from gusher.games.atacama.position import Position
from gusher.games.atacama.rules import end, sale
from gusher.kernel.state import Listener


def legal() -> vec[i64]:
    """Either colour: the question is asked only of a seat that has both."""
    answers: vec[i64] = vec[i64](capacity=2)
    answers = append(answers, do.USE)
    return append(answers, do.USE + DOUBLE)


def why_not(action: i64) -> str:
    if action < do.USE:
        return "A11"  # the turn's field or purchase is chosen; only the rig is open
    return "" if action < do.TILE else "A49"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    use(state, action - do.USE, tell)


def use(state: Position, colour: i64, tell: Listener | None) -> None:
    """Carries out what is pending with a rig of this colour."""
    seat: i64 = state.seat
    pending: i64 = state.pending
    state.pending = NOTHING
    state.reserve[seat * 2 + colour] -= 1
    if pending < do.BUY:
        put(state, pending - do.PLACE, colour)
        if tell is not None:
            printed = score.printed(state, pending - do.PLACE)
            tell(Placed(seat, state.turn, pending - do.PLACE, colour, METAL_NAMES[METAL[printed]], VALUE[printed]))
    else:
        sale.buy(state, pending - do.BUY, colour)
        if tell is not None:
            tell(Bought(seat, state.turn, pending - do.BUY, colour))
    end.next_turn(state, tell)


def put(state: Position, field: i64, colour: i64) -> None:
    """The rig stands for good (A17), closes its neighbours (A13) and counts in both its lines for anybody (A18)."""
    state.rigs[field] = colour
    closed: vec[i64] = state.closed
    i: i64
    for i in range(field * REACH, field * REACH + REACH):
        near: i64 = CLOSES[i]
        if closed[near] == 0:
            state.legal_fields -= 1
        closed[near] |= TAKEN
    factor: i64 = DOUBLE_FACTOR if colour == DOUBLE else BASE_FACTOR
    weight: i64 = state.setting.double_weight if colour == DOUBLE else 1
    printed: i64 = score.printed(state, field)
    turquoise: i64 = GAIN[TURQUOISE * FIELDS + printed] * factor
    orange: i64 = GAIN[ORANGE * FIELDS + printed] * factor
    column: i64 = COLUMN_OF[field]
    row: i64 = ROW_LINE_OF[field]
    state.weight[column] += weight
    state.weight[row] += weight
    points: vec[i64] = state.points
    points[TURQUOISE * LINES + column] += turquoise
    points[TURQUOISE * LINES + row] += turquoise
    points[ORANGE * LINES + column] += orange
    points[ORANGE * LINES + row] += orange
