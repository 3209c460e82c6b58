"""What McMulti advises, question by question: barrels, equipment, places, the end."""

import pytest

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.advice import ending
from gusher.games.mcmulti.advice.prospect import Prospect
from gusher.games.mcmulti.data import RIG
from gusher.games.mcmulti.state import McMulti
from tests.games.mcmulti.advised import advised, follow, ideas
from tests.games.mcmulti.positions import (
    DOMESTIC_CRUDE,
    DOMESTIC_GAS,
    FOREIGN_CRUDE,
    FOREIGN_GAS,
    act,
    bare,
    opening,
    roll,
    standing,
    turn,
)

STATIONS = "station 1/1, station 2/2, station 3/3"

# --- barrels ---


def test_gas_is_bought_for_stations_while_consumers_pay_more() -> None:
    state = turn(pieces={0: STATIONS}, cash=200, price=60)
    act(state, "market", pair="foreign")
    bought = follow(state, ask.TRADE)
    assert bought[0] == "trade buy gas"
    assert bought[-1] == "done"
    assert 2 <= bought.count("trade buy gas") <= 10
    assert not any("sell" in words for words in bought)


def test_no_gas_is_bought_at_more_than_consumers_pay() -> None:
    state = turn(pieces={0: STATIONS}, cash=200, price=12, economy="recession")
    assert advised(state) == "market none"


def test_crude_is_bought_for_a_refinery_only_where_it_pays() -> None:
    cheap = {FOREIGN_CRUDE: 30, FOREIGN_GAS: 2, DOMESTIC_GAS: 2}
    state = turn(pieces={0: f"{STATIONS}, refinery 4/4"}, cash=200, price=60, markets=cheap)
    act(state, "market", pair="foreign")
    assert "trade buy crude" in follow(state, ask.TRADE)
    dear = {FOREIGN_CRUDE: 2, FOREIGN_GAS: 28, DOMESTIC_GAS: 28}
    state = turn(pieces={0: f"{STATIONS}, refinery 4/4"}, cash=200, price=60, markets=dear)
    act(state, "market", pair="foreign")
    assert "trade buy crude" not in follow(state, ask.TRADE)


def test_the_pair_is_chosen_by_all_its_trades_together() -> None:
    state = turn(crude=9, gas=0, markets={FOREIGN_CRUDE: 27, DOMESTIC_CRUDE: 10})
    assert advised(state) == "market domestic"
    state = turn(crude=9, gas=0, markets={FOREIGN_CRUDE: 10, DOMESTIC_CRUDE: 27})
    assert advised(state) == "market foreign"


def test_under_the_embargo_nothing_is_hoped_for_abroad() -> None:
    """M93: the foreign price is no reason to wait while the pair is closed."""
    state = turn(crude=4, markets={FOREIGN_CRUDE: 5, DOMESTIC_CRUDE: 20}, force=["embargo"])
    assert advised(state) == "market domestic"
    act(state, "market", pair="domestic")
    assert follow(state, ask.TRADE).count("trade sell crude") == 4


def test_what_is_cheap_in_one_pair_is_bought_for_the_other() -> None:
    """Bought at 11 and more, to be sold at 25 and less in the next turn."""
    markets = {FOREIGN_CRUDE: 5, DOMESTIC_CRUDE: 20}
    state = turn(crude=4, markets=markets)
    act(state, "market", pair="domestic")
    assert advised(state) == "trade buy crude"
    last = turn(crude=4, markets=markets, left=4)
    act(last, "market", pair="domestic")
    assert advised(last) == "trade sell crude"


def test_before_the_last_dice_crude_is_sold_to_the_last_barrel() -> None:
    state = turn(crude=5, gas=4, left=1, markets={FOREIGN_CRUDE: 20, FOREIGN_GAS: 20})
    assert advised(state) == "market foreign"
    act(state, "market", pair="foreign")
    follow(state, ask.TRADE)
    assert (state.crude[0], state.gas[0]) == (0, 0)


def test_stations_sell_what_the_dice_allow_when_prices_are_good() -> None:
    state = turn(pieces={0: "station 1/1, station 1/3"}, gas=5, price=50)
    roll(state, 1, 1)
    assert advised(state) == "pump 3"


