"""A payment in shares: how many of each company (W33)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import COLOUR_COUNT, NOTHING, SHARES_PER_DOLLAR
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import splitting
from gusher.kernel.tables import ascending, holds


def begin(state: Position, seat: i64) -> None:
    """Three shares for each dollar (W33)."""
    state.rest = state.covered * SHARES_PER_DOLLAR
    state.colour = 0
    state.chosen = 0
    ask_next(state, seat)


def ask_next(state: Position, seat: i64) -> None:
    """A number that is forced is not asked for; that of the last company always is."""
    while state.colour < COLOUR_COUNT:
        fewest: i64 = least(state, seat)
        if fewest < most(state, seat):
            state.step = ask.GIVE
            return
        splitting.name(state, fewest)
    state.colour = NOTHING
    state.step = station.DEED


def least(state: Position, seat: i64) -> i64:
    """What the later companies cannot cover."""
    later: i64 = 0
    company: i64 = state.colour + 1
    while company < COLOUR_COUNT:
        later += state.shares[seat * COLOUR_COUNT + company]
        company += 1
    return max(0, state.rest - later)


def most(state: Position, seat: i64) -> i64:
    return min(state.rest, state.shares[seat * COLOUR_COUNT + state.colour])


def legal(state: Position) -> vec[i64]:
    fewest: i64 = least(state, state.seat)
    return ascending(do.GIVE + fewest, most(state, state.seat) - fewest + 1)


def why_not(state: Position, action: i64) -> str:
    return "" if holds(legal(state), action) else "W33"


def play(state: Position, action: i64) -> None:
    splitting.name(state, action - do.GIVE)
    ask_next(state, state.seat)
