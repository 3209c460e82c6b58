"""Bots in processes of their own, with a hard limit: the table never waits for one that hangs."""

import asyncio
import json
import os
import sys
from collections.abc import Callable, Mapping
from secrets import randbits
from typing import Any

SIMPLER: Mapping[str, str] = {"greedy": "random"}  # every other bot is replaced by the greedy one
START_SECONDS = 10.0  # a new process must load the game first
GRACE_SECONDS = 3.0  # beyond the bot's own budget

Question = dict[str, Any]


def usual_patience(_: str, budget_ms: int, fresh: bool) -> float:
    """Seconds until a bot's answer is overdue."""
    return budget_ms / 1000 + GRACE_SECONDS + (START_SECONDS if fresh else 0.0)


def any_seed(_: Question) -> int:
    """What a bot draws from, new for every question."""
    return randbits(60)


class Worker:
    """One process. It is used for one question at a time and killed when an answer is overdue."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @staticmethod
    async def start() -> "Worker":
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "gusher.bots.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment,
            limit=2**24,
        )
        return Worker(process)

    async def ask(self, question: Question, seconds: float) -> dict[str, Any]:
        """Raises TimeoutError or ConnectionError when no answer comes."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(question).encode() + b"\n")
        line = await asyncio.wait_for(self._process.stdout.readline(), seconds)
        if not line:
            raise ConnectionError
        reply: dict[str, Any] = json.loads(line)
        return reply

    async def kill(self) -> None:
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()


class BotPool:
    """As many processes as may think at once. A question waits for a free one; a hanging bot's is replaced."""

    def __init__(
        self,
        size: int,
        patience: Callable[[str, int, bool], float] = usual_patience,
        seed_of: Callable[[Question], int] = any_seed,
    ) -> None:
        self._patience = patience
        self._seed_of = seed_of
        self._places = asyncio.Semaphore(size)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._closed = False

    async def answer(self, game: str, state: dict[str, Any], bot: str, budget_ms: int) -> int:
        """The bot's answer, or that of a simpler one if it fails or takes too long."""
        while True:
            reply = await self._ask(game, state, bot, budget_ms)
            if isinstance(reply.get("answer"), int):
                return int(reply["answer"])
            if bot == "random":
                raise RuntimeError("the simplest bot failed")
            bot, budget_ms = SIMPLER.get(bot, "greedy"), 0

    async def hint(self, game: str, state: dict[str, Any]) -> dict[str, Any]:
        """An answer and its chance; empty if none could be found in time."""
        return await self._ask(game, state, "", 1000)

    async def close(self) -> None:
        self._closed = True
        for worker in [*self._idle, *self._busy]:
            await worker.kill()
        self._idle.clear()

    async def _ask(self, game: str, state: dict[str, Any], bot: str, budget_ms: int) -> dict[str, Any]:
        question: Question = {"game": game, "state": state, "bot": bot}
        question["seed"] = self._seed_of(question)
        async with self._places:
            fresh = not self._idle
            worker = await Worker.start() if fresh else self._idle.pop()
            self._busy.add(worker)
            try:
                reply = await worker.ask(question, self._patience(bot, budget_ms, fresh))
            except (TimeoutError, OSError):
                await worker.kill()
                return {}
            except BaseException:
                await worker.kill()
                raise
            finally:
                self._busy.discard(worker)
            self._idle.append(worker)
            return reply
