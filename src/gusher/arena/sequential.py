"""A question that ends when it is decided: is the first bot stronger than the others, by at least so much?

One may look after every rotation, as often as one likes: the interval is valid at all times, not only at an end fixed
beforehand. It comes from bets (after Waudby-Smith and Ramdas, "Estimating means of bounded random variables by
betting"). If somebody is ahead by so many points, he wins so many times as often as another (arena/luce.py): against
every such number somebody bets, with what came before; whoever has won 40 times the stake against it has shown that it
is not the right one, whenever that happens.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from statistics import fmean

from gusher.arena.game import Result, win_shares
from gusher.arena.luce import PER_UNIT, Gap

MOST_POINTS, STEP = 800, 5  # the distances that are bet against: further apart is as far as this tells
BOLDEST = 0.75  # share of the purse that one bet may cost


class Bettor:
    """Bets against one distance: that the mean of numbers from 0 to 1 is not what it would make it, above or below."""

    def __init__(self, points: float) -> None:
        self.points = points
        self._odds = exp(points / PER_UNIT)
        self._mean = self._odds / (1 + self._odds)
        self._above = self._below = 0.0  # logarithms of the two purses
        self._count = 0
        self._sum = 0.5
        self._squares = 0.25

    def bet(self, won: float, lost: float, risk: float) -> bool:
        """After a rotation in which one won such a share of the games, and each of the others such a share in the mean:
        has a purse multiplied enough? The size of the bet rests on what came before alone."""
        self._count += 1
        size = sqrt(2 * log(2 / risk) / (self._squares * log(1 + self._count)))
        number = (won - self._odds * (lost - 1)) / (1 + self._odds)
        off = number - self._mean
        self._above += log(1 + min(size, BOLDEST / self._mean) * off)
        self._below += log(1 - min(size, BOLDEST / (1 - self._mean)) * off)
        self._sum += number
        self._squares += (number - self._sum / (self._count + 1)) ** 2
        return max(self._above, self._below) >= log(2 / risk)  # each of the two has half of the stake


@dataclass(frozen=True)
class Answer:
    """What is known of the question: the distance with the interval that holds at all times, and the verdict:
    "stronger", "weaker" or nothing yet."""

    gap: Gap
    rotations: int
    verdict: str


class Question:
    """Is one bot ahead of others by at least `by` points of Elo?"""

    def __init__(self, by: float, confidence: float) -> None:
        self.by = by
        self.confidence = confidence
        self._asked = Bettor(by)
        self._bettors = [Bettor(float(points)) for points in range(-MOST_POINTS, MOST_POINTS + 1, STEP)]
        self._low, self._high = -float(MOST_POINTS), float(MOST_POINTS)
        self._rotations = 0
        self._won = self._lost = 0.5
        self._verdict = ""

    def add(self, won: float, lost: float) -> None:
        """One complete rotation: the share of its games that one has won, and each of the others in the mean."""
        risk = 1 - self.confidence
        self._rotations += 1
        self._won, self._lost = self._won + won, self._lost + lost
        if self._asked.bet(won, lost, risk) and not self._verdict:
            self._verdict = "stronger" if self._won > self._asked_odds * self._lost else "weaker"
        self._bettors = [bettor for bettor in self._bettors if not bettor.bet(won, lost, risk)]
        left = [bettor.points for bettor in self._bettors]
        if left:
            self._low, self._high = left[0], left[-1]

    @property
    def _asked_odds(self) -> float:
        return exp(self.by / PER_UNIT)

    @property
    def answer(self) -> Answer:
        elo = PER_UNIT * log(self._won / self._lost)
        return Answer(Gap(elo, min(self._low, elo), max(self._high, elo)), self._rotations, self._verdict)


def both_shares(results: Sequence[Result], bots: Sequence[str]) -> tuple[float, float]:
    """The share of these games that a bot of the first name has won, and one of the others, each in the mean."""
    wins = [win_shares(result) for result in results]
    ones = [fmean(share[bot] for share in wins) for bot, name in enumerate(bots) if name == bots[0]]
    others = [fmean(share[bot] for share in wins) for bot, name in enumerate(bots) if name != bots[0]]
    return fmean(ones), fmean(others)
