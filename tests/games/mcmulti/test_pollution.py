"""The pollution card (M103 to M112) and what comes back from it (M73)."""

import pytest

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.data import PROPERTY_TAX
from gusher.games.mcmulti.effects.equipment import Returned
from gusher.games.mcmulti.effects.news import FeePaid, NewsEnded, RefineryParked, TaxDue, TaxPaid
from tests.games.mcmulti.positions import (
    RULES_1,
    act,
    answers,
    cards,
    cell,
    end_turn,
    kinds,
    place,
    places,
    refusal,
    roll,
    sell,
    standing,
    told,
    turn,
)

THREE = "refinery 1/1, refinery 3/3, refinery 5/5"


@pytest.mark.clause("M103")
def test_everybody_pays_50_per_refinery_as_far_as_the_cash_goes() -> None:
    state = turn(pieces={0: THREE, 1: "refinery 1/1", 2: "rig 1/1"}, card="pollution", cash=[150, 60, 70, 80])
    facts = roll(state, 6, 6)
    assert told(facts, FeePaid) == [FeePaid(0, 3, 150), FeePaid(1, 1, 50)]
    assert list(state.cash) == [0, 10, 70, 80]
    assert list(state.parked) == [0] * 4


@pytest.mark.clause("M103", "M106")
def test_who_cannot_pay_for_all_parks_those_of_his_choice() -> None:
    state = turn(pieces={0: THREE}, card="pollution", cash=[120, 0, 0, 0])
    roll(state, 6, 6)
    assert (state.step, state.seat) == (ask.PARK, 0)
    assert answers(state) == [{"do": "park", "island": 0, "row": row, "column": row} for row in (1, 3, 5)]
    assert refusal(state, "done") == "M106"
    assert refusal(state, "park", island=0, row=2, column=2) == "M106"
    facts = act(state, "park", island=0, row=3, column=3)
    assert facts[:2] == [RefineryParked(0, 0, cell("3/3")), FeePaid(0, 2, 100)]
    assert (state.cash[0], standing(state, 0)) == (20, {"refinery 1/1", "refinery 5/5"})
    assert list(state.parked) == [1, 0, 0, 0]


@pytest.mark.clause("M103")
def test_with_less_than_one_fee_all_are_parked_without_a_question() -> None:
    state = turn(pieces={1: THREE}, card="pollution", cash=[0, 49, 0, 0])
    facts = roll(state, 6, 6)
    assert len(told(facts, RefineryParked)) == 3
    assert not told(facts, FeePaid)
    assert (list(state.parked), state.cash[1], standing(state, 1)) == ([0, 3, 0, 0], 49, set())


@pytest.mark.clause("M103", "M106")
def test_exactly_one_fee_keeps_one_refinery() -> None:
    state = turn(pieces={0: "refinery 1/1", 1: "refinery 1/1, refinery 3/3"}, card="pollution", cash=[50, 50, 0, 0])
    roll(state, 6, 6)
    assert (state.cash[0], standing(state, 0)) == (0, {"refinery 1/1"})
    assert (state.step, state.seat) == (ask.PARK, 1)
    act(state, "park", island=1, row=1, column=1)
    assert (state.cash[1], standing(state, 1)) == (0, {"refinery 3/3"})


@pytest.mark.clause("M104")
def test_a_parked_refinery_neither_works_nor_is_sold() -> None:
    state = turn(pieces={0: "refinery 3/5"}, card="pollution", cash=[49, 0, 0, 0], crude=5)
    roll(state, 6, 6)
    act(state, "refine", barrels=0)  # the dice phase of the card is not over yet
    assert list(state.parked) == [1, 0, 0, 0]
    for _ in range(4):
        end_turn(state)
    roll(state, 5, 3)
    assert (state.step, places(state, "sell")) == (ask.SHOP, set())
    assert state.gas[0] == 0


@pytest.mark.clause("M105", "M109")
def test_it_comes_back_for_50_in_phase_three_on_any_free_square_of_its_island() -> None:
    state = turn(pieces={0: "rig 1/1, station 4/4"}, force=["pollution"], parked={0: 1}, cash=100)
    roll(state, 5, 3)
    assert "return" in kinds(state)
    act(state, "return")
    assert places(state, "place") == {
        f"{row}/{column}"
        for row in range(1, 6)
        for column in range(1, 6)
        if (row, column) != (1, 1) and not (row in (3, 4) and column in (3, 4))
    }
    facts = act(state, "place", row=5, column=1)
    assert facts[0] == Returned(0, 0, cell("5/1"), 50)
    assert (state.cash[0], list(state.parked)) == (50, [0] * 4)
    assert "refinery 5/1" in standing(state, 0)


@pytest.mark.clause("M105")
def test_it_does_not_come_back_without_the_money() -> None:
    state = turn(force=["pollution"], parked={0: 1}, cash=49)
    roll(state, 5, 3)
    assert refusal(state, "return") == "M105"
    state = turn(force=["pollution"], parked={1: 1}, cash=100)
    roll(state, 5, 3)
    assert refusal(state, "return") == "M105"  # not this island's


@pytest.mark.clause("M109")
def test_it_needs_a_free_square_and_its_own_islands_turn() -> None:
    rigs = ", ".join(f"rig {row}/{column}" for row in (2, 4, 6) for column in range(1, 7))
    state = turn(pieces={0: rigs}, force=["pollution"], parked={0: 1}, cash=100)
    roll(state, 5, 3)
    assert refusal(state, "return") == "M109"
    state = turn(2, seats=2, force=["pollution"], parked={0: 1}, cash=100)
    roll(state, 5, 3)
    assert (state.seat, refusal(state, "return")) == (0, "M105")  # the owner's other island


