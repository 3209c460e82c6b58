"""The table: stored before told, one writer, no answer lost or doubled, undo, take-backs, links, bots."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from gusher.kernel import log
from gusher.kernel.errors import BadAction, BadOptions, GusherError, Refused
from gusher.kernel.match import digest
from gusher.kernel.state import PUBLIC
from gusher.store.port import Growth, SeatRecord
from gusher.store.sqlite import SqliteStore
from gusher.table import steps, thinking
from gusher.table.aids import Aids
from gusher.table.errors import Behind, NotYours, TableError
from gusher.table.links import token_hash
from gusher.table.opening import SeatWish, clean_name
from tests.table.seated import AGAINST_RANDOM, TWO, consent, place, refused, run, tables_in, until_asked


def test_an_answer_is_kept_and_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {}, TWO)
            table = await tables.table(opened.id)
            with table.watching() as signal:
                reply = await tables.answer(opened.id, 0, 0, "k1", place(5, 5))
                await signal.wait()
            assert reply == {"n": 1, "answer": 1}
            assert len(tables.store.entries(opened.id)) == 1
            assert table.asked == 1

    run(test())


def test_the_same_key_gets_the_same_reply_and_counts_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {}, TWO)
            calls = [tables.answer(opened.id, 0, 0, "same", place(5, 5)) for _ in range(8)]
            assert await asyncio.gather(*calls) == [{"n": 1, "answer": 1}] * 8
            await tables.answer(opened.id, 1, 1, "other", place(1, 1))
            assert await tables.answer(opened.id, 0, 0, "same", place(5, 5)) == {"n": 1, "answer": 1}
            assert len(tables.store.entries(opened.id)) == 2

    run(test())


def test_answers_to_an_older_position_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {}, TWO)
            await tables.answer(opened.id, 0, 0, "a", place(5, 5))
            error = await refused(tables.answer(opened.id, 1, 0, "b", place(1, 1)), Behind, "stale")
            assert error.details["n"] == 1
            assert len(tables.store.entries(opened.id)) == 1

    run(test())


def test_wrong_seats_and_wrong_answers_change_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {}, AGAINST_RANDOM)
            before = digest((await tables.table(opened.id)).match.state)
            for seat in (1, 2, PUBLIC):
                await refused(tables.answer(opened.id, seat, 0, "k", place(1, 1)), NotYours, "seat")
            await refused(
                tables.answer(opened.id, 0, 0, "k", {"do": "place", "row": 0, "column": 1}), BadAction, "bad-value"
            )
            await refused(tables.answer(opened.id, 0, 0, "k", {"do": "use", "rig": "base"}), Refused, "rule")
            assert digest((await tables.table(opened.id)).match.state) == before
            assert tables.store.entries(opened.id) == []

    run(test())


class FailingStore(SqliteStore):
    """A disk that is full whenever it is told so."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.full = False
        self.refused = threading.Event()

    def append(self, match_id: str, growth: Growth) -> int:
        if self.full:
            self.refused.set()
            raise OSError("no space left")
        return super().append(match_id, growth)


def test_what_could_not_be_stored_did_not_happen(tmp_path: Path) -> None:
    async def test() -> None:
        store = FailingStore(str(tmp_path / "tables.db"))
        async with tables_in(tmp_path, store) as tables:
            opened = await tables.open("atacama", {}, TWO)
            table = await tables.table(opened.id)
            store.full = True
            with table.watching() as signal:
                told = asyncio.create_task(signal.wait())
                with pytest.raises(OSError, match="no space"):
                    await tables.answer(opened.id, 0, 0, "k", place(5, 5))
                for _ in range(5):
                    await asyncio.sleep(0)  # whoever was to be told would know by now
                assert not told.done()
                told.cancel()
            store.full = False
            assert (await tables.table(opened.id)).match.n == 0
            assert await tables.answer(opened.id, 0, 0, "k", place(5, 5)) == {"n": 1, "answer": 1}

    run(test())


def test_a_bot_whose_answer_could_not_be_stored_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        store = FailingStore(str(tmp_path / "tables.db"))
        async with tables_in(tmp_path, store) as tables:
            store.full = True
            opened = await tables.open("atacama", {}, (SeatWish("bot", bot="random"), SeatWish("human", "Ada")))
            await asyncio.to_thread(store.refused.wait)
            store.full = False
            table = await until_asked(tables, opened.id, 1)
            assert len(tables.store.entries(opened.id)) == table.match.n == 1

    monkeypatch.setattr(thinking, "FIRST_WAIT", 0.02)
    run(test())


