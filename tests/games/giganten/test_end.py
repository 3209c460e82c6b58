"""The end and the final account (G89 to G94)."""

from typing import Any

import pytest

from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import STAR
from gusher.games.giganten.effects.ending import Settled
from gusher.games.giganten.rules import cards
from gusher.games.giganten.score import account
from gusher.games.giganten.state import Giganten
from gusher.kernel.state import OVER
from tests.games.giganten.positions import (
    SETTINGS,
    derrick,
    hand,
    midgame,
    offered,
    play,
    price,
    random_game,
    refusal,
    setting_name,
    sound,
    tank,
)


def ended(state: Giganten) -> list[Settled]:
    """The black loco reaches the star; returns the accounts in the order of the locos."""
    state.black = STAR - 1
    cards.ask_red(state, None)
    told = play(sound(state), "red:R03")
    return [effect for effect in told if isinstance(effect, Settled)]


@pytest.mark.clause("G89")
@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_the_game_ends_only_on_the_star_after_seven_to_nine_rounds(setting: tuple[int, dict[str, Any]]) -> None:
    for seed in range(20):
        before = (-1, 0)
        for state in random_game(*setting, seed):
            assert (state.seat == OVER) == (state.black == STAR)
            if state.seat == OVER:
                assert before[0] == ask.RED
                assert state.round in (8, 9, 10)
            before = (int(state.step), int(state.black))


@pytest.mark.clause("G89")
def test_after_the_end_nothing_is_possible_and_prices_play_no_part() -> None:
    state = midgame()
    tank(state, 0, "H", 2)
    price(state, "H", 9000)
    ended(state)
    assert (state.step, offered(state)) == (ask.ENDED, [])
    assert refusal(state, "sell:1") == refusal(state, "roll:red-2") == "G89"
    assert state.scores()[0] == 15000 + 2 * 1000


@pytest.mark.clause("G90")
def test_derricks_on_the_board_pay_by_the_place_of_the_loco() -> None:
    state = midgame()
    for seat, column in enumerate((7, 19, 12, 3)):
        state.locos[seat] = column
        derrick(state, seat, [(3, 2), (6, 2), (10, 2), (0, 3)][seat], 1)
    derrick(state, 1, (2, 4), 1)
    ended(state)
    pay = [int(account(state, seat).derrick_pay) for seat in range(4)]
    assert pay == [3000, 2 * 5000, 4000, 2000]
    assert state.scores() == [15000 + pay[seat] + 1000 * (2 if seat == 1 else 1) for seat in range(4)]


@pytest.mark.clause("G90")
def test_the_black_loco_is_not_ranked_and_stock_pays_nothing() -> None:
    state = midgame()
    state.locos[2] = 5
    accounts = ended(state)
    assert [one.place for one in accounts] == [1, 2, 3, 4]
    assert accounts[0].seat == 2
    assert state.scores() == [15000] * 4


@pytest.mark.clause("G91")
def test_level_locos_are_ranked_by_licence_value() -> None:
    state = midgame()
    for seat, (ones, twos) in enumerate([(4, 0), (0, 3), (1, 2), (0, 0)]):
        hand(state, seat, ones, twos)
        state.locos[seat] = 8
    assert [one.seat for one in ended(state)] == [1, 2, 0, 3]


@pytest.mark.clause("G91")
def test_before_the_end_the_secret_hands_do_not_show_in_the_standings() -> None:
    state = midgame()
    derrick(state, 0, (3, 2), 2)
    derrick(state, 1, (6, 2), 2)
    hand(state, 1, 0, 5)
    before = state.scores()
    assert before[0] == before[1] + 1000  # turn order alone
    assert state.redact(0).scores() == state.redact(1).scores() == before
    ended(state)
    assert state.scores()[1] == state.scores()[0] + 1000


@pytest.mark.clause("G92")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2, 3]), (2, [2, 3, 0, 1])])
def test_still_level_turn_order_decides(first: int, order: list[int]) -> None:
    state = midgame(first=first)
    for seat in range(4):
        hand(state, seat, 2, 1)
    assert [one.seat for one in ended(state)] == order


@pytest.mark.clause("G93")
def test_markers_under_derricks_and_in_tanks_pay_1000_each() -> None:
    state = midgame()
    derrick(state, 3, (7, 10), 6)
    tank(state, 3, "H", 2)
    tank(state, 3, "S", 1)
    ended(state)
    assert (account(state, 3).markers, account(state, 3).marker_pay) == (9, 9000)


@pytest.mark.clause("G94")
def test_most_money_wins_and_equal_money_shares() -> None:
    state = midgame()
    state.cash[0], state.cash[2], state.cash[3] = 20000, 20000, 14000
    ended(state)
    assert state.scores() == [20000, 15000, 20000, 14000]
    assert state.ranks() == [1, 3, 1, 4]


@pytest.mark.clause("G94")
def test_licences_are_worth_no_money() -> None:
    state = midgame()
    hand(state, 0, 10, 10)
    ended(state)
    assert state.ranks() == [1, 1, 1, 1]


def test_the_last_account_is_told_in_full() -> None:
    state = midgame()
    derrick(state, 0, (7, 10), 4)
    tank(state, 0, "J", 1)
    state.locos[0] = 11
    assert ended(state)[0] == Settled(0, 1, 11, 15000, 1, 5000, 5, 5000, 25000)