def test_stations_keep_their_gas_when_the_market_pays_more() -> None:
    state = turn(pieces={0: "station 1/1"}, gas=2, price=8, markets={FOREIGN_GAS: 5, DOMESTIC_GAS: 5})
    roll(state, 1, 2)
    assert advised(state) == "pump 0"


def test_in_the_last_turn_gas_is_sold_at_any_price() -> None:
    state = turn(pieces={0: "station 1/1"}, gas=2, price=8, left=1, markets={FOREIGN_GAS: 5, DOMESTIC_GAS: 5})
    roll(state, 1, 2)
    assert advised(state) == "pump 1"


def test_crude_is_refined_unless_it_brings_more_as_it_is() -> None:
    state = turn(pieces={0: f"{STATIONS}, refinery 4/4"}, crude=3, price=50)
    roll(state, 4, 2)
    assert advised(state) == "refine 1"
    dear = {FOREIGN_CRUDE: 1, DOMESTIC_CRUDE: 1, FOREIGN_GAS: 29, DOMESTIC_GAS: 29}
    state = turn(pieces={0: "refinery 4/4"}, crude=3, markets=dear)
    roll(state, 4, 2)
    assert advised(state) == "refine 0"


# --- equipment ---


def test_the_start_is_a_mix_that_earns_soon() -> None:
    state = opening()
    first = state.seat
    bought = []
    while state.step == ask.START_SHOP and state.seat == first:
        bought.append(advised(state))
        act(state, **dict(zip(("do", "piece"), bought[-1].split(), strict=False)))
        if state.step != ask.START_SHOP:
            _, row, column = advised(state).split()
            act(state, "place", row=int(row), column=int(column))
    assert 1 <= bought.count("buy station") <= 4
    assert bought.count("buy rig") <= 20
    assert state.cash[first] < 60


def test_stations_are_bought_in_a_depression_with_a_good_price() -> None:
    state = turn(cash=100, price=60, economy="depression", gas=3)
    roll(state, 1, 2)
    assert advised(state) == "buy station"


def test_nothing_is_bought_in_the_last_round() -> None:
    state = turn(cash=900, price=60, economy="depression", left=2)
    roll(state, 1, 2)
    assert follow(state, ask.SHOP) == ["done"]


def test_in_the_last_turn_every_touched_piece_is_sold() -> None:
    """M156: touched by the dice of that turn."""
    pieces = {0: "station 1/1, rig 1/2, well 6/1, refinery 2/4, station 3/3"}
    state = turn(pieces=pieces, left=1, economy="prosperity")
    roll(state, 1, 2)
    follow(state, ask.SHOP)
    assert standing(state, 0) == {"rig 1/2", "station 3/3"}


def test_cash_is_kept_for_the_gas_that_stations_need() -> None:
    """Three stations and no gas: 60 is enough for a station, but not for the gas besides."""
    state = turn(pieces={0: STATIONS}, cash=60, price=60, gas=0, card="bonus")
    roll(state, 6, 5)
    assert advised(state) != "buy station"
    fuelled = turn(pieces={0: STATIONS}, cash=60, price=60, gas=9, card="bonus")
    roll(fuelled, 6, 5)
    assert advised(fuelled) == "buy station"


def test_cash_is_kept_for_an_open_tax() -> None:
    state = turn(pieces={0: f"{STATIONS}, station 4/4"}, cash=55, price=60, gas=9, card="bonus")
    roll(state, 6, 5)
    assert advised(state) == "buy station"
    taxed = turn(pieces={0: f"{STATIONS}, station 4/4"}, cash=55, price=60, gas=9, card="station-tax")
    roll(taxed, 6, 5)
    assert advised(taxed) != "buy station"


def test_a_find_is_built_where_the_well_brings_its_price() -> None:
    state = turn(pieces={0: "rig 1/1"}, economy="prosperity")
    roll(state, 1, 1)
    assert advised(state) == "build"


