"""Step E.3, stage 2: from the harbour to refineries and tankers, barrel by barrel (W126 to W138)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import (
    COLOUR_COUNT,
    FULL_CARGO,
    LINK,
    NOTHING,
    SHIP_COUNT,
    SHIPS_EACH,
    TANKER_FEE,
    TRAIN_FEE,
    ZONE_COUNT,
)
from gusher.games.wildcatters.effects.transport import Linked, Loaded, Stayed
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import cargo, delivery, fees, rails, refinery_cards, turns
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener
from gusher.kernel.tables import holds


def go_on(state: Position, tell: Listener | None) -> None:
    """In turn order each rider moves all its barrels from the harbour; a barrel that has a way on must take one
    (W129, W130), the others stay (W131)."""
    while state.asked < state.setting.seats:
        seat: i64 = turns.seat_after(state, state.asked)
        barrels: i64 = state.waiting[state.region * COLOUR_COUNT + seat]
        if state.riders & BIT[seat] != 0 and barrels > 0:
            if rails.has_way_on(state, state.region):
                state.seat = seat
                state.place = state.region
                state.visited = BIT[state.region]
                state.step = ask.WAY
                return
            if tell is not None:
                tell(Stayed(seat, state.region, barrels))
        state.asked += 1
    state.asked = 0
    state.riders = 0
    state.step = station.TANKERS


def legal(state: Position) -> vec[i64]:
    answers: vec[i64] = vec[i64](capacity=24)
    if state.place == state.region and refinery_cards.can_interrupt(state):  # W58: what has left is not called back
        answers = append(answers, do.EMPTY)
    if rails.open_refineries(state) & BIT[state.place] != 0:
        answers = append(answers, do.REFINE)
    ship: i64 = 0
    while ship < SHIP_COUNT:
        if state.ships[ship] == state.place and state.cargo[ship] < FULL_CARGO and cargo.is_first(state, ship):
            answers = append(answers, do.LOAD + ship)
        ship += 1
    zones: i64 = rails.ways(state, state.place, state.visited)
    while zones != 0:
        zone: i64 = sets.lowest(zones)
        stretch: i64 = LINK[state.place * ZONE_COUNT + zone]
        answers = sets.extend(answers, do.LINK + zone * COLOUR_COUNT, rails.usable(state, stretch, state.seat))
        zones &= zones - 1
    return answers


def why_not(state: Position, action: i64) -> str:
    """A closed refinery (W62), one without room, no such tanker (W126), another of like tankers (W138)."""
    if holds(legal(state), action):
        return ""
    if action == do.EMPTY:
        return "W58" if state.place != state.region else refinery_cards.why_not_interrupt(state)
    if action < do.REFINE or action >= do.DISPATCH:
        return "W130"
    if action == do.REFINE:
        return "W62" if state.closed & BIT[state.place] != 0 else "W126"
    if action >= do.LINK:
        return why_not_link(state, (action - do.LINK) // COLOUR_COUNT, (action - do.LINK) % COLOUR_COUNT)
    ship: i64 = action - do.LOAD
    here: bool = state.ships[ship] == state.place and state.cargo[ship] < FULL_CARGO
    return "W138" if here else "W126"


def why_not_link(state: Position, zone: i64, owner: i64) -> str:
    """No rail at all, a zone for the second time, nobody's train, no way on from there, or another train."""
    stretch: i64 = LINK[state.place * ZONE_COUNT + zone]
    if state.visited & BIT[zone] != 0:
        return "W127"
    if stretch == NOTHING or rails.owners(state, stretch) == 0:
        return "W126"
    if rails.ways(state, state.place, state.visited) & BIT[zone] == 0:
        return "W128"
    return "W133" if rails.owners(state, stretch) & BIT[owner] == 0 else "W134"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    if action >= do.LINK:
        link(state, (action - do.LINK) // COLOUR_COUNT, (action - do.LINK) % COLOUR_COUNT, tell)
    elif action == do.EMPTY:
        state.place = NOTHING
        state.visited = 0
        refinery_cards.begin(state, station.JOURNEYS)
    else:
        finish(state, action, tell)


def finish(state: Position, action: i64, tell: Listener | None) -> None:
    """The trip ends in a refinery or aboard a tanker (W126)."""
    zone: i64 = state.place
    state.waiting[state.region * COLOUR_COUNT + state.seat] -= 1
    if action == do.REFINE:
        delivery.land(state, state.seat, zone, tell)
    else:
        load(state, action - do.LOAD, zone, tell)
    state.place = NOTHING
    state.visited = 0
    state.step = station.JOURNEYS


def link(state: Position, zone: i64, owner: i64, tell: Listener | None) -> None:
    """One share for each barrel and link, to the owner of the train (W133); the same barrel goes on from there."""
    seat: i64 = state.seat
    fee: i64 = 0 if owner == seat else TRAIN_FEE
    if tell is not None:
        tell(Linked(seat, state.place, zone, owner, fee))
    if fee > 0:
        fees.pay(state, seat, owner, fee, tell)
    state.place = zone
    state.visited |= BIT[zone]


def load(state: Position, ship: i64, zone: i64, tell: Listener | None) -> None:
    """One share to the tanker's owner, due at once (W136, W137); it has carried oil in this turn (W154)."""
    seat: i64 = state.seat
    owner: i64 = ship // SHIPS_EACH
    fee: i64 = 0 if owner == seat else TANKER_FEE
    state.cargo[ship] = cargo.added(state.cargo[ship], seat)
    state.used |= BIT[ship]
    if tell is not None:
        tell(Loaded(seat, zone, ship, owner, fee))
    if fee > 0:
        fees.pay(state, seat, owner, fee, tell)
