"""All my logs as one file: a ZIP archive that is written while it is sent, one match after the other."""

import asyncio
from collections.abc import AsyncIterator
from io import RawIOBase
from zipfile import ZIP_DEFLATED, ZipFile

from fastapi import Request
from fastapi.responses import Response, StreamingResponse

from gusher.kernel.state import PUBLIC
from gusher.store.people import PlayerRecord, Wanted
from gusher.store.port import OVER
from gusher.table.aside import Unreadable
from gusher.table.errors import NoTable
from gusher.table.players import Mine
from gusher.web.credentials import credentials
from gusher.web.desk import at_desk
from gusher.web.logs import joined, writing
from gusher.web.session import tables

MEDIA = "application/zip"
AT_A_TIME = 50  # matches that are looked up together
NAME = "gusher-logs.zip"


async def export_response(request: Request, player: PlayerRecord) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{NAME}"'}
    return StreamingResponse(_archive(request, player), headers=headers, media_type=MEDIA)


class Sent(RawIOBase):
    """Where the archive is written to; what was written is taken away as it is sent."""

    def __init__(self) -> None:
        self._written: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        piece = bytes(memoryview(data))  # type: ignore[arg-type]
        self._written.append(piece)
        return len(piece)

    def take(self) -> bytes:
        taken, self._written = b"".join(self._written), []
        return taken


async def _archive(request: Request, player: PlayerRecord) -> AsyncIterator[bytes]:
    """Finished matches have their whole log; of running ones what a seat may know. Reading and packing are done beside
    the event loop, a match at a time; whoever does not take what was sent makes the next one wait."""
    sent = Sent()
    archive = ZipFile(sent, "w", ZIP_DEFLATED)
    try:
        async for mine in _all(request, player):
            text = await _log(request, mine)
            if text:
                name = f"{mine.record.game}-{mine.record.id}.jsonl"
                await asyncio.to_thread(archive.writestr, name, text)
                yield sent.take()
    finally:
        await asyncio.to_thread(archive.close)  # a table of contents: of a thousand matches it takes a while, too
    yield sent.take()


async def _all(request: Request, player: PlayerRecord) -> AsyncIterator[Mine]:
    """Finished ones come last, so that one that ends meanwhile is not left out."""
    key_hash = (await credentials(request)).key.hash
    for over in (False, True):
        offset, known = 0, set[str]()
        while found := await tables(request).players.matches(Wanted(player.id, key_hash, over), AT_A_TIME, offset):
            offset += len(found)
            for mine in found:
                if mine.record.id not in known:  # the order may have changed since the last look
                    known.add(mine.record.id)
                    yield mine


async def _log(request: Request, mine: Mine) -> str:
    service, record = tables(request), mine.record
    if record.status == OVER:
        return await service.kept_log(record)
    seat = mine.seats[0] if len(mine.seats) == 1 else PUBLIC  # people at one screen look at it together
    try:
        table = await service.current(record.id)
    except Unreadable as error:
        return joined(await service.aside_log(error.aside, seat))
    except NoTable:
        return ""
    return await at_desk(request, writing(table.still().match, seat))
