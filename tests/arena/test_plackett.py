"""Strengths from places: they find what made the places, and say how sure that is."""

from math import exp, log

import pytest

from gusher.arena.plackett import PER_UNIT, Places, Strengths
from gusher.kernel.rng import Rng

ODDS = {"weak": 1.0, "middle": 2.0, "strong": 4.0, "best": 8.0}


def played(rng: Rng) -> Places:
    """A game of the model itself."""
    left, ranks = list(ODDS), dict.fromkeys(ODDS, 0)
    for rank in range(1, len(ODDS) + 1):
        at = rng.unit() * sum(ODDS[name] for name in left)
        first = next(name for name in left if (at := at - ODDS[name]) < 0)
        ranks[first] = rank
        left.remove(first)
    return Places(list(ODDS), list(ranks.values()))


def runs(number: int, rotations: int, copies: int = 1) -> list[Strengths]:
    """Each game so many times over in its rotation: as many games, and no more to learn from."""
    rng = Rng(7)
    return [Strengths([[played(rng)] * copies for _ in range(rotations)]) for _ in range(number)]


def test_two_to_one_are_120_points() -> None:
    (found,) = runs(1, 1500)
    for one, other in (("best", "strong"), ("strong", "middle"), ("middle", "weak")):
        gap = found.gap(one, other)
        assert gap.elo == pytest.approx(400 * log(2) / log(10), abs=15)
        assert gap.low < gap.elo < gap.high


@pytest.mark.parametrize("copies", [1, 4])
def test_the_interval_holds_as_often_as_it_says(copies: int) -> None:
    true = 400 * log(8) / log(10)
    gaps = [found.gap("best", "weak") for found in runs(60, 30, copies)]
    holding = sum(gap.low < true < gap.high for gap in gaps)
    assert 53 <= holding <= 60  # 57 are expected


def test_who_always_wins_is_far_ahead_but_nobody_knows_how_far() -> None:
    gap = Strengths([[Places(("a", "b"), (1, 2))] * 2] * 100).gap("a", "b")
    assert gap.elo > 800
    assert gap.high - gap.low > 300


def test_bots_of_one_name_are_one_player_and_ties_are_even() -> None:
    even = Strengths([[Places(("a", "b", "b"), (1, 2, 3)), Places(("a", "b", "b"), (3, 1, 2))], [Places("ab", (1, 1))]])
    assert abs(even.gap("a", "b").elo) < 60
    assert even.gap("a", "a").elo == even.gap("a", "a").high == 0.0


def test_between_two_it_is_the_share_of_the_wins() -> None:
    games = [[Places(("a", "b"), (1, 2) if number % 4 else (2, 1))] for number in range(4000)]
    gap = Strengths(games).gap("a", "b")
    assert 1 / (1 + exp(-gap.elo / PER_UNIT)) == pytest.approx(0.75, abs=0.001)
