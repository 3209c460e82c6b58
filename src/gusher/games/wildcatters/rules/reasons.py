"""Why something in a menu, or a barrel's way, is not possible: the clause that stands against it (see refusals.py).

Place comes before room, room before tiles, tiles before the price.
"""

from mypy_extensions import i64

from gusher.games.wildcatters.actions import do
from gusher.games.wildcatters.data import (
    BIT,
    COLOUR_COUNT,
    DRILL_RIGS,
    EMPTY,
    FIRST_WHITE_LINK,
    FULL_CARGO,
    LINK,
    NOTHING,
    OWN_WELLS,
    REFINERY,
    REGION_COUNT,
    REGION_STRETCHES,
    RIG,
    SHIPS_EACH,
    TANKER,
    TRAIN,
    WHITE_STRETCHES,
    ZONE_COUNT,
)
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import build, fields, oil, rails, transport

# --- step D ---


def why_not_build(state: Position, action: i64) -> str:
    if action == do.RIG:
        return why_not_rig(state)
    if action < do.TRAIN:
        return why_not_zone(state, action - do.TANKER) or why_not_tile(state, TANKER)
    if action < do.REFINERY:
        return why_not_stretch(state, action - do.TRAIN) or why_not_tile(state, TRAIN)
    return why_not_refinery(state, action - do.REFINERY) or why_not_tile(state, REFINERY)


def why_not_tile(state: Position, piece: i64) -> str:
    """No tile left, or else no money."""
    return "W38" if fields.in_stock(state, state.seat, piece) == 0 else "W42"


def why_not_rig(state: Position) -> str:
    if fields.wells(state, state.region, state.seat) >= OWN_WELLS:
        return "W70"
    return "W68" if fields.find(state, state.region, EMPTY) == NOTHING else why_not_tile(state, RIG)


def why_not_zone(state: Position, zone: i64) -> str:
    """Another region than the card's, or a second white continent."""
    if build.zones(state) & BIT[zone] != 0:
        return ""
    return "W41" if zone < REGION_COUNT else "W50"


def why_not_stretch(state: Position, stretch: i64) -> str:
    """A stretch of another region or of a second white continent, or no free box."""
    if stretch < FIRST_WHITE_LINK:
        open_here: bool = REGION_STRETCHES[state.region] & BIT[stretch] != 0
        if not open_here:
            return "W78"
    elif state.white != NOTHING and WHITE_STRETCHES[state.white] & BIT[stretch] == 0:
        return "W50"
    return "W35" if state.tracks & BIT[stretch] == 0 else ""


def why_not_refinery(state: Position, zone: i64) -> str:
    if state.built == 1:
        return "W65"
    return why_not_zone(state, zone) or ("W35" if state.sites & BIT[zone] == 0 else "")


# --- steps E and F ---


def why_not_oil(state: Position, action: i64) -> str:
    if action == do.DRILL:
        return why_not_drill(state)
    if action == do.SWAP:
        return "W42" if oil.can_swap(state, state.seat) else "W110"
    if state.transported == 1:
        return "W114"
    return "W42" if transport.is_possible(state) else "W115"


def why_not_drill(state: Position) -> str:
    if fields.pumps(state, state.region) > 0:
        return "W88"
    if fields.rigs(state, state.region) < DRILL_RIGS:
        return "W85"
    return "W42" if fields.can_set_pump(state, state.region, state.seat) else "W87"


def why_not_move(state: Position, zone: i64) -> str:
    """No money, a tanker that has moved already, or none there that carried no oil."""
    clause: str = "W162"
    ship: i64 = state.seat * SHIPS_EACH
    end: i64 = ship + SHIPS_EACH
    while ship < end:
        if state.ships[ship] == zone and state.used & BIT[ship] == 0:
            if state.moved & BIT[ship] == 0:
                return "W42"
            clause = "W164"
        ship += 1
    return clause


# --- a barrel's way ---


def why_not_journey(state: Position, action: i64) -> str:
    if action == do.REFINE:
        return "W62" if state.closed & BIT[state.place] != 0 else "W126"
    if action < do.LINK:
        ship: i64 = action - do.LOAD
        here: bool = state.ships[ship] == state.place and state.cargo[ship] < FULL_CARGO
        return "W138" if here else "W126"
    return why_not_link(state, (action - do.LINK) // COLOUR_COUNT, (action - do.LINK) % COLOUR_COUNT)


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
