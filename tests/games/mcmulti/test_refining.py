"""Step 3 of the dice phase: refineries (M53 to M57)."""

import pytest

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.effects.oil import Refined
from tests.games.mcmulti.positions import act, barrels, cell, refusal, roll, turn


@pytest.mark.clause("M53")
@pytest.mark.parametrize(
    ("pieces", "most"),
    [
        ({0: "refinery 3/1"}, 1),
        ({0: "refinery 3/5"}, 2),
        ({0: "refinery 3/5, refinery 1/4, refinery 2/1"}, 4),
        ({0: "refinery 1/5, refinery 3/5, refinery 5/5, refinery 3/1, refinery 3/3"}, 6),
    ],
)
def test_one_crude_becomes_one_gas_per_hit(pieces: dict[int, str], most: int) -> None:
    state = turn(pieces=pieces, crude=9)
    roll(state, 5, 3)
    assert barrels(state) == list(range(most + 1))
    if most < 6:
        assert refusal(state, "refine", barrels=most + 1) == "M53"
    act(state, "refine", barrels=most)
    assert (state.crude[0], state.gas[0]) == (9 - most, most)


@pytest.mark.clause("M54")
def test_no_refinery_makes_more_than_two() -> None:
    """Wherever it lies under whichever dice, on its own island and on a neighbour's turn."""
    for red in range(1, 7):
        for blue in range(1, 7):
            for active in range(4):
                state = turn(active, {0: "refinery 3/3"}, crude=9, cash=0)
                roll(state, red, blue)
                most = max(barrels(state)) if state.step == ask.REFINE else 0
                column, row = red in (3, 4), blue in (3, 4)
                expected = {0: int(column) + int(row), 1: int(row), 2: 0, 3: int(column)}
                assert most == expected[active] <= 2


@pytest.mark.clause("M55")
def test_refining_is_optional() -> None:
    state = turn(pieces={0: "refinery 3/5"}, crude=3)
    roll(state, 5, 3)
    facts = act(state, "refine", barrels=0)
    assert facts == [Refined(0, 0, 2, (cell("3/5"),))]
    assert (state.crude[0], state.gas[0], state.step) == (3, 0, ask.SHOP)


@pytest.mark.clause("M55")
def test_the_question_is_how_many_and_nothing_else() -> None:
    state = turn(pieces={0: "refinery 3/5"}, crude=1)
    roll(state, 5, 3)
    assert barrels(state) == [0, 1]  # two hits, one barrel
    assert refusal(state, "done") == "M55"


@pytest.mark.clause("M56")
def test_players_refine_in_order() -> None:
    pieces = {1: "refinery 3/1", 0: "refinery 3/1", 2: "refinery 1/5"}
    state = turn(1, pieces, crude=2)
    roll(state, 5, 3)
    asked = []
    while state.step == ask.REFINE:
        asked.append(int(state.seat))
        act(state, "refine", barrels=1)
    assert asked == [1, 2, 0]  # the active player, then clockwise; island 3 shares nothing


@pytest.mark.clause("M57")
def test_new_gas_is_not_sold_this_turn() -> None:
    state = turn(pieces={0: "refinery 3/5, station 3/1, station 3/2"}, crude=3, gas=1)
    roll(state, 5, 3)
    act(state, "refine", barrels=2)
    assert (state.step, state.gas[0]) == (ask.PUMP, 3)
    assert barrels(state) == [0, 1]
    assert refusal(state, "pump", barrels=2) == "M57"
    state = turn(pieces={0: "refinery 3/5, station 3/1"}, crude=3)
    roll(state, 5, 3)
    act(state, "refine", barrels=2)
    assert state.step == ask.SHOP  # nothing old to sell
