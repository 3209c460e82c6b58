"""Processes that work for the server: they end with it, and they cannot take the machine's memory."""

import asyncio
import os
import signal
import subprocess
import sys

import pytest

from gusher.bots.bot import Budget
from gusher.bots.process import MEMORY
from gusher.table.botpool import BotPool, Thinking
from gusher.table.workers import Worker
from tests.fixed import OVERDUE_SECONDS, fixed_pool
from tests.polled import ended, until
from tests.table.seated import run
from tests.table.test_botpool import STATE, UNRULY

# A server whose only bot never ends its thinking; it says which process that is.
THINKING_SERVER = f"""
import asyncio
from tests.fixed import fixed_pool
from gusher.bots.bot import Budget
from gusher.table.workers import Worker
from tests.table.test_botpool import STATE

async def main():
    start = Worker.start

    async def noted(module):
        worker = await start(module)
        print(worker.pid, flush=True)
        return worker

    Worker.start = noted
    await fixed_pool(1).answer("atacama", STATE, "{UNRULY}.Counting", Budget())

asyncio.run(main())
"""

# A server that ends while it opens the pipes of a process that it has just started.
ENDING_SERVER = """
import asyncio
from tests.fixed import fixed_pool
from tests.table.test_botpool import STATE

async def main():
    pool, begun, loop = fixed_pool(1), asyncio.Event(), asyncio.get_running_loop()
    connect = loop.connect_write_pipe

    async def noted(*given):
        begun.set()
        await asyncio.sleep(0)
        return await connect(*given)

    loop.connect_write_pipe = noted
    asked = asyncio.create_task(pool.hint("atacama", STATE))
    await begun.wait()
    await pool.close()

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems cannot tell a process that its parent is gone")
def test_a_thinking_process_ends_with_a_server_that_is_killed() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    server = subprocess.Popen(
        [sys.executable, "-c", THINKING_SERVER], stdout=subprocess.PIPE, text=True, env=environment
    )
    assert server.stdout is not None
    with server.stdout:
        worker = int(server.stdout.readline())
        assert not ended(worker)
        server.send_signal(signal.SIGKILL)
        server.wait()
    until(lambda: ended(worker))


async def starting(pool: BotPool) -> asyncio.Task[int]:
    """Somebody asks, and the process is about to start."""
    begun = asyncio.Event()
    start = Worker.start

    async def noted(module: str) -> Worker:
        begun.set()
        return await start(module)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Worker, "start", noted)
        asked = asyncio.create_task(pool.answer("atacama", STATE, "random", Budget()))
        await begun.wait()
    return asked


def test_who_goes_away_while_a_process_starts_leaves_the_place_to_the_next() -> None:
    async def test() -> None:
        pool = fixed_pool(1)
        try:
            gone = await starting(pool)
            gone.cancel()
            with pytest.raises(asyncio.CancelledError):
                await gone
            assert 0 <= await pool.answer("atacama", STATE, "random", Budget()) < 81
            (worker,) = pool.pids
        finally:
            await pool.close()
        assert ended(worker)

    run(test())


def test_a_pool_that_is_closed_starts_nothing_any_more() -> None:
    async def test() -> None:
        pool = fixed_pool(1)
        asked = await starting(pool)
        waiting = asyncio.create_task(pool.hint("atacama", STATE))
        await asyncio.sleep(0)
        await pool.close()
        assert await waiting == {}
        assert 0 <= await asked < 81  # whose process was starting then, and has ended since
        assert pool.pids == []

    run(test())


def test_a_server_that_ends_while_a_process_starts_ends() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", ENDING_SERVER]
    ended = subprocess.run(command, env=environment, timeout=OVERDUE_SECONDS, check=False)  # else it would never
    assert ended.returncode == 0


def test_a_bot_that_wants_all_memory_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        pool = fixed_pool(1)
        try:
            assert 0 <= await pool.answer("atacama", STATE, f"{UNRULY}.Hoarding", Budget()) < 81
        finally:
            await pool.close()

    monkeypatch.setenv(MEMORY, "300")
    run(test())


def test_the_table_decides_how_long_a_bot_thinks() -> None:
    thinking = Thinking(ms=5000, alone_ms=1200)
    assert thinking.granted(Budget(ms=300), alone=False) == Budget(ms=300)
    assert thinking.granted(Budget(ms=86_400_000), alone=False) == Budget(ms=5000)
    assert thinking.granted(Budget(iterations=100_000_000), alone=False) == Budget(5000, 100_000_000)
    assert thinking.granted(Budget(iterations=100_000_000), alone=True) == Budget(1200, 100_000_000)
    assert thinking.granted(Budget(cpu=1000), alone=False) == Budget(5000, cpu=1000)
    assert thinking.granted(Budget(cpu=86_400_000), alone=False) == Budget(5000, cpu=5000)
    assert thinking.granted(Budget(cpu=5000), alone=True) == Budget(1200, cpu=1200)
    assert thinking.granted(Budget(ms=5000), alone=True) == Budget(ms=1200)
    assert thinking.granted(Budget(), alone=True) == Budget()


def test_a_search_by_iterations_ends_in_time() -> None:
    """It answers by itself: nothing but its own clock stops it, for patience lasts much longer."""

    async def test() -> None:
        pool = BotPool(1, lambda *_: OVERDUE_SECONDS)
        try:
            assert 0 <= await pool.answer("atacama", STATE, "search:iterations=100000000", Budget(50)) < 81
        finally:
            await pool.close()

    run(test())
