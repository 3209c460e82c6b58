"""Whom a step concerns who may not be looking. What is due is stored with the step, and judged again when its time has
come (notify/due.py): whoever looks or has answered by then is not told."""

from collections.abc import Sequence

from gusher.kernel.match import Entry, Match
from gusher.store.notices import GAME_OVER, TAKEBACK, TURN, Due
from gusher.store.port import Wish
from gusher.table.live import LiveTable

MOMENT_SECONDS = 30.0  # in which an answer may follow anyway


def after_step(table: LiveTable, entries: Sequence[Entry], now: float) -> tuple[Due, ...]:
    """The person who is asked, unless by an answer of their own: that is one more question of the same turn. But
    whoever had an order answer need not be there, and is told of what it leaves open. At the end everybody but who
    brought it about."""
    mover, due = entries[0].by, now + MOMENT_SECONDS
    if table.match.over:
        return tuple(Due(seat, GAME_OVER, table.match.n, due) for seat in table.people if seat != mover)
    went_on = table.asked == mover and (mover, entries[0].n) not in table.ordered
    if went_on or table.asked not in table.people:
        return ()
    return (Due(table.asked, TURN, _last_own(table.match, table.asked), due),)


def after_wish(wish: Wish | None, now: float) -> tuple[Due, ...]:
    needed = sorted(wish.needed) if wish is not None else []
    return tuple(Due(seat, TAKEBACK, wish.n, now + MOMENT_SECONDS) for seat in needed if wish is not None)


def _last_own(match: Match, seat: int) -> int:
    """By the last entry of its own a seat's turn has its number: whatever others give and take back, until the seat
    answers it is one turn, of which it is told once."""
    return next((entry.n for entry in reversed(match.entries) if entry.by == seat), 0)
