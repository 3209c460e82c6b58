"""Strengths from wins: they find what made them, and say how sure that is."""

from math import exp, log

import pytest

from gusher.arena.luce import PER_UNIT, Played, Strengths
from gusher.kernel.rng import Rng

ODDS = {"weak": 1.0, "middle": 2.0, "strong": 4.0, "best": 8.0}


def played(rng: Rng) -> Played:
    """A game of the model itself."""
    at = rng.unit() * sum(ODDS.values())
    first = next(name for name in ODDS if (at := at - ODDS[name]) < 0)
    return Played(list(ODDS), [float(name == first) for name in ODDS])


def runs(number: int, rotations: int, copies: int = 1) -> list[Strengths]:
    """Each game so many times over in its rotation: as many games, and no more to learn from."""
    rng = Rng(7)
    return [Strengths([[played(rng)] * copies for _ in range(rotations)]) for _ in range(number)]


def test_two_to_one_are_120_points() -> None:
    (found,) = runs(1, 2500)
    for one, other in (("best", "strong"), ("strong", "middle"), ("middle", "weak")):
        gap = found.gap(one, other)
        assert gap.low < 400 * log(2) / log(10) < gap.high
        assert gap.high - gap.low < 90


@pytest.mark.parametrize("copies", [1, 4])
def test_the_interval_holds_as_often_as_it_says(copies: int) -> None:
    true = 400 * log(4) / log(10)
    gaps = [found.gap("best", "middle") for found in runs(60, 60, copies)]
    holding = sum(gap.low < true < gap.high for gap in gaps)
    assert 53 <= holding <= 60  # 57 are expected


def test_who_always_wins_is_far_ahead_but_nobody_knows_how_far() -> None:
    gap = Strengths([[Played(("a", "b"), (1.0, 0.0))] * 2] * 100).gap("a", "b")
    assert gap.elo > 800
    assert gap.high - gap.low > 300


def test_bots_of_one_name_are_one_player_and_ties_are_even() -> None:
    one_of_three = [[Played("abb", shares)] for shares in ((1, 0, 0), (0, 1, 0), (0, 0, 1))]
    even = Strengths([*one_of_three, [Played("ab", (0.5, 0.5))]])
    assert even.gap("a", "b").elo == pytest.approx(0, abs=1e-6)
    assert even.gap("a", "a").elo == even.gap("a", "a").high == 0.0


def test_between_two_it_is_the_share_of_the_wins() -> None:
    games = [[Played("ab", (1, 0) if number % 4 else (0, 1))] for number in range(4000)]
    gap = Strengths(games).gap("a", "b")
    assert 1 / (1 + exp(-gap.elo / PER_UNIT)) == pytest.approx(0.75, abs=0.001)


def test_among_four_it_is_the_odds_three_times() -> None:
    games = [[Played("abbb", (1, 0, 0, 0) if number % 2 else (0, 1, 0, 0))] for number in range(4000)]
    assert Strengths(games).gap("a", "b").elo == pytest.approx(400 * log(3) / log(10), abs=1)
