"""Executes standing orders: an ordinary answer of the seat, after as long as a person would need.

The store says where a seat is asked that has an order, so that whichever process comes first, also after all have died,
gives the answer; a lease keeps the others from working it out as well, and `append` takes it only once. An order that
has nothing to say is noted there, too: then it is the person's turn, and the person is told.
"""

import asyncio
import hashlib
import logging
import math
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter

from gusher.store.orders import ORDER_KEY, OrderRecord
from gusher.store.port import Unreachable
from gusher.table.errors import TableError
from gusher.table.leases import RENEW_SECONDS, Leases
from gusher.table.live import LiveTable
from gusher.table.memory import Memory
from gusher.table.orders import InForce, in_force
from gusher.table.steps import Steps
from gusher.table.threads import StoreThreads

SHORTEST_PAUSE, TIMES = 3.0, 5.0  # seconds; the longest is so many times as long, and shorter than a notice waits

_log = logging.getLogger("gusher.table")

Pause = Callable[[str, int], float]  # of a match's secret, after so many entries


def natural_pause(secret: str, n: int) -> float:
    """How long somebody thinks: seldom the same, often short. It follows from the match, whoever asks."""
    drawn = hashlib.sha256(f"{secret} pause {n}".encode()).digest()
    return SHORTEST_PAUSE * math.pow(TIMES, int.from_bytes(drawn[:4], "big") / 2**32)


def work(match_id: str) -> str:
    return f"order {match_id}"


class OrderTurns:
    def __init__(
        self,
        memory: Memory,
        threads: StoreThreads,
        steps: Steps,
        owner: str,
        now: Callable[[], float],
        pause: Pause = natural_pause,
    ) -> None:
        self._memory = memory
        self._threads = threads
        self._steps = steps
        self._now = now
        self._pause = pause
        self._leases = Leases(threads, owner)
        self._awake = asyncio.Event()
        self._going: asyncio.Task[None] | None = None
        self.answered: Callable[[float], None] = lambda _: None  # in so many seconds, like anybody's answer
        steps.stored.append(self.wake)

    async def start(self) -> None:
        self._going = asyncio.create_task(self._keep_going())

    async def close(self) -> None:
        if self._going is not None:
            self._going.cancel()
            await asyncio.gather(self._going, return_exceptions=True)

    def wake(self, table: LiveTable) -> None:
        """There may be something to answer, sooner than one would look by oneself."""
        if any(order.seat == table.asked for order in table.orders):
            self._awake.set()

    async def _keep_going(self) -> None:
        while True:
            rest = RENEW_SECONDS
            try:
                rest = await self.follow()
            except Unreachable as error:
                _log.warning("the store does not answer: %s", error)
            except Exception:
                _log.exception("what is to be answered for absent players could not be looked for")
            with suppress(TimeoutError):
                async with asyncio.timeout(rest):
                    await self._awake.wait()
            self._awake.clear()

    async def follow(self) -> float:
        """Gives every answer that is due. In how many seconds should one look again?"""
        waiting = await self._threads.read(self._threads.store.waiting_for_orders)
        free = await self._leases.take([work(match_id) for match_id in waiting])
        rest = RENEW_SECONDS
        try:
            for match_id in waiting:
                if work(match_id) in free:
                    rest = min(rest, await self._obey(match_id))
        finally:
            await self._leases.give_back(free)
        return rest

    async def _obey(self, match_id: str) -> float:
        try:
            async with self._memory.holding(match_id) as table:
                table.keep_orders(await self._threads.read(self._threads.store.orders, match_id))
                return await self._answer(table)
        except TableError:  # another process was quicker, or the match cannot be read
            return RENEW_SECONDS

    async def _answer(self, table: LiveTable) -> float:
        """As above, for a table that is held. Nothing is answered over a wish to take back: that would refuse it."""
        if table.takeback is not None:
            return RENEW_SECONDS
        found = _found(table)
        if found is None:
            await self._leave_it(table)
            return RENEW_SECONDS
        record, number = found
        rest = self._rest(table, record)
        if rest > 0:
            return rest
        began = perf_counter()
        entries = table.match.answer_number(record.seat, number)
        table.ordered.add((record.seat, entries[0].n))
        await self._steps.store(table, entries, record.seat, f"{ORDER_KEY}{record.id} {entries[0].n}")
        self.answered(perf_counter() - began)
        return 0.0

    def _rest(self, table: LiveTable, record: OrderRecord) -> float:
        """For how long somebody would still think about it. A clock that was set back lets nobody wait."""
        thought = self._now() - max(table.record.changed, record.at)
        return max(0.0, self._pause(table.record.secret, table.match.n) - thought) if thought >= 0 else 0.0

    async def _leave_it(self, table: LiveTable) -> None:
        """To the person. What does not count any more goes."""
        mine = [each.id for each in table.orders if each.seat == table.asked]
        counting = [each.record.id for each in in_force(table, table.asked)]
        void = [each for each in mine if each not in counting]
        if void:
            await self._threads.write(self._threads.store.cancel_orders, table.id, void)
            table.keep_orders(tuple(each for each in table.orders if each.id not in void))
        if counting:
            await self._threads.write(self._threads.store.judge_orders, table.id, counting, table.match.n)


def _found(table: LiveTable) -> tuple[OrderRecord, int] | None:
    """The first order of the seat that is asked which answers, and what. From what the seat may know."""
    if table.asked < 0:
        return None
    view = table.match.view(table.asked)
    legal = {int(number) for number in view.legal()}
    for each in in_force(table, table.asked):
        number = _answer_of(each, table, view)
        if number is not None and number in legal:
            return each.record, number
    return None


def _answer_of(each: InForce, table: LiveTable, view: object) -> int | None:
    try:
        return each.order.answers(view, each.record.limit)
    except Exception:  # a game may fail in any way: then the person is asked
        _log.exception("%s could not work out an answer at table %s", table.record.game, table.id)
        return None
