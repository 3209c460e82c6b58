"""The options, and what the kernel makes of them."""

from typing import Any

import pytest

from gusher.games.mcmulti import GAME
from gusher.games.mcmulti.state import McMulti, start
from gusher.kernel.errors import BadOptions

OFF = {"reroll": False, "counter_die": False, "turn_limit": 0, "announce": "any_turn"}
ISLANDS = {2: "dealt", 3: "picked", 4: "dealt"}  # usually


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_has_no_variant_and_no_limit_unless_told_otherwise(seats: int) -> None:
    assert GAME.settle(seats, {}) == {**OFF, "islands": ISLANDS[seats]}


@pytest.mark.clause("M3")
@pytest.mark.parametrize("islands", ["dealt", "picked"])
def test_islands_are_picked_or_dealt_with_three_and_four(islands: str) -> None:
    for seats in (3, 4):
        assert GAME.settle(seats, {"islands": islands})["islands"] == islands
        assert start(seats, GAME.settle(seats, {"islands": islands})).setting.picked == (islands == "picked")


@pytest.mark.clause("M3", "M123")
def test_two_players_have_the_islands_that_lie_opposite() -> None:
    assert GAME.settle(2, {"islands": "dealt"})["islands"] == "dealt"
    with pytest.raises(BadOptions):
        GAME.settle(2, {"islands": "picked"})


@pytest.mark.parametrize("rules", [1, 2])
def test_a_position_keeps_how_it_is_played(rules: int) -> None:
    state = GAME.load(start(3, GAME.settle(3, {}, rules)).dump())
    assert isinstance(state, McMulti)
    setting = state.setting
    told = [setting.picked, setting.any_turn, not setting.parked_untaxed, not setting.rigs_on_line]
    assert told == [rules == 2] * 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rules_1_dealt_the_islands_and_let_announce_after_ones_own_turn(seats: int) -> None:
    then = {**OFF, "islands": "dealt", "announce": "own_turn", "parked_untaxed": True, "rigs_on_line": True}
    assert GAME.settle(seats, {"reroll": False}, rules=1) == then
    with pytest.raises(BadOptions):
        GAME.settle(seats, {"parked_untaxed": True})


def test_both_variants_may_be_combined() -> None:
    both = {**OFF, "islands": "dealt", "reroll": True, "counter_die": True, "turn_limit": 40}
    assert GAME.settle(4, both) == both
    setting = start(4, both).setting
    assert (setting.reroll, setting.counter_die, setting.turn_limit) == (True, True, 40)


@pytest.mark.clause("M146")
def test_among_bots_alone_the_limit_is_40_unless_told_otherwise() -> None:
    assert GAME.unattended(4, {}) == {**OFF, "islands": "dealt", "turn_limit": 40}
    assert GAME.unattended(4, {"reroll": True})["turn_limit"] == 40
    assert GAME.unattended(4, {"turn_limit": 0}) == {**OFF, "islands": "dealt"}
    assert GAME.unattended(2, {"turn_limit": 10})["turn_limit"] == 10


@pytest.mark.parametrize("given", [{"turn_limit": -1}, {"turn_limit": True}, {"turn_limit": 41}, {"reroll": 1}])
def test_other_values_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        GAME.settle(4, given)


def test_settings_try_everything_with_a_short_limit() -> None:
    tried = [(seats, *options.values()) for seats, options in GAME.settings()]
    assert len(tried) == len(set(tried)) == 8 + 16 + 16
    assert {options["turn_limit"] for _, options in GAME.settings()} == {5}


@pytest.mark.parametrize("seats", [1, 5, 0])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadOptions):
        GAME.settle(seats, {})
