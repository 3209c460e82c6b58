"""Step E.3, stage 1: who takes part in a transport, and how barrels come from field to harbour (W113 to W125)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import COLOUR_COUNT, MOST_BOXES, NOTHING, TRAIN_FEE
from gusher.games.wildcatters.effects.transport import Hauled, TransportDeclined, TransportJoined, WildcatterTaken
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import fees, fields, rails, turns
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener
from gusher.kernel.tables import changed, holds


def has_train(state: Position, region: i64) -> bool:
    """Does anybody's train stand between field and harbour? The field stretch has its region's number."""
    return state.trains[region * MOST_BOXES] != NOTHING


def is_possible(state: Position) -> bool:
    """Once per turn (W114), and only if a barrel of anybody can move (W115, W116)."""
    if state.transported == 1:
        return False
    first: i64 = state.region * COLOUR_COUNT
    if has_train(state, state.region) and has_any(state.ready, first):
        return True
    return has_any(state.waiting, first) and rails.has_way_on(state, state.region)


def has_any(table: vec[i64], first: i64) -> bool:
    return table[first] + table[first + 1] + table[first + 2] + table[first + 3] > 0


def can_move(state: Position, seat: i64) -> bool:
    """Barrels in the field and a train for them, or barrels waiting in the harbour with a way on (W117, W125)."""
    index: i64 = state.region * COLOUR_COUNT + seat
    if state.ready[index] > 0 and has_train(state, state.region):
        return True
    return state.waiting[index] > 0 and rails.has_way_on(state, state.region)


def begin(state: Position) -> None:
    state.transported = 1
    state.riders = 0
    state.asked = 0
    state.step = station.RIDERS


def go_on(state: Position, tell: Listener | None) -> None:
    """In turn order: the active seat takes part if it can, every other one if it can and wants to (W117)."""
    while state.asked < state.setting.seats:
        seat: i64 = turns.seat_after(state, state.asked)
        if can_move(state, seat):
            state.seat = seat
            if state.asked == 0:
                enter(state, seat, tell)
            else:
                state.step = ask.JOIN_TRANSPORT
            return
        state.asked += 1
    state.asked = 0
    state.step = station.JOURNEYS


def legal() -> vec[i64]:
    return append(append(vec[i64](capacity=2), do.JOIN), do.DECLINE)


def why_not(action: i64) -> str:
    return "" if holds(legal(), action) else "W117"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    seat: i64 = state.seat
    if action == do.JOIN:
        if tell is not None:
            tell(TransportJoined(seat, state.region))
        enter(state, seat, tell)
        return
    if tell is not None:
        tell(TransportDeclined(seat, state.region))
    state.asked += 1
    state.step = station.RIDERS


def enter(state: Position, seat: i64, tell: Listener | None) -> None:
    """Asked for a train only where two others have one there and the seat has none (W121, W122)."""
    state.riders |= BIT[seat]
    if state.ready[state.region * COLOUR_COUNT + seat] == 0 or not has_train(state, state.region):
        state.asked += 1
        state.step = station.RIDERS
        return
    seats: i64 = rails.usable(state, state.region, seat)
    if seats & (seats - 1) != 0:
        state.step = ask.TRAIN
    else:
        haul(state, seat, sets.lowest(seats), tell)


def haul(state: Position, seat: i64, owner: i64, tell: Listener | None) -> None:
    """One barrel from every pump and every won wildcatter, all by one train (W118, W119, W121, W122)."""
    index: i64 = state.region * COLOUR_COUNT + seat
    barrels: i64 = state.ready[index]
    fee: i64 = 0 if owner == seat else barrels * TRAIN_FEE
    tokens: i64 = fields.empty_once(state, state.region, seat)
    state.waiting[index] += barrels
    if tell is not None:
        tell(Hauled(seat, state.region, barrels, owner, fee))
    take_tokens(state, seat, tokens, tell)
    if fee > 0:
        fees.pay(state, seat, owner, fee, tell)
    state.asked += 1
    state.step = station.RIDERS


def take_tokens(state: Position, seat: i64, tokens: i64, tell: Listener | None) -> None:
    """Whose barrel left a wildcatter takes the token (W120)."""
    while tokens > 0:
        state.wildcatters = changed(state.wildcatters, seat, state.wildcatters[seat] + 1)
        if tell is not None:
            tell(WildcatterTaken(seat, state.region, state.wildcatters[seat]))
        tokens -= 1
