"""Several processes on one PostgreSQL: each hears what the others store, whatever happens to its line."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import psycopg
import pytest

from gusher.kernel import log
from gusher.store.port import News, SeatRecord, Since, Unreachable
from gusher.table import leases, memory, thinking
from gusher.table.live import LiveTable
from gusher.table.opening import SeatWish
from gusher.table.service import Tables
from tests.fixed import OVERDUE_SECONDS
from tests.postgres import database
from tests.table.processes import Deaf, a_deaf_process, a_process
from tests.table.seated import AGAINST_RANDOM, TWO, place, run, tables_in, until_asked

SLOW_BOT = (SeatWish("human", "Ada"), SeatWish("bot", bot="search:ms=600000"))


@pytest.fixture
def url() -> Iterator[str]:
    with database() as found:
        yield found


async def heard(table: LiveTable, latest: tuple[int, int]) -> None:
    with table.watching() as signal:
        while table.latest != latest:
            await signal.wait()


def test_a_viewer_at_another_process_is_told_and_sees_it(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_process(tmp_path, url) as one, a_process(tmp_path, url) as other:
            opened = await one.open("atacama", {}, TWO)
            table = await other.table(opened.id)
            await one.answer(opened.id, 0, 0, "a", place(5, 5))
            await heard(table, (1, 1))
            assert table.match.n == 0  # nobody has looked
            assert await other.settled(opened.id) is table
            assert (table.match.n, table.asked, table.record.turn) == (1, 1, 1)
            await one.say(opened.id, 0, "hello")
            await heard(table, (1, 2))
            assert [line.text for line in await other.chat(opened.id)] == ["hello"]

    run(test())


def test_of_tables_that_are_played_elsewhere_the_loop_hears_nothing(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_process(tmp_path, url) as one, a_process(tmp_path, url) as other:
            elsewhere, here = [await one.open("atacama", {}, TWO) for _ in range(2)]
            table = await other.table(here.id)
            known, take = [], other.memory.heard

            def hear(news: News) -> None:
                known.append(news.match_id)
                take(news)

            other.memory.heard = hear  # type: ignore[method-assign]
            for opened in (elsewhere, here):  # news come in this order
                await one.answer(opened.id, 0, 0, "a", place(5, 5))
            await heard(table, (1, 1))
            assert known == [here.id]

    run(test())


@pytest.mark.parametrize("game", ["giganten", "wildcatters"])
def test_what_chance_drew_elsewhere_is_taken_in(tmp_path: Path, url: str, game: str) -> None:
    """Draws come with the answers that led to them; afterwards the match draws its own again."""

    async def test() -> None:
        seats = tuple(SeatWish("human", name) for name in ("Ada", "Ben", "Carla"))
        async with a_process(tmp_path, url) as one, a_process(tmp_path, url) as other:
            opened = await one.open(game, {}, seats)
            both = [one, other]
            await other.table(opened.id)
            for turn in range(60):
                tables = both[turn % 2]
                table = await tables.settled(opened.id, version=turn)
                assert table.version == turn
                answer = table.match.answers()[turn % len(table.match.answers())]
                await tables.answer(opened.id, table.asked, table.match.n, f"k{turn}", answer)
            logs = [list(log.write((await tables.settled(opened.id, version=60)).match)) for tables in both]
            assert logs[0] == logs[1]
            assert '"by": "chance"' in "".join(logs[0])

    run(test())


def test_what_was_missed_while_the_line_was_down_is_found(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_deaf_process(tmp_path, url) as one, a_process(tmp_path, url) as other:
            opened = await one.open("atacama", {}, TWO)
            table = await other.table(opened.id)
            with psycopg.connect(url, autocommit=True) as line, table.watching() as signal:
                listening = "datname = current_database() AND query LIKE 'LISTEN%'"  # other tests have databases, too
                end = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listening}"
                # In one transaction: the line is down before anything is stored, and up again only afterwards.
                with line.transaction():
                    assert len(line.execute(end).fetchall()) == 1
                    line.execute("LOCK TABLE pg_database IN ACCESS EXCLUSIVE MODE")
                    await one.answer(opened.id, 0, 0, "a", place(5, 5))
                await signal.wait()
            assert table.latest == (1, 1)
            assert (await other.settled(opened.id)).match.n == 1

    run(test())


def test_nobody_is_refused_for_what_somebody_else_has_just_taken_in(tmp_path: Path, url: str) -> None:
    """The answer finds the table behind and is to look into the store; a viewer who waited looks first."""

    async def test() -> None:
        async with a_process(tmp_path, url) as one, a_deaf_process(tmp_path, url) as other:
            opened = await one.open("atacama", {}, TWO)
            await other.table(opened.id)
            await one.answer(opened.id, 0, 0, "a", place(5, 5))
            answer = (await one.settled(opened.id)).match.answers()[0]
            told, _ = await asyncio.gather(other.answer(opened.id, 1, 1, "b", answer), other.settled(opened.id, n=1))
            assert told == {"n": 2, "answer": 2}

    run(test())


def test_much_that_was_missed_is_replayed_from_the_beginning(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with a_process(tmp_path, url) as one, a_process(tmp_path, url) as other:
            opened = await one.open("atacama", {}, TWO)
            table = await other.table(opened.id)
            with table.watching() as signal:
                for n in range(4):
                    asked = await one.settled(opened.id)
                    await one.answer(opened.id, asked.asked, n, f"k{n}", asked.match.answers()[0])
                while (await other.table(opened.id)).latest != (4, 4):
                    await signal.wait()
                other.memory.heard(replace(one.store.standing([opened.id])[0], version=4))  # told twice: no harm
                anew = await other.settled(opened.id)
                assert anew is not table
                assert (anew.match.n, anew.watched) == (4, True)

    monkeypatch.setattr(memory, "MOST_TAKEN_IN", 3)
    run(test())


class AwayStore(Deaf):
    """A database that is away whenever it is told so."""

    away = False

    def append(self, match_id: str, growth: Any) -> int:
        if self.away:
            raise Unreachable("gone")
        return super().append(match_id, growth)

    def since(self, match_id: str, after: int, lines: int = 200) -> Since:
        if self.away:
            raise Unreachable("gone")
        return super().since(match_id, after, lines)


def test_after_a_store_that_was_away_the_same_key_tells_what_became_of_it(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        store = AwayStore.open(url)
        assert isinstance(store, AwayStore)
        async with tables_in(tmp_path, store) as tables:
            opened = await tables.open("atacama", {}, TWO)
            store.away = True
            with pytest.raises(Unreachable):
                await tables.answer(opened.id, 0, 0, "a", place(5, 5))
            store.away = False
            assert await tables.answer(opened.id, 0, 0, "a", place(5, 5)) == {"n": 1, "answer": 1}
            assert len(store.entries(opened.id)) == 1

    run(test())


# --- bots: only one process lets them think ---


def quick_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "LEASE_SECONDS", 0.2)
    monkeypatch.setattr(thinking, "RENEW_SECONDS", 0.05)


async def a_bot_thinks(tables: Tables) -> str:
    """For ten minutes, about the match with this id. Nobody else is there yet: another process that looks for bots may
    be the first to find it."""
    opened = await tables.open("atacama", {}, SLOW_BOT)
    await tables.answer(opened.id, 0, 0, "a", place(5, 5))
    while not tables.bots.leases.held:
        await asyncio.sleep(0)
    return opened.id


def test_one_process_lets_a_bot_think(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_process(tmp_path, url) as one:
            match_id = await a_bot_thinks(one)
            async with a_process(tmp_path, url) as other:
                await other.settled(match_id)  # a look wakes bots; but that one is awake
                await asyncio.gather(*other.bots.thinking.values())
                assert not other.bots.leases.held
                assert list(one.bots.thinking) == [match_id]

    run(test())


def test_work_of_a_process_that_died_is_taken_over(tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    quick_leases(monkeypatch)

    async def test() -> None:
        async with a_process(tmp_path, url) as one:
            match_id = await a_bot_thinks(one)
            await one.bots.close()  # without a word to the others:
            one.store.lease([thinking.work(match_id)], "dead", 0.2)
            slow = one.store.match(match_id).seats[1]
            one.store.take_seat(match_id, 1, SeatRecord("bot", "Random", bot="random"), slow)
            async with a_process(tmp_path, url) as other:
                table = await until_asked(other, match_id, 0)
                assert table.match.n == 2

    run(test())


def test_who_takes_the_place_of_a_dead_process_goes_on_at_once(tmp_path: Path, url: str) -> None:
    """It bears the same name; another one waits until the lease has ended."""

    async def test() -> None:
        async with a_deaf_process(tmp_path, url) as one:
            opened = await one.open("atacama", {}, SLOW_BOT)
            await one.answer(opened.id, 0, 0, "a", place(5, 5))
            slow = one.store.match(opened.id).seats[1]
            one.store.take_seat(opened.id, 1, SeatRecord("bot", "Random", bot="random"), slow)
        async with a_deaf_process(tmp_path, url) as other:
            other.store.lease([thinking.work(opened.id)], "dead", 10 * OVERDUE_SECONDS)
            await other.settled(opened.id)
            await asyncio.gather(*other.bots.thinking.values())
            assert len(other.store.entries(opened.id)) == 1
            async with a_process(tmp_path, url, "dead") as heir:
                assert (await until_asked(heir, opened.id, 0)).match.n == 2

    run(test())


def test_a_bot_thinks_anew_when_another_process_takes_back(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_process(tmp_path, url) as one:
            match_id = await a_bot_thinks(one)
            task = one.bots.thinking[match_id]
            async with a_process(tmp_path, url) as other:
                assert (await other.ask_takeback(match_id, 0, "b"))["n"] == 2
                await asyncio.gather(task, return_exceptions=True)
                assert task.cancelled()
                table = await one.settled(match_id, version=2)
                assert table.asked == 0
                while one.bots.thinking:
                    await asyncio.gather(*one.bots.thinking.values(), return_exceptions=True)

    run(test())


def test_a_bot_thinks_anew_when_a_look_comes_before_the_news(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_deaf_process(tmp_path, url) as one:
            match_id = await a_bot_thinks(one)
            slow = one.store.match(match_id).seats[1]
            version = one.store.take_seat(match_id, 1, SeatRecord("bot", "Random", bot="random"), slow)
            await one.settled(match_id, version=version)
            assert (await until_asked(one, match_id, 0)).match.n == 2

    run(test())


def test_bots_alone_go_on_where_they_are_watched(tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Opened at one process, which has no viewers, and watched at another."""
    quick_leases(monkeypatch)
    monkeypatch.setattr(thinking, "OWED_TO_A_LOOK", 3)

    async def test() -> None:
        async with a_process(tmp_path, url) as one, a_process(tmp_path, url) as other:
            opened = await one.open("atacama", {}, (SeatWish("bot", bot="random"), SeatWish("bot", bot="random")))
            await one.settled(opened.id)
            table = await until_asked(other, opened.id)  # until it is over: it watches
            assert table.match.over

    run(test())


def test_a_bot_against_people_plays_at_either_process(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_process(tmp_path, url) as one, a_process(tmp_path, url) as other:
            opened = await one.open("atacama", {}, AGAINST_RANDOM)
            both, n = [one, other], 0
            for turn in range(6):
                await both[turn % 2].settled(opened.id, n)
                table = await until_asked(both[turn % 2], opened.id, 0)
                answer = table.match.answers()[0]
                n = (await both[turn % 2].answer(opened.id, 0, table.match.n, f"k{turn}", answer))["n"]
            assert n == 11  # six answers, and five of the bot in between

    run(test())
