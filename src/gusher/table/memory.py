"""The tables in memory: a cache of what the store has, which news of other processes keep up to date."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, ParamSpec, TypeVar

from gusher.kernel.errors import GusherError
from gusher.store.port import MatchRecord, News, NotKept, Unreachable
from gusher.table.aside import Aside, Unreadable, set_aside
from gusher.table.errors import NoTable
from gusher.table.live import CHAT_SHOWN, LiveTable, reviving
from gusher.table.slices import Work, in_slices
from gusher.table.threads import StoreThreads

P = ParamSpec("P")
T = TypeVar("T")

MOST_LIVE = 2000  # tables kept in memory; beyond that those nobody watches are replayed when they are asked for
MOST_TAKEN_IN = 50  # entries; more are replayed from the beginning, bit by bit, so that nobody waits for it
FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0  # seconds before what the store could not do is tried again

_log = logging.getLogger("gusher.table")


class Memory:
    """Whoever changes a table holds it. What memory shows has been stored; what has been stored elsewhere is taken in
    when somebody looks."""

    def __init__(self, threads: StoreThreads) -> None:
        self.live: OrderedDict[str, LiveTable] = OrderedDict()
        # What bots want to know of:
        self.loaded: Callable[[LiveTable], None] = lambda _: None
        self.looked_at: Callable[[LiveTable], None] = lambda _: None
        self.went_on: Callable[[LiveTable], None] = lambda _: None  # at another process
        self.left: Callable[[str], None] = lambda _: None  # forgotten, while a bot was asked
        self._threads = threads
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._heard: dict[str, News] = {}  # of tables that are just being loaded
        self._aside: OrderedDict[str, Aside] = OrderedDict()  # what cannot be read stays so until the next start
        self._dropped: dict[str, LiveTable] = {}  # not as the store has them: only those who watch them still count
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        tasks = [*self._loading.values(), *self._tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- finding ---

    async def table(self, match_id: str) -> LiveTable:
        """The table of that id, as far as this process knows it; raises NoTable, or Unreadable if it had to be set
        aside."""
        if match_id in self.live:
            self.live.move_to_end(match_id)
            return self.live[match_id]
        if match_id in self._aside:
            raise Unreadable(self._aside[match_id])
        if match_id not in self._loading:  # all who ask meanwhile get the same one
            self._loading[match_id] = asyncio.create_task(self._load(match_id))
            self._loading[match_id].add_done_callback(lambda _: self._loading.pop(match_id, None))
        return await asyncio.shield(self._loading[match_id])

    async def _load(self, match_id: str) -> LiveTable:
        self._heard[match_id] = News(match_id, 0, 0)
        try:
            whole = await self._threads.read(self._threads.store.whole, match_id)
            table = await self._revived(whole.match, reviving(whole))
            self.keep(table)  # at no moment is it neither here nor about to be
        except NotKept:
            raise NoTable("unknown") from None
        finally:
            heard = self._heard.pop(match_id)
        table.hear(heard.n, heard.version)
        self.loaded(table)
        return table

    async def _revived(self, record: MatchRecord, work: Work[LiveTable]) -> LiveTable:
        try:
            table = await in_slices(work)
        except Exception as error:  # a game may fail in any way; it must not take the other tables down
            raise self._unreadable(record, error) from None
        dropped = self._dropped.pop(table.id, None)
        if dropped is not None:
            table.replaces(dropped)
        return table

    def _unreadable(self, record: MatchRecord, error: Exception) -> Unreadable:
        aside = self._aside[record.id] = set_aside(record, error)
        cause = error if aside.reason.code == "aside-broken" else None
        _log.warning("table %s is set aside: %s", record.id, aside.reason, exc_info=cause)
        if len(self._aside) > MOST_LIVE:
            self._aside.popitem(last=False)
        return Unreadable(aside)

    def keep(self, table: LiveTable) -> None:
        self.live[table.id] = table
        self.live.move_to_end(table.id)
        for match_id in list(self.live)[: max(0, len(self.live) - MOST_LIVE)]:
            old = self.live[match_id]
            if not (old.watched or old.lock.locked()):
                del self.live[match_id]

    # --- holding ---

    @asynccontextmanager
    async def holding(self, match_id: str, n: int = 0, version: int = 0) -> AsyncIterator[LiveTable]:
        """The table while nobody else here changes it: what it shows has been stored, and is at least what the caller
        has been told of, by whichever process."""
        while True:
            table = await self.table(match_id)
            async with table.lock:
                if self.live.get(match_id) is not table:  # it was forgotten while we waited for it
                    continue
                if not table.shows(n, version):
                    n = version = 0  # whatever the caller believes: the store has no more than it will say now
                    await self._take_in(table)
                    if self.live.get(match_id) is not table:
                        continue
                yield table
                return

    @asynccontextmanager
    async def looking(self, match_id: str, n: int = 0, version: int = 0) -> AsyncIterator[LiveTable]:
        """The same for a person or a program, whom bots then owe something to see."""
        async with self.holding(match_id, n, version) as table:
            self.looked_at(table)
            yield table

    async def settled(self, match_id: str, n: int = 0, version: int = 0) -> LiveTable:
        """The table at a moment when everything it shows has been stored; good until the caller waits again. Nearly
        always nobody is changing it, and nothing is missing."""
        known = self.live.get(match_id)
        if known is not None and not known.lock.locked() and known.shows(n, version):
            self.live.move_to_end(match_id)
            self.looked_at(known)
            return known
        async with self.looking(match_id, n, version) as table:
            return table

    async def current(self, match_id: str) -> LiveTable:
        """The same for a list of tables, which is not yet a look at any of them."""
        async with self.holding(match_id) as table:
            return table

    async def decide(self, match_id: str, decision: Callable[[LiveTable], Awaitable[T]]) -> T:
        """What is decided at a table that is held. Nobody is refused for what this process has not heard of yet: before
        a refusal counts, the store is asked whether another one has changed anything."""
        try:
            async with self.looking(match_id) as table:
                refused_at = table.version
                return await decision(table)
        except (NoTable, Unreadable):
            raise
        except GusherError:
            await self.refresh(match_id)
            if self.live.get(match_id) is table and table.version == refused_at:
                raise  # nobody has found anything since: neither this request nor one that looked just before it
        async with self.looking(match_id) as table:
            return await decision(table)

    async def refresh(self, match_id: str) -> bool:
        """Looks into the store; was there anything that memory did not show?"""
        table = self.live.get(match_id)
        if table is None:
            return True
        async with table.lock:
            return self.live.get(match_id) is not table or await self._take_in(table)

    async def change(self, table: LiveTable, write: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Stores a change of a table that is held. What could not be stored did not happen: the table is forgotten, for
        memory may have it already. Nobody who goes away meanwhile can stop it halfway."""
        try:
            return await asyncio.shield(self._threads.write(write, *args, **kwargs))
        except BaseException:
            self.forget(table)
            raise

    def forget(self, table: LiveTable) -> None:
        """Memory is not what the store has: the stored log is replayed when the table is asked for again; at once, if
        somebody watches it."""
        if self.live.get(table.id) is not table:
            return
        del self.live[table.id]
        self._dropped[table.id] = table
        turn = table.record.turn
        if turn >= 0 and table.record.seats[turn].bot:  # who was asked is still asked
            self.left(table.id)
        elif table.watched:
            self._start(self._bring_back(table.id))

    def removed(self, table: LiveTable) -> None:
        """The store does not have the match any more: whoever looks at it is told."""
        self.live.pop(table.id, None)
        self._dropped.pop(table.id, None)
        table.hear(table.match.n, table.latest[1] + 1)

    def known_aside(self, match_id: str) -> Aside | None:
        """Why the match cannot be read, if that was tried already."""
        return self._aside.get(match_id)

    async def _bring_back(self, match_id: str) -> None:
        async def load() -> None:
            with suppress(NoTable, Unreadable):  # those who watch are told when they look
                await self.table(match_id)

        await self._until_done(load)

    async def _until_done(self, work: Callable[[], Awaitable[None]]) -> None:
        """A store that does not answer now may answer later."""
        wait = FIRST_WAIT
        while True:
            try:
                return await work()
            except Unreachable as error:
                _log.warning("the store does not answer, which is tried again in %d s: %s", wait, error)
            except Exception:
                _log.exception("a table could not be read, which is tried again in %d s", wait)
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    # --- news ---

    def knows(self, match_id: str) -> bool:
        """Is it in memory, or about to be? Any thread may ask: what begins to be loaded after that reads the store
        after that, too."""
        return match_id in self.live or match_id in self._heard

    def heard(self, news: News) -> None:
        """Another process has changed a match. Who watches it is told; memory follows when somebody looks."""
        if news.match_id in self._heard:
            self._heard[news.match_id] = max(news, self._heard[news.match_id], key=lambda known: known.version)
        table = self.live.get(news.match_id)
        if table is not None and table.hear(news.n, news.version):
            self.went_on(table)
        elif table is not None:  # what nobody sees may have changed all the same
            self._start(self._reread_orders(table))

    async def _reread_orders(self, table: LiveTable) -> None:
        with suppress(Unreachable):  # `missed` will be called
            table.keep_orders(await self._threads.read(self._threads.store.orders, table.id))

    def missed(self) -> None:
        """News may have been lost: everything in memory is compared with the store."""
        self._start(self._until_done(self._compare))

    async def _compare(self) -> None:
        await asyncio.gather(*self._loading.values(), return_exceptions=True)  # they may have begun to read before
        if self.live:
            for news in await self._threads.read(self._threads.store.standing, list(self.live)):
                self.heard(news)

    async def _take_in(self, table: LiveTable) -> bool:
        """What other processes have stored; was there anything?"""
        try:
            since = await self._threads.read(self._threads.store.since, table.id, table.match.n, CHAT_SHOWN)
        except NotKept:  # whoever opened it has taken it away
            self.removed(table)
            raise NoTable("unknown") from None
        if since.match.version <= table.version:
            return False
        try:
            if len(since.entries) > MOST_TAKEN_IN:
                self.forget(table)
            else:
                table.take_in(since)
                self.went_on(table)  # the news of it may come later, and tells nothing new then
        except Exception:  # it will be replayed, and set aside if that fails too
            _log.exception("table %s could not take in what was stored", table.id)
            self.forget(table)
        return True
