"""Prices in dollars, which the active seat alone ever pays (W33, W34, W42; 5.3 of the rules' decision table)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import COLOUR_COUNT, SHARES_PER_DOLLAR
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import giving, splitting
from gusher.kernel.tables import ascending, holds


def shares(state: Position, seat: i64) -> i64:
    """The seat's shares of all companies."""
    first: i64 = seat * COLOUR_COUNT
    return state.shares[first] + state.shares[first + 1] + state.shares[first + 2] + state.shares[first + 3]


def budget(state: Position, seat: i64) -> i64:
    """The highest price that the seat can pay (W42)."""
    return state.cash[seat] + shares(state, seat) // SHARES_PER_DOLLAR


def can_mix(state: Position, seat: i64) -> bool:
    """There is something to choose from, and the seat has not asked for it yet."""
    return state.mix == 0 and state.cash[seat] >= 1 and shares(state, seat) >= SHARES_PER_DOLLAR


def begin(state: Position, seat: i64, action: i64, price: i64) -> None:
    """Cash first, shares only for what is missing, unless the seat wanted to choose the mix."""
    state.pending = action
    state.price = price
    state.covered = least(state, seat)
    if state.mix == 1 and state.covered < most(state, seat):
        state.step = ask.PAY
    else:
        cover(state, seat)
    state.mix = 0


def least(state: Position, seat: i64) -> i64:
    """The fewest dollars of the price that must be paid in shares."""
    return max(0, state.price - state.cash[seat])


def most(state: Position, seat: i64) -> i64:
    return min(state.price, shares(state, seat) // SHARES_PER_DOLLAR)


def legal(state: Position) -> vec[i64]:
    fewest: i64 = least(state, state.seat)
    return ascending(do.COVER + fewest, most(state, state.seat) - fewest + 1)


def why_not(state: Position, action: i64) -> str:
    return "" if holds(legal(state), action) else "W33"


def play(state: Position, action: i64) -> None:
    state.covered = action - do.COVER
    cover(state, state.seat)


def cover(state: Position, seat: i64) -> None:
    if state.covered == 0:
        state.step = station.DEED
    else:
        giving.begin(state, seat)


def settle(state: Position, seat: i64) -> None:
    """Notes and shares go to the bank."""
    state.cash[seat] -= state.price - state.covered
    company: i64 = 0
    while company < COLOUR_COUNT:
        state.shares[seat * COLOUR_COUNT + company] -= splitting.part(state.chosen, company)
        company += 1
