"""Fees of a transport: own shares for trains, tankers and deliveries (W39), with a running account of who paid whom.

The account changes nothing in play; it lets everybody see what a transport has cost so far.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.data import COLOUR_COUNT, NOTHING
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import loans
from gusher.kernel.state import Listener
from gusher.kernel.tables import changed, flat

PAYEES: Final = 5  # the seats, then the bank
BANK: Final = 4
NO_FEES: Final[vec[i64]] = flat([0] * (COLOUR_COUNT * PAYEES))


def pay(state: Position, payer: i64, payee: i64, amount: i64, tell: Listener | None) -> None:
    """The bank is NOTHING as a payee."""
    index: i64 = payer * PAYEES + (BANK if payee == NOTHING else payee)
    state.fees = changed(state.fees, index, state.fees[index] + amount)
    loans.pay(state, payer, payee, amount, tell)


def clear(state: Position) -> None:
    state.fees = NO_FEES
