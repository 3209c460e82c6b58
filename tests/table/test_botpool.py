"""Bots that hang, crash or vanish are replaced, and nobody else waits for them."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from time import perf_counter
from typing import Any

import pytest

from gusher.kernel import registry
from gusher.table import botpool
from gusher.table.botpool import BotPool
from gusher.table.opening import SeatWish
from tests.table.house import AGAINST_RANDOM, house, place, until_asked

GAME = registry.find("atacama")
STATE = GAME.start(2, GAME.settle(2, {})).dump()
UNRULY = "tests.arena.unruly"


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, 60))


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botpool, "GRACE_SECONDS", 1.0)
    monkeypatch.setattr(botpool, "START_SECONDS", 3.0)


@pytest.mark.parametrize("bot", ["random", "greedy", "search:ms=50"])
def test_bots_answer(bot: str) -> None:
    async def test() -> None:
        pool = BotPool(1)
        try:
            assert 0 <= await pool.answer("atacama", STATE, bot, 50) < 81
        finally:
            await pool.close()

    run(test())


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("bot", ["Crashing", "Vanishing", "Hanging", "Talking"])
def test_an_unruly_bot_is_replaced(bot: str) -> None:
    async def test() -> None:
        pool = BotPool(1)
        try:
            for _ in range(3):
                assert 0 <= await pool.answer("atacama", STATE, f"{UNRULY}.{bot}", 0) < 81
        finally:
            await pool.close()

    run(test())


@pytest.mark.usefixtures("impatient")
def test_a_hanging_bot_does_not_delay_another_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with house(tmp_path, workers=2) as tables:
            stuck = await tables.open("atacama", {}, (SeatWish("human"), SeatWish("bot", bot=f"{UNRULY}.Sleeping")))
            await tables.answer(stuck.id, 0, 0, "a", place(5, 5))
            quick = await tables.open("atacama", {}, AGAINST_RANDOM)
            await tables.answer(quick.id, 0, 0, "a", place(5, 5))
            await until_asked(tables, quick.id, 0)  # starts its process
            began = perf_counter()
            table = await tables.table(quick.id)
            answer = table.match.answers()[0]
            await tables.answer(quick.id, 0, table.match.n, "b", answer)
            await until_asked(tables, quick.id, 0)
            assert perf_counter() - began < 1.0
            await until_asked(tables, stuck.id, 0)  # replaced in the end

    run(test())
