"""Who draws next: in each round of the event loop one page that has asked for nothing is shown what is new, and for a
moment none while somebody's answer is being played.

All that is ready runs in one round before anybody who has come meanwhile is heard, and an answer needs several rounds
until it is stored. If twenty pages were drawn in one of them, everybody who answers would wait for all twenty, and that
in every round.
"""

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

MOMENT = 0.02  # seconds; however many answers come, a page waits no longer for them than that


class Rounds:
    """Whoever has waited longest goes first."""

    def __init__(self) -> None:
        self._waiting: deque[tuple[asyncio.Future[None], float]] = deque()
        self._answers = 0  # that are being played
        self._call: asyncio.Handle | None = None  # the next one

    async def next(self) -> None:
        """Comes back in a round of which nobody else has got any part from here."""
        loop = asyncio.get_running_loop()
        turn = loop.create_future()
        self._waiting.append((turn, loop.time()))
        if self._call is None:
            self._call = loop.call_soon(self._called, loop)
        await turn

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Meanwhile an answer is played, until it is stored."""
        self._answers += 1
        try:
            yield
        finally:
            self._answers -= 1
            if self._answers == 0 and isinstance(self._call, asyncio.TimerHandle):
                self._call.cancel()
                loop = asyncio.get_running_loop()
                self._call = loop.call_soon(self._called, loop)

    def _called(self, loop: asyncio.AbstractEventLoop) -> None:
        self._call = None
        while self._waiting and self._waiting[0][0].done():  # whoever has left waits no more
            self._waiting.popleft()
        if not self._waiting:
            return
        turn, since = self._waiting[0]
        if self._answers and loop.time() < since + MOMENT:
            self._call = loop.call_at(since + MOMENT, self._called, loop)
            return
        self._waiting.popleft()
        turn.set_result(None)
        self._call = loop.call_soon(self._called, loop)
