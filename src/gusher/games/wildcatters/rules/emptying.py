"""Refineries are emptied: full ones in step G, others by cards (W55 to W63, W156 to W161, W165, W166, W191)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import (
    ALL_ZONES,
    BIT,
    CARD_DROPS,
    COLOUR_COUNT,
    NOTHING,
    REFINERY_CARDS,
    REFINERY_ROOM,
    ZONE_CONTINENT,
    ZONE_COUNT,
    changed,
    extend,
    lowest_of,
)
from gusher.games.wildcatters.effects.emptying import CardsKept, CardUsed, Emptied, OwnBarrels
from gusher.games.wildcatters.effects.facts import Colours
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import delivery, display, splitting, turns
from gusher.kernel.state import Listener

# --- refinery cards ---


def can_use_card(state: Position, seat: i64) -> bool:
    """A refinery card before the seat, and a refinery with a barrel in it (W55, W56)."""
    return state.stocked != 0 and state.cards[seat] & REFINERY_CARDS != 0


def card_to_use(state: Position, seat: i64) -> i64:
    """The one with the fewest drops, then the lowest (W61)."""
    cards: i64 = state.cards[seat] & REFINERY_CARDS
    best: i64 = lowest_of(cards)
    while cards != 0:
        if CARD_DROPS[lowest_of(cards)] < CARD_DROPS[best]:
            best = lowest_of(cards)
        cards &= cards - 1
    return best


def legal(state: Position) -> vec[i64]:
    """Of any owner, full or not (W55); at the end of the game a seat may leave it (W191)."""
    answers: vec[i64] = extend(vec[i64](capacity=15), do.DRAIN, state.stocked)
    return append(answers, do.PASS) if state.step == ask.END_CARD else answers


def play(state: Position, action: i64, tell: Listener | None) -> None:
    if action == do.PASS:
        if tell is not None:
            tell(CardsKept(state.seat))
        state.asked += 1
        state.step = station.LAST_CARDS
        return
    if state.step == ask.END_CARD:
        state.caller = station.LAST_CARDS
    use_card(state, state.seat, action - do.DRAIN, tell)


def use_card(state: Position, seat: i64, zone: i64, tell: Listener | None) -> None:
    """The card goes to the discard pile (W59); nobody feeds the refinery any more in this turn (W62, W63)."""
    card: i64 = card_to_use(state, seat)
    state.cards = changed(state.cards, seat, state.cards[seat] & ~BIT[card])
    state.discard |= BIT[card]
    state.closed |= BIT[zone]
    if tell is not None:
        tell(CardUsed(seat, card, zone))
    begin(state, zone, tell)


# --- step G ---


def go_on(state: Position, tell: Listener | None) -> None:
    """Full refineries: owners in turn order from the active seat, then the neutral one (W165, W166)."""
    full: i64 = ALL_ZONES & ~state.sites & ~state.roomy
    if full != 0:
        state.caller = station.FULL
        begin(state, next_full(state, full), tell)
    elif turns.is_last(state):
        state.asked = 0
        state.step = station.LAST_CARDS
    else:
        display.refill(state, tell)


def next_full(state: Position, full: i64) -> i64:
    places: i64 = 0
    while places < state.way.seats:
        seat: i64 = turns.seat_after(state, places)
        zone: i64 = 0
        while zone < ZONE_COUNT:
            if full & BIT[zone] != 0 and state.refineries[zone] == seat:
                return zone
            zone += 1
        places += 1
    return lowest_of(full)


# --- the barrels ---


def begin(state: Position, zone: i64, tell: Listener | None) -> None:
    """Barrels of others go to the continent's box (W156); for its own the owner is asked, whoever empties (W159)."""
    owner: i64 = NOTHING if delivery.is_neutral(state, zone) else state.refineries[zone]
    state.zone = zone
    foreign: Colours = send(state, zone, owner)
    if tell is not None:
        tell(Emptied(owner, zone, foreign))
    if owner == NOTHING:  # W160: nobody gets shares
        state.step = state.caller
        state.caller = NOTHING
        state.zone = NOTHING
        return
    state.seat = owner
    barrels: i64 = sum(foreign)
    if state.filled[zone] > 0:
        state.rest = barrels
        state.step = ask.OWN_BARRELS
    else:
        splitting.begin_taking(state, barrels, tell)


def send(state: Position, zone: i64, owner: i64) -> Colours:
    """All barrels but the owner's go to the box; returns them by colour."""
    sent: list[int] = [0] * COLOUR_COUNT
    boxes: vec[i64] = state.boxes[:]
    box: i64 = ZONE_CONTINENT[zone] * COLOUR_COUNT
    colour: i64 = 0
    while colour < COLOUR_COUNT:
        if colour != owner:
            barrels: i64 = state.tanks[zone * COLOUR_COUNT + colour]
            boxes[box + colour] += barrels
            state.tanks[zone * COLOUR_COUNT + colour] = 0
            state.filled[zone] -= barrels
            sent[colour] = barrels
        colour += 1
    state.boxes = boxes
    note_room(state, zone)
    return sent[0], sent[1], sent[2], sent[3]


def note_room(state: Position, zone: i64) -> None:
    """Barrels have left the refinery: it has room, unless they were none."""
    if state.filled[zone] < REFINERY_ROOM:
        state.roomy |= BIT[zone]
    if state.filled[zone] == 0:
        state.stocked &= ~BIT[zone]


def legal_own(state: Position) -> vec[i64]:
    return splitting.numbers(do.DELIVER, 0, state.filled[state.zone])


def play_own(state: Position, action: i64, tell: Listener | None) -> None:
    """Some are delivered, the others go back to the supply and bring shares (W158). `rest` has counted the others'."""
    seat: i64 = state.seat
    zone: i64 = state.zone
    delivered: i64 = action - do.DELIVER
    sold: i64 = state.filled[zone] - delivered
    box: i64 = ZONE_CONTINENT[zone] * COLOUR_COUNT + seat
    state.boxes = changed(state.boxes, box, state.boxes[box] + delivered)
    state.supply[seat] += sold
    state.tanks[zone * COLOUR_COUNT + seat] = 0
    state.filled[zone] = 0
    note_room(state, zone)
    if tell is not None:
        tell(OwnBarrels(seat, zone, delivered, sold))
    splitting.begin_taking(state, state.rest + sold, tell)
