"""Sends what is due. One process does it at a time, whoever holds the lease; and whatever happens to it, a notice is
begun before it is sent: of one that a dying process may have sent, there is at most one more attempt."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from gusher.kernel.errors import UnknownGame
from gusher.notify.beside import Beside
from gusher.notify.due import DAY, FIRST_BREAK, Verdict, What, next_break, verdict
from gusher.notify.errors import Gone, Undelivered
from gusher.notify.presence import Presence
from gusher.store.notices import Notice
from gusher.store.port import Store

AT_ONCE = 40
KEPT_DAYS = 7  # for which it is remembered that something was told

_log = logging.getLogger("gusher.notify")

Deliver = Callable[[Notice], Awaitable[None]]  # raises Gone, Undelivered or UnknownGame


class Sender:
    def __init__(
        self, store: Store, read: Beside, write: Beside, presence: Presence, deliver: Deliver, now: Callable[[], float]
    ) -> None:
        self._store = store
        self._read = read
        self._write = write
        self._presence = presence
        self._deliver = deliver
        self._now = now

    async def send_due(self) -> int:
        """Everything that is due now, but for more than can be done at once. How much was there?"""
        due = await self._read(self._store.due, self._now(), AT_ONCE)
        looked_at = await self._read(self._store.looked_at, {notice.place for notice in due}) if due else set()
        looking = [notice.place in looked_at or notice.place in self._presence for notice in due]
        await asyncio.gather(*map(self._handle, due, looking))
        return len(due)

    async def tidy_up(self) -> None:
        await self._write(self._store.forget_notices, self._now() - KEPT_DAYS * DAY)

    async def _handle(self, notice: Notice, looking: bool) -> None:
        judged: Verdict = verdict(notice, self._now(), looking)
        if judged.what is What.DROP:
            await self._write(self._store.drop, notice)
        elif judged.what is What.WAIT:
            await self._write(self._store.postpone, notice, judged.until)
        elif await self._write(self._store.begin, notice, self._now() + FIRST_BREAK):
            await self._send(notice)

    async def _send(self, notice: Notice) -> None:
        try:
            await self._deliver(notice)
        except Undelivered as error:
            _log.info("a notice by %s did not arrive (attempt %d): %s", notice.channel.kind, notice.tries + 1, error)
            await self._write(self._store.failed, notice, self._now() + next_break(notice.tries))
        except Gone:
            await self._write(self._store.confirm_channel, notice.channel.id, False)
            await self._write(self._store.drop, notice)
        except UnknownGame:
            await self._write(self._store.drop, notice)
        else:
            await self._write(self._store.sent, notice, self._now())
