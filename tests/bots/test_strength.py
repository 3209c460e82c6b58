"""Bots on the scale of people's ratings: what was measured, and nothing else."""

from collections.abc import Iterator
from dataclasses import replace
from math import exp, sqrt

import pytest

from gusher.bots.levels import LEVELS
from gusher.bots.rating import LUCK, NEWCOMER, Rating, from_elo, in_elo, rated
from gusher.bots.strength import ORIGIN, ladder, points_of, strength, strengths
from gusher.kernel import registry
from gusher.kernel.game import Game
from tests.contract.toys import dice_hands

MEASURED = [game for game in registry.games() if ladder(game)]


@pytest.fixture
def climbed() -> Iterator[Game]:
    """A game with a ladder of its own, from another package."""
    strengths.cache_clear()
    with registry.guest(replace(dice_hands.GAME, name="climbed", package="tests.bots.rungs")) as game:
        yield game
    strengths.cache_clear()


def test_a_ladder_stands_with_its_game_and_goes_from_the_top(climbed: Game) -> None:
    assert [rung.name for rung in ladder(climbed)] == ["expert", "medium", "easy"]
    found = strengths("climbed")
    assert found["medium"] == Rating(NEWCOMER.mean, 0.0)
    assert found["easy"].mean < found["medium"].mean < found["expert"].mean
    assert found["expert"].error > found["easy"].error > 0


def test_a_level_is_as_strong_whatever_its_character(climbed: Game) -> None:
    assert strength("climbed", "expert:character=gambler") == strength("climbed", "expert") is not None
    assert strength("climbed", "hard") is None
    assert points_of(climbed, "easy:character=miser") == 800
    assert points_of(climbed, "search:cpu=300") is None


def test_a_game_that_nobody_measured_has_no_strengths() -> None:
    with registry.guest(dice_hands.GAME) as game:
        assert strengths(game.name) == {}


@pytest.mark.parametrize("game", MEASURED, ids=lambda game: game.name)
def test_levels_stand_in_their_order(game: Game) -> None:
    rungs = {rung.name: rung for rung in ladder(game)}
    assert [name for name in rungs if name in LEVELS] == list(reversed(LEVELS))
    assert {"greedy", "random"} <= set(rungs)  # matches that began against them go on
    assert rungs[ORIGIN].rating == 1000
    assert all(rung.low <= rung.rating <= rung.high for rung in rungs.values())


# --- the scale ---


@pytest.mark.parametrize("seats", [2, 4])
def test_400_points_are_odds_of_ten_to_one(seats: int) -> None:
    strong = from_elo(1400, 0, seats)
    scale = sqrt(seats) * LUCK  # of Plackett and Luce: the chance to win is in proportion to e to the rating
    assert exp((strong.mean - NEWCOMER.mean) / scale) == pytest.approx(10)
    assert in_elo(strong, seats).mean == pytest.approx(1400)
    assert in_elo(from_elo(1100, 25, seats), seats).error == pytest.approx(25)


# --- after a game ---


def test_the_first_rises_by_what_the_last_falls() -> None:
    first, last = rated([NEWCOMER, NEWCOMER], [1, 2])
    assert first.mean - NEWCOMER.mean == pytest.approx(NEWCOMER.mean - last.mean)
    assert first.mean > NEWCOMER.mean
    assert first.error == last.error < NEWCOMER.error


def test_a_tie_among_equals_moves_nobody() -> None:
    assert [after.mean for after in rated([NEWCOMER, NEWCOMER], [1, 1])] == [NEWCOMER.mean] * 2


def test_who_beats_the_stronger_rises_more() -> None:
    weak, strong = Rating(20.0, 1.0), Rating(35.0, 1.0)
    assert rated([NEWCOMER, strong], [1, 2])[0].mean > rated([NEWCOMER, weak], [1, 2])[0].mean
