"""The options, and what the kernel makes of them."""

from typing import Any

import pytest

from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.state import start
from gusher.kernel.errors import BadOptions

OFF = {"reroll": False, "counter_die": False, "turn_limit": 0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_has_no_variant_and_no_limit_unless_told_otherwise(seats: int) -> None:
    assert GAME.settle(seats, {}) == OFF


def test_both_variants_may_be_combined() -> None:
    both = {"reroll": True, "counter_die": True, "turn_limit": 40}
    assert GAME.settle(4, both) == both
    setting = start(4, both).setting
    assert (setting.reroll, setting.counter_die, setting.turn_limit) == (True, True, 40)


@pytest.mark.clause("M146")
def test_among_bots_alone_the_limit_is_40_unless_told_otherwise() -> None:
    assert GAME.unattended(4, {}) == {**OFF, "turn_limit": 40}
    assert GAME.unattended(4, {"reroll": True})["turn_limit"] == 40
    assert GAME.unattended(4, {"turn_limit": 0}) == OFF
    assert GAME.unattended(2, {"turn_limit": 10})["turn_limit"] == 10


@pytest.mark.parametrize("given", [{"turn_limit": -1}, {"turn_limit": True}, {"turn_limit": 41}, {"reroll": 1}])
def test_other_values_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        GAME.settle(4, given)


def test_settings_try_both_variants_with_a_short_limit() -> None:
    tried = [(seats, options["reroll"], options["counter_die"]) for seats, options in GAME.settings()]
    assert len(tried) == len(set(tried)) == 12
    assert {options["turn_limit"] for _, options in GAME.settings()} == {5}


@pytest.mark.parametrize("seats", [1, 5, 0])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadOptions):
        GAME.settle(seats, {})
