"""A page that listens: every view comes by itself, no more than its line takes, and nothing that another one sees."""

import json
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from fastapi import FastAPI
from isal import isal_zlib
from starlette.types import Message

from bench.following import Following
from gusher.kernel.rng import Rng
from gusher.store.port import Unreachable, Whole
from gusher.store.sqlite import SqliteStore
from gusher.table.aside import Unreadable
from gusher.web import showing, stream, views
from gusher.web.limits import UNLIMITED, Limits, Rate
from gusher.web.stream import WINDOW
from tests.web.serving import PLACE, TWO, Caller, Listening, Seat, opened, run, serving

THREE = [{"kind": "human", "name": name} for name in ("Ada", "Ben", "Cleo")]
BASE: dict[str, Any] = {"do": "use", "rig": "base"}
EVENTS = {"accept": "text/event-stream"}
CLICKS = 30


def page_of(seat: Seat) -> str:
    return seat.table.replace("/tables/", "/t/")


def token_of(seat: Seat) -> str:
    return seat.client.headers["authorization"].removeprefix("Bearer ")


class Viewing(Listening):
    """A page that listens to its views."""

    def __init__(self, app: FastAPI, seat: Seat, query: str = "", **headers: str) -> None:
        super().__init__(app, f"{page_of(seat)}/view?{query}", token_of(seat), **{**EVENTS, **headers})
        self.page = Following()

    async def view(self) -> dict[str, Any]:
        """The next one, put on the page."""
        text = await self.next()
        assert text.startswith("event: view\ndata: {"), text
        assert text.endswith("}\n\n")
        view: dict[str, Any] = json.loads(text.partition("data: ")[2])
        self.page.take(view)
        return view


@asynccontextmanager
async def viewing(app: FastAPI, seat: Seat, query: str = "") -> AsyncIterator[Viewing]:
    """After the first words."""
    async with Viewing(app, seat, query) as page:
        assert await page.next() == "retry: 1000\n\n"
        yield page


async def asked_for(seat: Seat, have: str = "") -> dict[str, Any]:
    found: dict[str, Any] = (await seat.client.get(f"{page_of(seat)}/view", params={"have": have})).json()
    return found


def test_a_view_at_once_and_after_every_change(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO)
            async with viewing(app, ben) as page:
                first = await page.view()
                assert (first["base"], first["n"], first["asked"]) == ("", 0, False)
                await ada.answer(0, PLACE)
                second = await page.view()
                assert (second["base"], second["n"], second["asked"]) == (first["tag"], 1, True)
                await ada.post(f"{ada.table}/chat", 201, text="hello")
                third = await page.view()
                assert (third["n"], third["version"], list(third["parts"])) == (1, 2, ["chat"])

    run(test())


def test_a_page_goes_on_from_what_it_shows(tmp_path: Path) -> None:
    """Its own first view, or the last one before the line broke. Even if it has all, it is told so."""

    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO)
            had = await asked_for(ben)
            async with viewing(app, ben, f"have={had['tag']}") as page:
                same = await page.view()
                assert (same["base"], same["tag"], same["parts"]) == (had["tag"], had["tag"], {})
            await ada.answer(0, PLACE)
            async with viewing(app, ben, f"have={had['tag']}") as page:
                assert (await page.view())["base"] == had["tag"]
            async with viewing(app, ben, "have=nonsense") as page:
                assert (await page.view())["base"] == ""

    run(test())


def test_what_comes_by_itself_is_what_one_would_be_told(tmp_path: Path) -> None:
    """To every seat of a game with secrets, and to nobody more than to who asks with the same right."""

    async def test() -> None:
        async with serving(tmp_path) as app:
            reply = await Caller(app).post("/tables", 201, game="giganten", seats=THREE)
            seats = [Seat(app, reply["id"], token) for token in [*(s["token"] for s in reply["seats"]), reply["watch"]]]
            rng = Rng(5)
            async with (
                viewing(app, seats[0]) as ada,
                viewing(app, seats[1]) as ben,
                viewing(app, seats[2]) as cleo,
                viewing(app, seats[3]) as watcher,
            ):
                for _ in range(CLICKS):
                    for page, seat in zip((ada, ben, cleo, watcher), seats, strict=True):
                        came, whole = await page.view(), Following()
                        asked = await asked_for(seat)
                        whole.take(asked)
                        assert page.page.parts == whole.parts
                        changing = ("base", "parts")
                        assert all(came[name] == asked[name] for name in asked if name not in changing)
                    await some_answer(seats, rng)

    run(test())


async def some_answer(seats: list[Seat], rng: Rng) -> None:
    asked = seats[(await seats[0].position())["asked"]]
    position = await asked.position()
    await asked.answer(position["n"], position["answers"][rng.below(len(position["answers"]))])