def test_a_second_writer_of_the_same_match_is_noticed(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as one, tables_in(tmp_path) as other:
            opened = await one.open("atacama", {}, TWO)
            await other.answer(opened.id, 0, 0, "a", place(5, 5))
            await refused(one.answer(opened.id, 0, 0, "b", place(1, 1)), Behind, "stale")
            assert (await one.table(opened.id)).match.n == 1  # replayed from the store

    run(test())


def test_undo_within_the_barrier(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {"tactical": True}, TWO)
            await tables.answer(opened.id, 0, 0, "a", place(5, 5))  # the colour is asked next
            reply = await tables.undo(opened.id, 0, 1, "b")
            assert reply == {"n": 2, "answer": 2}
            await tables.answer(opened.id, 0, 2, "c", place(1, 1))
            await tables.answer(opened.id, 0, 3, "d", {"do": "use", "rig": "base"})
            await refused(tables.undo(opened.id, 0, 4, "e"), Refused, "barrier")

    run(test())


def test_a_take_back_needs_everybody(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {}, TWO)
            await tables.answer(opened.id, 0, 0, "a", place(5, 5))
            assert (await tables.ask_takeback(opened.id, 0, "b"))["waiting"] == [1]
            await refused(tables.answer_takeback(opened.id, 0, True, "c"), GusherError, "no-takeback")
            assert (await tables.answer_takeback(opened.id, 1, False, "c"))["waiting"] == []
            assert (await tables.table(opened.id)).match.n == 1
            await tables.ask_takeback(opened.id, 0, "d")
            assert (await consent(tables, opened.id, 1, "e"))["n"] == 2
            table = await tables.table(opened.id)
            assert table.asked == 0
            assert table.match.entries[-1].agreed

    run(test())


def test_a_move_of_two_answers_is_taken_back_whole(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {"tactical": True}, TWO)
            await tables.answer(opened.id, 0, 0, "a", place(5, 5))
            await tables.answer(opened.id, 0, 1, "b", {"do": "use", "rig": "base"})
            await tables.ask_takeback(opened.id, 0, "c")
            await consent(tables, opened.id, 1, "d")
            table = await tables.table(opened.id)
            assert table.asked == 0
            assert table.match.steps == []

    run(test())


@pytest.mark.parametrize("seat", [0, 1])
def test_people_at_one_screen_take_back_the_last_move_of_any_of_them(tmp_path: Path, seat: int) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            wishes = (SeatWish("human", "Ada"), SeatWish("local", "Ben"))
            opened = await tables.open("atacama", {}, wishes)
            await tables.answer(opened.id, 0, 0, "a", place(5, 5))
            await tables.answer(opened.id, 1, 1, "b", place(1, 1))
            await tables.ask_takeback(opened.id, seat, "c", frozenset({0, 1}))
            table = await tables.table(opened.id)
            assert table.asked == 1
            assert [step.entry.n for step in table.match.steps] == [1]

    run(test())


def test_against_bots_alone_a_take_back_is_immediate(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {}, AGAINST_RANDOM)
            await tables.answer(opened.id, 0, 0, "a", place(5, 5))
            await until_asked(tables, opened.id, 0)
            await tables.ask_takeback(opened.id, 0, "b")
            table = await tables.table(opened.id)
            assert table.asked == 0
            assert int(table.match.state.dump()["turn"]) == 1

    run(test())


def test_a_whole_game_against_a_bot_and_its_log(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {"advanced": True}, AGAINST_RANDOM)
            while (table := await until_asked(tables, opened.id, 0)).asked == 0:
                answer = table.match.answers()[0]
                await tables.answer(opened.id, 0, table.match.n, f"k{table.match.n}", answer)
            record = tables.store.match(opened.id)
            assert record.status == "over"
            assert record.result == {"scores": table.match.state.scores(), "ranks": table.match.state.ranks()}
            assert log.verify(log.write(table.match)).honest
            await refused(tables.ask_takeback(opened.id, 0, "z"), GusherError, "nothing-to-take-back")

    run(test())


def test_the_server_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open(
                "atacama", {}, (SeatWish("human", "Ada"), SeatWish("bot", bot="search:ms=60000"))
            )
            await tables.answer(opened.id, 0, 0, "a", place(5, 5))
            state = digest((await tables.table(opened.id)).match.state)
        store = SqliteStore(str(tmp_path / "tables.db"))
        bot = SeatRecord("bot", "Random", bot="random")
        store.take_seat(opened.id, 1, bot, store.match(opened.id).seats[1])
        store.close()
        async with tables_in(tmp_path) as tables:
            table = await tables.table(opened.id)
            assert table.match.n > 1 or digest(table.match.state) == state
            await until_asked(tables, opened.id, 0)  # the bot that was interrupted is asked again
            assert await tables.answer(opened.id, 0, 0, "a", place(5, 5)) == {"n": 1, "answer": 1}

    run(test())


def test_a_match_that_comes_out_differently_is_not_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(steps, "SNAPSHOT_EVERY", 2)
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {}, TWO)
            await tables.answer(opened.id, 0, 0, "a", place(5, 5))
            assert tables.store.whole(opened.id).snapshot is None
            await tables.answer(opened.id, 1, 1, "b", place(1, 1))
            await tables.answer(opened.id, 0, 2, "c", place(9, 9))
            assert tables.store.whole(opened.id).snapshot is not None
        async with tables_in(tmp_path) as tables:
            assert (await tables.table(opened.id)).match.n == 3  # the same rules
        with closing(sqlite3.connect(tmp_path / "tables.db")) as kept:  # what other rules would have kept
            kept.execute("UPDATE snapshots SET state = replace(state, '\"turn\": 3', '\"turn\": 4')")
            kept.commit()
        async with tables_in(tmp_path) as tables:
            error = await refused(tables.table(opened.id), GusherError, "aside-changed")
            assert error.details["n"] == 2

    run(test())


