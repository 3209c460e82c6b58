"""Where long work of requests is done: one piece after the other, visitors in turn, a few milliseconds at a time."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping
from typing import TypeVar

from fastapi import Request
from jinja2 import Template
from starlette.responses import Response, StreamingResponse

from gusher.table.queue import Crowded, FairQueue
from gusher.table.slices import Work, in_slices
from gusher.web.faults import Fault
from gusher.web.security import address
from gusher.web.session import page, page_context

T = TypeVar("T")

MOST_WAITING = 20  # long requests of one visitor at once
HTML, JSON = "text/html", "application/json"
LONG = 128 * 1024  # characters: a view of a table is shorter
BITS = 100  # of a template, between two looks at the clock
PIECE = 32 * 1024  # of a long text, compressed and sent at one go
RETRY_SECONDS = 5


class Desk:
    """Only one long piece of work goes on at a time, so that all short ones get their turn in between."""

    def __init__(self) -> None:
        self._queue = FairQueue(1, MOST_WAITING)

    async def work(self, visitor: str, work: Work[T]) -> T:
        async with self._queue.place(visitor):
            return await in_slices(work)


async def at_desk(request: Request, work: Work[T]) -> T:
    """The result of long work, when it is the visitor's turn; raises Fault if too much of theirs is waiting."""
    desk: Desk = request.app.state.desk
    try:
        return await desk.work(address(request), work)
    except Crowded:
        raise Fault("too-fast", seconds=RETRY_SECONDS) from None


def text_response(text: str, media: str, headers: Mapping[str, str] | None = None) -> Response:
    """The text; a long one in pieces, for compressing it all at once would hold everybody up."""
    if len(text) <= LONG:
        return Response(text, headers=headers, media_type=media)
    pieces = (text[place : place + PIECE] for place in range(0, len(text), PIECE))
    return StreamingResponse(_one_by_one(pieces), headers=headers, media_type=media)


async def _one_by_one(pieces: Iterable[str]) -> AsyncIterator[str]:
    for piece in pieces:
        yield piece
        await asyncio.sleep(0)


def rendering(template: Template, context: Mapping[str, object]) -> Work[str]:
    """A long text from a template, piece by piece."""
    stream = template.stream(context)
    stream.enable_buffering(BITS)
    pieces = []
    for piece in stream:
        pieces.append(piece)
        yield
    return "".join(pieces)


def paging(request: Request, template: str, **context: object) -> Work[Response]:
    """As `session.render`, for a long page."""
    text = yield from rendering(page(request, template), page_context(request, 200, context))
    return text_response(text, HTML)
