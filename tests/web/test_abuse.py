"""Whose turn it is when one visitor asks for much: how many of the attacker's things come before the innocent's. How
long the other one waits meanwhile, tests/abuse measures."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from gusher.store.sqlite import SqliteStore
from gusher.table.opening import SeatWish
from gusher.table.queue import FairQueue
from gusher.table.service import Tables
from tests.abuse.stored import long_match
from tests.table.seated import place, tables_in
from tests.web.serving import HOME, run, serving
from tests.web.stored import TOKENS, record
from tests.web.test_aside import kept_lines

ATTACKER, INNOCENT = "198.51.100.6", "192.0.2.7"
AGAINST_RANDOM = (SeatWish("human", "Ada"), SeatWish("bot", bot="random"))


@asynccontextmanager
async def long_evening(folder: Path, entries: int = 1000) -> AsyncIterator[FastAPI]:
    match = long_match(entries)
    store = SqliteStore(str(folder / "tables.db"))
    store.create(record("mcmulti", match), kept_lines(match))
    store.close()
    async with serving(folder) as app:
        yield app


def browser(app: FastAPI, address: str) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app, client=(address, 1234))
    cookies = {"seat_table_0": TOKENS[0]}
    return httpx.AsyncClient(transport=transport, base_url=HOME, cookies=cookies, headers={"Accept": "text/html"})


async def order_of(wishes: dict[str, Callable[[], Awaitable[object]]]) -> list[str]:
    """In which order they are granted."""
    granted: list[str] = []

    async def one(name: str) -> None:
        await wishes[name]()
        granted.append(name)

    tasks = [asyncio.create_task(one(name)) for name in wishes]
    await asyncio.gather(*tasks)
    return granted


def test_long_pages_for_one_do_not_delay_those_of_another(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            long_evening(tmp_path) as app,
            browser(app, ATTACKER) as attacker,
            browser(app, INNOCENT) as innocent,
        ):
            flood = {f"flood {n}": lambda n=n: attacker.get(f"/t/table/replay?n={n}") for n in range(10)}
            order = await order_of(
                {
                    **flood,
                    "long": lambda: innocent.get("/t/table/ledger?lines=all"),
                    "short": lambda: innocent.get("/t/table/view"),
                }
            )
            assert order.index("long") <= 2  # after what had begun
            assert order.index("short") == 0

    run(test())


@pytest.mark.long
def test_pictures_for_one_do_not_delay_those_of_another(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            long_evening(tmp_path, 200) as app,
            browser(app, ATTACKER) as attacker,
            browser(app, INNOCENT) as innocent,
        ):
            flood = {f"flood {n}": lambda n=n: attacker.get(f"/t/table/picture.png?n={n}") for n in range(0, 30, 6)}
            order = await order_of(
                {
                    **flood,
                    "picture": lambda: innocent.get("/t/table/picture.png?n=150"),
                    "view": lambda: innocent.get("/t/table/view"),
                }
            )
            assert order.index("picture") <= 2
            assert order.index("view") == 0

    run(test())


async def bot_asked(tables: Tables, opener: str) -> str:
    opened = await tables.open("atacama", {}, AGAINST_RANDOM, opener=opener)
    await tables.answer(opened.id, 0, 0, "a", place(5, 5))
    return opened.id


class Noting(FairQueue):
    """Knows when so many wait at once, and which tables were served in which order."""

    def __init__(self, places: int, expected: int) -> None:
        super().__init__(places)
        self.full = asyncio.Event()
        self.served: list[str] = []
        self._expected = expected

    @asynccontextmanager
    async def place(self, visitor: str, table: str = "") -> AsyncIterator[None]:
        self._expected -= 1
        if not self._expected:
            self.full.set()
        async with super().place(visitor, table):
            self.served.append(table)
            yield


@pytest.mark.parametrize("workers", [1, 2])
def test_bots_and_hints_of_one_do_not_delay_those_of_another(tmp_path: Path, workers: int) -> None:
    async def test() -> None:
        async with tables_in(tmp_path, workers=workers) as tables, AsyncExitStack() as busy:
            queue = tables._pool._workers._queue = Noting(workers, workers + 10 + 5 + 1)
            for n in range(workers):
                await busy.enter_async_context(queue.place(f"busy {n}", f"busy {n}"))
            for _ in range(10):
                await bot_asked(tables, ATTACKER)
            hints = [await tables.open("atacama", {}, AGAINST_RANDOM, opener=ATTACKER) for _ in range(5)]
            asked = [asyncio.create_task(tables.hint(one.id, 0, ATTACKER)) for one in hints]
            innocent = await bot_asked(tables, INNOCENT)
            await queue.full.wait()
            thinking = tables.bots.thinking[innocent]
            await busy.aclose()
            await thinking
            assert queue.served.index(innocent) <= workers + 1
            for task in asked:
                task.cancel()
            await asyncio.gather(*asked, return_exceptions=True)

    run(test())
