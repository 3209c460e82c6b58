"""The live stream: told after it is stored, to viewers alone, and gone when the client or the server goes."""

import asyncio
import threading
from pathlib import Path

import pytest
from fastapi import FastAPI

from gusher.store.port import Growth
from gusher.store.sqlite import SqliteStore
from gusher.web import stream
from gusher.web.limits import Limits
from tests.web.serving import PLACE, TWO, Caller, Listening, Seat, opened, run, serving


def listening(app: FastAPI, seat: Seat) -> Listening:
    token = seat.client.headers["authorization"].removeprefix("Bearer ")
    return Listening(app, f"{seat.table}/stream", token)


def news(n: int, version: int) -> str:
    return f'event: news\ndata: {{"n": {n}, "version": {version}}}\n\n'


def test_news_at_once_and_after_every_change(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO)
            async with listening(app, ben) as stream:
                assert await stream.next() == "retry: 1000\n\n"
                assert await stream.next() == news(0, 0)
                await ada.answer(0, PLACE)
                assert await stream.next() == news(1, 1)
                await ada.post(f"{ada.table}/chat", 201, text="hello")
                assert await stream.next() == news(1, 2)

    run(test())


def test_a_silent_line_is_kept_alive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, _ = await opened(app, TWO)
            async with listening(app, ada) as stream:
                assert [await stream.next() for _ in range(3)][2] == ": ping\n\n"

    monkeypatch.setattr(stream, "PING_SECONDS", 0.05)
    run(test())


class SlowStore(SqliteStore):
    """A disk that takes its time, or is full."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.may_go_on = threading.Event()
        self.may_go_on.set()
        self.reached = threading.Event()
        self.full = False

    def append(self, match_id: str, growth: Growth) -> int:
        self.reached.set()
        self.may_go_on.wait()
        if self.full:
            raise OSError("no space left")
        return super().append(match_id, growth)


def test_nothing_is_told_before_it_is_stored(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, open_store=SlowStore) as app:
            store: SlowStore = app.state.tables.store
            ada, ben = await opened(app, TWO)
            async with listening(app, ben) as stream:
                await stream.next()
                await stream.next()
                store.may_go_on.clear()
                answering = asyncio.create_task(ada.answer(0, PLACE))
                assert await asyncio.to_thread(store.reached.wait)
                reading = asyncio.create_task(ben.position())
                await Caller(app).get("/games")  # whoever was to be told would know by now
                assert stream.heard.empty()
                assert not reading.done()  # the position waits too
                store.may_go_on.set()
                assert await stream.next() == news(1, 1)
                assert (await answering)["n"] == (await reading)["n"] == 1

    run(test())


def test_what_could_not_be_stored_is_never_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, open_store=SlowStore) as app:
            store: SlowStore = app.state.tables.store
            ada, ben = await opened(app, TWO)
            async with listening(app, ben) as stream:
                await stream.next()
                await stream.next()
                store.full = True
                assert (await ada.answer(0, PLACE, "k", 500))["error"]["code"] == "api-broken"
                await Caller(app).get("/games")  # whoever was to be told would know by now
                assert stream.heard.empty()
                assert (await ben.position())["n"] == 0  # replayed from the store
                store.full = False
                assert await ada.answer(0, PLACE, "k") == {"n": 1, "answer": 1}
                assert await stream.next() == news(1, 1)  # still listening, and this is the first it hears

    run(test())


def test_a_client_that_goes_away_is_forgotten(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, _ = await opened(app, TWO)
            table = await app.state.tables.table(ada.table.removeprefix("/tables/"))
            async with listening(app, ada) as stream:
                await stream.next()
                assert table.watched
                stream.leave()
                await stream.end()
            assert not table.watched
            assert not app.state.streams

    run(test())


def test_the_server_closes_with_streams_open(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, _ = await opened(app, TWO)
            async with listening(app, ada) as stream:
                await stream.next()
                app.state.closing.set()
                await stream.end()
                assert stream.ended

    run(test())


def test_strangers_hear_nothing_and_nobody_opens_too_many(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, Limits(streams=1)) as app:
            ada, ben = await opened(app, TWO)
            async with Listening(app, f"{ada.table}/stream", "wrong") as stranger:
                await stranger.end()
                assert stranger.status == 404
            async with listening(app, ada) as first, listening(app, ben) as second:
                await first.next()
                await second.end()
                assert second.status == 429

    run(test())
