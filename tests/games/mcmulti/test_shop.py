"""Phase III: equipment (M64 to M74)."""

import pytest

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.effects.equipment import Bought, Sold
from tests.games.mcmulti.positions import act, buyable, cell, kinds, place, places, refusal, roll, sell, standing, turn

EVERYTHING = "rig 3/1, station 6/5, refinery 1/4, well 3/5, rig 1/1, station 4/4, refinery 5/1, well 6/6"


@pytest.mark.clause("M64")
def test_buying_and_selling_in_any_order_until_done() -> None:
    state = turn(pieces={0: EVERYTHING})
    roll(state, 5, 3)
    sell(state, "3/1")
    place(state, "rig", "3/1")
    sell(state, "6/5")
    place(state, "rig", "6/5")
    assert (state.step, state.seat) == (ask.SHOP, 0)
    act(state, "done")
    assert (state.step, state.seat, state.island) == (ask.MARKET, 1, 1)


@pytest.mark.clause("M65")
@pytest.mark.parametrize(
    ("economy", "prices"), [("depression", (4, 32, 50)), ("prosperity", (16, 100, 160)), ("rapid", (14, 88, 132))]
)
def test_prices_are_those_of_the_current_card(economy: str, prices: tuple[int, int, int]) -> None:
    state = turn(economy=economy, cash=1000)
    roll(state, 5, 3)
    for kind, (piece, price) in enumerate(zip(("rig", "station", "refinery"), prices, strict=True)):
        assert place(state, piece, f"{kind + 1}/1") == [Bought(0, 0, kind * 6, kind, price)]
    assert state.cash[0] == 1000 - sum(prices)


@pytest.mark.clause("M65")
def test_cash_and_free_cells_are_the_limits() -> None:
    state = turn(cash=47)
    roll(state, 5, 3)
    assert buyable(state) == {"rig"}
    assert refusal(state, "buy", piece="station") == "M65"
    full = ", ".join(f"refinery {row}/{column}" for row in (1, 3, 5) for column in (1, 3, 5))
    state = turn(pieces={0: full}, cash=1000)
    roll(state, 5, 3)
    assert buyable(state) == set()
    assert refusal(state, "buy", piece="rig") == "M65"


@pytest.mark.clause("M66")
def test_pieces_are_placed_on_the_active_island_at_once() -> None:
    state = turn(2)
    roll(state, 5, 3)
    act(state, "buy", piece="rig")
    assert state.step == ask.PLACE
    act(state, "place", row=4, column=4)
    assert standing(state, 2) == {"rig 4/4"}
    assert all(not standing(state, island) for island in (0, 1, 3))


@pytest.mark.clause("M67")
def test_no_wells_for_sale() -> None:
    state = turn(pieces={0: EVERYTHING}, cash=1000)
    roll(state, 5, 3)
    assert buyable(state) == {"rig", "station", "refinery"}


@pytest.mark.clause("M68", "M69")
def test_every_touched_piece_may_be_sold_and_no_other() -> None:
    state = turn(pieces={0: EVERYTHING, 1: "rig 3/5", 3: "rig 3/5"})
    roll(state, 5, 3)
    assert places(state, "sell") == {"3/1", "6/5", "1/4", "3/5"}
    for row, column in ((1, 1), (4, 4), (5, 1), (6, 6)):
        assert refusal(state, "sell", island=0, row=row, column=column) == "M68"
    assert refusal(state, "sell", island=1, row=3, column=5) == "M68"
    assert refusal(state, "sell", island=0, row=2, column=2) == "M68"  # nothing stands there
    assert refusal(state, "sell", island=0, row=2, column=5) == "M14"  # a refinery is named by its corner
    assert refusal(state, "sell", island=0, row=6, column=1) == "M14"


@pytest.mark.clause("M68")
@pytest.mark.parametrize(("economy", "total"), [("recovery", 3 + 24 + 30 + 30), ("prosperity", 12 + 60 + 100 + 75)])
def test_sales_bring_the_price_of_the_current_card(economy: str, total: int) -> None:
    state = turn(pieces={0: EVERYTHING}, economy=economy, cash=0)
    roll(state, 5, 3)
    facts = [fact for where in ("3/1", "6/5", "1/4", "3/5") for fact in sell(state, where)]
    sold = [fact for fact in facts if isinstance(fact, Sold)]
    assert sum(fact.price for fact in sold) == state.cash[0] == total
    assert [fact.piece for fact in sold] == [0, 1, 2, 3]


@pytest.mark.clause("M68")
def test_a_refinery_is_touched_by_any_of_its_cells() -> None:
    for red, blue in ((4, 6), (5, 6), (6, 2), (6, 3)):
        state = turn(pieces={0: "refinery 2/4"})
        roll(state, red, blue)
        assert places(state, "sell") == {"2/4"}
    state = turn(pieces={0: "refinery 2/4"})
    roll(state, 6, 4)
    assert places(state, "sell") == set()


@pytest.mark.clause("M69")
def test_a_rig_need_not_be_on_the_crossing() -> None:
    state = turn(pieces={0: "rig 3/1"})
    roll(state, 5, 3)
    assert places(state, "sell") == {"3/1"}


@pytest.mark.clause("M70")
def test_money_from_sales_is_spent_at_once() -> None:
    state = turn(pieces={0: "station 3/1"}, cash=0)
    roll(state, 5, 3)
    assert kinds(state) == {"sell", "done"}
    sell(state, "3/1")  # 24
    for column in range(1, 5):
        place(state, "rig", f"1/{column}")
    assert (state.cash[0], len(standing(state, 0))) == (4, 4)


@pytest.mark.clause("M71")
def test_a_well_built_this_turn_may_be_sold_this_turn() -> None:
    state = turn(pieces={0: "rig 3/5"}, economy="prosperity")
    roll(state, 5, 3)
    act(state, "build")
    sell(state, "3/5")
    assert (state.cash[0], state.wells) == (100 - 10 + 75, 0)


@pytest.mark.clause("M72")
def test_what_was_bought_this_phase_is_not_sold_in_it() -> None:
    state = turn(cash=500)
    roll(state, 5, 3)
    place(state, "rig", "3/1")
    place(state, "refinery", "1/4")
    assert places(state, "sell") == set()
    assert refusal(state, "sell", island=0, row=3, column=1) == "M72"
    assert refusal(state, "sell", island=0, row=1, column=4) == "M72"
    act(state, "done")
    for _ in range(3):
        roll(state, 1, 2)
        act(state, "done")
    roll(state, 5, 3)
    assert places(state, "sell") == {"3/1", "1/4"}  # a new turn


@pytest.mark.clause("M74")
def test_a_freed_cell_may_be_filled_again() -> None:
    state = turn(pieces={0: "refinery 1/4"}, cash=100)
    roll(state, 5, 3)
    sell(state, "1/4")
    place(state, "rig", "1/4")
    place(state, "station", "2/5")
    assert standing(state, 0) == {"rig 1/4", "station 2/5"}
    assert refusal(state, "sell", island=0, row=1, column=4) == "M68"  # untouched
    assert refusal(state, "sell", island=0, row=2, column=5) == "M72"


def test_a_player_with_nothing_to_do_is_not_asked() -> None:
    state = turn(cash=0, pieces={0: "rig 1/1"})
    roll(state, 5, 3)
    assert state.island == 1


def test_cells_of_the_tests_are_those_of_the_board() -> None:
    assert [cell("1/1"), cell("1/6"), cell("2/1"), cell("6/6")] == [0, 5, 6, 35]
