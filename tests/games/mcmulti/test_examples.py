"""The worked examples of the rules, E1 to E25."""

import pytest

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.data import REFINERY, STATION, WELL
from gusher.games.mcmulti.effects.news import TaxPaid
from gusher.games.mcmulti.rules import ground, market, strike, tax
from gusher.games.mcmulti.rules.doubles import risen
from gusher.games.mcmulti.rules.news import fallen
from gusher.games.mcmulti.state import McMulti
from gusher.kernel import sets
from gusher.kernel.state import OVER
from tests.games.mcmulti.positions import (
    DOMESTIC_GAS,
    FOREIGN_CRUDE,
    act,
    bare,
    barrels,
    cards,
    cell,
    economy,
    end_turn,
    idle_turn,
    lay,
    opening,
    place,
    places,
    refusal,
    roll,
    sell,
    standing,
    told,
    trades,
    turn,
)


@pytest.mark.clause("M19")
def test_e1_starting_purchases() -> None:
    state = opening()
    place(state, "refinery", "1/1")
    for column in range(1, 6):
        place(state, "rig", f"3/{column}")
    place(state, "station", "5/1")
    place(state, "station", "5/2")
    assert state.cash[0] == 200 - 185 == 15


@pytest.mark.clause("M37", "M38", "M39", "M40", "M43")
def test_e2_red_5_and_blue_3() -> None:
    everywhere = ", ".join(f"well {row}/{column}" for row in range(1, 7) for column in range(1, 7))
    state = turn(pieces=dict.fromkeys(range(4), everywhere))
    state.red, state.blue = 5, 3
    column = {cell(f"{row}/5") for row in range(1, 7)}
    row = {cell(f"3/{number}") for number in range(1, 7)}
    found = [{int(number) for number in sets.members(ground.touched(state, island, WELL))} for island in range(4)]
    assert found == [column | row, row, set(), column]
    for where in ("3/5", "3/4", "1/5"):
        state = turn(pieces={0: f"rig {where}"})
        roll(state, 5, 3)
        assert (state.step == ask.STRIKE) == (where == "3/5")


@pytest.mark.clause("M44")
def test_e3_the_first_second_and_third_well() -> None:
    for wells, cost in ((0, 10), (1, 20), (2, 30)):
        state = bare()
        if wells:
            lay(state, 1, ", ".join(f"well 1/{number + 1}" for number in range(wells)))
        assert strike.cost(state) == cost


@pytest.mark.clause("M61")
def test_e4_three_barrels_from_27() -> None:
    state = turn(pieces={0: "station 3/5, station 3/1"}, gas=3, cash=0)
    roll(state, 5, 3)
    act(state, "pump", barrels=3)
    assert (state.cash[0], state.price) == (26 + 25 + 24, 24)


@pytest.mark.clause("M75")
@pytest.mark.parametrize("double", range(1, 7))
def test_e5_from_recovery(double: int) -> None:
    state = turn()
    roll(state, double, double)
    assert economy(state) == ("rapid" if double == 6 else "improvement")


@pytest.mark.clause("M76")
def test_e6_from_50_in_downturn() -> None:
    state = turn(pieces={1: "station 1/1"}, gas=[0, 1, 0, 0], cash=0, price=50, economy="prosperity")
    roll(state, 2, 2)
    assert (economy(state), state.price) == ("downturn", 61)
    roll(state, 1, 2)
    act(state, "pump", barrels=1)
    assert state.cash[1] == 60


@pytest.mark.clause("M140")
@pytest.mark.parametrize(("counter", "after"), [(6, 5), (3, 2)])
def test_e7_exactly_one_die(counter: int, after: int) -> None:
    state = turn(counter_die=True, counter=counter)
    roll(state, counter, 1)
    assert (state.counter, economy(state)) == (after, "recovery")


@pytest.mark.clause("M6", "M33")
def test_e8_prices_at_the_start() -> None:
    state = bare()
    for pair in (0, 1):
        assert [market.buy_price(state, pair, 0), market.sell_price(state, pair, 0)] == [6, 5]
        assert [market.buy_price(state, pair, 1), market.sell_price(state, pair, 1)] == [12, 10]


@pytest.mark.clause("M26", "M35")
def test_e9_three_crude_bought() -> None:
    state = turn(crude=1, gas=1)
    act(state, "market", pair="foreign")
    for _ in range(3):
        act(state, "trade", way="buy", product="crude")
    assert (state.cash[0], state.markets[FOREIGN_CRUDE]) == (100 - 21, 22)
    assert trades(state) == {"buy crude", "buy gas", "sell gas"}
    assert refusal(state, "trade", way="sell", product="crude") == "M35"
    assert refusal(state, "market", pair="domestic") == "M27"


@pytest.mark.clause("M30")
def test_e10_six_gas_for_a_domestic_market_with_room_for_five() -> None:
    state = turn(gas=6, cash=0, crude=1)
    act(state, "market", pair="domestic")
    for _ in range(5):
        act(state, "trade", way="sell", product="gas")
    assert (state.cash[0], state.markets[DOMESTIC_GAS], state.gas[0]) == (30, 30, 1)
    assert refusal(state, "trade", way="sell", product="gas") == "M31"


