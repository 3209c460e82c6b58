"""The fields: seven circles in each region for rigs, pumps and wildcatters (W66 to W73, W89 to W96)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.data import (
    A_PUMP,
    A_RIG,
    CIRCLES,
    COLOUR_COUNT,
    EMPTY,
    NOTHING,
    PIECE_KINDS,
    PUMP,
    PUMP_BARRELS,
    PUMP_LEVELS,
    RIG,
    RIG_PRICE,
    WILDCATTER,
    WON,
)
from gusher.games.wildcatters.effects.drilling import PumpSet
from gusher.games.wildcatters.position import Position
from gusher.kernel.state import Listener
from gusher.kernel.tables import changed


def find(state: Position, region: i64, what: i64) -> i64:
    """The lowest-numbered circle of the region with just this on it, as an index of `circles`, or NOTHING."""
    circle: i64 = region * CIRCLES
    end: i64 = circle + CIRCLES
    while circle < end:
        if state.circles[circle] == what:
            return circle
        circle += 1
    return NOTHING


def number(state: Position, region: i64, what: i64) -> i64:
    """How many circles of the region have just this on them."""
    found: i64 = 0
    circle: i64 = region * CIRCLES
    end: i64 = circle + CIRCLES
    while circle < end:
        if state.circles[circle] == what:
            found += 1
        circle += 1
    return found


def rigs(state: Position, region: i64) -> i64:
    """Rigs of everybody, neutral ones too (W20, W86)."""
    first: i64 = region * COLOUR_COUNT
    return state.rigs[first] + state.rigs[first + 1] + state.rigs[first + 2] + state.rigs[first + 3]


def pumps(state: Position, region: i64) -> i64:
    """Pumps of everybody, empty ones too (W96)."""
    first: i64 = region * COLOUR_COUNT
    return state.pumps[first] + state.pumps[first + 1] + state.pumps[first + 2] + state.pumps[first + 3]


def wells(state: Position, region: i64, seat: i64) -> i64:
    """A seat's rigs and pumps (W70, W72)."""
    index: i64 = region * COLOUR_COUNT + seat
    return state.rigs[index] + state.pumps[index]


def rig_price(state: Position, region: i64, seat: i64) -> i64:
    """The price of the seat's next rig there, while it may have one (W71, W72)."""
    return RIG_PRICE[wells(state, region, seat)]


def put_rig(state: Position, region: i64, colour: i64) -> None:
    """A rig from the stock onto the first free circle."""
    state.circles = changed(state.circles, find(state, region, EMPTY), A_RIG + colour)
    index: i64 = region * COLOUR_COUNT + colour
    state.rigs = changed(state.rigs, index, state.rigs[index] + 1)
    take(state, colour, RIG)


def put_wildcatter(state: Position, region: i64) -> None:
    state.circles = changed(state.circles, find(state, region, EMPTY), WILDCATTER)


def take(state: Position, colour: i64, piece: i64) -> None:
    """A tile leaves the stock."""
    index: i64 = colour * PIECE_KINDS + piece
    state.stock = changed(state.stock, index, state.stock[index] - 1)


def in_stock(state: Position, seat: i64, piece: i64) -> i64:
    return state.stock[seat * PIECE_KINDS + piece]


def can_set_pump(state: Position, region: i64, seat: i64) -> bool:
    """A rig there and a pump in the stock (W87, W93, W110)."""
    return state.rigs[region * COLOUR_COUNT + seat] > 0 and state.stock[seat * PIECE_KINDS + PUMP] > 0


def set_pump(state: Position, region: i64, seat: i64, tell: Listener | None) -> None:
    """A rig becomes a pump with three barrels (W89, W91), or with what the supply has (W92); the rig goes back to the
    stock (W90)."""
    barrels: i64 = min(PUMP_BARRELS, state.supply[seat])
    state.supply[seat] -= barrels
    pump: i64 = A_PUMP + seat * PUMP_LEVELS + barrels
    state.circles = changed(state.circles, find(state, region, A_RIG + seat), pump)
    index: i64 = region * COLOUR_COUNT + seat
    state.rigs = changed(state.rigs, index, state.rigs[index] - 1)
    state.pumps = changed(state.pumps, index, state.pumps[index] + 1)
    if barrels > 0:
        state.ready[index] += 1
    take(state, seat, PUMP)
    back: i64 = seat * PIECE_KINDS + RIG
    state.stock = changed(state.stock, back, state.stock[back] + 1)
    if tell is not None:
        tell(PumpSet(seat, region, barrels))


def empty_once(state: Position, region: i64, seat: i64) -> i64:
    """A barrel leaves each of the seat's pumps that has one, and each of its wildcatters, whose circle is free then
    (W118 to W120). Returns the wildcatters; whoever calls moves the barrels."""
    circles: vec[i64] = state.circles[:]
    tokens: i64 = 0
    filled: i64 = 0
    least: i64 = A_PUMP + seat * PUMP_LEVELS
    circle: i64 = region * CIRCLES
    end: i64 = circle + CIRCLES
    while circle < end:
        here: i64 = circles[circle]
        if here == WON + seat:
            circles[circle] = EMPTY
            tokens += 1
        elif least < here < least + PUMP_LEVELS:
            circles[circle] = here - 1
            filled += 1 if here - 1 > least else 0
        circle += 1
    state.circles = circles
    state.ready[region * COLOUR_COUNT + seat] = filled
    return tokens
