"""kill -9 while an order is carried out and while a rating is counted: nothing is lost, and nothing happens twice."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from gusher.bots.rating import NEWCOMER, rated
from gusher.kernel import log
from gusher.store.orders import ORDER_KEY
from tests import ready
from tests.auctions import ADA, CLEO, Pauses, auction_of_two, keep
from tests.store.engines import ENGINES, address
from tests.table.processes import a_deaf_process
from tests.table.seated import run, until_asked
from tests.table.test_ladder import means, opened_by_two, played_out
from tests.table.test_orders import answer, bid
from tests.table.victim import AFTER, BEFORE, ORDER, OWNER, RATING, STAGES, WITHIN


@pytest.fixture(params=ENGINES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with address(request.param, tmp_path) as found:
        yield found


def killed(url: str, work: str, stage: str, match_id: str) -> None:
    """A process that has begun with it, and did not survive."""
    assert ready.run("tests.table.victim", url, work, stage, match_id, games=True).returncode == -signal.SIGKILL


@pytest.mark.parametrize("stage", STAGES)
def test_an_order_answers_once(tmp_path: Path, url: str, stage: str) -> None:
    if stage == WITHIN and url.startswith("postgres"):
        stage = BEFORE  # one statement stores it all there: it has come, or it has not

    async def prepare() -> str:
        async with a_deaf_process(tmp_path, url, owner=OWNER, order_pause=Pauses()) as tables:
            match_id = keep(tables.store, auction_of_two())
            await tables.orders.give(match_id, ADA, "bid", 3)
            await answer(tables, match_id, CLEO, bid(1))
            return match_id

    async def go_on(match_id: str, stored: bool) -> None:
        async with a_deaf_process(tmp_path, url, owner=OWNER, order_pause=Pauses(0.0)) as tables:
            before = tables.store.match(match_id)
            assert (before.turn == CLEO) == stored
            table = await until_asked(tables, match_id, CLEO)
            given = [log.entry_words(table.match, entry) for entry in table.match.entries[-2:]]
            assert [(words["by"], words["value"]) for words in given] == [(CLEO, 1), (ADA, 2)]
            assert table.ordered == {(ADA, table.match.n)}
            replies = tables.store.whole(match_id).replies
            assert sum(reply.key.startswith(ORDER_KEY) for reply in replies) == 1
            await tables.ordering.follow()
            assert (await tables.settled(match_id)).match.n == table.match.n

    async def test() -> None:
        match_id = await prepare()
        killed(url, ORDER, stage, match_id)
        await go_on(match_id, stage == AFTER)

    run(test())


@pytest.mark.parametrize("stage", STAGES)
def test_a_rated_match_counts_once(tmp_path: Path, url: str, stage: str) -> None:
    async def prepare() -> str:
        async with a_deaf_process(tmp_path, url, owner=OWNER) as tables:
            await tables.ladder.close()  # the other process shall do it
            match_id = await opened_by_two(tables)
            await played_out(tables, match_id)
            return match_id

    async def test() -> None:
        match_id = await prepare()
        killed(url, RATING, stage, match_id)
        async with a_deaf_process(tmp_path, url, owner=OWNER) as tables:
            for _ in range(2):
                await tables.ladder.count_all()
            record = tables.store.match(match_id)
            assert record.counted
            assert record.result is not None
            ada, ben = rated([NEWCOMER, NEWCOMER], record.result["ranks"])
            assert means(tables.store) == {"ada": (ada.mean, 1), "ben": (ben.mean, 1)}

    run(test())
