"""How strong the bots are, on the scale of people's ratings, from what the arena has measured (measured.toml).

One bot is where newcomers begin, so that the scale means something from the first game on; the others stand as far from
it as their wins tell. A bot that has won or lost every game is only known to be far away: half a game more for either
side says how far at least, and the error says how little that is.
"""

import tomllib
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import log, sqrt

from gusher.bots.rating import LUCK, NEWCOMER, Rating

ORIGIN = "greedy"


@dataclass(frozen=True)
class Pairing:
    """The first bot has won so many games against as many of the second as there are other seats."""

    first: str
    second: str
    seats: int
    games: int
    wins: float

    @property
    def ahead(self) -> float:
        """By how much the first is stronger. Among n who are equally strong one wins 1 of n games, so that the odds
        count n - 1 times."""
        return self._scale * log((self.seats - 1) * (self.wins + 0.5) / (self.games - self.wins + 0.5))

    @property
    def variance(self) -> float:
        """Of that difference."""
        return self._scale**2 * (1 / (self.wins + 0.5) + 1 / (self.games - self.wins + 0.5))

    @property
    def _scale(self) -> float:
        """The model's for so many whose ratings are certain."""
        return sqrt(self.seats) * LUCK


def pairings() -> dict[str, list[Pairing]]:
    """By game."""
    text = files("gusher.bots").joinpath("measured.toml").read_text(encoding="utf-8")
    return {game: [Pairing(**row) for row in rows] for game, rows in tomllib.loads(text).items()}


@cache
def strengths(game: str) -> Mapping[str, Rating]:
    """The bots that have been measured at the game, by their names."""
    found = {ORIGIN: Rating(NEWCOMER.mean, 0.0)}
    steps = _steps(pairings().get(game, []))
    if not steps:
        return {}
    waiting = [ORIGIN]
    while waiting:
        known = waiting.pop()
        for other, (ahead, variance) in steps[known].items():
            if other not in found:
                found[other] = Rating(found[known].mean + ahead, sqrt(found[known].error ** 2 + variance))
                waiting.append(other)
    return found


def _steps(measured: list[Pairing]) -> dict[str, dict[str, tuple[float, float]]]:
    """From each bot to those it was measured against: how far ahead they are, and the variance. Of several runs the
    more certain count for more."""
    weights: defaultdict[tuple[str, str], float] = defaultdict(float)
    sums: defaultdict[tuple[str, str], float] = defaultdict(float)
    for one in measured:
        weights[one.second, one.first] += 1 / one.variance
        sums[one.second, one.first] += one.ahead / one.variance
    steps: defaultdict[str, dict[str, tuple[float, float]]] = defaultdict(dict)
    for (weaker, stronger), weight in weights.items():
        ahead = sums[weaker, stronger] / weight
        steps[weaker][stronger] = ahead, 1 / weight
        steps[stronger][weaker] = -ahead, 1 / weight
    return steps
