"""The live stream: tells every viewer that there is news, never what it is. Each then asks for its own view."""

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

from fastapi import APIRouter, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from gusher.store.port import Unreachable
from gusher.table.live import LiveTable, Signal
from gusher.table.service import Tables
from gusher.web.apidocs import REFUSALS, named
from gusher.web.faults import Fault
from gusher.web.security import address
from gusher.web.session import tables
from gusher.web.viewers import looking

routes = APIRouter(prefix="/api/v1")

PING_SECONDS = 15.0
RETRY_MS = 1000
HEADERS = {"X-Accel-Buffering": "no"}  # a proxy must not wait for more


class EventStream(Response):
    media_type = "text/event-stream"


class NewsResponse(EventStream):
    """Server-sent events, until the client goes away or the server closes."""

    def __init__(self, request: Request, table: LiveTable) -> None:
        super().__init__(headers=HEADERS)
        self._table = table
        self._tables = tables(request)
        self._closing: asyncio.Event = request.app.state.closing
        self._open: Counter[str] = request.app.state.streams
        self._address = address(request)
        if self._open[self._address] >= request.app.state.settings.limits.streams:
            raise Fault("too-fast", seconds=int(PING_SECONDS))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(name, value) for name, value in self.raw_headers if name != b"content-length"]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        self._open[self._address] += 1
        try:
            await _first_of(self._tell(send), _gone(receive), self._closing.wait())
        finally:
            self._open[self._address] -= 1
            self._open += Counter()  # forgets addresses without a stream
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _tell(self, send: Send) -> None:
        async def write(text: str) -> None:
            await send({"type": "http.response.body", "body": text.encode(), "more_body": True})

        with self._table.watching() as signal:
            await write(f"retry: {RETRY_MS}\n\n")
            await tell_news(self._tables, self._table.id, signal, write)


@routes.get("/tables/{match_id}/stream", response_class=EventStream, responses=REFUSALS, **named("stream"))
async def stream(match_id: str, request: Request) -> Response:
    return NewsResponse(request, (await looking(request, match_id)).table)


async def tell_news(tables: Tables, match_id: str, signal: Signal, write: Callable[[str], Awaitable[None]]) -> None:
    """The numbers at once, then after every change; a comment now and then shows that the line is alive."""
    told: tuple[int, int] | None = None
    while True:
        with suppress(Unreachable):  # it rings when the store has answered again
            news = (await tables.table(match_id)).latest
            if news != told:
                await write(f"event: news\ndata: {json.dumps({'n': news[0], 'version': news[1]})}\n\n")
                told = news
        try:
            await asyncio.wait_for(signal.wait(), PING_SECONDS)
        except TimeoutError:
            await write(": ping\n\n")


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def _first_of(*works: Awaitable[object]) -> None:
    """Runs them all until one ends; the others are stopped and waited for."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
