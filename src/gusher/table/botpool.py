"""Bots in processes of their own, with a hard limit: the table never waits for one that hangs."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from secrets import randbits
from typing import Any

from gusher.bots.bot import HINT, Budget
from gusher.table.workers import START_SECONDS, Question, Reply, WorkerPool

SIMPLER: Mapping[str, str] = {"greedy": "random"}  # every other bot is replaced by the greedy one
GRACE_SECONDS = 3.0  # beyond the bot's own budget

_log = logging.getLogger("gusher.table")


def usual_patience(_: str, budget_ms: int, fresh: bool) -> float:
    """Seconds until a bot's answer is overdue."""
    return budget_ms / 1000 + GRACE_SECONDS + (START_SECONDS if fresh else 0.0)


def any_seed(_: Question) -> int:
    """What a bot draws from, new for every question."""
    return randbits(60)


@dataclass(frozen=True)
class Thinking:
    """For how many milliseconds a bot may think, whatever its name asks for, be it iterations or time of its own; and
    at a table of bots alone, where one answer follows the other and nobody has to be beaten."""

    ms: int = 5000
    alone_ms: int = 1200

    def granted(self, wanted: Budget, alone: bool) -> Budget:
        """What a bot that asks for this budget gets; one that does not search gets nothing. By the clock it is never
        without a limit: on a busy machine time of its own may take long."""
        if wanted == Budget():
            return wanted
        most = self.alone_ms if alone else self.ms
        return Budget(min(wanted.ms or most, most), wanted.iterations, min(wanted.cpu, most))


class BotPool:
    """As many processes as may think at once. A question waits for its turn; a hanging bot's is replaced."""

    def __init__(
        self,
        size: int,
        patience: Callable[[str, int, bool], float] = usual_patience,
        seed_of: Callable[[Question], int] = any_seed,
        thinking: Thinking | None = None,
        hint: Budget = HINT,
    ) -> None:
        self.thinking = thinking or Thinking()
        self._hint = hint
        self._patience = patience
        self._seed_of = seed_of
        self._workers = WorkerPool("gusher.bots.worker", size)

    async def answer(
        self, game: str, state: dict[str, Any], bot: str, budget: Budget, visitor: str = "", table: str = ""
    ) -> int:
        """The bot's answer, or that of a simpler one if it fails or takes too long."""
        while True:
            reply = await self._ask(game, state, bot, budget, visitor, table)
            if isinstance(reply.get("answer"), int):
                return int(reply["answer"])
            if bot == "random":
                raise RuntimeError("the simplest bot failed")
            simpler = SIMPLER.get(bot, "greedy")
            _log.warning("bot %s gave no answer (%s); %s answers in its place", bot, reply.get("failed"), simpler)
            bot, budget = simpler, Budget()

    async def hint(self, game: str, state: dict[str, Any], visitor: str = "", table: str = "") -> dict[str, Any]:
        """The best answers (`Hint.dump`); empty if none could be found in time."""
        return await self._ask(game, state, "", self._hint, visitor, table)

    async def close(self) -> None:
        await self._workers.close()

    @property
    def is_full(self) -> bool:
        """Are as many bots thinking as may at once?"""
        return self._workers.is_full

    @property
    def pids(self) -> list[int]:
        """The processes at work, for who watches over the machine."""
        return self._workers.pids

    async def _ask(self, game: str, state: dict[str, Any], bot: str, budget: Budget, visitor: str, table: str) -> Reply:
        question: Question = {"game": game, "state": state, "bot": bot}
        question["seed"] = self._seed_of(question)
        question.update(asdict(budget))
        return await self._workers.ask(question, lambda fresh: self._patience(bot, budget.ms, fresh), visitor, table)
