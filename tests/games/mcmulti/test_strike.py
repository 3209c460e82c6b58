"""Steps 1 and 2 of the dice phase: rigs strike, wells produce (M43 to M52)."""

import pytest

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.effects.oil import FindLost, Produced, WellBuilt
from gusher.games.mcmulti.rules import strike
from tests.games.mcmulti.positions import act, barrels, cell, end_turn, kinds, roll, sell, standing, told, turn


@pytest.mark.clause("M43")
def test_only_a_rig_of_the_active_island_on_the_crossing_strikes() -> None:
    state = turn(pieces={0: "rig 3/5"})
    roll(state, 5, 3)
    assert (state.step, state.seat) == (ask.STRIKE, 0)
    for pieces in ({0: "rig 3/4, rig 2/5"}, {1: "rig 3/5"}, {3: "rig 3/5"}, {2: "rig 3/5"}):
        state = turn(pieces=pieces)
        roll(state, 5, 3)
        assert state.step == ask.SHOP


@pytest.mark.clause("M44")
@pytest.mark.parametrize(("wells", "cost"), [("", 10), ("well 6/6", 20), ("well 6/6, well 6/5, well 6/4", 40)])
def test_a_well_costs_ten_times_its_number_on_the_whole_board(wells: str, cost: int) -> None:
    state = turn(pieces={0: "rig 3/3", **({2: wells} if wells else {})})
    roll(state, 3, 3)
    assert kinds(state) == {"build", "decline"}
    assert WellBuilt(0, 0, cell("3/3"), cost) in act(state, "build")
    assert state.cash[0] == 100 - cost


@pytest.mark.clause("M45")
def test_a_find_may_be_declined_and_comes_again_with_the_same_cell_only() -> None:
    state = turn(pieces={0: "rig 3/5"})
    roll(state, 5, 3)
    assert act(state, "decline")[0] == FindLost(0, 0, cell("3/5"), 10, "choice")
    assert (state.cash[0], standing(state, 0)) == (100, {"rig 3/5"})
    for _ in range(4):
        end_turn(state)
    assert state.island == 0
    roll(state, 4, 3)
    assert state.step == ask.SHOP
    for _ in range(4):
        end_turn(state)
    roll(state, 5, 3)
    assert state.step == ask.STRIKE


@pytest.mark.clause("M46")
def test_a_sold_well_lowers_the_next_cost() -> None:
    state = turn(pieces={0: "well 3/5, rig 1/1", 1: "well 6/6"})
    assert strike.cost(state) == 30
    roll(state, 5, 3)
    sell(state, "3/5")
    assert strike.cost(state) == 20
    end_turn(state)
    roll(state, 6, 5)
    sell(state, "6/6")
    assert strike.cost(state) == 10


@pytest.mark.clause("M47")
def test_without_the_cash_the_find_is_lost_and_nothing_is_sold_for_it() -> None:
    state = turn(pieces={0: "rig 3/5, station 3/1, refinery 1/5"}, cash=9, crude=9)
    assert FindLost(0, 0, cell("3/5"), 10, "cash") in roll(state, 5, 3)
    assert state.step == ask.REFINE
    assert standing(state, 0) == {"rig 3/5", "station 3/1", "refinery 1/5"}
    state = turn(pieces={0: "rig 3/5"}, cash=10)
    roll(state, 5, 3)
    assert state.step == ask.STRIKE


@pytest.mark.clause("M48")
def test_the_rig_goes_back_without_payment_and_the_well_takes_its_cell() -> None:
    state = turn(pieces={0: "rig 3/5, rig 1/1"})
    roll(state, 5, 3)
    act(state, "build")
    assert standing(state, 0) == {"well 3/5", "rig 1/1"}
    assert (state.cash[0], state.wells) == (90, 1)


@pytest.mark.clause("M49")
def test_a_new_well_gives_nothing_this_turn() -> None:
    state = turn(pieces={0: "rig 3/5, well 3/1"})
    roll(state, 5, 3)
    facts = act(state, "build")
    assert told(facts, Produced) == [Produced(0, 0, (cell("3/1"),), 2)]
    assert state.crude[0] == 2
    end_turn(state)
    roll(state, 1, 3)  # island 1's blue 3 is shared
    assert state.crude[0] == 2 + 4


@pytest.mark.clause("M50")
def test_a_well_gives_two_crude_per_hit() -> None:
    state = turn(pieces={0: "well 3/5, well 3/1, well 6/5, well 1/1", 1: "well 3/5", 3: "well 3/5", 2: "well 3/5"})
    facts = roll(state, 5, 3)
    assert list(state.crude) == [4 + 2 + 2, 2, 0, 2]
    assert told(facts, Produced) == [
        Produced(0, 0, (cell("3/1"), cell("3/5"), cell("6/5")), 8),
        Produced(1, 1, (36 + cell("3/5"),), 2),
        Produced(3, 3, (108 + cell("3/5"),), 2),
    ]


@pytest.mark.clause("M51")
def test_production_is_not_asked() -> None:
    state = turn(pieces={0: "well 3/5"}, card="crude-tax")
    roll(state, 5, 3)
    assert state.step == ask.SHOP  # straight on, with the crude in hand
    assert state.crude[0] == 4


@pytest.mark.clause("M52")
def test_new_crude_is_not_refined_this_turn() -> None:
    state = turn(pieces={0: "well 3/1, refinery 3/5"}, crude=1)
    roll(state, 5, 3)
    assert state.crude[0] == 3
    assert barrels(state) == [0, 1]
    assert state.why_not(106 + 2) == "M52"
    state = turn(pieces={0: "well 3/1, refinery 3/5"})
    roll(state, 5, 3)
    assert state.step == ask.SHOP  # no old crude, nothing to ask
