"""Who is looking: the pages that are open in this process, told to the store for the others.

Another process knows of a page that was opened or closed at most BEAT_SECONDS ago as it was before; of a process that
was killed, until BELIEVED_SECONDS have passed. Both are shorter than the moment before anybody is told anything.
"""

from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager

from gusher.notify.beside import Beside
from gusher.store.people import Place
from gusher.store.port import Store

BEAT_SECONDS = 8.0
BELIEVED_SECONDS = 25.0


class Presence:
    def __init__(self, store: Store, write: Beside, owner: str) -> None:
        self._store = store
        self._write = write
        self._owner = owner
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
