"""Boards as PNG files, drawn beside the server: in turn for every visitor, in time, and each only once."""

import asyncio
import hashlib
from base64 import b64decode
from collections import OrderedDict
from collections.abc import Callable

from fastapi import Request

from gusher.table.queue import Crowded
from gusher.table.workers import START_SECONDS, WorkerPool
from gusher.web.desk import RETRY_SECONDS
from gusher.web.faults import Fault
from gusher.web.security import address

SECONDS = 20.0  # a large board takes one
MOST_WAITING = 8  # pictures of one visitor
MOST_KEPT = 32 * 2**20  # bytes of pictures: about fifty


def usual_patience(fresh: bool) -> float:
    return SECONDS + (START_SECONDS if fresh else 0.0)


class Drawings:
    """Pictures are known by what is drawn: whoever sees the same gets the same, and nobody gets anything else."""

    def __init__(self, processes: int = 1, patience: Callable[[bool], float] = usual_patience) -> None:
        self._workers = WorkerPool("gusher.web.drawing", processes, MOST_WAITING)
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._drawing: dict[str, asyncio.Task[bytes]] = {}
        self._patience = patience

    async def png(self, svg: str, visitor: str) -> bytes:
        """The picture; raises Fault if it could not be drawn, or too many of the visitor's are waiting."""
        name = hashlib.sha256(svg.encode()).hexdigest()
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        if name not in self._drawing:
            self._drawing[name] = asyncio.create_task(self._draw(name, svg, visitor))
            self._drawing[name].add_done_callback(lambda _: self._drawing.pop(name))
        return await asyncio.shield(self._drawing[name])

    async def _draw(self, name: str, svg: str, visitor: str) -> bytes:
        try:
            reply = await self._workers.ask({"svg": svg}, self._patience, visitor)
        except Crowded:
            raise Fault("too-fast", seconds=RETRY_SECONDS) from None
        if "png" not in reply:
            raise Fault("no-picture")
        drawing = self._kept[name] = b64decode(reply["png"])
        while sum(map(len, self._kept.values())) > MOST_KEPT:
            self._kept.popitem(last=False)
        return drawing

    async def close(self) -> None:
        for task in list(self._drawing.values()):
            task.cancel()
        await asyncio.gather(*self._drawing.values(), return_exceptions=True)
        await self._workers.close()


async def png(request: Request, svg: str) -> bytes:
    drawings: Drawings = request.app.state.drawings
    return await drawings.png(svg, address(request))
