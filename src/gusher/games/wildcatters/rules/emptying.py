"""A refinery is emptied: a full one in step G, any other by a card (W156 to W161, W165, W166)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, station
from gusher.games.wildcatters.data import ALL_ZONES, COLOUR_COUNT, NOTHING, REFINERY_ROOM, ZONE_CONTINENT, ZONE_COUNT
from gusher.games.wildcatters.effects.emptying import Emptied
from gusher.games.wildcatters.effects.facts import Colours
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import delivery, display, taking, turns
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener

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
    while places < state.setting.seats:
        seat: i64 = turns.seat_after(state, places)
        zone: i64 = 0
        while zone < ZONE_COUNT:
            if full & BIT[zone] != 0 and state.refineries[zone] == seat:
                return zone
            zone += 1
        places += 1
    return sets.lowest(full)


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
        taking.begin(state, barrels, tell)


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