def test_a_find_is_declined_where_wells_are_too_dear() -> None:
    """M44: the thirteenth well costs 130."""
    wells = ", ".join(f"well {row}/{column}" for row in (1, 2) for column in range(1, 7))
    state = turn(pieces={0: "rig 6/6", 2: wells}, cash=400, left=2)
    roll(state, 6, 6)
    assert advised(state) == "decline"


def test_a_well_struck_in_the_last_turn_is_built_only_to_be_sold() -> None:
    """E25: built for 10 and sold for 75."""
    state = turn(pieces={0: "rig 1/1"}, economy="rapid", left=1)
    roll(state, 1, 1)
    assert advised(state) == "build"
    act(state, "build")
    assert advised(state) == "sell 0 1 1"


def test_the_tax_takes_what_is_missed_least() -> None:
    """Rigs that hardly ever strike go before a station that sells at 60."""
    state = turn(pieces={0: "station 1/1, rig 5/5, rig 5/6"}, cash=3, price=60, gas=1, card="property-tax")
    state.bonus = 0
    roll(state, 6, 6)
    assert state.step == ask.FORCED_SALE
    assert advised(state) == "sell 0 5 5"
    assert set(ideas(state)) == {"sell 0 5 5", "sell 0 1 1"}


def test_the_refinery_that_shares_most_lines_is_parked() -> None:
    state = turn(pieces={0: "refinery 1/1, refinery 1/3, refinery 5/5"}, cash=100, card="pollution")
    roll(state, 6, 6)
    assert state.step == ask.PARK
    assert advised(state) == "park 0 1 1"


def test_a_parked_refinery_is_brought_back_where_it_earns_its_fee() -> None:
    markets = {FOREIGN_CRUDE: 29, DOMESTIC_CRUDE: 29, FOREIGN_GAS: 4, DOMESTIC_GAS: 4}
    state = turn(cash=60, parked={0: 1}, force=["pollution"], markets=markets, economy="prosperity", price=60)
    roll(state, 1, 2)
    assert advised(state) == "return"
    last = turn(cash=60, parked={0: 1}, force=["pollution"], markets=markets, economy="recovery", price=60, left=1)
    roll(last, 1, 2)
    assert advised(last) == "done"


# --- places ---


def test_stations_are_spread_over_rows_and_columns() -> None:
    state = opening()
    while state.step == ask.START_SHOP and len(standing(state, 0)) < 4:
        act(state, "buy", piece="station")
        _, row, column = advised(state).split()
        act(state, "place", row=int(row), column=int(column))
    places = [name.split()[1].split("/") for name in standing(state, 0)]
    assert len({row for row, _ in places}) == len({column for _, column in places}) == 4


def test_a_rig_does_not_spoil_the_room_for_a_refinery() -> None:
    """One free square of four is left, and one single cell."""
    full = ", ".join(
        f"rig {row}/{column}"
        for row in range(1, 7)
        for column in range(1, 7)
        if (row, column) not in {(1, 1), (1, 2), (2, 1), (2, 2), (6, 6)}
    )
    state = turn(pieces={0: full})
    roll(state, 1, 2)
    act(state, "buy", piece="rig")
    assert advised(state) == "place 6 6"


# --- islands ---


def islands_picked(*order: int, seats: int = 3) -> McMulti:
    """The seats pick in table order, these islands first."""
    state = bare(seats, islands="picked")
    for seat in range(seats - 1):
        act(state, "picker", seat=seat)
    for island in order:
        act(state, "island", island=island)
    return state


@pytest.mark.clause("M3")
@pytest.mark.parametrize("first", range(4))
def test_of_three_the_second_picks_opposite_the_first(first: int) -> None:
    """Whatever the third leaves empty then lies next to both of them."""
    assert advised(islands_picked(first)) == f"island {(first + 2) % 4}"


@pytest.mark.clause("M3")
@pytest.mark.parametrize("first", range(4))
def test_the_third_picks_the_island_after_the_empty_one(first: int) -> None:
    """Where the two others lie side by side, two neighbours are left: the later one clockwise."""
    assert advised(islands_picked(first, (first + 1) % 4)) == f"island {(first + 3) % 4}"
    assert advised(islands_picked((first + 1) % 4, first)) == f"island {(first + 3) % 4}"


