"""Three players and nobody's island (M132 to M136)."""

import pytest

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.effects.turns import Ended, TurnBegun
from gusher.kernel.state import CHANCE, OVER
from tests.games.mcmulti.positions import act, bare, cards, economy, end_turn, idle_turn, opening, roll, turn


@pytest.mark.clause("M132")
def test_three_players_start_with_250_and_if_dealt_island_3_is_nobodys() -> None:
    for islands in ("dealt", "picked"):
        state = bare(3, islands=islands)
        assert (list(state.cash), list(state.crude), list(state.gas)) == ([250] * 3, [3] * 3, [3] * 3)
    assert list(bare(3).owner) == [0, 1, 2, -1]


@pytest.mark.clause("M133")
def test_the_dice_are_rolled_for_it_and_its_neighbours_use_them() -> None:
    state = turn(3, {0: "well 1/5", 2: "well 3/1", 1: "well 3/5"}, seats=3)
    assert (state.step, state.seat) == (ask.ROLL, CHANCE)
    roll(state, 5, 3)
    assert list(state.crude) == [2, 0, 2]


@pytest.mark.clause("M134")
def test_its_turn_is_the_dice_phase_alone() -> None:
    pieces = {0: "refinery 1/5, station 6/5", 2: "refinery 3/1, station 3/6"}
    state = turn(3, pieces, seats=3, crude=2, gas=2, reroll=True, cash=999)
    act(state, "roll", red=5, blue=3)  # no market before, no second throw after
    asked = []
    while state.step in (ask.REFINE, ask.PUMP):
        asked.append((int(state.step), int(state.seat)))
        act(state, "refine" if state.step == ask.REFINE else "pump", barrels=0)
    assert asked == [(ask.REFINE, 0), (ask.REFINE, 2), (ask.PUMP, 0), (ask.PUMP, 2)]  # clockwise from it
    assert (state.island, state.step) == (0, ask.MARKET)  # no equipment


@pytest.mark.clause("M134", "M153")
def test_after_it_the_end_may_be_announced_clockwise_from_it() -> None:
    state = turn(3, seats=3, cash=[0, 1000, 1200])
    act(state, "roll", red=1, blue=2)
    assert (state.island, state.step, state.seat) == (3, ask.ANNOUNCE, 1)
    act(state, "wait")
    assert (state.island, state.step, state.seat) == (3, ask.ANNOUNCE, 2)
    act(state, "announce")
    assert (state.island, state.left, state.announcer) == (0, 4, 2)


@pytest.mark.clause("M134", "M153")
def test_after_it_nobody_announces_where_that_is_for_ones_own_turn() -> None:
    state = turn(3, seats=3, cash=2000, announce="own_turn")
    act(state, "roll", red=1, blue=2)
    assert (state.island, state.step) == (0, ask.MARKET)


@pytest.mark.clause("M132", "M133", "M134")
@pytest.mark.parametrize("empty", range(4))
def test_any_of_the_islands_may_be_the_empty_one(empty: int) -> None:
    owner = [0, 1, 2]
    owner.insert(empty, -1)
    wells = {island: "well 1/1" for island in range(4) if island != empty}
    state = turn(empty, wells, seats=3, owner=owner)
    assert (state.step, state.seat) == (ask.ROLL, CHANCE)
    roll(state, 1, 2)  # a red hit for the neighbour across the crude market, none for the others
    assert sorted(state.crude) == [0, 0, 2]
    assert state.crude[owner[(3, 2, 1, 0)[empty]]] == 2
    assert (state.island, state.seat) == ((empty + 1) % 4, owner[(empty + 1) % 4])


@pytest.mark.clause("M135")
def test_a_double_rolled_for_it_counts_in_full() -> None:
    state = turn(3, {1: "station 1/1"}, seats=3, card="station-tax")
    act(state, "roll", red=6, blue=6)
    assert (state.step, economy(state), state.price) == (ask.NEWS, "rapid", 45)
    act(state, "news", card="bonus")
    assert (list(state.cash), cards(state.news_used)) == ([100, 85, 100], {"station-tax"})
    assert state.island == 0


@pytest.mark.clause("M135")
def test_the_counter_die_works_there_too() -> None:
    state = turn(3, seats=3, counter_die=True, counter=4)
    act(state, "roll", red=6, blue=1)
    assert state.counter == 3
    state = turn(3, seats=3, counter_die=True, counter=4)
    act(state, "roll", red=6, blue=5)
    assert state.step == ask.COUNTER


@pytest.mark.clause("M136")
def test_it_is_skipped_in_the_starting_round() -> None:
    state = opening(3, first=1)
    seen = []
    while state.step == ask.START_SHOP:
        seen.append(int(state.island))
        act(state, "done")
    assert seen == [1, 2, 0]
    assert (state.island, state.turn) == (1, 1)


@pytest.mark.clause("M136")
def test_it_counts_in_rounds_and_in_the_last_round() -> None:
    state = turn(2, seats=3, number=4, turn_limit=1, cash=0)
    roll(state, 1, 2)
    assert state.seat == OVER  # islands 3, 0, 1, 2 were the round
    state = turn(2, seats=3, cash=[0, 0, 1000])
    roll(state, 1, 2)
    act(state, "done")
    facts = act(state, "announce")
    assert TurnBegun(-1, 3, 1, 4) in facts  # the first of the last four turns
    facts = act(state, "roll", red=1, blue=2)
    assert TurnBegun(0, 0, 1, 3) in facts
    idle_turn(state)
    idle_turn(state)
    assert (state.island, state.left) == (2, 1)
    roll(state, 1, 2)
    end_turn(state)
    assert (state.seat, state.reason) == (OVER, 1)
    assert Ended(1).say().args == {"reason": "announced"}
