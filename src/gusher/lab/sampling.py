"""Means, shares and how sure one can be of them. A unit is one chance: games that share it are no independent games."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import atanh, erfc, exp, gamma, sqrt, tanh
from statistics import correlation, fmean, stdev

from gusher.arena.rotations import Z95

FEWEST = 10  # games, before anything is said of what explains them
CERTAIN = 0.999999  # a correlation that is whole has no interval


@dataclass(frozen=True)
class Mean:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float
    spread: float  # the standard deviation of a single game

    @staticmethod
    def of(values: Sequence[float]) -> "Mean":
        mean = fmean(values) if values else 0.0
        spread = stdev(values) if len(values) > 1 else 0.0
        half = Z95 * spread / sqrt(len(values)) if values else 0.0
        low = mean - half
        if values and min(values) >= 0.0:  # nobody would believe that fewer than none of the wins are shared
            low = max(low, 0.0)
        return Mean(mean, low, mean + half, spread)


@dataclass(frozen=True)
class Explained:
    """Which part of a result's variance something explains, with its 95 % interval (Fisher's, of the correlation)."""

    share: float
    low: float
    high: float
    correlation: float
    of: int  # independent games

    @staticmethod
    def of_pairs(causes: Sequence[float], results: Sequence[float], games: int) -> "Explained":
        """Several pairs may belong to one game: it is games that are independent."""
        if games <= FEWEST or len(set(causes)) < 2 or len(set(results)) < 2:
            return Explained(0.0, 0.0, 1.0, 0.0, games)
        r = min(max(correlation(causes, results), 0.0), CERTAIN)
        half = Z95 / sqrt(games - 3)
        low, high = tanh(max(0.0, atanh(r) - half)), tanh(atanh(r) + half)
        return Explained(r * r, low * low, high * high, r, games)

    def differs(self, other: "Explained") -> float:
        """How likely two such shares would lie so far apart if they were the same."""
        if min(self.of, other.of) <= FEWEST:
            return 1.0
        error = sqrt(1 / (self.of - 3) + 1 / (other.of - 3))
        return two_sided(atanh(self.correlation) - atanh(other.correlation), error)


@dataclass(frozen=True)
class Difference:
    """By how much the second of two samples of pairs is above the first, and how likely such a difference or a larger
    one would be if there were none."""

    by: float
    low: float
    high: float
    chance: float

    @staticmethod
    def of(first: Sequence[float], second: Sequence[float]) -> "Difference":
        apart = Mean.of([b - a for a, b in zip(first, second, strict=True)])
        error = apart.spread / sqrt(len(first)) if first else 0.0
        half = Z95 * error
        # A few pairs that differ alike look certain by their spread. But as many coins would all fall the same way now
        # and then, and nothing that pairs tell is more certain than that.
        unlike = sum(a != b for a, b in zip(first, second, strict=True))
        chance = max(two_sided(apart.mean, error), min(1.0, 2.0 ** (1 - unlike)))
        return Difference(apart.mean, apart.mean - half, apart.mean + half, chance)


def two_sided(value: float, error: float) -> float:
    """How likely a normal variable around 0 is so far away from it."""
    if error == 0.0:
        return 1.0 if value == 0.0 else 0.0
    return erfc(abs(value) / error / sqrt(2))


def chi_squared(value: float, freedom: int) -> float:
    """How likely chi squared with so many degrees of freedom is to be at least so large."""
    if freedom == 0:
        return 1.0
    beyond, known = (erfc(sqrt(value / 2)), 1) if freedom % 2 else (exp(-value / 2), 2)
    while known < freedom:
        beyond += (value / 2) ** (known / 2) * exp(-value / 2) / gamma(known / 2 + 1)
        known += 2
    return min(1.0, beyond)


def evenness(wins: Sequence[float]) -> float:
    """How likely the seats' wins would be so uneven, or more, if all seats were equal. Shared wins make it a little
    too likely, so that a fair game is the last to be suspected."""
    expected = sum(wins) / len(wins)
    if expected == 0.0:
        return 1.0
    return chi_squared(sum((won - expected) ** 2 / expected for won in wins), len(wins) - 1)


def likeness(first: Sequence[float], second: Sequence[float]) -> float:
    """How likely two rows of counts would be so unlike if both came from the same."""
    rows = (sum(first), sum(second))
    total = sum(rows)
    value, columns = 0.0, 0
    for counts in zip(first, second, strict=True):
        if sum(counts) == 0.0:
            continue
        columns += 1
        for count, row in zip(counts, rows, strict=True):
            expected = sum(counts) * row / total
            value += (count - expected) ** 2 / expected
    return chi_squared(value, max(columns - 1, 0))


LEVEL = 0.05


def beyond_noise(chances: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Which of several findings stand, so that all of them together are false in one report of twenty at most (Holm):
    whoever looks at thirty numbers will always find a strange one."""
    order = sorted(range(len(chances)), key=lambda place: chances[place])
    stands = [False] * len(chances)
    for rank, place in enumerate(order):
        if chances[place] > level / (len(chances) - rank):
            break
        stands[place] = True
    return stands
