"""A page that nobody looks at: it is told whose turn it is and what it sounds like, and nothing is drawn for it."""

import asyncio
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gusher.kernel import registry
from gusher.kernel.match import Match
from gusher.table.live import LiveTable
from gusher.web import calling, showing, views
from gusher.web.logbook import log_lines
from gusher.web.viewers import Viewer
from tests.web.serving import PLACE, TWO, opened, run, serving
from tests.web.stored import SECRET, record
from tests.web.test_showing import Viewing, asked_for, viewing

ANSWERS = 60


async def call(page: Viewing) -> dict[str, Any]:
    """The next one."""
    text = await page.next()
    assert text.startswith("event: call\ndata: {"), text
    told: dict[str, Any] = json.loads(text.partition("data: ")[2])
    return told


def test_it_waits_for_more_and_nothing_is_drawn_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: asyncio.Queue[float] = asyncio.Queue()
    plain, drawn = asyncio.sleep, []

    def counted(viewer: Viewer, *args: Any) -> views.TableView:
        drawn.append(viewer.seat)
        return views.table_view(viewer, *args)

    async def test() -> None:
        on = asyncio.Event()

        async def sleep(seconds: float) -> None:
            if seconds == calling.UNSEEN_SECONDS:
                waits.put_nowait(seconds)
                await on.wait()
            else:
                await plain(seconds)

        monkeypatch.setattr(asyncio, "sleep", sleep)
        monkeypatch.setattr(showing, "table_view", counted)
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO)
            async with viewing(app, ben, "unseen=yes") as unseen:
                first = await call(unseen)
                assert (first["n"], first["asked"], first["title"]) == (0, False, "Ada to move · Atacama")
                await ada.answer(0, PLACE)
                await waits.get()  # it has heard of it
                await ada.post(f"{ada.table}/chat", 201, text="hello")
                assert unseen.heard.empty()
                on.set()
                second = await call(unseen)
                assert (second["n"], second["asked"], second["title"]) == (1, True, "● Your turn · Atacama")
                assert drawn == []
            assert (await asked_for(ben))["n"] == 1
            assert drawn == [1]

    run(test())


@pytest.mark.parametrize("game", ["giganten", "mcmulti"])
def test_it_sounds_like_the_lines_that_its_reader_will_see(game: str) -> None:
    found = registry.find(game)
    match = Match(found, found.usual_seats, {}, ["Ada", "Ben", "Cleo", "Dora"][: found.usual_seats], secret=SECRET)
    table = LiveTable(record(game, match, ("human",) * match.seats), match)
    luck, sounded = random.Random(1), 0
    for _ in range(ANSWERS):
        if match.over:
            break
        before = match.n
        match.answer_number(int(match.state.seat), luck.choice([int(answer) for answer in match.state.legal()]))
        table.record = replace(table.record, n=match.n, version=table.version + 1)
        for seat in range(match.seats):
            viewer = Viewer(table, seat, (seat,), "en")
            lines = [line.sound for line in log_lines(viewer, whole=True) if line.sound and line.n > before]
            told = calling.called(viewer, before, 0.0)
            assert told["sounds"] == lines[-calling.MOST_SOUNDS :]
            assert told["asked"] == (match.state.seat == seat)
            sounded += len(lines)
    assert sounded
