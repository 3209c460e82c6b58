"""Ways by rail: whose trains stand on a stretch, and from where a barrel has a way on (W126 to W128, W133, W134)."""

from mypy_extensions import i64

from gusher.games.wildcatters.data import BOXES, FULL_CARGO, MOST_BOXES, NOTHING, SHIP_COUNT
from gusher.games.wildcatters.position import Position
from gusher.kernel import sets
from gusher.kernel.sets import BIT


def owners(state: Position, stretch: i64) -> i64:
    """The set of seats that have a train there."""
    seats: i64 = 0
    box: i64 = stretch * MOST_BOXES
    end: i64 = box + BOXES[stretch]
    while box < end and state.trains[box] != NOTHING:  # they are filled from the first on
        seats |= BIT[state.trains[box]]
        box += 1
    return seats


def usable(state: Position, stretch: i64, seat: i64) -> i64:
    """Whose train the seat may use: an own one is used without asking (W122, W134)."""
    seats: i64 = owners(state, stretch)
    return BIT[seat] if seats & BIT[seat] != 0 else seats


def open_refineries(state: Position) -> i64:
    """The set of zones whose refinery has room and is not closed (W62, W126)."""
    return state.roomy & ~state.closed


def loadable(state: Position) -> i64:
    """The set of zones with a tanker that has room (W126)."""
    zones: i64 = 0
    ship: i64 = 0
    while ship < SHIP_COUNT:
        if state.ships[ship] != NOTHING and state.cargo[ship] < FULL_CARGO:
            zones |= BIT[state.ships[ship]]
        ship += 1
    return zones


def ends(state: Position) -> i64:
    """The set of zones where a barrel's trip by rail can end."""
    return open_refineries(state) | loadable(state)


def leads_on(state: Position, zone: i64, visited: i64, goals: i64) -> bool:
    """Can a barrel in this zone still reach one of the goals without entering a visited zone (W127, W128)?"""
    seen: i64 = visited | BIT[zone]
    frontier: i64 = BIT[zone]
    while frontier != 0:
        if frontier & goals != 0:
            return True
        further: i64 = 0
        while frontier != 0:
            further |= state.rails[sets.lowest(frontier)]
            frontier &= frontier - 1
        frontier = further & ~seen
        seen |= frontier
    return False


def has_way_on(state: Position, zone: i64) -> bool:
    """From a harbour where a trip begins (W128)."""
    return leads_on(state, zone, 0, ends(state))


def ways(state: Position, zone: i64, visited: i64) -> i64:
    """The set of zones that a link leads to and from which there is a way on (W130)."""
    goals: i64 = ends(state)
    found: i64 = 0
    next_zones: i64 = state.rails[zone] & ~visited
    while next_zones != 0:
        if leads_on(state, sets.lowest(next_zones), visited, goals):
            found |= next_zones & -next_zones
        next_zones &= next_zones - 1
    return found
