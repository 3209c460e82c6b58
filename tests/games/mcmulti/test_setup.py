"""Set-up, the first player, and the starting purchases (M1 to M21)."""

import pytest

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.data import NEWS_CARDS
from gusher.games.mcmulti.effects.equipment import Bought
from gusher.games.mcmulti.effects.news import NewsOpened
from gusher.games.mcmulti.effects.turns import FirstDrawn, StartBegun
from gusher.kernel.state import CHANCE
from tests.games.mcmulti.positions import (
    act,
    answers,
    bare,
    buyable,
    cards,
    economy,
    idle_turn,
    kinds,
    lay,
    numbers,
    opening,
    outcomes,
    place,
    places,
    refusal,
    roll,
    skip_start,
    standing,
    turn,
)


@pytest.mark.clause("M1", "M3")
def test_dealt_islands_go_to_the_players_in_table_order() -> None:
    assert list(bare(4).owner) == [0, 1, 2, 3]
    assert list(bare(3).owner) == [0, 1, 2, -1]
    assert kinds(bare(4)) == {"first"}  # nobody picks an island


@pytest.mark.clause("M4")
def test_one_of_nine_news_cards_is_turned_up() -> None:
    state = bare()
    assert cards(state.news_down) == set(NEWS_CARDS)
    act(state, "first", seat=1)
    assert state.seat == CHANCE
    assert outcomes(state) == set(range(9))
    assert list(state.weights()) == [1] * 9
    assert NewsOpened(4) in act(state, "news", card="mideast")
    assert state.news_open == NEWS_CARDS.index("mideast")
    assert cards(state.news_down) == set(NEWS_CARDS) - {"mideast"}


@pytest.mark.clause("M5")
def test_recovery_comes_first_and_the_others_have_no_order() -> None:
    assert economy(bare()) == "recovery"
    for double, after in [(6, "rapid"), (2, "improvement")]:
        state = turn()
        roll(state, double, double)
        assert economy(state) == after


@pytest.mark.clause("M6")
def test_every_market_starts_with_25_barrels() -> None:
    assert list(bare().markets) == [25] * 4


@pytest.mark.clause("M8")
def test_the_consumer_price_starts_at_27() -> None:
    assert bare().price == 27


@pytest.mark.clause("M9")
def test_four_players_start_with_200_and_three_barrels_of_each() -> None:
    state = bare(4)
    assert (list(state.cash), list(state.crude), list(state.gas)) == ([200] * 4, [3] * 4, [3] * 4)


@pytest.mark.clause("M10")
def test_the_bank_never_runs_out() -> None:
    """All four islands full of rigs, then full of stations, and more barrels than anybody ever saw."""
    for piece in ("rig", "station"):
        state = opening()
        for seat in range(4):
            state.cash[seat] = 10_000
        for _ in range(36 * 4):
            act(state, "buy", piece=piece)
            spot = answers(state)[0]
            act(state, **spot)
        assert all(len(standing(state, island)) == 36 for island in range(4))
    rich = turn(crude=5000, gas=5000, pieces={0: "well 1/1"})
    roll(rich, 1, 1)
    assert rich.crude[0] == 5004


