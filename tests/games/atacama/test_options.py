"""Seats and options: what can be opened, and what is refused with a reason (A1, A35, A40, A46)."""

from typing import Any

import pytest

from gusher.games.atacama import GAME
from gusher.kernel.errors import BadOptions
from gusher.kernel.match import Match
from tests.games.atacama.positions import SETTINGS


def refused(seats: int, **options: Any) -> BadOptions:
    with pytest.raises(BadOptions) as caught:
        Match(GAME, seats, options)
    return caught.value


@pytest.mark.clause("A1")
@pytest.mark.parametrize("seats", [0, 1, 3, 5, True])
def test_no_other_number_of_players(seats: int) -> None:
    assert refused(seats).code == "seats"


@pytest.mark.clause("A1")
@pytest.mark.parametrize("seats", [2, 4])
def test_two_or_four_play(seats: int) -> None:
    assert len(Match(GAME, seats).state.scores()) == seats


@pytest.mark.clause("A35")
@pytest.mark.parametrize("weight", [1, 2])
def test_double_weight_without_double_rigs_is_pointless(weight: int) -> None:
    error = refused(2, double_weight=weight)
    assert (error.code, error.details["clause"]) == ("pointless", "A35")


@pytest.mark.clause("A46")
@pytest.mark.parametrize("tactical", [False, True])
def test_the_advanced_game_is_refused_to_four(tactical: bool) -> None:
    error = refused(4, advanced=True, tactical=tactical)
    assert (error.code, error.details["clause"]) == ("seats-option", "A46")


def test_unknown_options_and_values_are_refused() -> None:
    assert refused(2, players=4).code == "unknown"
    assert refused(2, tactical=1).code == "value"
    assert refused(2, tactical=True, double_weight=3).code == "value"


@pytest.mark.clause("A40")
def test_double_rigs_go_with_every_way_of_playing() -> None:
    ways = {(seats, options["advanced"], options["tactical"]) for seats, options in SETTINGS}
    plain = {(2, False), (2, True), (4, False)}
    assert ways == {(*way, tactical) for way in plain for tactical in (False, True)}


def test_the_defaults_are_the_base_game() -> None:
    assert GAME.settle(2, {}) == {"advanced": False, "tactical": False}
    assert GAME.settle(2, {"tactical": True}) == {"advanced": False, "tactical": True, "double_weight": 1}
