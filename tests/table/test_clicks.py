"""One click at the table: one step, one key, one undo; and what the table need not ask its store for."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from gusher.kernel.errors import BadAction, GusherError, Refused
from gusher.kernel.match import digest
from gusher.store.port import Growth, Since, Whole
from gusher.store.sqlite import SqliteStore
from gusher.table.live import CHAT_SHOWN
from gusher.table.service import Tables
from tests.table.seated import TWO, place, run, tables_in

TACTICAL = {"tactical": True}  # a field, then the rig: two questions to the same seat
BASE = {"do": "use", "rig": "base"}
MOVE = (place(5, 5), BASE)


class CountingStore(SqliteStore):
    """Knows how often it was asked for what, and how many steps it was given."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.asked: Counter[str] = Counter()

    def append(self, match_id: str, growth: Growth) -> int:
        self.asked["append"] += 1
        return super().append(match_id, growth)

    def reply(self, match_id: str, seat: int, key: str) -> str | None:
        self.asked["reply"] += 1
        return super().reply(match_id, seat, key)

    def whole(self, match_id: str) -> Whole:
        self.asked["whole"] += 1
        return super().whole(match_id)

    def since(self, match_id: str, after: int, lines: int = 200) -> Since:
        self.asked["since"] += 1
        return super().since(match_id, after, lines)


async def state_of(tables: Tables, match_id: str) -> str:
    return digest((await tables.table(match_id)).match.state)


def test_a_click_is_one_step_under_one_key(tmp_path: Path) -> None:
    async def test() -> None:
        store = CountingStore(str(tmp_path / "tables.db"))
        async with tables_in(tmp_path, store) as tables:
            opened = await tables.open("atacama", TACTICAL, TWO)
            calls = [tables.answer(opened.id, 0, 0, "same", *MOVE) for _ in range(4)]
            assert await asyncio.gather(*calls) == [{"n": 2, "answer": 1}] * 4
            assert store.asked["append"] == 1
            lines = [json.loads(line) for line in store.entries(opened.id)]
            assert [(line["do"], line.get("joined")) for line in lines] == [("place", None), ("use", True)]

    run(test())


@pytest.mark.parametrize(
    ("answers", "kind", "code", "at"),
    [
        ((place(5, 5), place(6, 6)), Refused, "rule", 1),
        ((BASE, place(5, 5)), Refused, "rule", 0),
        ((*MOVE, place(1, 1)), Refused, "crosses", 2),
        ((place(5, 5), {"do": "use", "rig": "none"}), BadAction, "bad-value", 1),
    ],
)
def test_a_click_that_is_refused_in_part_is_refused_whole(
    tmp_path: Path, answers: tuple[dict[str, Any], ...], kind: type[GusherError], code: str, at: int
) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", TACTICAL, TWO)
            before = await state_of(tables, opened.id)
            with pytest.raises(kind) as caught:
                await tables.answer(opened.id, 0, 0, "k", *answers)
            assert (caught.value.code, caught.value.details["at"]) == (code, at)
            assert await state_of(tables, opened.id) == before
            assert tables.store.entries(opened.id) == []
            assert await tables.answer(opened.id, 0, 0, "k", *MOVE) == {"n": 2, "answer": 1}  # the key is still free

    run(test())


async def to_a_drive(tables: Tables, match_id: str) -> tuple[int, int]:
    """Plays until a truck may go two steps to the east; the seat that may, and where the match is."""
    table = await tables.table(match_id)
    east = table.match.game.actions.number({"do": "step", "to": "E"})
    while True:
        seat, answers = table.asked, table.match.answers()
        if {"do": "step", "to": "E"} in answers and not table.match.crosses(east):
            return seat, table.match.n
        await tables.answer(match_id, seat, table.match.n, f"k{table.match.n}", answers[0])


async def a_drive(tables: Tables) -> tuple[str, int, int, str]:
    """A table of Giganten where one click drove two cells, and the truck may still go on."""
    seats = (*TWO, TWO[1])
    opened = await tables.open("giganten", {}, seats)
    seat, n = await to_a_drive(tables, opened.id)
    before = await state_of(tables, opened.id)
    east = {"do": "step", "to": "E"}
    assert (await tables.answer(opened.id, seat, n, "drive", east, east))["n"] == n + 2
    assert (await tables.table(opened.id)).asked == seat
    return opened.id, seat, n, before


def test_undo_takes_a_whole_click_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            match_id, seat, n, before = await a_drive(tables)
            assert await tables.undo(match_id, seat, n + 2, "back") == {"n": n + 3, "answer": n + 3}
            assert await state_of(tables, match_id) == before

    run(test())


def test_undo_takes_a_whole_click_back_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            match_id, seat, n, before = await a_drive(tables)
        async with tables_in(tmp_path) as tables:
            assert await tables.undo(match_id, seat, n + 2, "back") == {"n": n + 3, "answer": n + 3}
            assert await state_of(tables, match_id) == before

    run(test())


def test_new_keys_are_not_looked_up(tmp_path: Path) -> None:
    async def test() -> None:
        store = CountingStore(str(tmp_path / "tables.db"))
        async with tables_in(tmp_path, store) as tables:
            opened = await tables.open("atacama", {}, TWO)
            await tables.answer(opened.id, 0, 0, "a", place(5, 5))
            await tables.answer(opened.id, 1, 1, "a", place(1, 1))  # another seat's key is another key
            assert store.asked["reply"] == 0
            assert await tables.answer(opened.id, 0, 0, "a", place(5, 5)) == {"n": 1, "answer": 1}
            assert store.asked["reply"] == 1

    run(test())


def test_keys_are_known_after_a_restart_and_new_ones_still_not_looked_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {}, TWO)
            await tables.answer(opened.id, 0, 0, "a", place(5, 5))
        store = CountingStore(str(tmp_path / "tables.db"))
        async with tables_in(tmp_path, store) as tables:
            await tables.answer(opened.id, 1, 1, "b", place(1, 1))
            assert store.asked["reply"] == 0
            assert await tables.answer(opened.id, 0, 2, "a", place(9, 9)) == {"n": 1, "answer": 1}
            assert len(store.entries(opened.id)) == 2

    run(test())


def test_chat_is_read_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path) as tables:
            opened = await tables.open("atacama", {}, TWO)
            for number in range(CHAT_SHOWN + 5):
                await tables.say(opened.id, 0, f"line {number}")
            shown = [line.text for line in await tables.chat(opened.id)]
            assert shown == [f"line {number}" for number in range(5, CHAT_SHOWN + 5)]
        store = CountingStore(str(tmp_path / "tables.db"))
        async with tables_in(tmp_path, store) as tables:
            await tables.say(opened.id, 1, "back again")
            for _ in range(3):
                assert [line.text for line in await tables.chat(opened.id)] == [*shown[1:], "back again"]
            assert (store.asked["whole"], store.asked["since"]) == (1, 0)

    run(test())
