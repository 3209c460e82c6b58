"""Sales, surplus and the next round (G86 to G88)."""

import pytest

from gusher.games.giganten.actions import ask
from gusher.games.giganten.effects.auction import Sold
from gusher.games.giganten.effects.ending import RoundBegun
from gusher.games.giganten.effects.oil import Dumped
from gusher.games.giganten.rules import surplus
from gusher.games.giganten.state import Giganten
from tests.games.giganten.positions import after, bidding, midgame, offered, play, price, refusal, tank


def selling(markers: int, dollars: int = 5000) -> Giganten:
    """Seat 0 has won H."""
    state = midgame()
    price(state, "H", dollars)
    bidding({0: (3, 2), 1: (3, 2)}, {0: "H" * markers, 1: "HHJ"}, state)
    play(state, "bid:1 pass pay:1,0")
    return state


@pytest.mark.clause("G86")
@pytest.mark.parametrize("count", range(5))
def test_the_winner_sells_any_number_at_the_current_price(count: int) -> None:
    state = selling(4, dollars=6500)
    assert (state.step, state.seat) == (ask.SELL, 0)
    assert offered(state) == [f"sell:{number}" for number in range(5)]
    before = int(state.supply)
    assert play(state, f"sell:{count}")[0] == Sold(0, 0, count, 6500)
    assert (state.cash[0], state.tanks[0], state.supply) == (15000 + 6500 * count, 4 - count, before + count)


@pytest.mark.clause("G86")
def test_nobody_else_sells_and_nobody_sells_what_is_not_there() -> None:
    state = selling(2)
    assert refusal(state, "sell:3") == refusal(state, "pass") == "G86"
    play(state, "sell:2")
    assert (state.step, state.company, state.seat) == (ask.BID, 1, 1)
    assert state.tanks[3] == 2
    assert state.cash[1] == 15000


@pytest.mark.clause("G87")
def test_after_the_auctions_every_tank_is_cut_to_two() -> None:
    state = midgame()
    for seat, markers in enumerate((5, 2, 3, 1)):
        tank(state, seat, "H", markers)
    tank(state, 2, "S", 4)
    supply = int(state.supply)
    told: list[object] = []
    surplus.settle(state, told.append)
    assert told[:-1] == [Dumped(0, 0, 3, 3000), Dumped(2, 0, 1, 1000), Dumped(2, 2, 2, 2000)]
    assert [int(state.tanks[seat * 3]) for seat in range(4)] == [2, 2, 2, 1]
    assert list(state.cash) == [18000, 15000, 18000, 15000]
    assert state.supply == supply + 6


@pytest.mark.clause("G87")
def test_nothing_is_dumped_before_the_last_auction() -> None:
    state = bidding({0: (1, 0)}, {0: "HHHHS"})
    assert after(state, "bid:1 pay:1,0 sell:0").tanks[0] == 4
    assert after(state, "bid:1 pay:1,0 sell:0 pass").tanks[0] == 2


@pytest.mark.clause("G88")
@pytest.mark.parametrize(("seats", "first", "following"), [(4, 0, 1), (4, 3, 0), (3, 2, 0)])
def test_the_die_passes_to_the_left(seats: int, first: int, following: int) -> None:
    state = midgame(seats, first)
    told: list[object] = []
    surplus.settle(state, told.append)
    assert told == [RoundBegun(3, following)]
    assert (state.first, state.round, state.step) == (following, 3, ask.ROLL)
