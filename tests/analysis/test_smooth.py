"""What difference something makes: the same as the chances say where they say it clearly, and always zero in all."""

import pytest
from librt.vecs import append, vec

from gusher.analysis.chances import Ending, errors, mean
from gusher.analysis.smooth import changes, minus
from gusher.bots.judge import shares
from gusher.kernel.rng import Rng

SEATS, WORLDS = 3, 400


def ending(points: list[float], spread: float) -> Ending:
    given = vec[float]()
    for point in points:
        given = append(given, point)
    return Ending(tuple(float(chance) for chance in shares(given, spread)), tuple(points))


def pairs(gain: float, luck: float, spread: float) -> list[tuple[Ending, Ending]]:
    """In each world the luck is the same, but the first seat has so much more in the first ending."""
    rng = Rng(1)
    found = []
    for _ in range(WORLDS):
        points = [luck * (rng.unit() - 0.5) for _ in range(SEATS)]
        found.append((ending([points[0] + gain, *points[1:]], spread), ending(points, spread)))
    return found


@pytest.mark.parametrize("luck", [10.0, 100.0])
def test_it_is_what_the_chances_say(luck: float) -> None:
    found = pairs(6.0, luck, 10.0)
    raw = [minus(one.chances, other.chances) for one, other in found]
    smooth = changes(found)
    assert mean(smooth)[0] == pytest.approx(mean(raw)[0], abs=3 * errors(raw)[0] + 0.01)
    assert all(sum(change) == pytest.approx(0.0, abs=1e-12) for change in smooth)


def test_it_has_less_noise() -> None:
    """Here every future is nearly won or nearly lost."""
    found = pairs(6.0, 100.0, 2.0)
    raw = [minus(one.chances, other.chances) for one, other in found]
    assert errors(changes(found))[0] < errors(raw)[0] / 2


def test_where_points_explain_nothing_the_chances_count() -> None:
    found = [(Ending((1.0, 0.0), (5.0, 5.0)), Ending((0.0, 1.0), (5.0, 5.0)))] * 2
    assert changes(found) == [(1.0, -1.0)] * 2
    assert changes([]) == []


def test_where_all_worlds_come_to_the_same_the_chances_count() -> None:
    """Ten points more than enough to win are no more than winning."""
    won, lost = Ending((1.0, 0.0), (30.0, 10.0)), Ending((0.0, 1.0), (9.0, 10.0))
    assert changes([(won, lost)] * 3) == [(1.0, -1.0)] * 3
