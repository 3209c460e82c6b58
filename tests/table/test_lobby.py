"""Tables for whoever comes along: always found, and gone from the list when nobody has been there for long."""

from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gusher.notify.presence import Presence
from gusher.store.sqlite import SqliteStore
from gusher.table import lobby
from gusher.table.lobby import LONGEST_PATIENCE, PATIENCE, SLOW_PATIENCE, is_attended
from gusher.table.opening import SeatWish, prepare
from gusher.table.service import Tables
from tests.fixed import Secrets, fixed_pool
from tests.store.engines import record
from tests.table.seated import TWO, run

FREE = (SeatWish("human", "Ada"), SeatWish("free"))
SECRET = "5e" * 32


class Clock:
    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


def with_clock(folder: Path, test: Callable[[Tables, Clock], Coroutine[Any, Any, None]]) -> None:
    """Tables whose time is the test's."""

    async def whole() -> None:
        clock = Clock()
        tables = Tables(SqliteStore(str(folder / "tables.db")), fixed_pool(1), clock, Secrets("lobby"))
        await tables.start()
        try:
            await test(tables, clock)
        finally:
            await tables.close()

    run(whole())


async def shown(tables: Tables) -> list[str]:
    return [record.id for record in await tables.listed()]


def test_a_table_for_whoever_comes_along_is_always_listed() -> None:
    for wishes, listed in ((FREE, True), (TWO, False)):
        kept, _ = prepare("atacama", {}, wishes, False, 1.0, SECRET)
        assert kept.listed is listed


@pytest.mark.parametrize(
    ("kinds", "host"), [(("human", "friend"), 0), (("friend", "human"), 1), (("bot", "local"), 1), (("bot", "bot"), -1)]
)
def test_it_is_known_who_invites(kinds: tuple[str, ...], host: int) -> None:
    wishes = [SeatWish(kind, bot="random" if kind == "bot" else "") for kind in kinds]
    assert prepare("atacama", {}, wishes, False, 1.0, SECRET)[0].host == host


def test_a_table_vanishes_when_nobody_was_there_for_an_hour_and_comes_back(tmp_path: Path) -> None:
    async def test(tables: Tables, clock: Clock) -> None:
        opened = await tables.open("atacama", {}, FREE)
        clock.at += PATIENCE
        assert await shown(tables) == [opened.id]
        clock.at += 1
        assert await shown(tables) == []
        presence = Presence(tables.store, tables.write, "here", clock)
        await presence.mark()
        assert await shown(tables) == []
        with presence.at([(opened.id, 0)]):
            await presence.mark()
        assert await shown(tables) == [opened.id]
        clock.at += PATIENCE + 1
        assert await shown(tables) == []
        await tables.join(opened.id, 1, "Ben")  # whoever has the address is let in all the same
        await tables.answer(opened.id, 0, 0, "key", {"do": "place", "row": 5, "column": 5})
        assert await shown(tables) == [opened.id]

    with_clock(tmp_path, test)


def test_where_a_turn_takes_days_people_are_away_for_days(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = replace(record(created=1000.0), attended=2000.0)
    assert is_attended(kept, 2000.0 + PATIENCE)
    assert not is_attended(kept, 2001.0 + PATIENCE)
    monkeypatch.setattr(lobby, "is_slow", lambda _: True)
    assert is_attended(kept, 2000.0 + SLOW_PATIENCE)
    assert not is_attended(kept, 2001.0 + SLOW_PATIENCE)
    assert LONGEST_PATIENCE == SLOW_PATIENCE == 7 * 24 * PATIENCE


def test_a_server_asleep_for_a_month_shows_nothing_old(tmp_path: Path) -> None:
    async def test(tables: Tables, clock: Clock) -> None:
        await tables.open("atacama", {}, FREE)
        clock.at += 30 * 86400
        assert await shown(tables) == []
        opened = await tables.open("atacama", {}, FREE)
        clock.at -= 60 * 86400  # and a clock that is put back hides nothing
        assert opened.id in await shown(tables)

    with_clock(tmp_path, test)
