"""Going before the end: a bot plays on, nothing is lost for the others, and every process agrees about it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gusher.store.people import Leaving
from gusher.store.port import LEFT, OVER, RESIGNED, NotKept
from gusher.table.errors import NoTable, NotYours, TableError
from gusher.table.live import BOT
from gusher.table.opening import SeatWish
from gusher.table.service import Tables
from tests.store.engines import ENGINES, address
from tests.table.processes import a_deaf_process
from tests.table.seated import AGAINST_RANDOM, TWO, place, refused, run, tables_in, until_asked

THREE = (SeatWish("human", "Ada"), SeatWish("friend", "Ben"), SeatWish("friend", "Cleo"))


@pytest.fixture(params=ENGINES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with address(request.param, tmp_path) as found:
        yield found


async def opened_by_three(tables: Tables) -> str:
    opened = await tables.open("giganten", {}, THREE)
    for seat, name in ((1, "Ben"), (2, "Cleo")):
        await tables.arrive(opened.id, seat, name)
    return opened.id


def test_who_leaves_asks_everybody_who_has_come(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            match_id = await opened_by_three(tables)
            leavings = tables.leavings
            assert not await leavings.ask(match_id, 0)
            assert not await leavings.ask(match_id, 0)  # asking twice changes nothing
            table = await tables.settled(match_id)
            assert table.leaving == Leaving(0, frozenset({1, 2}))
            await refused(leavings.ask(match_id, 1), TableError, "leaving-open")
            await refused(leavings.answer(match_id, 0, True), TableError, "no-leaving")
            assert not await leavings.answer(match_id, 1, True)
            assert (await tables.settled(match_id)).record.seats[0].gone == ""
            assert await leavings.answer(match_id, 2, True)
            seat = (await tables.settled(match_id)).record.seats[0]
            assert (seat.kind, seat.name, seat.gone) == (BOT, "Ada", LEFT)
            await refused(leavings.resign(match_id, 0), NotYours, "seat")

    run(test())


def test_one_who_does_not_agree_is_enough(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            match_id = await opened_by_three(tables)
            await tables.leavings.ask(match_id, 0)
            await tables.leavings.answer(match_id, 1, True)
            assert not await tables.leavings.answer(match_id, 2, False)
            table = await tables.settled(match_id)
            assert (table.leaving, table.record.seats[0].gone) == (None, "")
            await tables.leavings.ask(match_id, 0)
            await tables.leavings.stay(match_id, 0)  # or thinks better of it
            assert (await tables.settled(match_id)).leaving is None

    run(test())


def test_who_has_resigned_need_not_agree(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            match_id = await opened_by_three(tables)
            await tables.leavings.ask(match_id, 0)
            await tables.leavings.resign(match_id, 2)
            assert (await tables.settled(match_id)).record.seats[2].gone == RESIGNED
            assert await tables.leavings.answer(match_id, 1, True)

    run(test())


def test_the_bot_plays_on_to_the_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {}, AGAINST_RANDOM)
            table = await tables.table(opened.id)
            with table.watching():
                assert await tables.leavings.ask(opened.id, 0)  # bots are not asked
                await until_asked(tables, opened.id)
            kept = tables.store.match(opened.id)
            assert (kept.status, kept.seats[0].gone) == (OVER, LEFT)
            await refused(tables.leavings.resign(opened.id, 0), TableError, "leave-over")

    run(test())


def test_who_is_expected_is_not_asked_and_nobody_acts_for_a_seat_that_was_left(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {}, TWO)
            assert await tables.leavings.ask(opened.id, 0)  # Ben has not come
            await refused(tables.answer(opened.id, 0, 0, "k", place(5, 5)), NotYours, "seat")

    run(test())


def test_a_table_where_nobody_else_sat_down_can_go(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {}, TWO)
            table = await tables.table(opened.id)
            with table.watching() as signal:
                await tables.leavings.remove(opened.id, [0])
                await signal.wait()  # who watches is told
            await refused(tables.table(opened.id), NoTable, "unknown")
            with pytest.raises(NotKept):
                tables.store.match(opened.id)
            taken = await tables.open("atacama", {}, TWO)
            await tables.arrive(taken.id, 1, "Ben")
            await refused(tables.leavings.remove(taken.id, [0]), TableError, "others-sat")
            await refused(tables.leavings.remove(taken.id, []), TableError, "others-sat")
            await tables.leavings.resign(taken.id, 1)
            await refused(tables.leavings.remove(taken.id, [0]), TableError, "others-sat")  # Ben may still look

    run(test())


# --- several processes ---


def test_a_consent_given_at_another_process_counts(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_deaf_process(tmp_path, url) as one, a_deaf_process(tmp_path, url) as other:
            match_id = await opened_by_three(one)
            await other.table(match_id)
            await one.leavings.ask(match_id, 0)
            assert not await other.leavings.answer(match_id, 1, True)
            assert await one.leavings.answer(match_id, 2, True)
            await other.refresh(match_id)
            table = await other.settled(match_id)
            assert (table.leaving, table.record.seats[0].gone) == (None, LEFT)

    run(test())


def test_a_friend_who_sat_down_at_another_process_keeps_the_table(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_deaf_process(tmp_path, url) as one, a_deaf_process(tmp_path, url) as other:
            opened = await one.open("atacama", {}, TWO)
            await other.arrive(opened.id, 1, "Ben")
            await refused(one.leavings.remove(opened.id, [0]), TableError, "others-sat")
            assert other.store.match(opened.id).seats[1].name == "Ben"

    run(test())


def test_a_table_that_went_at_another_process_is_gone(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_deaf_process(tmp_path, url) as one, a_deaf_process(tmp_path, url) as other:
            opened = await one.open("atacama", {}, TWO)
            await other.table(opened.id)
            await one.leavings.remove(opened.id, [0])
            await refused(other.settled(opened.id, version=1), NoTable, "unknown")
            await refused(other.answer(opened.id, 0, 0, "k", place(5, 5)), NoTable, "unknown")

    run(test())
