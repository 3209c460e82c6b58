"""Watches the clocks of all tables. Of several processes one does it, whoever holds the lease; the others follow its
heartbeat, and when it dies one of them takes over."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from gusher.store.clocks import Beat
from gusher.store.port import Unreachable
from gusher.table.aside import Unreadable
from gusher.table.counting import beaten, counted
from gusher.table.errors import Behind, NoTable
from gusher.table.leases import RENEW_SECONDS, Leases
from gusher.table.live import LiveTable
from gusher.table.memory import Memory
from gusher.table.threads import StoreThreads

WORK = "clocks"  # the lease
MOST_AT_ONCE = 200  # clocks that ring

_log = logging.getLogger("gusher.table")


class Watch:
    """`now` is the machine's time; `time` is what counts, and every mark of a clock is in it."""

    def __init__(self, memory: Memory, threads: StoreThreads, owner: str, now: Callable[[], float]) -> None:
        self._memory = memory
        self._threads = threads
        self._store = threads.store
        self._now = now
        self._leases = Leases(threads, owner)
        self._beat: Beat | None = None
        self._aside: set[str] = set()  # of which nobody can say what is asked
        self._task: asyncio.Task[None] | None = None
        self._looking = asyncio.Lock()  # one round after the other
        self.rings: Callable[[LiveTable], Awaitable[None]] = _nobody

    def time(self) -> float:
        return counted(self._beat, self._now()) if self._beat is not None else self._now()

    async def start(self) -> None:
        first = await self._threads.read(self._store.heartbeat)
        if first is None:
            await self._threads.write(self._store.beat, Beat(self._now(), 0.0), None)
            first = await self._threads.read(self._store.heartbeat)
        self._beat = first
        self._task = asyncio.create_task(self._keep_watching())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self._leases.give_back([WORK])  # whoever is left need not wait until it ends

    async def _keep_watching(self) -> None:
        while True:
            try:
                await self.round()
            except Unreachable as error:
                _log.warning("the store does not answer: %s", error)
            except Exception:
                _log.exception("the clocks could not be looked after; it is tried again")
            await asyncio.sleep(RENEW_SECONDS)

    async def round(self) -> bool:
        """Looks at the clocks once. Is this the process that watches them? While no time runs anywhere, none does."""
        async with self._looking:
            return await self._look()

    async def _look(self) -> bool:
        await self._leases.renew()
        first = await self._threads.read(self._store.next_alarm)
        if first is None:
            await self._leases.give_back([WORK])
            self._beat = await self._threads.read(self._store.heartbeat)
            return False
        watches = bool(await self._leases.take([WORK])) and await self._beats()
        if not watches:
            self._beat = await self._threads.read(self._store.heartbeat)
        elif first <= self.time():
            await self._ring_all()
        return watches

    async def _beats(self) -> bool:
        before = await self._threads.read(self._store.heartbeat)
        if before is None:
            return False
        beat = beaten(before, self._now())
        if not await self._threads.write(self._store.beat, beat, before):
            return False
        self._beat = beat
        return True

    async def _ring_all(self) -> None:
        for match_id in await self._threads.read(self._store.alarms, self.time(), MOST_AT_ONCE):
            if match_id not in self._aside:
                await self._ring(match_id)

    async def _ring(self, match_id: str) -> None:
        try:
            async with self._memory.holding(match_id) as table:
                await self.rings(table)
        except Behind:  # another process has changed it: its clock is looked at in the next round
            await self._memory.refresh(match_id)
        except NoTable:
            pass
        except Unreadable:
            self._aside.add(match_id)


async def _nobody(_: LiveTable) -> None:
    pass
