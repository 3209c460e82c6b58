"""Who is served next: visitors in turn, the tables of one visitor in turn, what one table asks in order.

Whoever asks for a hundred things at once waits for them alone: everybody else's next question comes after at most one
of theirs.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count


class Crowded(Exception):
    """One visitor has too much waiting already."""


@dataclass(eq=False, slots=True)
class Waiting:
    visitor: str
    table: str
    turn: asyncio.Future[None]


class FairQueue:
    """So many places for work. Where there are several, one visitor never holds all of them, so that a question of
    somebody else need not even wait until the first of theirs is done."""

    def __init__(self, places: int, most_waiting: int = 1000) -> None:
        self._places = places
        self._most_waiting = most_waiting  # of one visitor
        self._working: Counter[str] = Counter()
        self._waiting: list[Waiting] = []  # as they came
        self._clock = count(1)
        self._served: dict[str, dict[str, int]] = {}  # when a visitor's tables were last served, while they are here

    @property
    def is_full(self) -> bool:
        """Is there work in every place?"""
        return self._working.total() >= self._places

    @asynccontextmanager
    async def place(self, visitor: str, table: str = "") -> AsyncIterator[None]:
        """A place for the length of the block, when it is one's turn. Raises Crowded."""
        if sum(waiting.visitor == visitor for waiting in self._waiting) >= self._most_waiting:
            raise Crowded
        await self._turn(Waiting(visitor, table, asyncio.get_running_loop().create_future()))
        try:
            yield
        finally:
            self._leave(visitor)

    async def _turn(self, waiting: Waiting) -> None:
        self._waiting.append(waiting)
        self._call_next()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:  # it was called in the same moment, and the place is not wanted any more
                self._leave(waiting.visitor)
            raise

    def _leave(self, visitor: str) -> None:
        self._working[visitor] -= 1
        self._working += Counter()  # forgets who has no work here
        self._call_next()
        here = {*self._working, *(waiting.visitor for waiting in self._waiting)}
        if visitor not in here:
            self._served.pop(visitor, None)

    def _call_next(self) -> None:
        while self._working.total() < self._places and (found := self._next()) is not None:
            self._waiting.remove(found)
            self._working[found.visitor] += 1
            self._served.setdefault(found.visitor, {})[found.table] = next(self._clock)
            if not found.turn.done():
                found.turn.set_result(None)

    def _next(self) -> Waiting | None:
        """Whose visitor, and of that visitor whose table, has waited the longest for a turn."""
        most = max(1, self._places - 1)
        allowed = [waiting for waiting in self._waiting if self._working[waiting.visitor] < most]
        return min(allowed, key=self._last_served, default=None)

    def _last_served(self, waiting: Waiting) -> tuple[int, int]:
        tables = self._served.get(waiting.visitor, {})
        return max(tables.values(), default=0), tables.get(waiting.table, 0)
