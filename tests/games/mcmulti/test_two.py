"""Two players, two islands each (M123 to M131)."""

import pytest

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.effects.oil import Refined
from tests.games.mcmulti.positions import (
    act,
    answers,
    bare,
    barrels,
    cell,
    idle_turn,
    opening,
    place,
    places,
    refusal,
    roll,
    sell,
    standing,
    turn,
)


@pytest.mark.clause("M123")
def test_each_player_has_300_and_two_opposite_islands() -> None:
    state = bare(2)
    assert list(state.cash) == [300, 300]
    assert list(state.owner) == [0, 1, 0, 1]


@pytest.mark.clause("M124")
def test_three_barrels_of_each_per_player_not_per_island() -> None:
    state = bare(2)
    assert (list(state.crude), list(state.gas)) == ([3, 3], [3, 3])


@pytest.mark.clause("M125")
def test_islands_take_turns_clockwise_each_a_full_turn_of_its_owner() -> None:
    state = turn(1, seats=2, crude=3)
    seen = []
    for _ in range(5):
        seen.append((int(state.island), int(state.seat), int(state.step)))
        idle_turn(state)
    assert seen == [(1, 1, ask.MARKET), (2, 0, ask.MARKET), (3, 1, ask.MARKET), (0, 0, ask.MARKET), (1, 1, ask.MARKET)]


@pytest.mark.clause("M126")
def test_buying_is_limited_to_the_island_in_turn() -> None:
    state = opening(2, first=0)
    place(state, "rig", "1/1")
    assert (standing(state, 0), standing(state, 2)) == ({"rig 1/1"}, set())
    state = turn(2, seats=2)
    roll(state, 1, 2)
    place(state, "rig", "1/1")
    assert (standing(state, 0), standing(state, 2)) == (set(), {"rig 1/1"})


@pytest.mark.clause("M127")
def test_so_is_selling() -> None:
    state = turn(0, {0: "rig 3/1", 2: "rig 3/5, rig 3/1"}, seats=2)
    roll(state, 5, 3)
    assert answers(state)[-2] == {"do": "sell", "island": 0, "row": 3, "column": 1}
    assert places(state, "sell") == {"3/1"}
    assert refusal(state, "sell", island=2, row=3, column=1) == "M127"


@pytest.mark.clause("M128")
def test_cash_and_barrels_are_one_stock() -> None:
    state = turn(0, {0: "well 3/1"}, seats=2, cash=[10, 0])
    roll(state, 5, 3)
    place(state, "rig", "1/1")
    act(state, "done")
    idle_turn(state)
    assert (state.island, state.seat, state.cash[0], state.crude[0]) == (2, 0, 5, 2)
    act(state, "market", pair="foreign")
    act(state, "trade", way="sell", product="crude")
    assert (state.cash[0], state.crude[0]) == (10, 1)


@pytest.mark.clause("M129")
def test_the_opponent_is_asked_once_for_both_his_islands() -> None:
    pieces = {1: "refinery 1/5, station 6/5", 3: "refinery 3/1, station 3/6", 2: "refinery 3/5"}
    state = turn(2, pieces, seats=2, crude=5, gas=5)
    roll(state, 5, 3)
    assert (state.step, state.seat, max(barrels(state))) == (ask.REFINE, 0, 2)
    act(state, "refine", barrels=2)
    assert (state.step, state.seat, max(barrels(state))) == (ask.REFINE, 1, 2)
    assert act(state, "refine", barrels=2) == [Refined(1, 2, 2, (36 + cell("1/5"), 108 + cell("3/1")))]
    assert (state.step, state.seat, max(barrels(state))) == (ask.PUMP, 1, 2)
    act(state, "pump", barrels=2)
    assert state.seat == 0


@pytest.mark.clause("M130")
def test_forced_sales_and_parking_use_both_islands() -> None:
    state = turn(1, {0: "station 1/1", 2: "station 2/2, rig 1/1"}, seats=2, card="property-tax", cash=0)
    roll(state, 6, 6)
    assert (state.step, state.seat) == (ask.FORCED_SALE, 0)
    assert {(words["island"], words["row"]) for words in answers(state)} == {(0, 1), (2, 1), (2, 2)}
    sell(state, "2/2", island=2)
    assert state.cash[0] == 50 - 22
    state = turn(1, {0: "refinery 1/1", 2: "refinery 3/3"}, seats=2, card="pollution", cash=[60, 0])
    roll(state, 6, 6)
    assert (state.step, state.seat, len(answers(state))) == (ask.PARK, 0, 2)
    act(state, "park", island=2, row=3, column=3)
    assert (list(state.parked), state.cash[0]) == ([0, 0, 1, 0], 10)


@pytest.mark.clause("M131")
@pytest.mark.parametrize("first", [0, 1])
def test_the_starting_round_runs_island_by_island(first: int) -> None:
    state = opening(2, first=first)
    seen = []
    while state.step == ask.START_SHOP:
        seen.append((int(state.island), int(state.seat)))
        act(state, "done")
    assert seen == [((first + k) % 4, (first + k) % 2) for k in range(4)]
    assert (state.island, state.turn) == (first, 1)
