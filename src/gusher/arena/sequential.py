"""A question that ends when it is decided: is the first bot stronger than the others, by at least so much?

One may look after every rotation, as often as one likes: the interval is valid at all times, not only at an end fixed
beforehand. It comes from bets (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting"):
somebody bets against every value that the mean could have; whoever has won 40 times the stake against a value has shown
that it is not the mean, whenever that happens.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt

from gusher.arena.game import Result
from gusher.arena.plackett import PER_UNIT, Gap, logistic

VALUES = 500  # of the mean that are bet against
LEAST_SHARE = 1e-4
BOLDEST = 0.75  # share of the purse that one bet may cost


class AlwaysValid:
    """The mean of numbers from 0 to 1 that come one by one: the interval that holds at all times."""

    def __init__(self, confidence: float) -> None:
        self._risk = 1 - confidence
        self._values = [(number + 0.5) / VALUES for number in range(VALUES)]
        self._above = [0.0] * VALUES  # logarithms of the purses of who bets that the mean is above, and below
        self._below = [0.0] * VALUES
        self._ruled_out = [False] * VALUES
        self._count = 0
        self._sum = 0.5
        self._squares = 0.25

    def add(self, number: float) -> None:
        """The bets are made by what came before."""
        self._count += 1
        bet = sqrt(2 * log(2 / self._risk) / (self._variance * self._count * log(1 + self._count)))
        limit = log(2 / self._risk)  # each of the two has half of the stake
        for place, value in enumerate(self._values):
            if self._ruled_out[place]:
                continue
            off = number - value
            self._above[place] += log(1 + min(bet, BOLDEST / value) * off)
            self._below[place] += log(1 - min(bet, BOLDEST / (1 - value)) * off)
            self._ruled_out[place] = max(self._above[place], self._below[place]) >= limit
        self._sum += number
        self._squares += (number - self._sum / (self._count + 1)) ** 2

    @property
    def _variance(self) -> float:
        return self._squares / self._count

    @property
    def mean(self) -> float:
        return (self._sum - 0.5) / self._count if self._count else 0.5

    @property
    def bounds(self) -> tuple[float, float]:
        """What is left; if nothing is, the mean itself."""
        left = [value for value, out in zip(self._values, self._ruled_out, strict=True) if not out]
        if not left:
            return self.mean, self.mean
        half = 0.5 / VALUES
        return left[0] - half, left[-1] + half


@dataclass(frozen=True)
class Answer:
    """What is known of the question: its gap with the interval that holds at all times, and the verdict: "stronger",
    "weaker" or nothing yet."""

    gap: Gap
    rotations: int
    verdict: str


class Question:
    """Is one bot ahead of others by at least `by` points of Elo?"""

    def __init__(self, by: float, confidence: float) -> None:
        self.by = by
        self.confidence = confidence
        self._asked = logistic(by / PER_UNIT)
        self._scores = AlwaysValid(confidence)
        self._rotations = 0

    def add(self, scores: Sequence[float]) -> None:
        """The scores of one complete rotation: which share of the others one was ahead of, game by game."""
        self._rotations += 1
        self._scores.add(sum(scores) / len(scores))

    @property
    def answer(self) -> Answer:
        low, high = self._scores.bounds
        verdict = "stronger" if low > self._asked else "weaker" if high < self._asked else ""
        return Answer(Gap(points(self._scores.mean), points(low), points(high)), self._rotations, verdict)


def points(share: float) -> float:
    """The points of Elo at which somebody is ahead in this share of the meetings; at most those of odds of ten thousand
    to one."""
    bounded = min(1 - LEAST_SHARE, max(LEAST_SHARE, share))
    return PER_UNIT * log(bounded / (1 - bounded))


def score(result: Result, one: int, others: Sequence[int]) -> float:
    """Which share of the others one was ahead of; level counts half."""
    own = result.ranks[one]
    met = [1.0 if own < rank else 0.5 * (own == rank) for rank in (result.ranks[other] for other in others)]
    return sum(met) / len(met)
