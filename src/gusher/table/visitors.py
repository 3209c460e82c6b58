"""Visitors: nobody has an account, so it is the address from which somebody opens tables that is served in turn."""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass

from gusher.store.port import Store
from gusher.table.errors import TooMany
from gusher.table.live import BOT
from gusher.table.opening import SeatWish

SALT = "openers"
DIGITS = 24
RECENT_SECONDS = 3600.0  # a table at which nothing has happened for so long costs nothing


def visitor_hash(salt: str, address: str) -> str:
    """What is kept of an address: enough to tell that two tables have the same opener. There are few addresses, so that
    a plain hash could be tried out; with a salt of the store's own it fits no other list. Empty for an unknown one."""
    return hmac.digest(salt.encode(), address.encode(), hashlib.sha256).hex()[:DIGITS] if address else ""


@dataclass(frozen=True)
class Caps:
    """How much one visitor may have under way."""

    tables: int = 10**9
    alone: int = 10**9  # of these, tables of bots alone

    def check(self, store: Store, opener: str, wishes: Sequence[SeatWish], now: float) -> None:
        """May the visitor open another table? Raises TooMany."""
        if not opener:
            return
        tables, alone = store.opened_by(opener, now - RECENT_SECONDS)
        if tables >= self.tables:
            raise TooMany("many-tables", most=self.tables)
        if alone >= self.alone and all(wish.kind == BOT for wish in wishes):
            raise TooMany("many-alone", most=self.alone)
