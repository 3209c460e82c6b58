"""No visitor takes the bots away from the others; no bot is forgotten."""

import asyncio
from pathlib import Path

import pytest

from gusher.kernel.errors import GusherError
from gusher.store.port import Whole
from gusher.store.sqlite import SqliteStore
from gusher.table import thinking
from gusher.table.errors import TooMany
from gusher.table.opening import SeatWish
from gusher.table.service import Tables
from gusher.table.visitors import Caps, visitor_hash
from gusher.web.seating import MOST_THINKING, house_bot
from tests.fixed import Secrets, fixed_pool
from tests.table.seated import AGAINST_RANDOM, TWO, place, refused, run, tables_in, until_asked
from tests.table.test_service import FailingStore

BOTS = (SeatWish("bot", bot="random"), SeatWish("bot", bot="random"))


# --- how much one visitor may have ---


@pytest.mark.parametrize("bot", ["search:iterations=100000000", "search:ms=5001", "search:iterations=20001"])
def test_nobody_asks_for_more_thinking_than_there_is(bot: str) -> None:
    with pytest.raises(GusherError) as caught:
        house_bot(bot)
    assert caught.value.key == "bot-number"
    assert caught.value.details["most"] in MOST_THINKING.values()


def test_one_visitor_has_only_so_many_tables(tmp_path: Path) -> None:
    async def test() -> None:
        hour = 3600.0
        now = 10 * hour
        tables = Tables(
            SqliteStore(str(tmp_path / "tables.db")),
            fixed_pool(1),
            lambda: now,
            Secrets("caps"),
            Caps(tables=4, alone=2),
        )
        await tables.start()
        try:
            await tables.open("atacama", {}, BOTS, opener="192.0.2.1")
            await tables.open("atacama", {}, BOTS, opener="192.0.2.1")
            await refused(tables.open("atacama", {}, BOTS, opener="192.0.2.1"), TooMany, "many-alone")
            await tables.open("atacama", {}, TWO, opener="192.0.2.1")
            await tables.open("atacama", {}, TWO, opener="192.0.2.1")
            await refused(tables.open("atacama", {}, TWO, opener="192.0.2.1"), TooMany, "many-tables")
            await tables.open("atacama", {}, BOTS, opener="192.0.2.2")  # somebody else
            now += 2 * hour  # nothing has happened at the old ones for long
            await tables.open("atacama", {}, BOTS, opener="192.0.2.1")
        finally:
            await tables.close()

    run(test())


def test_two_openings_at_once_are_counted(tmp_path: Path) -> None:
    async def test() -> None:
        tables = Tables(SqliteStore(str(tmp_path / "tables.db")), fixed_pool(1), secret=Secrets("x"), caps=Caps(1, 1))
        await tables.start()
        try:
            wished = [tables.open("atacama", {}, TWO, opener="192.0.2.1") for _ in range(5)]
            opened = await asyncio.gather(*wished, return_exceptions=True)
            assert sum(isinstance(one, TooMany) for one in opened) == 4
        finally:
            await tables.close()

    run(test())


def test_an_address_is_kept_as_a_hash_that_fits_nowhere_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {}, TWO, opener="192.0.2.1")
            kept = tables.store.match(opened.id).opener
            assert kept
            assert kept == visitor_hash(tables.store.salt("openers"), "192.0.2.1")
            assert kept != visitor_hash("another", "192.0.2.1")
            assert b"192.0.2.1" not in (tmp_path / "tables.db-wal").read_bytes()
        async with tables_in(tmp_path) as tables:  # after a restart the same visitor is known
            again = await tables.open("atacama", {}, TWO, opener="192.0.2.1")
            assert tables.store.match(again.id).opener == kept

    run(test())


# --- bots that nobody watches ---


def test_bots_alone_wait_until_somebody_looks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {}, BOTS)
            watched = await tables.open("atacama", {}, BOTS)
            await until_asked(tables, watched.id)  # plays to its end
            assert (await tables.table(opened.id)).match.n == 0
            await tables.settled(opened.id)  # one look
            table = await tables.table(opened.id)
            with table.watching() as signal:
                while table.match.n == 0:
                    await signal.wait()

    monkeypatch.setattr(thinking, "OWED_TO_A_LOOK", 3)
    run(test())


def test_a_look_is_good_for_some_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {}, BOTS)
            await tables.settled(opened.id)
            await tables.bots.thinking[opened.id]  # until the bots stop
            assert (await tables.table(opened.id)).match.n == 3
            await tables.settled(opened.id)
            await tables.bots.thinking[opened.id]
            assert (await tables.table(opened.id)).match.n == 6

    monkeypatch.setattr(thinking, "OWED_TO_A_LOOK", 3)
    run(test())


def test_bots_play_for_people_whether_or_not_they_watch(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {}, AGAINST_RANDOM)
            await tables.answer(opened.id, 0, 0, "a", place(5, 5))
            await tables.bots.thinking[opened.id]
            assert (await tables.table(opened.id)).asked == 0

    run(test())


# --- bots left unasked ---


class Pausing(FailingStore):
    """A disk that is full, or cannot be read, as often as it is told so."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.unreadable = 0

    def whole(self, match_id: str) -> Whole:
        if self.unreadable:
            self.unreadable -= 1
            raise OSError("bad sector")
        return super().whole(match_id)


async def take_back_fails(tables: Tables, store: Pausing) -> str:
    """A bot is asked; somebody wants to take back, and that cannot be stored."""
    opened = await tables.open("atacama", {}, AGAINST_RANDOM)
    await tables.answer(opened.id, 0, 0, "a", place(5, 5))
    store.full = True
    with pytest.raises(OSError, match="no space"):
        await tables.ask_takeback(opened.id, 0, "b")
    store.full = False
    return opened.id


@pytest.mark.parametrize("unreadable", [0, 2])
def test_after_a_take_back_that_could_not_be_stored_the_bot_is_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, unreadable: int
) -> None:
    async def test() -> None:
        store = Pausing(str(tmp_path / "tables.db"))
        async with tables_in(tmp_path, store, workers=1) as tables:
            async with tables._pool._workers._queue.place("somebody else"):  # the bot is asked and cannot answer yet
                store.unreadable = unreadable
                match_id = await take_back_fails(tables, store)
            await tables.bots.thinking[match_id]
            table = await tables.table(match_id)
            assert (table.match.n, table.asked) == (2, 0)

    monkeypatch.setattr(thinking, "FIRST_WAIT", 0.01)
    run(test())