def test_nothing_is_rendered_for_a_line_that_takes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When there is room again, the newest position counts."""
    rendered: list[int] = []
    plain = views.table_view

    def counted(viewer: Any, *args: Any) -> Any:
        if viewer.seat == 1:
            rendered.append(viewer.match.n)
        return plain(viewer, *args)

    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO, tactical=True)
            async with viewing(app, ben) as slow, viewing(app, ada) as quick:
                assert (await slow.view())["n"] == (await quick.view())["n"] == 0
                slow.has_room.clear()
                for n, answer in enumerate([PLACE, BASE]):
                    await ada.answer(n, answer)
                    assert (await quick.view())["n"] == n + 1
                assert rendered == [0]
                assert slow.heard.empty()
                slow.has_room.set()
                assert (await slow.view())["n"] == 2
                assert rendered == [0, 2]

    monkeypatch.setattr(showing, "table_view", counted)
    run(test())


def test_those_who_see_the_same_share_one_rendering(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rendered: list[tuple[int, int]] = []
    plain = views.table_view

    def counted(viewer: Any, *args: Any) -> Any:
        rendered.append((viewer.match.n, viewer.seat))
        return plain(viewer, *args)

    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO)
            async with viewing(app, ben) as phone, viewing(app, ben) as desktop, viewing(app, ada) as other:
                for page in (phone, desktop, other):
                    await page.view()
                await ada.answer(0, PLACE)
                assert (await phone.view())["parts"] == (await desktop.view())["parts"]
                await other.view()
                assert sorted(rendered) == [(0, 0), (0, 1), (1, 0), (1, 1)]

    monkeypatch.setattr(showing, "table_view", counted)
    run(test())


def test_views_that_come_by_themselves_count_and_wait_for_their_turn(tmp_path: Path) -> None:
    """Two for this visitor, by which the stream itself was asked for; the third comes much later, and is no error."""

    async def test() -> None:
        limits = Limits(views=Rate(0.001, 2), requests=UNLIMITED.requests)
        async with serving(tmp_path, limits) as app:
            ada, ben = await opened(app, TWO, tactical=True)
            async with viewing(app, ben) as greedy, viewing(app, ada) as other:
                assert (await greedy.view())["n"] == (await other.view())["n"] == 0
                await ada.answer(0, PLACE)
                assert (await greedy.view())["n"] == (await other.view())["n"] == 1
                await ada.answer(1, BASE)
                await Caller(app).get("/games")  # whoever was to be told would know by now
                assert greedy.heard.empty()
                assert not greedy.ended
                assert (await ben.client.get(f"{page_of(ben)}/view")).status_code == 429

    run(test())


def test_the_quicker_compressor_is_used_where_there_is_one() -> None:
    async def nowhere(_message: Message) -> None: ...

    assert isinstance(stream.Line(nowhere, zipped=True)._zip, type(isal_zlib.compressobj()))


@pytest.mark.parametrize("module", [isal_zlib, zlib])
def test_what_is_compressed_can_be_read_at_once(
    tmp_path: Path, module: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where there is no quicker compressor than Python's own."""
    monkeypatch.setattr(stream, "compressobj", module.compressobj)

    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO)
            async with Viewing(app, ben, **{"accept-encoding": "gzip, br"}) as page:
                unzip = zlib.decompressobj(WINDOW)
                whole = b"".join([unzip.decompress(await page.heard.get()) for _ in range(2)])
                sent = await page_after(page, unzip, ada)
                assert whole.startswith(b"retry: 1000\n\nevent: view\ndata: {")
                assert json.loads(sent.decode().partition("data: ")[2])["n"] == 1

    async def page_after(page: Viewing, unzip: Any, ada: Seat) -> bytes:
        await ada.answer(0, PLACE)
        zipped = await page.heard.get()
        text: bytes = unzip.decompress(zipped)
        assert len(zipped) < len(text) / 3
        return text

    run(test())


class Away(SqliteStore):
    """A store that does not answer whenever it is told so."""

    away = False

    def whole(self, match_id: str) -> Whole:
        if self.away:
            raise Unreachable("nobody there")
        return super().whole(match_id)


def test_a_store_that_is_away_breaks_no_line(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, open_store=Away) as app:
            ada, ben = await opened(app, TWO)
            tables, store = app.state.tables, app.state.tables.store
            async with viewing(app, ben) as page:
                await page.view()
                table = await tables.table(ada.table.removeprefix("/tables/"))
                store.away = True
                tables.memory.forget(table)
                table._ring()
                await Caller(app).get("/games")
                assert page.heard.empty()
                assert not page.ended
                store.away = False
                await ada.answer(0, PLACE)
                assert (await page.view())["n"] == 1

    run(test())


def test_a_table_that_is_not_to_be_seen_any_more_ends_the_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO)
            tables = app.state.tables
            async with viewing(app, ben) as page:
                await page.view()
                table = await tables.table(ada.table.removeprefix("/tables/"))

                async def gone(*_: object) -> None:
                    raise Unreadable(tables.memory._unreadable(table.record, ValueError("damaged")).aside)

                monkeypatch.setattr(tables, "settled", gone)
                table._ring()
                await page.end()
                assert page.ended
            assert not app.state.streams

    run(test())


def test_strangers_see_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, _ = await opened(app, TWO)
            async with Listening(app, f"{page_of(ada)}/view", "wrong", **EVENTS) as stranger:
                await stranger.end()
                assert stranger.status == 404

    run(test())
