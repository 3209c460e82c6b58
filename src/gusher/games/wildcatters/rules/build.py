"""Step D: rigs, tankers, trains and a refinery, in the card's region and one white continent (W49, W50, W65 to W81)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import (
    ALL_WHITE_STRETCHES,
    BOXES,
    CONTINENT_ZONES,
    EMPTY,
    END_A,
    END_B,
    FIRST_LINK,
    FIRST_WHITE_LINK,
    MOST_BOXES,
    NOTHING,
    OWN_WELLS,
    PIECE_KINDS,
    REFINERY,
    REFINERY_POINTS,
    REFINERY_PRICE,
    REGION_COUNT,
    REGION_STRETCHES,
    RIG,
    SHIPS_EACH,
    STOCK,
    TANKER,
    TANKER_PRICE,
    TRAIN,
    TRAIN_PRICE,
    WHITE_STRETCHES,
    WHITE_ZONES,
    ZONE_CONTINENT,
)
from gusher.games.wildcatters.effects.building import RefineryBonus
from gusher.games.wildcatters.effects.skipping import Skipped
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import fields, menu, payment, turns
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener
from gusher.kernel.tables import changed, holds

# --- the menu ---


def begin(state: Position, tell: Listener | None) -> None:
    state.seat = turns.active(state)
    if not menu.is_empty(state, answers(state)):
        state.step = ask.BUILD
        return
    if tell is not None:
        budget: i64 = payment.budget(state, state.seat)
        tell(Skipped(state.seat, "build", "cash" if budget < min(TRAIN_PRICE, TANKER_PRICE) else "room"))
    state.step = station.OIL


def answers(state: Position) -> vec[i64]:
    seat: i64 = turns.active(state)
    budget: i64 = payment.budget(state, seat)
    found: vec[i64] = vec[i64](capacity=28)
    if can_rig(state, seat, budget):
        found = append(found, do.RIG)
    if budget >= TANKER_PRICE and fields.in_stock(state, seat, TANKER) > 0:
        found = sets.extend(found, do.TANKER, zones(state))
    if budget >= TRAIN_PRICE and fields.in_stock(state, seat, TRAIN) > 0:
        found = sets.extend(found, do.TRAIN, stretches(state))
    if can_refinery(state, seat, budget):
        found = sets.extend(found, do.REFINERY, zones(state) & state.sites)
    return found


def legal(state: Position) -> vec[i64]:
    return menu.listed(state, answers(state), True)


def why_not(state: Position, action: i64) -> str:
    """Place comes before room, room before tiles, tiles before the price."""
    if holds(legal(state), action):
        return ""
    if action < do.RIG or action >= do.DRILL:
        return menu.why_not(state, action)
    if action == do.RIG:
        return why_not_rig(state)
    if action < do.TRAIN:
        return why_not_zone(state, action - do.TANKER) or why_not_tile(state, TANKER)
    if action < do.REFINERY:
        return why_not_stretch(state, action - do.TRAIN) or why_not_tile(state, TRAIN)
    return why_not_refinery(state, action - do.REFINERY) or why_not_tile(state, REFINERY)


def play(state: Position, action: i64) -> None:
    if action >= do.MIX:
        menu.play(state, action, station.BUILDING, station.OIL)
    else:
        payment.begin(state, state.seat, action, price(state, action))


def price(state: Position, action: i64) -> i64:
    if action == do.RIG:
        return fields.rig_price(state, state.region, turns.active(state))
    if action < do.TRAIN:
        return TANKER_PRICE
    return TRAIN_PRICE if action < do.REFINERY else REFINERY_PRICE


# --- what may be built, and why not ---


def zones(state: Position) -> i64:
    """The card's region and both halves of the white continent, any of them while none is fixed (W49, W50)."""
    white: i64 = WHITE_ZONES if state.white == NOTHING else CONTINENT_ZONES[state.white]
    return BIT[state.region] | white


def stretches(state: Position) -> i64:
    """The stretches with a free box that the seat may use (W78)."""
    white: i64 = ALL_WHITE_STRETCHES if state.white == NOTHING else WHITE_STRETCHES[state.white]
    return state.tracks & (REGION_STRETCHES[state.region] | white)


def why_not_zone(state: Position, zone: i64) -> str:
    """Another region than the card's, or a second white continent."""
    if zones(state) & BIT[zone] != 0:
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


