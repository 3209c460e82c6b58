"""Helpers: tables to sit at, for the length of a block."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from gusher.kernel.errors import GusherError
from gusher.store.port import Store
from gusher.store.sqlite import SqliteStore
from gusher.table.live import LiveTable
from gusher.table.opening import SeatWish
from gusher.table.service import Tables
from tests.fixed import OVERDUE_SECONDS, Secrets, fixed_pool

TWO = (SeatWish("human", "Ada"), SeatWish("friend", "Ben"))
AGAINST_RANDOM = (SeatWish("human", "Ada"), SeatWish("bot", bot="random"))


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, OVERDUE_SECONDS))


@asynccontextmanager
async def tables_in(
    folder: Path, store: Store | None = None, workers: int = 2, owner: str = "", **others: Any
) -> AsyncIterator[Tables]:
    kept = store or SqliteStore(str(folder / "tables.db"))
    tables = Tables(kept, fixed_pool(workers), secret=Secrets("table"), owner=owner, **others)
    await tables.start()
    try:
        yield tables
    finally:
        await tables.close()


async def refused(call: Coroutine[Any, Any, Any], kind: type[GusherError], code: str) -> GusherError:
    with pytest.raises(kind) as caught:
        await call
    assert caught.value.code == code
    return caught.value


async def consent(tables: Tables, match_id: str, seat: int, key: str) -> dict[str, Any]:
    """Of that seat, to the take-back that is asked for."""
    wish = (await tables.table(match_id)).takeback
    assert wish is not None
    return await tables.answer_takeback(match_id, seat, True, key, wish.id)


def place(row: int, column: int) -> Mapping[str, Any]:
    return {"do": "place", "row": row, "column": column}


async def until_asked(tables: Tables, match_id: str, *seats: int) -> LiveTable:
    """Waits until one of the seats is asked or the game is over, and that is stored."""
    table = await tables.table(match_id)
    with table.watching() as signal:
        while True:
            async with tables.holding(match_id) as table:  # nobody is storing an answer just now
                if table.asked < 0 or table.asked in seats:
                    return table
            await signal.wait()
