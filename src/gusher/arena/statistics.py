"""What a run shows: wins with intervals, points, length, ratings."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean
from typing import Any

from gusher.arena.game import Result
from gusher.arena.plan import Plan
from gusher.bots.rating import NEWCOMER, Rating, rated

Z95 = 1.959964  # 95 % of the normal distribution lie within so many deviations


@dataclass(frozen=True)
class Standing:
    """One bot's record. A shared win counts as its share."""

    bot: str
    games: int
    wins: float
    win_rate: float
    low: float
    high: float
    points: float
    rating: float
    rating_error: float
    seconds_per_game: float
    failures: dict[str, int]


@dataclass(frozen=True)
class Report:
    """A whole run in numbers."""

    plan: dict[str, Any]
    standings: list[Standing]
    seats: list[float]  # share of the wins by seat
    decisions: float
    entries: float
    failures: list[dict[str, Any]]

    def data(self) -> dict[str, Any]:
        """As plain data that is the same for the same games, whoever played them: without the times that they took."""
        data = asdict(self)
        for standing in data["standings"]:
            del standing["seconds_per_game"]
        return data


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of wins."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = (share + Z95**2 / (2 * games)) / (1 + Z95**2 / games)
    half = Z95 / (1 + Z95**2 / games) * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def win_shares(result: Result) -> list[float]:
    winners = result.ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in result.ranks]


def report(plan: Plan, results: Sequence[Result]) -> Report:
    ratings = _ratings(plan, results)
    finished = [result for result in results if result.failure is None]
    return Report(
        plan={key: value for key, value in plan.data().items() if key != "logs"},
        standings=[_standing(plan, results, bot, ratings[bot]) for bot in range(plan.seats)],
        seats=_seat_shares(plan, results),
        decisions=fmean([result.decisions for result in finished]) if finished else 0.0,
        entries=fmean([result.entries for result in finished]) if finished else 0.0,
        failures=[{"game": result.number, **asdict(result.failure)} for result in results if result.failure],
    )


def _standing(plan: Plan, results: Sequence[Result], bot: int, rating: Rating) -> Standing:
    wins = sum(win_shares(result)[bot] for result in results)
    low, high = interval(wins, len(results))
    finished = [result for result in results if result.failure is None]
    failures: dict[str, int] = {}
    for result in results:
        if result.failure is not None and result.failure.bot == bot:
            failures[result.failure.kind] = failures.get(result.failure.kind, 0) + 1
    return Standing(
        bot=label(plan, bot),
        games=len(results),
        wins=wins,
        win_rate=wins / len(results) if results else 0.0,
        low=low,
        high=high,
        points=fmean([result.scores[bot] for result in finished]) if finished else 0.0,
        rating=rating.mean,
        rating_error=rating.error,
        seconds_per_game=fmean([result.seconds[bot] for result in finished]) if finished else 0.0,
        failures=failures,
    )


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


def _ratings(plan: Plan, results: Sequence[Result]) -> list[Rating]:
    """Of each bot, game after game in their order."""
    ratings = [NEWCOMER for _ in plan.bots]
    for result in results:
        ratings = rated(ratings, result.ranks)
    return ratings
