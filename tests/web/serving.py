"""Helpers: the application in the test's own process, played over its API."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from time import time
from typing import Any, Self

import httpx
from fastapi import FastAPI

from gusher.store.port import Store
from gusher.store.sqlite import SqliteStore
from gusher.table.ordering import Pause, natural_pause
from gusher.web.app import WebSettings
from gusher.web.limits import UNLIMITED, Limits
from tests.fixed import OVERDUE_SECONDS, fixed_app

HOME = "http://gusher.example"
TWO = [{"kind": "human", "name": "Ada"}, {"kind": "friend", "name": "Ben"}]
AGAINST_RANDOM = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
PLACE = {"do": "place", "row": 5, "column": 5}


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, OVERDUE_SECONDS))


def settings(folder: Path, limits: Limits = UNLIMITED, secure: bool = False) -> WebSettings:
    return WebSettings(db=str(folder / "tables.db"), bot_workers=1, limits=limits, secure_cookies=secure)


@asynccontextmanager
async def serving(
    folder: Path,
    limits: Limits = UNLIMITED,
    secure: bool = False,
    open_store: Callable[[str], Store] = SqliteStore,
    now: Callable[[], float] = time,
    order_pause: Pause = natural_pause,
) -> AsyncIterator[FastAPI]:
    """The application from its start to its end."""
    app = fixed_app(settings(folder, limits, secure), open_store=open_store, now=now, order_pause=order_pause)
    async with app.router.lifespan_context(app):
        yield app


class Caller:
    """A program at the table, with the token of a seat or without one."""

    def __init__(self, app: FastAPI, token: str = "", **headers: str) -> None:
        bearer = {"Authorization": f"Bearer {token}"} if token else {}
        transport = httpx.ASGITransport(app, client=("192.0.2.7", 1234))
        self.client = httpx.AsyncClient(transport=transport, base_url=HOME, headers={**bearer, **headers})
        self._keys = 0

    async def get(self, path: str, status: int = 200, **params: Any) -> Any:
        reply = await self.client.get(f"/api/v1{path}", params=params or None)
        assert reply.status_code == status, reply.text
        return reply.json()

    async def post(self, path: str, status: int = 200, **body: Any) -> Any:
        reply = await self.client.post(f"/api/v1{path}", json=body)
        assert reply.status_code == status, reply.text
        return reply.json()

    async def refused(self, path: str, status: int, code: str, **body: Any) -> dict[str, Any]:
        error: dict[str, Any] = (await self.post(path, status, **body))["error"]
        assert error["code"] == code
        return error

    def key(self) -> str:
        self._keys += 1
        return f"key-{self._keys}"


class Seat(Caller):
    """A caller with a seat."""

    def __init__(self, app: FastAPI, table: str, token: str) -> None:
        super().__init__(app, token)
        self.table = f"/tables/{table}"

    async def position(self) -> Any:
        return await self.get(self.table)

    async def answer(
        self, n: int, answer: dict[str, Any] | list[dict[str, Any]], key: str = "", status: int = 200
    ) -> Any:
        return await self.post(f"{self.table}/answers", status, n=n, key=key or self.key(), answer=answer)


async def opened(
    app: FastAPI,
    seats: list[dict[str, str]],
    listed: bool = False,
    game: str = "atacama",
    aids: dict[str, bool] | None = None,
    **options: Any,
) -> list[Seat]:
    """The people of a new table."""
    wish = {"game": game, "seats": seats, "listed": listed, "options": options}
    reply = await Caller(app).post("/tables", 201, **wish, **(aids or {}))
    return [Seat(app, reply["id"], seat["token"]) for seat in reply["seats"] if seat["token"]]


class Listening:
    """A client of the live stream, below HTTP: the test's transport would wait for the end of it."""

    def __init__(self, app: FastAPI, path: str, token: str, **headers: str) -> None:
        path, _, query = f"{'' if path.startswith('/t/') else '/api/v1'}{path}".partition("?")
        given = {"host": "gusher.example", "authorization": f"Bearer {token}", **headers}
        self._app = app
        self.heard: asyncio.Queue[bytes] = asyncio.Queue()
        self._leave = asyncio.Event()
        self.has_room = asyncio.Event()  # else the line takes nothing more
        self.has_room.set()
        self.status = 0
        self.ended = False
        self._scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in given.items()],
            "client": ("192.0.2.7", 1234),
            "server": ("gusher.example", 80),
        }

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._app(self._scope, self._receive, self._send))
        return self

    async def __aexit__(self, *_: object) -> None:
        self.leave()
        await self._task

    def leave(self) -> None:
        self._leave.set()

    async def end(self) -> None:
        await asyncio.shield(self._task)

    async def next(self) -> str:
        return (await self.heard.get()).decode()

    async def _receive(self) -> dict[str, Any]:
        await self._leave.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: Any) -> None:
        await self.has_room.wait()
        if message["type"] == "http.response.start":
            self.status = message["status"]
        elif message["body"]:
            self.heard.put_nowait(message["body"])
        self.ended = message["type"] == "http.response.body" and not message.get("more_body", False)