def test_links(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open(
                "atacama", {}, (*TWO, SeatWish("free"), SeatWish("bot", bot="random")), listed=True
            )
            assert [await tables.seat_of(token) for token in opened.tokens[:2]] == [(opened.id, 0), (opened.id, 1)]
            assert await tables.seat_of(opened.watch) == (opened.id, PUBLIC)
            assert opened.tokens[3] == ""
            for wrong in ("", "guess", token_hash(opened.tokens[0])):
                await refused(tables.seat_of(wrong), NotYours, "link")
            assert all(len(token) >= 22 for token in (*opened.tokens[:3], opened.watch))
            everything = (tmp_path / "tables.db").read_bytes() + (tmp_path / "tables.db-wal").read_bytes()
            for token in (*opened.tokens[:3], opened.watch):
                assert token.encode() not in everything

    run(test())


def test_friends_arrive_and_strangers_join(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {}, (SeatWish("friend", "Ada"), SeatWish("free")), listed=True)
            token = await tables.join(opened.id, 1, "  Zoé\u202e\n ")
            assert await tables.seat_of(token) == (opened.id, 1)
            table = await tables.table(opened.id)
            assert table.match.names == ["Ada", "Zoé"]
            await refused(tables.join(opened.id, 1, "Late"), NotYours, "seat-taken")
            await refused(tables.join(opened.id, 9, "Late"), NotYours, "seat-taken")
            await refused(tables.seat_of(opened.tokens[1]), NotYours, "link")  # the unused link died with the joining
            own = await tables.arrive(opened.id, 0, "Adele")
            assert table.match.names[0] == "Adele"
            assert await tables.seat_of(own) == (opened.id, 0)
            await refused(tables.seat_of(opened.tokens[0]), NotYours, "link")  # whoever sent it knows it, too
            await refused(tables.arrive(opened.id, 0, "Again"), NotYours, "seat-taken")

    run(test())


@pytest.mark.parametrize(
    ("wishes", "options", "kind", "code"),
    [
        ((SeatWish("human"),), {}, BadOptions, "seats"),
        (TWO, {"advanced": "maybe"}, BadOptions, "value"),
        ((SeatWish("human"), SeatWish("ghost")), {}, GusherError, "seat-kind"),
        ((SeatWish("human"), SeatWish("bot", bot="deep")), {}, GusherError, "unknown"),
    ],
)
def test_a_table_that_cannot_be_opened_leaves_no_trace(
    tmp_path: Path, wishes: tuple[SeatWish, ...], options: dict[str, Any], kind: type[GusherError], code: str
) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            await refused(tables.open("atacama", options, wishes), kind, code)
            with closing(sqlite3.connect(tmp_path / "tables.db")) as kept:
                assert kept.execute("SELECT count(*) FROM matches").fetchone() == (0,)

    run(test())


def test_chat_is_cleaned_kept_and_limited(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {}, TWO)
            await tables.say(opened.id, 0, " good\u0000 luck \n")
            await tables.say(opened.id, PUBLIC, "hello")
            assert [(line.seat, line.text) for line in await tables.chat(opened.id)] == [
                (0, "good luck"),
                (PUBLIC, "hello"),
            ]
            await refused(tables.say(opened.id, 0, " \n "), GusherError, "empty-chat")
            await refused(tables.say(opened.id, 0, "x" * 501), GusherError, "long-chat")

    run(test())


def test_a_hint_is_a_possible_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {}, TWO, aids=Aids(hints=True))
            found = await tables.hint(opened.id, 0)
            table = await tables.table(opened.id)
            assert found.hint.best.answer in list(table.match.state.legal())
            assert 0 <= found.hint.best.chance <= 1
            await refused(tables.hint(opened.id, 1), Refused, "not-asked")
            assert table.match.n == 0

    run(test())


def test_names() -> None:
    assert clean_name("  Ada \t Lovelace\u0007 ", "?") == "Ada Lovelace"
    assert clean_name("\n", "seat 2") == "seat 2"
    assert len(clean_name("x" * 99, "?")) == 24


def test_undo_is_not_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answer and undo in alternation would let a log grow without end; whoever decides goes on as before."""
    monkeypatch.setattr(steps, "MOST_REWINDS", 3)

    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {"tactical": True}, TWO)
            table = await tables.table(opened.id)
            start = table.match.n

            async def begin() -> None:
                await tables.answer(opened.id, 0, table.match.n, f"a{table.match.n}", place(5, 5))
                assert table.asked == 0  # which rig is the second half of the answer

            for _ in range(3):
                await begin()
                await tables.undo(opened.id, 0, table.match.n, f"u{table.match.n}")
            await begin()
            await refused(tables.undo(opened.id, 0, table.match.n, "u"), TableError, "rewinds")
            assert table.match.n == start + 7
            await tables.answer(opened.id, 0, table.match.n, "decided", {"do": "use", "rig": "base"})
            assert table.asked == 1

    run(test())