def can_rig(state: Position, seat: i64, budget: i64) -> bool:
    """A free circle (W35, W68), fewer than four wells (W70), a tile (W38) and the price (W42)."""
    if fields.wells(state, state.region, seat) >= OWN_WELLS or fields.in_stock(state, seat, RIG) == 0:
        return False
    return budget >= fields.rig_price(state, state.region, seat) and fields.find(state, state.region, EMPTY) != NOTHING


def why_not_rig(state: Position) -> str:
    if fields.wells(state, state.region, state.seat) >= OWN_WELLS:
        return "W70"
    return "W68" if fields.find(state, state.region, EMPTY) == NOTHING else why_not_tile(state, RIG)


def can_refinery(state: Position, seat: i64, budget: i64) -> bool:
    """One per turn (W65)."""
    return state.built == 0 and budget >= REFINERY_PRICE and fields.in_stock(state, seat, REFINERY) > 0


def why_not_refinery(state: Position, zone: i64) -> str:
    if state.built == 1:
        return "W65"
    return why_not_zone(state, zone) or ("W35" if state.sites & BIT[zone] == 0 else "")


def why_not_tile(state: Position, piece: i64) -> str:
    """No tile left, or else no money."""
    return "W38" if fields.in_stock(state, state.seat, piece) == 0 else "W42"


# --- building ---


def carry_out(state: Position, action: i64, tell: Listener | None) -> None:
    """What was paid for is built."""
    seat: i64 = turns.active(state)
    if action == do.RIG:
        fields.put_rig(state, state.region, seat)
    elif action < do.TRAIN:
        put_tanker(state, seat, action - do.TANKER)
        fix_white(state, action - do.TANKER)
    elif action < do.REFINERY:
        put_train(state, seat, action - do.TRAIN)
        if action - do.TRAIN >= FIRST_WHITE_LINK:
            fix_white(state, END_B[action - do.TRAIN])
    else:
        state.built = 1
        put_refinery(state, seat, action - do.REFINERY)
        fix_white(state, action - do.REFINERY)
        score_refinery(state, seat, tell)
    state.step = station.BUILDING


def fix_white(state: Position, zone: i64) -> None:
    """The first white building of the turn fixes the continent (W50)."""
    if zone >= REGION_COUNT:
        state.white = ZONE_CONTINENT[zone]


def put_tanker(state: Position, seat: i64, zone: i64) -> None:
    """The seat's next tanker: tankers never leave the board again."""
    ship: i64 = seat * SHIPS_EACH + STOCK[TANKER] - state.stock[seat * PIECE_KINDS + TANKER]
    state.ships[ship] = zone
    fields.take(state, seat, TANKER)


def put_train(state: Position, seat: i64, stretch: i64) -> None:
    """Into the first free box; a link carries from now on (W128)."""
    box: i64 = stretch * MOST_BOXES
    while state.trains[box] != NOTHING:
        box += 1
    state.trains = changed(state.trains, box, seat)
    if box == stretch * MOST_BOXES + BOXES[stretch] - 1:
        state.tracks &= ~BIT[stretch]
    fields.take(state, seat, TRAIN)
    if stretch >= FIRST_LINK:
        one: i64 = END_A[stretch]
        two: i64 = END_B[stretch]
        rails: vec[i64] = changed(state.rails, one, state.rails[one] | BIT[two])
        rails[two] |= BIT[one]
        state.rails = rails


def put_refinery(state: Position, seat: i64, zone: i64) -> None:
    state.refineries = changed(state.refineries, zone, seat)
    state.sites &= ~BIT[zone]
    state.roomy |= BIT[zone]
    fields.take(state, seat, REFINERY)


def refineries_built(state: Position, seat: i64) -> i64:
    """The one of the set-up included (W76)."""
    return STOCK[REFINERY] - fields.in_stock(state, seat, REFINERY)


def score_refinery(state: Position, seat: i64, tell: Listener | None) -> None:
    """W75."""
    number: i64 = refineries_built(state, seat)
    points: i64 = REFINERY_POINTS[number - 1]
    if points > 0:
        state.score = changed(state.score, seat, state.score[seat] + points)
        if tell is not None:
            tell(RefineryBonus(seat, number, points))
