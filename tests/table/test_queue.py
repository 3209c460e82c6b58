"""The fair queue: visitors in turn, the tables of one visitor in turn, what one table asks in order."""

import asyncio

import pytest

from gusher.table.queue import Crowded, FairQueue
from tests.table.seated import run


class Served:
    """Work that goes on until it is told to end, and the order in which it began."""

    def __init__(self, queue: FairQueue) -> None:
        self.queue = queue
        self.order: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def wants(self, name: str, visitor: str, table: str = "") -> asyncio.Task[None]:
        self.ends[name] = asyncio.Event()
        task = asyncio.create_task(self._work(name, visitor, table))
        self.tasks.append(task)
        await asyncio.sleep(0)
        return task

    async def _work(self, name: str, visitor: str, table: str) -> None:
        async with self.queue.place(visitor, table):
            self.order.append(name)
            await self.ends[name].wait()

    async def finish_all(self) -> list[str]:
        """Ends what has begun, in order, until nothing is left."""
        done = 0
        while done < len(self.order):
            self.ends[self.order[done]].set()
            done += 1
            for _ in range(3):
                await asyncio.sleep(0)
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.order


def test_whoever_asks_a_hundred_times_waits_for_it_alone() -> None:
    async def test() -> None:
        served = Served(FairQueue(1))
        for number in range(100):
            await served.wants(f"flood {number}", "flood", f"table {number}")
        await served.wants("innocent", "innocent")
        assert (await served.finish_all()).index("innocent") == 1
        assert len(served.order) == 101

    run(test())


def test_one_visitor_never_holds_all_places() -> None:
    async def test() -> None:
        served = Served(FairQueue(2))
        for number in range(10):
            await served.wants(f"flood {number}", "flood", f"table {number}")
        assert served.order == ["flood 0"]
        await served.wants("innocent", "innocent")
        assert served.order == ["flood 0", "innocent"]  # at once
        await served.finish_all()

    run(test())


def test_tables_of_one_visitor_take_turns() -> None:
    async def test() -> None:
        served = Served(FairQueue(1))
        for name in ("a1", "a2", "a3", "b1", "b2"):
            await served.wants(name, "one", name[0])
        assert await served.finish_all() == ["a1", "b1", "a2", "b2", "a3"]

    run(test())


def test_visitors_take_turns_whatever_they_ask_for() -> None:
    async def test() -> None:
        served = Served(FairQueue(1))
        for name in ("x1", "x2", "x3", "y1", "y2", "z1"):
            await served.wants(name, name[0])
        assert await served.finish_all() == ["x1", "y1", "z1", "x2", "y2", "x3"]

    run(test())


def test_who_goes_away_leaves_no_gap() -> None:
    async def test() -> None:
        served = Served(FairQueue(1))
        first = await served.wants("first", "one")
        gone = await served.wants("gone", "two")
        await served.wants("last", "three")
        gone.cancel()
        await asyncio.sleep(0)
        first.cancel()  # in the middle of its work: its place is free
        for _ in range(5):
            await asyncio.sleep(0)
        assert served.order == ["first", "last"]
        await served.finish_all()

    run(test())


def test_who_goes_away_when_called_gives_the_place_back() -> None:
    async def test() -> None:
        served = Served(FairQueue(1))
        await served.wants("first", "one")
        called = await served.wants("called", "two")
        await served.wants("last", "three")
        served.ends["first"].set()
        await asyncio.sleep(0)  # the first leaves and calls the second,
        called.cancel()  # which goes away before it has heard
        for _ in range(5):
            await asyncio.sleep(0)
        assert served.order == ["first", "last"]
        await served.finish_all()

    run(test())


def test_too_much_waiting_of_one_visitor_is_refused() -> None:
    async def test() -> None:
        queue = FairQueue(1, most_waiting=2)
        served = Served(queue)
        for number in range(3):  # one has its place, two wait
            await served.wants(str(number), "flood")
        with pytest.raises(Crowded):
            async with queue.place("flood"):
                pass
        await served.wants("innocent", "innocent")
        await served.finish_all()
        assert len(served.order) == 4

    run(test())
