"""Who is looking: the pages that are open in this process, told to the store for the others, and now and then for
good: a listed table at which nobody has been for long is not offered any more (table/lobby.py).

Another process knows of a page that was opened or closed at most BEAT_SECONDS ago as it was before; of a process that
was killed, until BELIEVED_SECONDS have passed. Both are shorter than the moment before anybody is told anything.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from time import time

from gusher.notify.beside import Beside
from gusher.store.people import Place
from gusher.store.port import Store

BEAT_SECONDS = 8.0
BELIEVED_SECONDS = 25.0
MARK_SECONDS = 60.0


class Presence:
    def __init__(self, store: Store, write: Beside, owner: str, now: Callable[[], float] = time) -> None:
        self._store = store
        self._write = write
        self._owner = owner
        self._now = now
        self._open: Counter[Place] = Counter()
        self._told = False

    @contextmanager
    def at(self, places: Collection[Place]) -> Iterator[None]:
        """Somebody looks, with the eyes of these seats, while the block runs."""
        self._open.update(places)
        try:
            yield
        finally:
            self._open.subtract(places)
            self._open += Counter()  # forgets where nobody is any more

    def __contains__(self, place: Place) -> bool:
        return place in self._open

    async def tell(self) -> None:
        """Where nobody looks, nothing need be told twice."""
        if self._open or self._told:
            places = list(self._open)
            await self._write(self._store.look, self._owner, places, BELIEVED_SECONDS)
            self._told = bool(places)

    async def mark(self) -> None:
        """That somebody has been at these tables, for who lists them later."""
        tables = sorted({match_id for match_id, _ in self._open})
        if tables:
            await self._write(self._store.attend, tables, self._now())
