"""One game of an arena run, from the first question to the end or to a bot's failure."""

import traceback
from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from gusher.arena.luck import luck
from gusher.arena.notes import observed
from gusher.arena.plan import Plan
from gusher.bots.bot import Bot, IllegalAnswer, read_bot
from gusher.bots.people import written
from gusher.kernel import log
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng

Data = dict[str, Any]  # a result as plain data, for other processes

CRASH, HANG, ILLEGAL = "crash", "hang", "illegal"

# Hears before each answer which bot is asked in which game, and since when by the clock of `perf_counter`; and at the
# end of a game that nobody is. What the engine does between two answers takes next to no time.
Thinking = Callable[[int, int, float], None]
NOBODY = -1


@dataclass(frozen=True)
class Failure:
    """A bot that did not play on: it crashed, hung or gave an impossible answer."""

    bot: int
    kind: str
    message: str


@dataclass(frozen=True)
class Result:
    """How a game ended. Lists are by bot, in the order of the plan, not by seat."""

    number: int
    scores: list[int]
    ranks: list[int]
    decisions: int = 0
    entries: int = 0
    seconds: list[float] = field(default_factory=list)
    failure: Failure | None = None
    log: list[str] = field(default_factory=list)
    notes: dict[str, Any] = field(default_factory=dict)  # of a game that was observed (arena/notes.py)
    luck: list[float] = field(default_factory=list)  # in chances of winning, if the plan asks for it

    def data(self) -> Data:
        """Nothing in it is copied: it is written down at once."""
        return {**vars(self), "failure": vars(self.failure) if self.failure else None}

    @staticmethod
    def from_data(data: Data) -> "Result":
        failure = data["failure"]
        return Result(**{**data, "failure": Failure(**failure) if failure else None})


def win_shares(result: Result) -> list[float]:
    """By bot; a shared win counts as its share."""
    winners = result.ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in result.ranks]


def lost(plan: Plan, number: int, failure: Failure) -> Result:
    """A failing bot is last; the others share the win."""
    ranks = [plan.seats if bot == failure.bot else 1 for bot in range(plan.seats)]
    return Result(number, [0] * plan.seats, ranks, seconds=[0.0] * plan.seats, failure=failure)


def play(plan: Plan, number: int, thinking: Thinking) -> Result:
    """Plays game `number`."""
    match = Match(
        plan.description(),
        plan.seats,
        plan.options,
        [written(plan.bots[plan.bot_at(number, seat)], "") for seat in range(plan.seats)],
        secret=plan.secret(number),
        listen=False,
    )
    bots: dict[int, Bot] = {}
    try:
        return _played(plan, number, match, bots, thinking)
    finally:
        for bot in bots.values():
            bot.close()


def _played(plan: Plan, number: int, match: Match, bots: dict[int, Bot], thinking: Thinking) -> Result:
    """From the first question to the end. A bot is made when it is asked first: that, too, may fail."""
    seconds = [0.0] * plan.seats
    rngs = [Rng(plan.bot_seed(number, bot)) for bot in range(plan.seats)]
    decisions = 0
    while not match.over:
        seat = int(match.state.seat)
        bot = plan.bot_at(number, seat)
        began = perf_counter()
        thinking(number, bot, began)
        try:
            if bot not in bots:
                bots[bot] = read_bot(plan.bots[bot], commands=True).make(match.game)
            view = match.state.redact(seat)
            answer = bots[bot].answer(view, view.legal(), bots[bot].budget, rngs[bot])
        except IllegalAnswer as error:
            return lost(plan, number, Failure(bot, ILLEGAL, str(error)))
        except Exception:
            return lost(plan, number, Failure(bot, CRASH, traceback.format_exc(limit=-3)))
        seconds[bot] += perf_counter() - began
        if not _possible(match, answer):
            return lost(plan, number, Failure(bot, ILLEGAL, repr(answer)))
        match.answer_number(seat, int(answer))
        decisions += 1
    thinking(number, NOBODY, 0.0)
    return _result(plan, number, match, decisions, seconds)


def _possible(match: Match, answer: object) -> bool:
    return isinstance(answer, int) and not isinstance(answer, bool) and answer in list(match.state.legal())


def _result(plan: Plan, number: int, match: Match, decisions: int, seconds: list[float]) -> Result:
    scores, ranks = match.state.scores(), match.state.ranks()
    lucky = _luck(plan, number, match) if plan.luck else []
    seat_of = [seat for bot in range(plan.seats) for seat in range(plan.seats) if plan.bot_at(number, seat) == bot]
    return Result(
        number,
        [scores[seat] for seat in seat_of],
        [ranks[seat] for seat in seat_of],
        decisions,
        match.n,
        seconds,
        log=list(log.write(match)) if plan.logs else [],
        notes=observed(match).data() if plan.notes else {},
        luck=[lucky[seat] for seat in seat_of if lucky],
    )


def _luck(plan: Plan, number: int, match: Match) -> list[float]:
    actions = [step.entry.action for step in match.steps]
    return luck(match.game, match.game.start(match.seats, match.options), actions, Rng(plan.luck_seed(number)))
