"""Figures that know what was drawn together: the games of one rotation share their luck, so the rotation is what counts
as one observation, not the game."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, variance

from gusher.arena.game import Result

Z95 = 1.959964  # 95 % of the normal distribution lie within so many deviations


@dataclass(frozen=True)
class Share:
    """A share of something between 0 and 1, with its 95 % interval."""

    value: float
    low: float
    high: float


def rotations(results: Sequence[Result], seats: int) -> list[list[Result]]:
    """The games by rotation, in order; the last may be incomplete."""
    found: defaultdict[int, list[Result]] = defaultdict(list)
    for result in results:
        found[result.number // seats].append(result)
    return [found[number] for number in sorted(found)]


def student(freedom: int) -> float:
    """Within so many standard errors lie 95 % of Student's distribution, to a percent from three degrees on (the
    expansion of Cornish and Fisher)."""
    z, n = Z95, freedom
    if n < 1:
        return inf
    return float(
        z
        + (z**3 + z) / (4 * n)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def interval(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of wins among so many independent games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = (share + Z95**2 / (2 * games)) / (1 + Z95**2 / games)
    half = Z95 / (1 + Z95**2 / games) * sqrt(max(0.0, share * (1 - share)) / games + Z95**2 / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def share_of(groups: Sequence[Sequence[Result]], value: Callable[[Result], float]) -> Share:
    """The mean of something over all games: Wilson's interval for as many independent games as would be just as
    uncertain as these rotations are."""
    games = [value(result) for group in groups for result in group]
    if not games:
        return Share(0.0, 0.0, 1.0)
    mean = fmean(games)
    return Share(mean, *interval(mean * worth(groups, value, mean), worth(groups, value, mean)))


def worth(groups: Sequence[Sequence[Result]], value: Callable[[Result], float], mean: float) -> float:
    """How many independent games the rotations are worth. Where all came out alike, one each."""
    off = [fmean(value(result) - mean for result in group) for group in groups]
    spread = variance(off) / len(off) if len(off) > 1 else 0.0
    if spread == 0.0 or mean in (0.0, 1.0):
        return float(len(groups))
    return mean * (1 - mean) / spread * (Z95 / student(len(off) - 1)) ** 2
