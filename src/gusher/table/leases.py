"""Work that one process should do although several could: a bot that thinks. The store says who does it.

A process that dies does not renew its leases, and after some seconds another one takes the work over. A lease is no
lock: what comes of the work is stored only if the match still stands where the work began.
"""

from collections.abc import Collection
from contextlib import suppress

from gusher.store.port import Unreachable
from gusher.table.threads import StoreThreads

LEASE_SECONDS = 8.0
RENEW_SECONDS = 2.0


class Leases:
    """The works of this process, each with a name."""

    def __init__(self, threads: StoreThreads, owner: str) -> None:
        self._threads = threads
        self._owner = owner
        self.held: set[str] = set()

    async def take(self, works: Collection[str]) -> set[str]:
        """Those of the works that this process may do now: those it has already, and those that were free."""
        missing = [work for work in works if work not in self.held]
        if missing:
            self.held |= await self._lease(missing)
        return {work for work in works if work in self.held}

    async def renew(self) -> set[str]:
        """Says that this process is alive. Returns the works that it has lost all the same: it must stop them."""
        before = set(self.held)
        lost = before - await self._lease(before) if before else set()
        self.held -= lost
        return lost

    async def give_back(self, works: Collection[str]) -> None:
        given = [work for work in works if work in self.held]
        self.held -= set(given)
        if not given:
            return
        with suppress(Unreachable):  # then they end by themselves
            await self._threads.write(self._threads.store.release, given, self._owner)

    async def _lease(self, works: Collection[str]) -> set[str]:
        return await self._threads.write(self._threads.store.lease, works, self._owner, LEASE_SECONDS)
