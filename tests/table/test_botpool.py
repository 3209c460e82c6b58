"""Bots that hang, crash or vanish are replaced, and nobody else waits for them."""

from pathlib import Path

import pytest

from gusher.bots.bot import Budget
from gusher.kernel import registry
from gusher.table.botpool import GRACE_SECONDS, BotPool, any_seed, usual_patience
from gusher.table.opening import SeatWish
from gusher.table.workers import START_SECONDS
from tests.fixed import OVERDUE_SECONDS, fixed_pool
from tests.table.seated import AGAINST_RANDOM, place, run, tables_in, until_asked

GAME = registry.find("atacama")
STATE = GAME.start(2, GAME.settle(2, {})).dump()
UNRULY = "tests.arena.unruly"
SLEEPING = f"{UNRULY}.Sleeping"


def patience(bot: str, budget_ms: int, fresh: bool) -> float:
    """For one bot alone, who would need none at all: those who take its place may be as slow as this machine."""
    return 0.1 if bot == SLEEPING else OVERDUE_SECONDS


def test_patience_is_the_budget_and_some_grace_more_for_a_new_process() -> None:
    assert usual_patience("search", 1200, fresh=False) == 1.2 + GRACE_SECONDS
    assert usual_patience("search", 1200, fresh=True) == 1.2 + GRACE_SECONDS + START_SECONDS


@pytest.mark.parametrize("bot", ["random", "greedy", "search:ms=50"])
def test_bots_answer(bot: str) -> None:
    async def test() -> None:
        pool = fixed_pool(1)
        try:
            assert 0 <= await pool.answer("atacama", STATE, bot, Budget(50)) < 81
        finally:
            await pool.close()

    run(test())


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_the_same_seed_makes_the_same_answer(bot: str) -> None:
    async def test() -> None:
        pool = fixed_pool(2)
        try:
            assert len({await pool.answer("atacama", STATE, bot, Budget()) for _ in range(4)}) == 1
        finally:
            await pool.close()

    run(test())


def test_every_question_has_a_seed_of_its_own() -> None:
    question = {"game": "atacama", "state": STATE, "bot": "random"}
    assert len({any_seed(question) for _ in range(9)}) == 9


@pytest.mark.parametrize("bot", ["Crashing", "Vanishing", "Sleeping", "Talking"])
def test_an_unruly_bot_is_replaced(bot: str) -> None:
    async def test() -> None:
        pool = BotPool(1, patience)
        try:
            for _ in range(2):
                assert 0 <= await pool.answer("atacama", STATE, f"{UNRULY}.{bot}", Budget()) < 81
        finally:
            await pool.close()

    run(test())


def test_a_hanging_bot_does_not_delay_another_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path, workers=2) as tables:
            stuck = await tables.open("atacama", {}, (SeatWish("human"), SeatWish("bot", bot=SLEEPING)))
            await tables.answer(stuck.id, 0, 0, "a", place(5, 5))
            quick = await tables.open("atacama", {}, AGAINST_RANDOM)
            await tables.answer(quick.id, 0, 0, "a", place(5, 5))
            table = await until_asked(tables, quick.id, 0)
            await tables.answer(quick.id, 0, table.match.n, "b", table.match.answers()[0])
            assert (await until_asked(tables, quick.id, 0)).match.n == 4
            assert (await tables.table(stuck.id)).match.n == 1  # it still waits

    run(test())
