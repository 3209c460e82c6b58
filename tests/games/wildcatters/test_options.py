"""The options, what the kernel makes of them, and the readings of older rules."""

from typing import Any

import pytest

from gusher.games.wildcatters import GAME
from gusher.games.wildcatters.state import Wildcatters
from gusher.kernel.errors import BadOptions
from gusher.kernel.match import Match
from tests.games.wildcatters.positions import SETTINGS, fresh, setting_name

DEFAULT = {"zero_loan": True, "credit_bids": True, "australia": "pay_bank"}


@pytest.mark.clause("W174", "W103", "W140")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_booklet_s_wording_is_the_default(seats: int) -> None:
    assert GAME.settle(seats, {}) == DEFAULT
    setting = fresh(seats).setting
    assert (setting.zero_loan, setting.credit_bids, setting.bank_pays) == (True, True, False)


@pytest.mark.clause("W175", "W103", "W141")
def test_all_other_readings_may_be_combined_with_three_players() -> None:
    house = {"zero_loan": False, "credit_bids": False, "australia": "bank_pays"}
    assert GAME.settle(3, house) == house
    setting = fresh(3, **house).setting
    assert (setting.zero_loan, setting.credit_bids, setting.bank_pays) == (False, False, True)


@pytest.mark.clause("W141")
def test_with_four_players_there_is_no_neutral_refinery_to_choose_for() -> None:
    with pytest.raises(BadOptions):
        GAME.settle(4, {"australia": "bank_pays"})
    assert GAME.settle(4, {"zero_loan": False})["zero_loan"] is False


@pytest.mark.parametrize(
    "given",
    [
        {"zero_loan": 1},
        {"zero_loan": "off"},
        {"credit_bids": 0},
        {"australia": True},
        {"players": 4},
        {"cards_interrupt": True},
        {"full_ties": False},
    ],
)
def test_other_values_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        GAME.settle(3, given)


def test_twelve_settings_in_all() -> None:
    assert len(SETTINGS) == len({setting_name(setting) for setting in SETTINGS}) == 12


@pytest.mark.clause("W58", "W103", "W205")
@pytest.mark.parametrize("seats", [3, 4])
def test_matches_of_the_first_rules_are_read_as_they_were_played(seats: int) -> None:
    """Two of the old readings are no options: nobody can choose them any more."""
    match = Match(GAME, seats, {"zero_loan": True}, rules=1)
    assert isinstance(match.state, Wildcatters)
    setting = match.state.setting
    assert (setting.credit_bids, setting.cards_interrupt, setting.full_ties) == (False, False, False)
    assert match.said == {"zero_loan": True, "australia": "pay_bank"}
    setting = fresh(seats).setting
    assert (setting.credit_bids, setting.cards_interrupt, setting.full_ties) == (True, True, True)