@pytest.mark.clause("M24", "M35")
def test_e11_without_cash() -> None:
    state = turn(cash=0, crude=1, gas=1)
    act(state, "market", pair="foreign")
    act(state, "trade", way="sell", product="crude")
    assert state.cash[0] == 5
    assert refusal(state, "trade", way="buy", product="gas") == "M24"
    assert refusal(state, "trade", way="buy", product="crude") == "M35"


@pytest.mark.clause("M40", "M41")
def test_e12_hits() -> None:
    for island, text, expected in (
        (0, "refinery 2/4", 2),
        (0, "refinery 5/5", 1),
        (0, "refinery 4/1", 0),
        (1, "station 3/5", 1),
        (1, "station 2/5", 0),
    ):
        state = turn(pieces={island: text})
        state.red, state.blue = 5, 3
        kind = REFINERY if text.startswith("refinery") else STATION
        assert ground.hits(state, island, kind) == expected
    state = turn(pieces={0: "well 3/5, well 6/5"})
    roll(state, 5, 3)
    assert state.crude[0] == 4 + 2


@pytest.mark.clause("M52", "M57")
def test_e13_old_barrels_only() -> None:
    state = turn(pieces={0: "well 3/1, refinery 3/5, station 3/2"}, crude=[1, 0, 0, 0])
    roll(state, 5, 3)
    assert (state.step, state.crude[0], barrels(state)) == (ask.REFINE, 3, [0, 1])
    act(state, "refine", barrels=1)
    assert (state.step, state.crude[0], state.gas[0]) == (ask.SHOP, 2, 1)


@pytest.mark.clause("M84", "M95", "M96")
def test_e14_the_middle_east_on_a_double_1() -> None:
    state = turn(card="mideast", cash=3)
    roll(state, 1, 1, card="winter")
    assert (economy(state), state.markets[FOREIGN_CRUDE], state.price) == ("improvement", 30, 31)
    assert state.news_open == 7
    end_turn(state)
    assert market.buy_price(state, 0, 0) == 1
    state.crude[state.seat] = 1
    act(state, "market", pair="foreign")
    assert refusal(state, "trade", way="sell", product="crude") == "M31"


@pytest.mark.clause("M62", "M79")
def test_e15_the_ends_of_the_spiral() -> None:
    steps = [26]
    for _ in range(5):
        steps.append(int(fallen(steps[-1], 1)))
    assert steps[1:] == [25, 23, 21, 19, 17]
    assert fallen(26, 5) == 17
    assert risen(78, 9) == 79
    state = turn(pieces={0: "station 3/5, station 3/1, station 1/5"}, gas=4, price=3, cash=0)
    roll(state, 5, 3)
    assert barrels(state) == [0, 1, 2]
    act(state, "pump", barrels=2)
    assert (state.cash[0], state.price) == (2 + 1, 1)


def taxed() -> McMulti:
    """E16: ten rigs, one station, 3 in cash; the double 6 makes the Depression current."""
    rigs = [f"rig 1/{column}" for column in range(1, 7)] + [f"rig 2/{column}" for column in range(1, 5)]
    layout = {0: ", ".join([*rigs, "station 4/4"])}
    state = turn(pieces=layout, card="property-tax", cash=[3, 50, 50, 50], economy="downturn")
    roll(state, 6, 6)
    assert (state.step, economy(state), state.debt) == (ask.FORCED_SALE, "depression", 30)
    return state


@pytest.mark.clause("M113", "M114", "M115", "M116", "M117", "M118")
def test_e16_two_ways_to_pay() -> None:
    state = taxed()
    sell(state, "4/4")
    for column in range(1, 6):
        assert state.step == ask.FORCED_SALE
        sell(state, f"1/{column}")
    assert (state.cash[0], len(standing(state, 0))) == (1, 5)
    state = taxed()
    for row, columns in ((1, 6), (2, 4)):
        for column in range(1, columns + 1):
            sell(state, f"{row}/{column}")
    assert (state.step, state.cash[0], places(state, "sell")) == (ask.FORCED_SALE, 23, {"4/4"})
    sell(state, "4/4")  # the only answer left
    assert (state.cash[0], standing(state, 0)) == (11, set())


@pytest.mark.clause("M119")
def test_e17_the_station_tax() -> None:
    """No double leads from a card to Recovery and sets off the news but one from Improvement: 1."""
    state = turn(
        pieces={0: "station 6/6, station 6/5, station 5/6, well 3/3"}, card="station-tax", cash=0, economy="improvement"
    )
    roll(state, 1, 1)
    assert (economy(state), state.debt) == ("recovery", 45)
    assert refusal(state, "sell", island=0, row=3, column=3) == "M119"
    sell(state, "6/6")
    sell(state, "6/5")
    assert (state.cash[0], standing(state, 0)) == (3, {"station 5/6", "well 3/3"})


