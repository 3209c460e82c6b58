"""Chances to win, as the judge gives them: one for each seat, together 1."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from gusher.bots.judge import Judge as Judgement
from gusher.kernel.state import OVER, State

Chances = tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Ending:
    """Where one future was judged: the chance of each seat, and the points that it may expect."""

    chances: Chances
    points: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Value:
    """The mean of many futures, with the standard error of each chance."""

    chances: Chances
    errors: tuple[float, ...]
    points: tuple[float, ...]


def sharpened(chances: Sequence[float], by: float) -> Chances:
    """Drawn apart if `by` is above 1, together if it is below; equal ones stay equal, and all together are 1."""
    raised = [chance**by for chance in chances]
    total = sum(raised)
    return tuple(chance / total for chance in raised)


def won(state: State) -> Chances:
    """What a finished game was to each seat: a share of the win."""
    winners = state.winners()
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(state.ranks())))


def judged(state: State, judgement: Judgement, by: float) -> Ending:
    """What is certain at the end, the judgement before."""
    chances = won(state) if state.seat == OVER else sharpened([float(one) for one in judgement.worths(state)], by)
    return Ending(chances, tuple(float(points) for points in judgement.policy.outlook(state)))


def mean(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


def errors(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
    """Of the means; one row alone tells nothing of them, and counts as certain where nothing else could come."""
    if len(rows) < 2:
        return tuple(0.0 for _ in rows[0])
    middle = mean(rows)
    return tuple(
        sqrt(sum((value - centre) ** 2 for value in column) / (len(rows) - 1) / len(rows))
        for column, centre in zip(zip(*rows, strict=True), middle, strict=True)
    )


def value_of(endings: Sequence[Ending]) -> Value:
    chances = [ending.chances for ending in endings]
    return Value(mean(chances), errors(chances), mean([ending.points for ending in endings]))
