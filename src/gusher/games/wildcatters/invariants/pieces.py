"""Barrels, tiles, fields, rails, refineries and tankers, recounted the slow way."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from gusher.games.wildcatters.actions import ask
from gusher.games.wildcatters.data import (
    BARRELS,
    BOXES,
    CIRCLE_END,
    COLOURS,
    CONTINENTS,
    END_A,
    END_B,
    FIRST_LINK,
    MOST_BOXES,
    NEUTRAL_ZONE,
    OWN_WELLS,
    PIECES,
    REFINERY_ROOM,
    REGION_COUNT,
    SHIPS,
    STOCK,
    STRETCHES,
    WILDCATTERS,
    ZONES,
)
from gusher.games.wildcatters.invariants.recount import Check, is_interrupted, members
from gusher.games.wildcatters.position import Position
from gusher.kernel.state import OVER

NOT_FULL: Final = (
    ask.CARD,
    ask.BUILD,
    ask.DISPLAY,
    ask.RENEWAL,
    ask.REFILL,
    ask.REPAY,
    ask.ORDER,
    ask.END_CARD,
)  # full ones have been emptied
LOADED: Final = (ask.WAY, ask.SHIP, ask.PORT, ask.UNLOAD)  # tankers may carry oil here


# --- the slow recount ---


def circles_of(state: Position, region: int) -> list[int]:
    return list(state.circles[7 * region : 7 * region + 7])


def pumps_of(state: Position, region: int, colour: int) -> list[int]:
    """The barrels on each pump of the colour."""
    first = 10 + 4 * colour
    return [circle - first for circle in circles_of(state, region) if first <= circle < first + 4]


def tokens_of(state: Position, region: int, colour: int) -> int:
    """Wildcatters with a barrel of the colour."""
    return circles_of(state, region).count(6 + colour)


def cargo_of(state: Position, ship: int) -> list[int]:
    """The colours aboard, in loading order."""
    digits = [int(state.cargo[ship]) >> (3 * place) & 7 for place in range(4)]
    return [digit - 1 for digit in digits[: digits.index(0)]]


def barrels_on_board(state: Position, colour: int) -> int:
    fields = sum(sum(pumps_of(state, region, colour)) + tokens_of(state, region, colour) for region in range(8))
    places = sum(int(state.waiting[zone * 4 + colour] + state.tanks[zone * 4 + colour]) for zone in range(14))
    aboard = sum(cargo_of(state, ship).count(colour) for ship in range(16))
    return fields + places + aboard + sum(int(state.boxes[continent * 4 + colour]) for continent in range(7))


def tiles_on_board(state: Position, colour: int) -> list[int]:
    """Rigs, trains, tankers, refineries and pumps, in the order of PIECES."""
    circles = [circle for region in range(8) for circle in circles_of(state, region)]
    return [
        circles.count(1 + colour),
        list(state.trains).count(colour),
        sum(state.ships[colour * 4 + number] >= 0 for number in range(4)),
        list(state.refineries).count(colour),
        sum(len(pumps_of(state, region, colour)) for region in range(8)),
    ]


# --- the checks ---


def check_barrels(state: Position) -> Iterator[str]:
    seats = int(state.setting.seats)
    for colour, name in enumerate(COLOURS):
        pledged = int(state.pledged[colour]) if colour < seats else 0
        on_board = barrels_on_board(state, colour)
        if int(state.supply[colour]) + on_board + pledged != BARRELS or state.supply[colour] < 0:
            yield f"{name}: {state.supply[colour]} barrels in supply, {on_board} on the board, {pledged} at the bank"
        if colour >= seats and on_board:
            yield f"{name} is unplayed but has {on_board} barrels on the board"
        if colour < seats and not 0 <= pledged <= state.loans[colour]:
            yield f"{name}: {pledged} barrels at the bank for {state.loans[colour]} loans"


def check_tiles(state: Position) -> Iterator[str]:
    for colour, name in enumerate(COLOURS):
        for piece, number in enumerate(tiles_on_board(state, colour)):
            stock = int(state.stock[colour * 5 + piece])
            if stock < 0 or stock + number != STOCK[piece]:
                yield f"{name}: {stock} {PIECES[piece]} tiles in stock, {number} on the board"


def check_fields(state: Position) -> Iterator[str]:
    for region in range(REGION_COUNT):
        found = circles_of(state, region)
        if any(not 0 <= circle < CIRCLE_END for circle in found):
            yield f"{ZONES[region]}: circles {found}"
        for colour, name in enumerate(COLOURS):
            index = region * 4 + colour
            rigs, pumps = found.count(1 + colour), pumps_of(state, region, colour)
            ready = sum(barrels > 0 for barrels in pumps) + tokens_of(state, region, colour)
            if rigs + len(pumps) > OWN_WELLS:
                yield f"{ZONES[region]}: {name} has {rigs} rigs and {len(pumps)} pumps"
            if (state.rigs[index], state.pumps[index], state.ready[index]) != (rigs, len(pumps), ready):
                yield f"{ZONES[region]}: {name} has {rigs} rigs, {len(pumps)} pumps, {ready} barrels by the recount"


def check_wildcatters(state: Position) -> Iterator[str]:
    left = 0
    for region in range(REGION_COUNT):
        found = circles_of(state, region)
        unsold, won = found.count(5), sum(6 <= circle < 10 for circle in found)
        left += unsold + won
        if unsold + won > 2:
            yield f"{ZONES[region]}: {unsold + won} wildcatters"
        drilling = state.step in (ask.JOIN_DRILL, ask.BID) and region == state.region
        pumps = any(pumps_of(state, region, colour) for colour in range(4))
        if unsold and pumps and not drilling:
            yield f"{ZONES[region]}: {unsold} wildcatters were not auctioned"
        if won and not pumps:
            yield f"{ZONES[region]}: a wildcatter was sold before the drilling"
    taken = [int(number) for number in state.wildcatters]
    if min(taken) < 0 or left + sum(taken) > WILDCATTERS:
        yield f"wildcatters: {left} on the board, {taken} taken"


def check_trains(state: Position) -> Iterator[str]:
    tracks = 0
    rails = [0] * 14
    for stretch, name in enumerate(STRETCHES):
        boxes = [int(state.trains[stretch * MOST_BOXES + box]) for box in range(MOST_BOXES)]
        placed = sum(owner >= 0 for owner in boxes)
        if placed > BOXES[stretch] or min(boxes[:placed], default=0) < 0:  # from the first box on
            yield f"{name}: trains {boxes}"
        if placed < BOXES[stretch]:
            tracks |= 1 << stretch
        if stretch >= FIRST_LINK and boxes[0] >= 0:
            rails[END_A[stretch]] |= 1 << END_B[stretch]
            rails[END_B[stretch]] |= 1 << END_A[stretch]
    if state.tracks != tracks or list(state.rails) != rails:
        yield f"rails {[members(int(zones)) for zones in state.rails]}, free boxes on {members(state.tracks)}"


def check_refineries(state: Position) -> Iterator[str]:
    sites = roomy = stocked = 0
    for zone, name in enumerate(ZONES):
        barrels = sum(int(state.tanks[zone * 4 + colour]) for colour in range(4))
        built = state.refineries[zone] >= 0
        if barrels != state.filled[zone] or not 0 <= barrels <= (REFINERY_ROOM if built else 0):
            yield f"{name}: {barrels} barrels in the refinery, {state.filled[zone]} by the sum"
        if barrels == REFINERY_ROOM and state.step in NOT_FULL:
            yield f"{name}: a full refinery at question {state.step}"
        sites |= (not built) << zone
        roomy |= (built and barrels < REFINERY_ROOM) << zone
        stocked |= (barrels > 0) << zone
    if (state.sites, state.roomy, state.stocked) != (sites, roomy, stocked):
        yield f"sites {members(state.sites)}, room in {members(state.roomy)}, barrels in {members(state.stocked)}"
    if state.seat != OVER and min(min(list(table)) for table in (state.tanks, state.waiting, state.boxes)) < 0:
        yield "fewer than no barrels somewhere"
    neutral = [zone for zone in range(14) if state.refineries[zone] >= state.setting.seats]
    if neutral != ([NEUTRAL_ZONE] if state.setting.seats == 3 else []):
        yield f"neutral refineries in {neutral}"


def check_start_refineries(state: Position) -> Iterator[str]:
    """W11: one to a continent during set-up."""
    if state.step <= ask.PLACE:
        here = Counter(zone // 2 for zone in range(14) if 0 <= state.refineries[zone] < state.setting.seats)
        if any(number > 1 or continent > 3 for continent, number in here.items()):
            yield f"start refineries on {[CONTINENTS[continent] for continent in here]}"


def check_tankers(state: Position) -> Iterator[str]:
    for ship, name in enumerate(SHIPS):
        cargo = cargo_of(state, ship)
        if not -1 <= state.ships[ship] < 14:
            yield f"tanker {name} lies in {state.ships[ship]}"
        if state.cargo[ship] >= 512 or any(not 0 <= colour < state.setting.seats for colour in cargo):
            yield f"tanker {name} carries {cargo}"
        if cargo and (state.ships[ship] < 0 or not (state.step in LOADED or is_interrupted(state))):
            yield f"tanker {name} carries {cargo} at question {state.step}"
        if cargo and not state.used >> ship & 1:
            yield f"tanker {name} carries oil but is not marked"
        if ship % 4 and state.ships[ship] >= 0 > state.ships[ship - 1]:
            yield f"tanker {name} was built before its elder"
    if state.used & state.moved:
        yield f"tankers {members(state.used & state.moved)} carried oil and moved"


CHECKS: Final[tuple[Check, ...]] = (
    check_barrels,
    check_tiles,
    check_fields,
    check_wildcatters,
    check_trains,
    check_refineries,
    check_start_refineries,
    check_tankers,
)
