"""Step 4 of the dice phase: stations (M58 to M63)."""

import pytest

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.effects.oil import Pumped
from tests.games.mcmulti.positions import act, barrels, cell, refusal, roll, turn


@pytest.mark.clause("M58")
@pytest.mark.parametrize(
    ("pieces", "most"),
    [
        ("station 3/1", 1),
        ("station 3/5", 2),
        ("station 3/5, station 3/1, station 6/5, station 1/1", 4),
        (", ".join(f"station 3/{i}, station {i if i < 3 else i + 1}/5" for i in (1, 2, 3, 4)), 8),
    ],
)
def test_one_barrel_per_hit(pieces: str, most: int) -> None:
    state = turn(pieces={0: pieces}, gas=13)
    roll(state, 5, 3)
    assert barrels(state) == list(range(most + 1))
    assert refusal(state, "pump", barrels=most + 1) == "M58"


@pytest.mark.clause("M58")
def test_twelve_barrels_at_most() -> None:
    cross = [f"station 3/{column}" for column in range(1, 7)] + [f"station {row}/5" for row in (1, 2, 4, 5, 6)]
    state = turn(pieces={0: ", ".join(cross)}, gas=20)
    roll(state, 5, 3)
    assert barrels(state) == list(range(13))


@pytest.mark.clause("M59")
def test_a_player_sells_as_many_as_he_likes_also_none() -> None:
    state = turn(pieces={0: "station 3/5"}, gas=2)
    roll(state, 5, 3)
    assert barrels(state) == [0, 1, 2]
    assert refusal(state, "done") == "M59"
    act(state, "pump", barrels=0)
    assert (state.gas[0], state.cash[0], state.price, state.step) == (2, 100, 27, ask.SHOP)


@pytest.mark.clause("M60")
def test_the_active_player_first_then_clockwise_one_finishing_before_the_next() -> None:
    pieces = {2: "station 3/5", 3: "station 3/1", 1: "station 1/5"}
    state = turn(2, pieces, gas=2)
    roll(state, 5, 3)
    sold = []
    while state.step == ask.PUMP:
        sold.append((int(state.seat), max(barrels(state)), int(state.price)))
        act(state, "pump", barrels=max(barrels(state)))
    assert sold == [(2, 2, 27), (3, 1, 25), (1, 1, 24)]


@pytest.mark.clause("M61")
def test_each_barrel_earns_one_less_than_the_lowest_space() -> None:
    state = turn(pieces={0: "station 3/5, station 3/1"}, gas=3, price=27)
    roll(state, 5, 3)
    facts = act(state, "pump", barrels=3)
    assert facts == [Pumped(0, 3, 3, 26, 24, 26 + 25 + 24, (cell("3/1"), cell("3/5")))]
    assert (state.cash[0], state.gas[0], state.price) == (175, 0, 24)


@pytest.mark.clause("M62")
def test_nobody_sells_at_the_bottom() -> None:
    state = turn(pieces={0: "station 3/5"}, gas=2, price=1)
    roll(state, 5, 3)
    assert state.step == ask.SHOP
    state = turn(pieces={0: "station 3/5"}, gas=2, price=2)
    roll(state, 5, 3)
    assert barrels(state) == [0, 1]
    assert refusal(state, "pump", barrels=2) == "M62"
    act(state, "pump", barrels=1)
    assert (state.cash[0], state.price) == (101, 1)


@pytest.mark.clause("M62")
def test_a_neighbour_is_not_asked_once_the_bottom_is_reached() -> None:
    state = turn(pieces={0: "station 3/1", 1: "station 3/1"}, gas=1, price=2)
    roll(state, 5, 3)
    act(state, "pump", barrels=1)
    assert state.step == ask.SHOP


@pytest.mark.clause("M63")
def test_only_the_lowest_space_matters() -> None:
    """Whether three barrels were sold down to 24 or the price was 24 all along, a rise leads to the same price."""
    sold = turn(pieces={0: "station 3/5, station 3/1"}, gas=3, cash=0)
    roll(sold, 5, 3)
    act(sold, "pump", barrels=3)
    same = turn(pieces={0: "station 3/5, station 3/1"}, cash=75, price=24)
    roll(same, 5, 3)
    for state in (sold, same):
        act(state, "done")
        roll(state, 2, 2)
    assert sold.price == same.price == 24 + 13
