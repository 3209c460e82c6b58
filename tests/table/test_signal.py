"""The bell of one who watches a table."""

import asyncio

from gusher.table.live import Signal
from tests.table.seated import run

LONG, SHORT = 600.0, 0.001


def test_what_rang_before_anybody_waited_is_heard_once() -> None:
    async def test() -> None:
        signal = Signal()
        signal.ring()
        signal.ring()
        assert await signal.wait(LONG)
        assert not await signal.wait(SHORT)

    run(test())


def test_whoever_waits_is_woken_and_whoever_waits_long_enough_is_told_that_nothing_rang() -> None:
    async def test() -> None:
        signal = Signal()
        assert not await signal.wait(SHORT)
        waiting = asyncio.create_task(signal.wait(LONG))
        await asyncio.sleep(0)
        signal.ring()
        assert await waiting
        assert not await signal.wait(SHORT)

    run(test())


def test_one_who_has_stopped_waiting_misses_nothing() -> None:
    async def test() -> None:
        signal = Signal()
        waiting = asyncio.create_task(signal.wait(LONG))
        await asyncio.sleep(0)
        waiting.cancel()
        signal.ring()
        await asyncio.gather(waiting, return_exceptions=True)
        assert await signal.wait(LONG)

    run(test())
