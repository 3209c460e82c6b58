"""Whose time runs at a table, and how its clock follows what happens there."""

from collections.abc import Callable, Sequence
from typing import Any

from gusher.kernel.state import OVER as NOBODY_ASKED
from gusher.store.clocks import NOBODY, Clock, ClockChange
from gusher.store.notices import Due
from gusher.store.port import OVER, Reply, SeatRecord, Taken
from gusher.table import clocks
from gusher.table.errors import Behind
from gusher.table.live import BOT, LiveTable
from gusher.table.memory import Memory
from gusher.table.opening import FREE, FRIEND
from gusher.table.threads import StoreThreads

Time = Callable[[], float]  # counted


def whose(seats: Sequence[SeatRecord], asked: int) -> int:
    """The seat whose time runs: a person's who is asked, once everybody has come."""
    waiting = any(sits.kind in (FRIEND, FREE) for sits in seats)
    return NOBODY if asked < 0 or waiting or seats[asked].kind == BOT else asked


def after_step(table: LiveTable, by: int | str, now: float) -> ClockChange | None:
    """With what was just played. Who answers during a pause has ended it; a bot has not."""
    clock, seats = table.record.clock, table.record.seats
    if clock is None:
        return None
    goes_on = isinstance(by, int) and seats[by].kind != BOT
    to = clocks.resumed(clock, now) if goes_on else clock
    return ClockChange(clocks.passes(to, whose(seats, table.asked), now, table.match.n), clock)


def kept(change: ClockChange | None) -> dict[str, Clock]:
    """What a change means for the record."""
    return {} if change is None else {"clock": change.to}


class Keeper:
    """Stores who sits where and what becomes of the clock, at a table that is held, and tells."""

    def __init__(self, memory: Memory, threads: StoreThreads, now: Callable[[], float], time: Time) -> None:
        self._memory = memory
        self._store = threads.store
        self._now = now
        self.time = time

    async def sit(
        self, table: LiveTable, seat: int, record: SeatRecord, reply: Reply | None = None, clock: Clock | None = None
    ) -> None:
        """Somebody else sits there; with another clock, if one is given. Raises Taken."""
        before = table.record.seats
        seats = (*before[:seat], record, *before[seat + 1 :])
        change = _after_seat(table, seats, clock, self.time())
        version = await self._memory.change(
            table, self._store.take_seat, table.id, seat, record, before[seat], reply, change
        )
        _remember(table, reply)
        table.has_stored(version, seats=seats, **kept(change))

    async def clock(self, table: LiveTable, to: Clock, reply: Reply | None = None, notices: Sequence[Due] = ()) -> None:
        """The clock of a table that has one. Raises Behind if another process was quicker."""
        assert table.record.clock is not None
        change, now = ClockChange(to, table.record.clock), self._now()
        try:
            version = await self._memory.change(table, self._store.change_clock, table.id, change, reply, notices, now)
        except Taken:
            raise Behind("stale", n=table.match.n) from None
        changes: dict[str, Any] = {"clock": to}
        if to.ended:
            changes |= {"status": OVER, "turn": NOBODY_ASKED, "changed": now, "since": now}
            table.takeback = table.leaving = None
        _remember(table, reply)
        table.has_stored(version, **changes)


def _after_seat(table: LiveTable, seats: Sequence[SeatRecord], clock: Clock | None, now: float) -> ClockChange | None:
    before = table.record.clock
    if before is None:
        return None
    return ClockChange(clocks.passes(clock or before, whose(seats, table.asked), now, table.match.n), before)


def _remember(table: LiveTable, reply: Reply | None) -> None:
    if reply is not None:
        table.remember_key(reply.seat, reply.key)
