"""What a run shows: wins with intervals, points, length, how far apart the bots are."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import correlation, fmean, linear_regression
from typing import Any

from gusher.arena.game import Result, win_shares
from gusher.arena.luce import Gap, Played, Strengths
from gusher.arena.plan import Plan
from gusher.arena.rotations import rotations, share_of
from gusher.arena.sequential import Question

FEWEST_ROTATIONS = 8  # from which the part of luck can be reckoned


@dataclass(frozen=True)
class Unlucky:
    """The share of the wins without what luck explains of it; `explained` is how much of its variance that is."""

    win_rate: float
    low: float
    high: float
    explained: float


@dataclass(frozen=True)
class Standing:
    """One bot's record. A shared win counts as its share. The points of Elo are those ahead of the last bot."""

    bot: str
    games: int
    wins: float
    win_rate: float
    low: float
    high: float
    points: float
    elo: float
    elo_low: float
    elo_high: float
    seconds_per_game: float
    failures: dict[str, int]
    without_luck: Unlucky | None = None


@dataclass(frozen=True)
class Report:
    """A whole run in numbers."""

    plan: dict[str, Any]
    standings: list[Standing]
    seats: list[float]  # share of the wins by seat
    decisions: float
    entries: float
    failures: list[dict[str, Any]]
    question: dict[str, Any] | None = None

    def data(self) -> dict[str, Any]:
        """As plain data that is the same for the same games, whoever played them: without the times that they took."""
        data = asdict(self)
        for standing in data["standings"]:
            del standing["seconds_per_game"]
        return data


def report(plan: Plan, results: Sequence[Result], question: Question | None = None) -> Report:
    finished = [result for result in results if result.failure is None]
    gaps = elo_gaps(plan, results)
    return Report(
        plan={key: value for key, value in plan.data().items() if key not in ("logs", "luck")},
        standings=[_standing(plan, results, bot, gaps[bot]) for bot in range(plan.seats)],
        seats=_seat_shares(plan, results),
        decisions=fmean([result.decisions for result in finished]) if finished else 0.0,
        entries=fmean([result.entries for result in finished]) if finished else 0.0,
        failures=[{"game": result.number, **asdict(result.failure)} for result in results if result.failure],
        question=None if question is None else _answered(question),
    )


def _answered(question: Question) -> dict[str, Any]:
    answer = asdict(question.answer)
    return {"by": question.by, "confidence": question.confidence, **answer.pop("gap"), **answer}


def elo_gaps(plan: Plan, results: Sequence[Result]) -> list[Gap]:
    """How far each bot is ahead of the last one; bots of one name are one player."""
    groups = rotations(results, plan.seats)
    if not groups:
        return [Gap(0.0, 0.0, 0.0)] * plan.seats
    strengths = Strengths([[Played(plan.bots, win_shares(result)) for result in group] for group in groups])
    return [strengths.gap(bot, plan.bots[-1]) for bot in plan.bots]


def _standing(plan: Plan, results: Sequence[Result], bot: int, gap: Gap) -> Standing:
    groups = rotations(results, plan.seats)
    wins = share_of(groups, lambda result: win_shares(result)[bot])
    finished = [result for result in results if result.failure is None]
    failures: dict[str, int] = {}
    for result in results:
        if result.failure is not None and result.failure.bot == bot:
            failures[result.failure.kind] = failures.get(result.failure.kind, 0) + 1
    return Standing(
        bot=label(plan, bot),
        games=len(results),
        wins=sum(win_shares(result)[bot] for result in results),
        win_rate=wins.value,
        low=wins.low,
        high=wins.high,
        points=fmean([result.scores[bot] for result in finished]) if finished else 0.0,
        elo=gap.elo,
        elo_low=gap.low,
        elo_high=gap.high,
        seconds_per_game=fmean([result.seconds[bot] for result in finished]) if finished else 0.0,
        failures=failures,
        without_luck=without_luck(rotations(finished, plan.seats), bot) if plan.luck else None,
    )


def without_luck(groups: Sequence[Sequence[Result]], bot: int) -> Unlucky | None:
    """The luck of a rotation has the mean zero, so that taking off a multiple of it changes no mean, and the right
    multiple makes the result more certain. None if there was nothing to learn from."""
    luck = [fmean(result.luck[bot] for result in group) for group in groups]
    wins = [fmean(win_shares(result)[bot] for result in group) for group in groups]
    if len(groups) < FEWEST_ROTATIONS or min(luck) == max(luck) or min(wins) == max(wins):
        return None
    slope = linear_regression(luck, wins).slope
    share = share_of(groups, lambda result: win_shares(result)[bot] - slope * result.luck[bot])
    return Unlucky(share.value, share.low, share.high, correlation(luck, wins) ** 2)


def label(plan: Plan, bot: int) -> str:
    """The bot's name; a second one of the same name is told apart by a number."""
    name = plan.bots[bot]
    twins = plan.bots[:bot].count(name)
    return f"{name} #{twins + 1}" if plan.bots.count(name) > 1 else name


def _seat_shares(plan: Plan, results: Sequence[Result]) -> list[float]:
    shares = [0.0] * plan.seats
    for result in results:
        wins = win_shares(result)
        for seat in range(plan.seats):
            shares[seat] += wins[plan.bot_at(result.number, seat)]
    return [share / len(results) for share in shares] if results else shares