@pytest.mark.clause("M11", "M12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_may_be_first_with_the_same_chance(seats: int) -> None:
    state = bare(seats)
    assert state.seat == CHANCE
    assert answers(state) == [{"do": "first", "seat": seat} for seat in range(seats)]
    assert list(state.weights()) == [1] * seats
    assert act(state, "first", seat=1) == [FirstDrawn(1, 1)]


@pytest.mark.clause("M11", "M18")
def test_the_first_player_buys_first_and_play_goes_clockwise() -> None:
    state = opening(first=2)
    order = []
    while state.step == ask.START_SHOP:
        order.append(int(state.seat))
        act(state, "done")
    assert order == [2, 3, 0, 1]
    assert (state.step, state.seat, state.island, state.turn) == (ask.MARKET, 2, 2, 1)


@pytest.mark.clause("M18")
def test_a_player_buys_everything_before_the_next_begins() -> None:
    state = opening(first=3)
    place(state, "station", "1/1")
    place(state, "station", "2/2")
    assert state.seat == 3
    assert act(state, "done") == [StartBegun(0, 0)]
    assert state.seat == 0
    assert refusal(state, "market", pair="foreign") == "M21"


@pytest.mark.clause("M18")
def test_a_player_without_the_price_of_a_rig_is_not_asked_any_more() -> None:
    state = opening()
    for column in range(1, 5):
        place(state, "station", f"1/{column}")
    assert state.cash[0] == 8
    place(state, "rig", "5/5")
    assert (state.cash[0], state.seat) == (3, 1)


@pytest.mark.clause("M19")
def test_any_mix_is_bought_at_the_prices_of_recovery() -> None:
    state = opening()
    assert buyable(state) == {"rig", "station", "refinery"}
    assert Bought(0, 0, 0, 2, 64) in place(state, "refinery", "1/1")
    assert Bought(0, 0, 35, 0, 5) in place(state, "rig", "6/6")
    assert Bought(0, 0, 2, 1, 48) in place(state, "station", "1/3")
    assert state.cash[0] == 200 - 64 - 5 - 48
    place(state, "station", "1/4")
    assert state.cash[0] == 35
    assert buyable(state) == {"rig"}  # cash is the limit
    assert refusal(state, "buy", piece="station") == "M19"
    act(state, "done")
    act(state, "done")  # or nothing
    assert state.cash[1] == 200


@pytest.mark.clause("M19")
def test_room_is_the_other_limit() -> None:
    state = opening()
    state.cash[0] = 1000
    for row in (1, 3, 5):
        for column in (1, 3, 5):
            place(state, "refinery", f"{row}/{column}")
    assert state.seat == 1  # the island is full
    state.cash[1] = 1000
    for row, column in ((2, 2), (2, 4), (4, 2), (4, 4), (6, 6), (2, 6), (4, 6), (6, 2), (6, 4)):
        place(state, "rig", f"{row}/{column}")
    assert buyable(state) == {"rig", "station"}  # single cells, but no square
    assert refusal(state, "buy", piece="refinery") == "M19"


@pytest.mark.clause("M20")
def test_wells_are_not_on_sale() -> None:
    assert "well" not in buyable(opening())
    state = turn(cash=1000, pieces={0: "well 1/1"})
    roll(state, 3, 4)
    assert buyable(state) == {"rig", "station", "refinery"}


@pytest.mark.clause("M21")
def test_nothing_is_sold_or_traded_in_the_starting_round() -> None:
    state = opening()
    place(state, "rig", "1/1")
    assert kinds(state) == {"buy", "done"}
    assert refusal(state, "sell", island=0, row=1, column=1) == "M21"
    assert refusal(state, "trade", way="sell", product="gas") == "M21"
    assert refusal(state, "park", island=0, row=1, column=1) == "M18"


@pytest.mark.clause("M15")
def test_a_cell_holds_one_piece() -> None:
    state = opening()
    place(state, "rig", "3/3")
    place(state, "refinery", "1/1")
    act(state, "buy", piece="rig")
    assert len(places(state, "place")) == 36 - 1 - 4
    for row, column in ((3, 3), (1, 1), (1, 2), (2, 1), (2, 2)):
        assert refusal(state, "place", row=row, column=column) == "M15"


@pytest.mark.clause("M14", "M15")
def test_a_refinery_needs_a_free_square_within_the_island() -> None:
    state = opening()
    act(state, "buy", piece="refinery")
    assert len(numbers(state)) == 25
    assert refusal(state, "place", row=6, column=1) == "M14"
    assert refusal(state, "place", row=1, column=6) == "M14"
    act(state, "place", row=3, column=3)
    act(state, "buy", piece="refinery")
    around = {f"{row}/{column}" for row in (2, 3, 4) for column in (2, 3, 4)}
    assert len(places(state, "place") & around) == 0
    assert len(numbers(state)) == 25 - 9
    assert refusal(state, "place", row=2, column=4) == "M15"


@pytest.mark.clause("M16")
def test_what_is_bought_is_placed_at_once_and_anywhere() -> None:
    state = opening()
    act(state, "buy", piece="station")
    assert state.step == ask.PLACE
    assert kinds(state) == {"place"}
    assert len(numbers(state)) == 36
    assert state.cash[0] == 200  # paid when it is placed
    assert refusal(state, "done") == "M16"
    assert refusal(state, "buy", piece="rig") == "M16"
    act(state, "place", row=6, column=1)
    assert (standing(state, 0), state.cash[0]) == ({"station 6/1"}, 152)


@pytest.mark.clause("M17")
def test_pieces_stay_where_they_are() -> None:
    """A whole round without a sale, a strike or parking: every piece is on its cell."""
    pieces = {0: "rig 1/1, refinery 3/3", 1: "station 2/5", 2: "well 6/6", 3: "refinery 5/1"}
    state = turn(pieces=pieces, crude=3, gas=3)
    for _ in range(4):
        idle_turn(state, 3, 4)
    assert {island: standing(state, island) for island in range(4)} == {
        island: set(text.split(", ")) for island, text in pieces.items()
    }
    assert not {"move", "shift"} & kinds(state)


def test_the_starting_round_is_told() -> None:
    state = bare()
    act(state, "first", seat=0)
    assert act(state, "news", card="winter") == [NewsOpened(7), StartBegun(0, 0)]
    skip_start(state)
    assert state.turn == 1


def test_laying_out_by_hand_is_the_same_as_buying() -> None:
    """The tests rest on it."""
    bought, laid = opening(), opening()
    place(bought, "refinery", "2/2")
    lay(laid, 0, "refinery 2/2")
    laid.cash[0] -= 64
    assert bought.dump() == laid.dump()
