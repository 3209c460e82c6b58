"""Long work in small pieces: nobody else at the server waits until it is done.

All tables share one thread. What takes longer than a few milliseconds is therefore written as a generator that yields
after every small step, and driven piece by piece, so that answers and views of others get their turn in between. Of
several such works one has a slice in each round of the event loop: however many there are, nobody waits for more.
"""

import asyncio
from collections.abc import Generator
from time import perf_counter
from typing import TypeVar
from weakref import WeakKeyDictionary

T = TypeVar("T")
Work = Generator[None, None, T]

SLICE_SECONDS = 0.005

_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


def finish(work: Work[T]) -> T:
    """All of it at once, for who has nothing else to do."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result


async def in_slices(work: Work[T]) -> T:
    """All of it, with a pause after every slice in which everybody else gets a turn."""
    turn = _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock())
    try:
        while True:
            async with turn:
                stop = perf_counter() + SLICE_SECONDS
                while perf_counter() < stop:
                    next(work)
                await asyncio.sleep(0)
    except StopIteration as done:
        result: T = done.value
        return result
