"""The pollution card: 50 for each refinery, or it is parked on the card (M103 to M112)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import CORNER_OF, FEE, ISLANDS, NOTHING, POLLUTION, REFINERY, SQUARE_AT, SQUARES
from gusher.games.mcmulti.effects.news import FeePaid, RefineryParked
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import ground, pile, shop
from gusher.kernel import sets
from gusher.kernel.state import Listener
from gusher.kernel.tables import changed, holds


def begin(state: Position, tell: Listener | None) -> None:
    state.asked = 0
    settle(state, tell)


def settle(state: Position, tell: Listener | None) -> None:
    """Seat after seat pays for what its cash allows, in the order of M60 (M103, M122); nothing is sold (M107)."""
    seat: i64 = state.whose()
    while seat != NOTHING:
        if state.cash[seat] < FEE:
            park_all(state, seat, tell)
        elif is_short(state, seat):
            state.step = ask.PARK
            state.seat = seat
            return
        pay(state, seat, tell)
        state.asked += 1
        seat = state.whose()
    finish(state, tell)


def is_short(state: Position, seat: i64) -> bool:
    return ground.owned(state, seat, REFINERY) > state.cash[seat] // FEE


def pay(state: Position, seat: i64, tell: Listener | None) -> None:
    refineries: i64 = ground.owned(state, seat, REFINERY)
    state.cash[seat] -= refineries * FEE
    if tell is not None and refineries > 0:
        tell(FeePaid(seat, refineries, refineries * FEE))


def finish(state: Position, tell: Listener | None) -> None:
    """The card stays while a refinery lies on it (M112)."""
    state.news_due = NOTHING
    if parked_anywhere(state):
        pile.put_in_force(state, POLLUTION)
    else:
        pile.discard(state, POLLUTION, tell)
    shop.begin(state, tell)


def parked_anywhere(state: Position) -> bool:
    return any(number > 0 for number in state.parked)


def legal(state: Position) -> vec[i64]:
    """Any refinery of the seat, on whichever of its islands (M106, M130)."""
    answers: vec[i64] = vec[i64]()
    island: i64 = 0
    while island < ISLANDS:
        if state.owner[island] == state.seat:
            for corner in sets.members(ground.standing(state, island, REFINERY)):
                answers = append(answers, do.PARK + island * SQUARES + SQUARE_AT[corner])
        island += 1
    return answers


def why_not(state: Position, action: i64) -> str:
    return "" if holds(legal(state), action) else "M106"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    island: i64 = (action - do.PARK) // SQUARES
    park(state, state.seat, island, CORNER_OF[(action - do.PARK) % SQUARES], tell)
    settle(state, tell)


def park_all(state: Position, seat: i64, tell: Listener | None) -> None:
    """With less than one fee in cash there is no choice."""
    island: i64 = 0
    while island < ISLANDS:
        if state.owner[island] == seat:
            for corner in sets.members(ground.standing(state, island, REFINERY)):
                park(state, seat, island, corner, tell)
        island += 1


def park(state: Position, seat: i64, island: i64, corner: i64, tell: Listener | None) -> None:
    """Its cells are free again; it still belongs to its island (M104, M108)."""
    ground.take(state, island, REFINERY, corner)
    state.parked = changed(state.parked, island, state.parked[island] + 1)
    if tell is not None:
        tell(RefineryParked(seat, island, corner))
