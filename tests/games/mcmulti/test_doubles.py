"""Doubles: the economy card and the consumer price (M75 to M79)."""

import pytest

from gusher.games.mcmulti.data import DEMAND, ECONOMY_CARDS, NEXT, TRENDS
from gusher.games.mcmulti.effects.dice import EconomyChanged, PriceRose
from gusher.games.mcmulti.rules.doubles import risen
from tests.games.mcmulti.positions import act, economy, place, roll, told, turn


@pytest.mark.clause("M75")
@pytest.mark.parametrize("card", ECONOMY_CARDS)
@pytest.mark.parametrize("double", range(1, 7))
def test_a_double_leads_to_the_card_that_the_old_one_names(card: str, double: int) -> None:
    state = turn(economy=card)
    facts = roll(state, double, double)
    old = ECONOMY_CARDS.index(card)
    after = int(NEXT[old * 6 + double - 1])
    assert economy(state) == ECONOMY_CARDS[after]
    assert told(facts, EconomyChanged) == [EconomyChanged(old, after)]


@pytest.mark.clause("M75")
def test_no_double_no_change_and_the_new_card_counts_at_once() -> None:
    state = turn()
    roll(state, 5, 6)
    assert (economy(state), state.price) == ("recovery", 27)
    state = turn(cash=200)
    roll(state, 2, 2)
    place(state, "refinery", "1/1")
    assert state.cash[0] == 200 - 96  # the price of Improvement


@pytest.mark.clause("M76")
def test_the_price_rises_by_the_new_cards_demand_in_red_spaces() -> None:
    for card in ECONOMY_CARDS:
        state = turn(economy=card, price=9)
        facts = roll(state, 2, 2)
        reds = int(DEMAND[state.economy])
        assert state.price == 9 + 2 * reds
        assert told(facts, PriceRose) == [PriceRose(reds, 9, int(state.price))]


@pytest.mark.clause("M77")
def test_it_rises_also_when_the_trend_points_down() -> None:
    state = turn(economy="prosperity", price=11)
    roll(state, 2, 2)
    assert TRENDS[state.economy] == "down"
    assert state.price == 11 + 12


@pytest.mark.clause("M78")
def test_red_spaces_are_the_odd_ones() -> None:
    """Step by step: the next odd space above."""
    for price in range(1, 80):
        for reds in range(11):
            slow = price
            for _ in range(reds):
                above = [space for space in range(slow + 1, 80) if space % 2]
                slow = above[0] if above else slow
            if reds:
                assert risen(price, reds) == slow, (price, reds)


@pytest.mark.clause("M79")
def test_the_marker_stops_on_79() -> None:
    for price in (60, 78, 79):
        state = turn(economy="rapid", price=price)
        roll(state, 2, 2)  # Prosperity: ten reds
        assert state.price == 79
    state = turn(economy="rapid", price=59)
    roll(state, 2, 2)
    assert state.price == 79
    state = turn(economy="rapid", price=57)
    roll(state, 2, 2)
    assert state.price == 77


def test_a_strike_on_a_double_costs_what_it_always_costs() -> None:
    state = turn(pieces={0: "rig 2/2"})
    roll(state, 2, 2)
    act(state, "build")
    assert state.cash[0] == 90
