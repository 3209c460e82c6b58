"""Bots of earlier days: as far above the greedy one as they were measured, and at no new rated table."""

import pytest

from gusher.bots.bot import read_bot
from gusher.bots.earlier import earlier, lasting_strength
from gusher.bots.rating import in_elo
from gusher.bots.strength import points_of, strength
from gusher.kernel import registry
from gusher.kernel.game import Game
from tests.contract.toys import dice_hands

OURS = [game for game in registry.games() if game.package.startswith("gusher.games.")]


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_what_was_measured_once_keeps_its_distance_from_the_greedy_bot(game: Game) -> None:
    found = earlier(game.name)
    greedy = points_of(game, "greedy")
    assert found
    assert greedy is not None
    for name, rating in found.items():
        read_bot(name).suited(game)
        assert strength(game.name, name) is None
        assert lasting_strength(game.name, name) == rating
        assert in_elo(rating, game.usual_seats).mean > greedy
        assert rating.error > strengths_error(game)
    if game.name == "wildcatters":
        assert in_elo(found["search:ms=1000"], 4).mean == pytest.approx(greedy + 212, abs=1)


def strengths_error(game: Game) -> float:
    found = strength(game.name, "greedy")
    assert found is not None
    return found.error


def test_todays_bots_have_todays_strength_and_others_none() -> None:
    assert lasting_strength("atacama", "medium:character=fencer") == strength("atacama", "medium") is not None
    assert lasting_strength("atacama", "search:ms=77") is None


def test_a_game_without_earlier_days_has_none() -> None:
    with registry.guest(dice_hands.GAME) as game:
        assert earlier(game.name) == {}
