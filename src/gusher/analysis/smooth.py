"""What difference an answer or a draw makes to everybody's chance, with less noise than the chances themselves have.

A future that is judged late is nearly won or nearly lost: such chances say little each. The points behind them say
more. So, unless all worlds come to the same, the difference is taken in points, world by world, and turned into chances
by the slope at which, in all these futures together, chances follow points: the slope of the judge's own curve
(`shares`), as steep as fits them best. Changes of all seats together are zero, as chances are one.
"""

from collections.abc import Sequence

from gusher.analysis.chances import Chances, Ending, mean

Pair = tuple[Ending, Ending]


def changes(pairs: Sequence[Pair]) -> list[Chances]:
    """For each world, by how much the first ending is better for each seat than the second."""
    if not pairs:
        return []
    slope = Slope([ending for pair in pairs for ending in pair])
    same = all(pair == pairs[0] for pair in pairs)
    if same or slope.steepness == 0.0:  # there is no noise, or nothing that counts as points explains the chances
        return [minus(one.chances, other.chances) for one, other in pairs]
    return [slope.change(minus(one.points, other.points)) for one, other in pairs]


class Slope:
    """How chances follow points around the mean of some endings."""

    def __init__(self, endings: Sequence[Ending]) -> None:
        self._chances = mean([ending.chances for ending in endings])
        middle = mean([ending.points for ending in endings])
        self.steepness = 0.0
        followed = spread = 0.0
        for ending in endings:
            expected = self._rise(minus(ending.points, middle))
            seen = minus(ending.chances, self._chances)
            followed += sum(one * other for one, other in zip(expected, seen, strict=True))
            spread += sum(one * one for one in expected)
        if spread > 0.0:
            self.steepness = max(0.0, followed / spread)

    def change(self, points: Sequence[float]) -> Chances:
        return tuple(self.steepness * rise for rise in self._rise(points))

    def _rise(self, points: Sequence[float]) -> Chances:
        """Along the curve of `shares`: a seat's chance rises with its own points, and falls with everybody's."""
        common = sum(chance * point for chance, point in zip(self._chances, points, strict=True))
        return tuple(chance * (point - common) for chance, point in zip(self._chances, points, strict=True))


def minus(one: Sequence[float], other: Sequence[float]) -> Chances:
    return tuple(here - there for here, there in zip(one, other, strict=True))
