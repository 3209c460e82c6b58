"""Two processes serve the same matches, and one has not heard yet what the other has stored: the store decides, and
nobody is refused, or answered twice, for what a process does not know."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from gusher.kernel import log
from gusher.kernel.errors import Refused
from gusher.kernel.match import digest
from gusher.table.errors import Behind, NotYours, TableError
from gusher.table.opening import SeatWish
from gusher.web.rematch import rematch_for
from tests.store.engines import ENGINES, address
from tests.table.processes import a_deaf_process
from tests.table.seated import AGAINST_RANDOM, TWO, place, refused, run, until_asked

SECRET_KEY = "0123456789abcdefghijkl"


@pytest.fixture(params=ENGINES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with address(request.param, tmp_path) as found:
        yield found


def test_the_one_that_is_late_is_told_where_the_match_stands(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_deaf_process(tmp_path, url) as one, a_deaf_process(tmp_path, url) as other:
            opened = await one.open("atacama", {}, TWO)
            await other.table(opened.id)  # in its memory nobody has answered
            await one.answer(opened.id, 0, 0, "a", place(5, 5))
            await one.answer(opened.id, 1, 1, "b", place(1, 1))
            late = await refused(other.answer(opened.id, 0, 0, "c", place(9, 9)), Behind, "stale")
            assert late.details["n"] == 2
            assert await other.answer(opened.id, 0, 2, "d", place(9, 9)) == {"n": 3, "answer": 3}

    run(test())


def test_an_answer_to_what_a_process_has_not_heard_of_counts(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_deaf_process(tmp_path, url) as one, a_deaf_process(tmp_path, url) as other:
            opened = await one.open("atacama", {}, TWO)
            await other.table(opened.id)
            await one.answer(opened.id, 0, 0, "a", place(5, 5))
            assert await other.answer(opened.id, 1, 1, "b", place(1, 1)) == {"n": 2, "answer": 2}
            await refused(one.answer(opened.id, 1, 2, "c", place(9, 9)), Refused, "not-asked")
            assert await one.answer(opened.id, 0, 2, "d", place(9, 9)) == {"n": 3, "answer": 3}
            ours, theirs = await one.settled(opened.id), await other.settled(opened.id, version=3)
            assert digest(ours.match.state) == digest(theirs.match.state)
            assert list(log.write(ours.match)) == list(log.write(theirs.match))

    run(test())


@pytest.mark.parametrize("knows", ["nothing", "the position"])
def test_a_key_that_another_process_has_answered_gets_the_same_reply(tmp_path: Path, url: str, knows: str) -> None:
    """The reply was lost with its process; the page sends the same again, and the other one takes it."""

    async def test() -> None:
        async with a_deaf_process(tmp_path, url) as one, a_deaf_process(tmp_path, url) as other:
            opened = await one.open("atacama", {}, TWO)
            await other.table(opened.id)
            first = await one.answer(opened.id, 0, 0, "a", place(5, 5))
            wished = await one.ask_takeback(opened.id, 0, "b")
            if knows == "the position":
                assert await other.refresh(opened.id)
            assert await other.answer(opened.id, 0, 0, "a", place(5, 5)) == first
            assert await other.ask_takeback(opened.id, 0, "b") == wished
            declined = await one.answer_takeback(opened.id, 1, False, "c")
            if knows == "the position":
                assert await other.refresh(opened.id)
            assert await other.answer_takeback(opened.id, 1, False, "c") == declined
            await one.say(opened.id, 0, "hello", "d")
            await other.say(opened.id, 0, "hello", "d")
            for tables in (one, other):
                assert len(tables.store.entries(opened.id)) == 1
                assert [line.text for line in tables.store.whole(opened.id).chat] == ["hello"]

    run(test())


def test_a_wish_is_answered_at_another_process(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_deaf_process(tmp_path, url) as one, a_deaf_process(tmp_path, url) as other:
            opened = await one.open("atacama", {}, TWO)
            await other.table(opened.id)
            await one.answer(opened.id, 0, 0, "a", place(5, 5))
            await one.ask_takeback(opened.id, 0, "b")
            wish = (await one.table(opened.id)).takeback
            assert wish is not None
            assert await other.answer_takeback(opened.id, 1, True, "c", wish.id) == {"n": 2, "answer": 2}
            await refused(one.answer_takeback(opened.id, 1, True, "d", wish.id), TableError, "no-takeback")
            assert (await one.table(opened.id)).asked == 0
            assert await one.answer(opened.id, 0, 2, "e", place(9, 9)) == {"n": 3, "answer": 3}

    run(test())


def test_what_was_said_elsewhere_in_between_is_taken_in(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_deaf_process(tmp_path, url) as one, a_deaf_process(tmp_path, url) as other:
            opened = await one.open("atacama", {}, (SeatWish("human", "Ada"), SeatWish("free")), listed=True)
            await other.table(opened.id)
            await one.say(opened.id, 0, "hello")
            await one.join(opened.id, 1, "Ben")
            assert await other.answer(opened.id, 0, 0, "a", place(5, 5)) == {"n": 1, "answer": 1}
            table = await other.settled(opened.id)
            assert [line.text for line in table.chat] == ["hello"]
            assert table.match.names == ["Ada", "Ben"]
            assert (table.version, table.latest) == (3, (1, 3))

    run(test())


def test_one_gives_out_a_free_seat(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_deaf_process(tmp_path, url) as one, a_deaf_process(tmp_path, url) as other:
            opened = await one.open("atacama", {}, (SeatWish("human", "Ada"), SeatWish("free")), listed=True)
            await other.table(opened.id)
            token = await one.join(opened.id, 1, "Ben", SECRET_KEY)
            await refused(other.join(opened.id, 1, "Carla"), NotYours, "seat-taken")
            assert await other.seat_of(token) == (opened.id, 1)
            assert [seat.name for seat in (await other.table(opened.id)).record.seats] == ["Ada", "Ben"]

    run(test())


def test_a_seat_whose_reply_was_lost_is_found_at_another_process(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_deaf_process(tmp_path, url) as one, a_deaf_process(tmp_path, url) as other:
            opened = await one.open("atacama", {}, TWO)
            await other.table(opened.id)
            token = await one.arrive(opened.id, 1, "Ben", SECRET_KEY)
            assert await other.taken_with(opened.id, SECRET_KEY) == (1, token)
            assert await other.arrive(opened.id, 1, "Ben", SECRET_KEY) == token

    run(test())


def test_those_who_want_a_rematch_meet_at_one_table(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_deaf_process(tmp_path, url) as one, a_deaf_process(tmp_path, url) as other:
            opened = await one.open("atacama", {}, (SeatWish("human", "Ada"), SeatWish("human", "Ben")))
            while not (table := await one.table(opened.id)).match.over:
                await one.answer(opened.id, table.asked, table.match.n, f"k{table.match.n}", table.match.answers()[0])
            theirs = await other.table(opened.id)
            adas, bens = await asyncio.gather(rematch_for(one, table, [0]), rematch_for(other, theirs, [1]))
            assert adas.id == bens.id
            assert one.store.match(opened.id).again == adas.id
            assert await one.seat_of(adas.tokens[1]) == (adas.id, 1)  # everybody one seat further
            assert await one.seat_of(bens.tokens[0]) == (adas.id, 0)
            assert one.store.match(adas.id).version == 1  # one of them opened it, the other came
            assert len(one.store.ids()) == 2

    run(test())


def test_a_game_is_begun_at_one_and_ended_at_the_other(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_deaf_process(tmp_path, url) as one:
            opened = await one.open("atacama", {}, AGAINST_RANDOM)
            await one.answer(opened.id, 0, 0, "a", place(5, 5))
            await until_asked(one, opened.id, 0)
        async with a_deaf_process(tmp_path, url) as other:
            while not (table := await until_asked(other, opened.id, 0)).match.over:
                answer = table.match.answers()[0]
                await other.answer(opened.id, 0, table.match.n, f"k{table.match.n}", answer)
            assert await other.answer(opened.id, 0, 0, "a", place(5, 5)) == {"n": 1, "answer": 1}
            assert other.store.finished() == [opened.id]
            assert log.verify(log.write(table.match)).honest
            kept = [json.loads(line) for line in other.store.entries(opened.id)]
            assert kept == [log.entry_words(table.match, entry) for entry in table.match.entries]

    run(test())