@pytest.mark.clause("M3")
def test_of_four_everybody_takes_what_comes_first() -> None:
    assert advised(islands_picked(seats=4)) == "island 0"
    assert advised(islands_picked(0, 2, seats=4)) == "island 1"
    assert ideas(islands_picked(0, 2, seats=4)) == ["island 1"]  # nothing to think about


# --- the end, and the dice ---


@pytest.mark.clause("M153")
def test_who_leads_announces_in_somebody_elses_turn_too() -> None:
    state = turn(cash=[200, 400, 1100, 400])
    roll(state, 1, 2)
    act(state, "done")
    assert (state.seat, advised(state)) == (2, "announce")


@pytest.mark.clause("M156")
def test_once_the_end_is_announced_a_rig_is_worth_only_what_it_may_find() -> None:
    left = Prospect(turn(3, left=4, economy="prosperity"), 0)
    assert left.worth(RIG, 0) == pytest.approx(left.gain(RIG))
    sold = Prospect(turn(3, left=4, economy="prosperity", rigs_on_line=True), 0)
    assert sold.worth(RIG, 0) > 2 * left.worth(RIG, 0)  # it might be sold on any line


def test_who_leads_announces_and_who_is_behind_waits() -> None:
    state = turn(cash=[1010, 400, 400, 400])
    roll(state, 1, 2)
    act(state, "done")
    assert advised(state) == "announce"
    state = turn(cash=[1010, 1400, 400, 400])
    roll(state, 1, 2)
    act(state, "done")
    assert advised(state) == "wait"
    assert ideas(state) == ["wait", "announce"]


def test_barrels_count_for_the_last_round() -> None:
    state = turn(cash=[1010, 1000, 0, 0], gas=[0, 6, 0, 0], price=50, pieces={1: STATIONS})
    roll(state, 1, 6)
    assert ending.last_cash(state, 1, 50.0) > ending.last_cash(state, 0, 50.0)
    assert ending.dumped(turn(), 0, 3.0) == pytest.approx(3 * 5 - 4.5)  # at 5 and falling


def test_dice_that_bring_nothing_are_rolled_again() -> None:
    pieces = {0: "station 1/1, station 2/1, well 3/1"}
    state = turn(pieces=pieces, gas=5, price=50, reroll=True)
    act(state, "market", pair="none")
    act(state, "roll", red=6, blue=5)
    assert advised(state) == "reroll"
    state = turn(pieces=pieces, gas=5, price=50, reroll=True)
    act(state, "market", pair="none")
    act(state, "roll", red=1, blue=2)
    assert advised(state) == "keep"
    assert set(ideas(state)) == {"keep", "reroll"}


def test_a_strike_is_a_reason_to_keep_the_dice() -> None:
    state = turn(pieces={0: "rig 6/5"}, reroll=True)
    act(state, "market", pair="none")
    act(state, "roll", red=5, blue=6)
    assert Prospect(state, 0).strike_gain() > 0
    assert advised(state) == "keep"


# --- what is worth a thought ---


def test_only_the_advice_is_thought_of_where_thinking_does_not_pay() -> None:
    state = turn(pieces={0: "station 1/1, station 1/3"}, gas=5, price=50)
    roll(state, 1, 1)
    assert ideas(state) == [advised(state)] == ["pump 3"]


def test_a_clear_barrel_needs_no_thought_and_a_close_one_does() -> None:
    state = turn(pieces={0: STATIONS}, cash=200, price=70)
    act(state, "market", pair="foreign")
    assert ideas(state) == ["trade buy gas"]
    while advised(state) != "done":
        act(state, "trade", way="buy", product="gas")
    assert ideas(state)[0] == "done"
    assert "trade buy gas" in ideas(state)


def test_absurd_purchases_and_sales_are_not_thought_of() -> None:
    state = turn(pieces={0: "station 1/1"}, cash=500, price=60, economy="depression", gas=3)
    roll(state, 1, 2)
    while state.step != ask.SHOP:
        act(state, "pump", barrels=1)
    assert "sell 0 1 1" not in ideas(state)
    assert {"buy station", "done"} <= set(ideas(state))
