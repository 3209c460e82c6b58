"""Payments in own shares, and the loans that they force (W39, W173 to W179)."""

from mypy_extensions import i64

from gusher.games.wildcatters.data import COLOUR_COUNT, LOAN, NOTHING
from gusher.games.wildcatters.effects.loans import Borrowed
from gusher.games.wildcatters.position import Position
from gusher.kernel.state import Listener
from gusher.kernel.tables import changed


def own(state: Position, seat: i64) -> i64:
    """The seat's own shares."""
    return state.shares[seat * COLOUR_COUNT + seat]


def pay(state: Position, payer: i64, payee: i64, amount: i64, tell: Listener | None) -> None:
    """Own shares for another seat, or for the bank (NOTHING). Who has too few borrows as often as needed (W173)."""
    purse: i64 = payer * COLOUR_COUNT + payer
    while state.shares[purse] < amount:
        borrow(state, payer, tell)
    state.shares[purse] -= amount
    if payee != NOTHING:
        state.shares[payee * COLOUR_COUNT + payer] += amount
    refresh(state, payer, tell)


def refresh(state: Position, seat: i64, tell: Listener | None) -> None:
    """Who has no own share left borrows at once (W174), unless the house plays otherwise (W175)."""
    if state.setting.zero_loan and state.shares[seat * COLOUR_COUNT + seat] == 0:
        borrow(state, seat, tell)


def borrow(state: Position, seat: i64, tell: Listener | None) -> None:
    """A barrel from the supply is the pledge (W176); without one the loan is only noted (W178)."""
    barrel: i64 = 1 if state.supply[seat] > 0 else 0
    state.supply[seat] -= barrel
    if barrel == 1:
        state.pledged = changed(state.pledged, seat, state.pledged[seat] + 1)
    state.loans = changed(state.loans, seat, state.loans[seat] + 1)
    state.shares[seat * COLOUR_COUNT + seat] += LOAN
    if tell is not None:
        tell(Borrowed(seat, LOAN, state.loans[seat], barrel))


def repay(state: Position, seat: i64, number: i64) -> None:
    """So many loans are gone; barrels at the bank beyond those left go back to the supply (W183)."""
    loans: i64 = state.loans[seat] - number
    state.loans = changed(state.loans, seat, loans)
    freed: i64 = state.pledged[seat] - loans
    if freed > 0:
        state.pledged = changed(state.pledged, seat, loans)
        state.supply[seat] += freed
