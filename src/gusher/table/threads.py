"""The store, called beside the event loop: it is synchronous, and everybody would wait for its disk or its line."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from gusher.store.port import AlreadyKept, NotKept, Stale, Store, Taken

P = ParamSpec("P")
T = TypeVar("T")

ANSWERS = (AlreadyKept, NotKept, Stale, Taken)  # the store works, and says no


class StoreThreads:
    """As many threads as the store can use. Reading has some of its own: it need not wait until the answers of other
    tables are on the disk."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.errors = 0  # calls that the store could not answer
        self._writer = ThreadPoolExecutor(store.at_once, thread_name_prefix="gusher-writes")
        self._reader = ThreadPoolExecutor(store.at_once, thread_name_prefix="gusher-reads")

    async def write(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._beside(self._writer, lambda: call(*args, **kwargs))

    async def read(self, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._beside(self._reader, lambda: call(*args, **kwargs))

    async def _beside(self, threads: ThreadPoolExecutor, call: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, call)
        except ANSWERS:
            raise
        except Exception:
            self.errors += 1
            raise

    def close(self) -> None:
        self._reader.shutdown(wait=True)
        self._writer.shutdown(wait=True)
        self.store.close()