@pytest.mark.clause("M107")
def test_nothing_is_sold_to_pay_the_fee() -> None:
    state = turn(pieces={0: "refinery 1/1, station 3/3, well 5/5"}, card="pollution", cash=[20, 0, 0, 0])
    roll(state, 6, 6)
    assert standing(state, 0) == {"station 3/3", "well 5/5"}
    assert list(state.parked) == [1, 0, 0, 0]
    assert state.cash[0] == 20


@pytest.mark.clause("M108")
def test_the_four_cells_are_free_and_the_refinery_stays_its_islands() -> None:
    state = turn(pieces={0: "refinery 3/5"}, card="pollution", cash=[40, 0, 0, 0])
    roll(state, 6, 6)
    assert list(state.parked) == [1, 0, 0, 0]
    place(state, "rig", "3/5")
    place(state, "rig", "4/6")
    assert standing(state, 0) == {"rig 3/5", "rig 4/6"}


@pytest.mark.clause("M73")
def test_a_refinery_that_came_back_may_be_sold_at_once_if_touched() -> None:
    state = turn(force=["pollution"], parked={0: 2}, cash=100, economy="prosperity")
    roll(state, 5, 3)
    act(state, "return")
    act(state, "place", row=3, column=5)
    act(state, "return")
    act(state, "place", row=5, column=1)
    assert places(state, "sell") == {"3/5"}
    sell(state, "3/5")
    assert state.cash[0] == 100


@pytest.mark.clause("M110")
def test_a_parked_refinery_is_taxed_like_one_that_stands() -> None:
    state = turn(pieces={0: "refinery 1/1"}, force=["pollution"], parked={0: 2}, cash=100, card="property-tax")
    facts = roll(state, 6, 6)
    assert TaxDue(0, PROPERTY_TAX, 60, 100, (0, 0, 3, 0, 0, 0)) in facts
    assert state.cash[0] == 40


@pytest.mark.clause("M110", "M130")
def test_so_are_those_of_both_islands_of_a_player() -> None:
    state = turn(seats=2, force=["pollution"], parked={0: 1, 2: 2, 3: 1}, cash=100, card="property-tax")
    roll(state, 6, 6)
    assert list(state.cash) == [40, 80]


@pytest.mark.clause("M110")
def test_it_cannot_be_sold_for_it_and_the_rest_is_remitted() -> None:
    """30 in cash and a rig: of 62 the rig brings 9 after a double 6, and 23 are forgiven."""
    state = turn(pieces={0: "rig 1/1"}, force=["pollution"], parked={0: 3}, cash=30, card="property-tax")
    facts = roll(state, 6, 6)
    assert TaxPaid(0, PROPERTY_TAX, 39, 23) in facts
    assert (state.cash[0], state.parked[0], standing(state, 0)) == (0, 3, set())


@pytest.mark.clause("M110", "M117")
def test_other_pieces_are_sold_for_it_as_far_as_needed() -> None:
    pieces = {0: "station 1/1, station 1/2"}
    state = turn(pieces=pieces, force=["pollution"], parked={0: 2}, cash=0, card="property-tax")
    roll(state, 6, 6)  # 20 for the stations and 40 for the refineries; a station brings 50
    assert (state.step, int(state.debt)) == (ask.FORCED_SALE, 60)
    sell(state, "1/1")
    sell(state, "1/2")
    assert (state.cash[0], standing(state, 0), state.parked[0]) == (40, set(), 2)


@pytest.mark.clause("M110")
def test_by_rules_1_it_is_not_taxed() -> None:
    layout = {"pieces": {0: "refinery 1/1"}, "force": ["pollution"], "parked": {0: 2}, "card": "property-tax"}
    state = turn(cash=100, **layout, **RULES_1)  # type: ignore[arg-type]
    roll(state, 6, 6)
    assert state.cash[0] == 80


@pytest.mark.clause("M111")
def test_refineries_bought_later_pay_nothing() -> None:
    state = turn(force=["pollution"], parked={1: 1}, cash=200)
    roll(state, 5, 3)
    place(state, "refinery", "1/1")
    end_turn(state)
    for _ in range(4):
        roll(state, 2, 4)
        end_turn(state)
    assert (state.cash[0], standing(state, 0)) == (200 - 64, {"refinery 1/1"})


@pytest.mark.clause("M112")
@pytest.mark.parametrize("pieces", [None, {0: "refinery 1/1"}])
def test_the_card_is_gone_at_once_if_all_were_paid_or_none_exist(pieces: dict[int, str] | None) -> None:
    state = turn(pieces=pieces, card="pollution")
    facts = roll(state, 6, 6)
    assert NewsEnded(3) in facts
    assert (cards(state.news_used), cards(state.news_force)) == ({"pollution"}, set())


@pytest.mark.clause("M112")
def test_the_card_stays_until_the_last_refinery_is_back() -> None:
    state = turn(force=["pollution"], parked={0: 2}, cash=200)
    roll(state, 5, 3)
    act(state, "return")
    act(state, "place", row=1, column=1)
    assert cards(state.news_force) == {"pollution"}
    act(state, "return")
    facts = act(state, "place", row=5, column=5)
    assert NewsEnded(3) in facts
    assert (cards(state.news_used), cards(state.news_force)) == ({"pollution"}, set())