@pytest.mark.clause("M121")
def test_e18_the_rest_is_waived() -> None:
    state = turn(pieces={0: "rig 6/6"}, card="gas-tax", cash=[12, 0, 0, 0], gas=[10, 0, 0, 0], economy="improvement")
    facts = roll(state, 1, 1)
    assert told(facts, TaxPaid) == [TaxPaid(0, 6, 15, 35)]
    assert (state.cash[0], state.gas[0], standing(state, 0)) == (0, 10, set())


@pytest.mark.clause("M73", "M103", "M104", "M105", "M106", "M109", "M112")
def test_e19_parked_and_brought_back() -> None:
    state = turn(pieces={0: "refinery 1/1, refinery 1/3, refinery 3/1"}, card="pollution", cash=[120, 0, 0, 0])
    roll(state, 6, 6)
    act(state, "park", island=0, row=1, column=3)
    assert (state.cash[0], standing(state, 0)) == (20, {"refinery 1/1", "refinery 3/1"})
    later = turn(force=["pollution"], parked={0: 1}, cash=[60, 0, 0, 0], economy="prosperity")
    roll(later, 5, 3)
    act(later, "return")
    act(later, "place", row=3, column=5)
    assert (later.cash[0], cards(later.news_used)) == (10, {"pollution"})
    sell(later, "3/5")
    assert (later.cash[0], list(later.parked)) == (110, [0] * 4)


@pytest.mark.clause("M98", "M99", "M100", "M101", "M102")
def test_e20_a_winter() -> None:
    state = turn(force=["winter"], markets={DOMESTIC_GAS: 8})
    idle_turn(state, 4, 4)
    assert state.markets[DOMESTIC_GAS] == 3
    idle_turn(state, 4, 4)
    assert state.markets[DOMESTIC_GAS] == 0
    state.gas[state.seat] = 1
    act(state, "market", pair="domestic")
    assert refusal(state, "trade", way="buy", product="gas") == "M28"
    assert market.sell_price(state, 1, 1) == 60
    idle_turn(state, 5, 5)
    assert (state.markets[DOMESTIC_GAS], cards(state.news_used)) == (5, {"winter"})
    assert (market.buy_price(state, 1, 1), market.sell_price(state, 1, 1)) == (52, 50)


@pytest.mark.clause("M50", "M91", "M92")
def test_e21_the_last_premium() -> None:
    state = turn(pieces={0: "well 2/2, well 2/4", 1: "well 2/6"}, force=["bonus"], cash=0)
    roll(state, 2, 2)
    assert (list(state.crude), list(state.cash)) == ([6, 2, 0, 0], [20, 10, 0, 0])
    end_turn(state)
    assert cards(state.news_used) == {"bonus"}


@pytest.mark.clause("M140", "M141", "M142", "M143", "M144")
def test_e22_the_counter_die() -> None:
    state = turn(counter_die=True, counter=4, force=["bonus", "winter"])
    roll(state, 2, 2)
    assert (state.counter, economy(state), state.price, state.markets[DOMESTIC_GAS]) == (4, "recovery", 27, 20)
    end_turn(state)
    assert cards(state.news_force) == {"winter"}
    act(state, "market", pair="none")
    act(state, "roll", red=4, blue=5)
    assert state.step == ask.COUNTER
    act(state, "counter", face=1)
    assert (state.counter, economy(state), state.markets[DOMESTIC_GAS]) == (6, "improvement", 20)


@pytest.mark.clause("M129")
def test_e23_two_players() -> None:
    pieces = {1: "refinery 1/5, station 6/5", 3: "refinery 3/1, station 3/6"}
    state = turn(2, pieces, seats=2, crude=5, gas=5)
    roll(state, 5, 3)
    asked = []
    while state.step in (ask.REFINE, ask.PUMP):
        asked.append((int(state.step), int(state.seat), max(barrels(state))))
        act(state, "refine" if state.step == ask.REFINE else "pump", barrels=0)
    assert asked == [(ask.REFINE, 1, 2), (ask.PUMP, 1, 2)]


@pytest.mark.clause("M148", "M154")
def test_e24_an_announcement_in_round_12() -> None:
    number = 4 * 11 + 3
    state = turn(2, number=number, cash=[0, 0, 1000, 0])
    roll(state, 1, 2)
    act(state, "done")
    assert state.step == ask.ANNOUNCE
    act(state, "announce")
    islands = []
    while state.seat != OVER:
        islands.append(int(state.island))
        idle_turn(state)
    assert islands == [3, 0, 1, 2]
    state = turn(2, number=number, cash=[0, 0, 1000, 0], turn_limit=12)
    roll(state, 1, 2)
    act(state, "done")
    assert state.island == 3


@pytest.mark.clause("M71")
def test_e25_built_and_sold() -> None:
    state = turn(pieces={0: "rig 3/5"}, economy="prosperity")
    roll(state, 5, 3)
    act(state, "build")
    sell(state, "3/5")
    assert (state.cash[0], standing(state, 0)) == (165, set())


def test_the_sum_of_a_tax_is_what_the_card_says() -> None:
    state = turn(pieces={0: "rig 1/1, well 2/2, station 3/3, refinery 4/4"}, crude=7, gas=4)
    assert [int(tax.due(state, 0, card)) for card in (2, 5, 6, 8)] == [37, 15, 20, 21]
