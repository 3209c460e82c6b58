"""Processes that work for the server, with a hard limit: it never waits for one that hangs."""

import asyncio
import json
import os
import sys
from collections.abc import Callable
from typing import Any

from gusher.table.queue import FairQueue

START_SECONDS = 10.0  # a new process must load what it needs first
LONGEST_LINE = 2**24

Question = dict[str, Any]
Reply = dict[str, Any]


class Worker:
    """One process. It is used for one question at a time and killed when an answer is overdue."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @staticmethod
    async def start(module: str) -> "Worker":
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            module,
            str(os.getpid()),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
            limit=LONGEST_LINE,
        )
        return Worker(process)

    @property
    def pid(self) -> int:
        return self._process.pid

    async def ask(self, question: Question, seconds: float) -> Reply:
        """Raises TimeoutError, OSError or ValueError when no answer comes."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(question).encode() + b"\n")
        line = await asyncio.wait_for(self._process.stdout.readline(), seconds)
        if not line:
            raise ConnectionError
        reply: Reply = json.loads(line)
        return reply

    async def kill(self) -> None:
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()


class WorkerPool:
    """As many processes as may work at once. A question waits for its turn, which is fair by visitor and table."""

    def __init__(self, module: str, size: int, most_waiting: int = 1000) -> None:
        self._module = module
        self._queue = FairQueue(size, most_waiting)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._starting: set[asyncio.Task[Worker]] = set()
        self._closed = asyncio.Event()

    @property
    def pids(self) -> list[int]:
        return [worker.pid for worker in (*self._idle, *self._busy)]

    @property
    def is_full(self) -> bool:
        """Would the next question have to wait?"""
        return self._queue.is_full

    async def ask(
        self, question: Question, patience: Callable[[bool], float], visitor: str = "", table: str = ""
    ) -> Reply:
        """The answer; empty if there was none in time. `patience` is told whether the process is a new one. Raises
        Crowded."""
        async with self._queue.place(visitor, table):
            if self._closed.is_set():
                return {}
            fresh = not self._idle
            worker = await self._started() if fresh else self._idle.pop()
            self._busy.add(worker)
            try:
                reply = await worker.ask(question, patience(fresh))
            except (TimeoutError, OSError, ValueError):
                await worker.kill()
                return {}
            except BaseException:
                await worker.kill()
                raise
            finally:
                self._busy.discard(worker)
            if self._closed.is_set():  # while it was starting
                await worker.kill()
            else:
                self._idle.append(worker)
            return reply

    async def _started(self) -> Worker:
        starting = asyncio.create_task(Worker.start(self._module))
        self._starting.add(starting)
        starting.add_done_callback(self._starting.discard)
        return await starting

    async def close(self) -> None:
        """No start is left under way: a loop that ends stops the opening of a process's pipes, and then waits for ever
        for the end of that process (asyncio in Python 3.11)."""
        self._closed.set()
        for worker in [*self._idle, *self._busy]:
            await worker.kill()
        self._idle.clear()
        await asyncio.gather(*self._starting, return_exceptions=True)
