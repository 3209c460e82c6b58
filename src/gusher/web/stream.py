"""Live streams, and the one of the API: it tells every viewer that there is news, never what it is."""

import asyncio
import json
import zlib
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager, suppress

from fastapi import APIRouter, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from gusher.kernel.errors import GusherError
from gusher.notify.service import Notices
from gusher.store.port import Unreachable
from gusher.table.live import Signal
from gusher.table.service import Tables
from gusher.web.apidocs import REFUSALS, named
from gusher.web.faults import Fault
from gusher.web.security import address
from gusher.web.session import tables
from gusher.web.viewers import Viewer, looking

try:  # a fifth of zlib's time for every view (docs/performance.md)
    from isal.isal_zlib import compressobj
except ImportError:  # there is none for this processor
    from zlib import compressobj  # type: ignore[assignment]

routes = APIRouter(prefix="/api/v1")

MEDIA = "text/event-stream"
PING_SECONDS = 15.0
RETRY_MS = 1000
HEADERS = {"X-Accel-Buffering": "no"}  # a proxy must not wait for more
ZIPPED = {"Content-Encoding": "gzip", "Vary": "Accept, Accept-Encoding"}
# The window holds the last view or two; a stream takes 57 KB, or 160 with zlib, whose usual is 256.
LEVEL, WINDOW, MEMORY = 1, 16 + 15, 6


class EventStream(Response):
    media_type = MEDIA


class Line:
    """To a client who listens: what is written goes out at once, compressed for those who can read that."""

    def __init__(self, send: Send, zipped: bool) -> None:
        self._send = send
        self._zip = compressobj(LEVEL, zlib.DEFLATED, WINDOW, MEMORY) if zipped else None

    async def write(self, text: str) -> None:
        body = text.encode()
        if self._zip is not None:
            body = self._zip.compress(body) + self._zip.flush(zlib.Z_SYNC_FLUSH)
        await self._body(body)

    async def taken(self) -> None:
        """Until there is room for more: whoever sends nothing waits for that, too."""
        await self._body(b"")

    async def _body(self, body: bytes) -> None:
        await self._send({"type": "http.response.body", "body": body, "more_body": True})


Telling = Callable[[Signal, Line], Awaitable[None]]


class LiveResponse(EventStream):
    """Server-sent events, until the client goes away, the server closes, or there is nothing more to tell."""

    def __init__(self, request: Request, viewer: Viewer, telling: Telling, zipped: bool = False) -> None:
        super().__init__(headers={**HEADERS, **(ZIPPED if zipped else {})})
        self._zipped = zipped
        self._table = viewer.table
        self._seats = viewer.own
        self._presence = present(request, viewer)
        self._telling = telling
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
            await _first_of(self._tell(Line(send, self._zipped)), _gone(receive), self._closing.wait())
        finally:
            self._open[self._address] -= 1
            self._open += Counter()  # forgets addresses without a stream
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _tell(self, line: Line) -> None:
        with self._table.watching(self._seats) as signal, self._presence:
            await line.write(f"retry: {RETRY_MS}\n\n")
            with suppress(GusherError):  # the table is not to be seen any more: who asks anew is told why
                await self._telling(signal, line)


@routes.get("/tables/{match_id}/stream", response_class=EventStream, responses=REFUSALS, **named("stream"))
async def stream(match_id: str, request: Request) -> Response:
    viewer = await looking(request, match_id)
    return LiveResponse(request, viewer, lambda signal, line: tell_news(tables(request), match_id, signal, line))


def present(request: Request, viewer: Viewer) -> AbstractContextManager[None]:
    """Whoever has a stream open need not be told elsewhere that it is their turn; but a page that nobody looks at says
    so, and its reader may be far away."""
    seats = () if "unseen" in request.query_params else viewer.own
    notices: Notices = request.app.state.notices
    return notices.presence.at([(viewer.table.id, seat) for seat in seats])


async def tell_news(tables: Tables, match_id: str, signal: Signal, line: Line) -> None:
    """The numbers at once, then after every change. Programs then ask for what they want to know."""
    told: tuple[int, int] | None = None
    while True:
        with suppress(Unreachable):  # it rings when the store has answered again
            news = (await tables.table(match_id)).latest
            if news != told:
                await line.write(f"event: news\ndata: {json.dumps({'n': news[0], 'version': news[1]})}\n\n")
                told = news
        await rung(signal, line)


async def rung(signal: Signal, line: Line) -> None:
    """Until something has changed; a comment now and then shows that the line is alive."""
    while not await signal.wait(PING_SECONDS):
        await line.write(": ping\n\n")


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
