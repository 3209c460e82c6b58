"""The house options, and what the kernel makes of them."""

from typing import Any

import pytest

from gusher.games.wildcatters import GAME
from gusher.kernel.errors import BadOptions
from tests.games.wildcatters.positions import SETTINGS, fresh, setting_name

DEFAULT = {"zero_loan": True, "australia": "pay_bank"}


@pytest.mark.clause("W174", "W140")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_booklet_s_wording_is_the_default(seats: int) -> None:
    assert GAME.settle(seats, {}) == DEFAULT
    setting = fresh(seats).setting
    assert (setting.zero_loan, setting.bank_pays) == (True, False)


@pytest.mark.clause("W175", "W141")
def test_both_house_rules_may_be_combined_with_three_players() -> None:
    house = {"zero_loan": False, "australia": "bank_pays"}
    assert GAME.settle(3, house) == house
    setting = fresh(3, **house).setting
    assert (setting.zero_loan, setting.bank_pays) == (False, True)


@pytest.mark.clause("W141")
def test_with_four_players_there_is_no_neutral_refinery_to_choose_for() -> None:
    with pytest.raises(BadOptions):
        GAME.settle(4, {"australia": "bank_pays"})
    assert GAME.settle(4, {"zero_loan": False})["zero_loan"] is False


@pytest.mark.parametrize("given", [{"zero_loan": 1}, {"zero_loan": "off"}, {"australia": True}, {"players": 4}])
def test_other_values_are_refused(given: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        GAME.settle(3, given)


def test_six_settings_in_all() -> None:
    assert len(SETTINGS) == len({setting_name(setting) for setting in SETTINGS}) == 6
