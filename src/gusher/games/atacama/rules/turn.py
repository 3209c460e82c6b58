"""Step `turn`: a rig is put on a legal field (A11 to A19) or, in the advanced game, a concession is bought (A51)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.atacama.actions import ask, do
from gusher.games.atacama.data import BASE, DOUBLE, NOTHING, UNLAID
from gusher.games.atacama.position import Position
from gusher.games.atacama.rules import rig, sale
from gusher.kernel.state import Listener


def legal(state: Position) -> vec[i64]:
    """Every legal field, and the four purchases while they are possible."""
    answers: vec[i64] = vec[i64](capacity=state.legal_fields + 4)
    if sale.may_place(state):
        field: i64 = do.PLACE
        for closed in state.closed:
            if closed == 0:
                answers = append(answers, field)
            field += 1
    if sale.may_buy(state):
        purchase: i64
        for purchase in range(do.BUY, do.USE):
            answers = append(answers, purchase)
    return answers


def why_not(state: Position, action: i64) -> str:
    if action < do.BUY:
        return _why_not_place(state, action - do.PLACE)
    if action < do.USE:
        if not state.setting.advanced:
            return "A6" if state.setting.seats == 2 else "A46"  # the concessions are dealt out, not sold
        return "" if sale.may_buy(state) else "A58"
    return "A11" if action < do.TILE else "A49"


def _why_not_place(state: Position, field: i64) -> str:
    if not sale.may_place(state):
        return "A60"
    if state.rigs[field] != NOTHING:
        return "A12"
    if state.closed[field] & UNLAID:
        return "A63"  # also beside a rig: that the tile is missing is the plainer reason
    return "A13" if state.closed[field] else ""


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """With rigs of both colours left the colour is asked next (A38, A66); else the only one is used."""
    state.pending = action
    base: i64 = state.reserve[state.seat * 2 + BASE]
    if base > 0 and state.reserve[state.seat * 2 + DOUBLE] > 0:
        state.step = ask.RIG
    else:
        rig.use(state, BASE if base > 0 else DOUBLE, tell)
