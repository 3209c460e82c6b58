"""The turn and its phase I: barrels (M22 to M35)."""

import pytest

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.effects.market import MarketChosen, NoMarket, Traded
from gusher.kernel.state import CHANCE
from tests.games.mcmulti.positions import (
    DOMESTIC_CRUDE,
    DOMESTIC_GAS,
    FOREIGN_CRUDE,
    FOREIGN_GAS,
    act,
    answers,
    end_turn,
    idle_turn,
    kinds,
    place,
    refusal,
    roll,
    trades,
    turn,
)


def pairs(state: object) -> set[str]:
    return {words["pair"] for words in answers(state)}  # type: ignore[arg-type]


@pytest.mark.clause("M22")
def test_a_turn_is_barrels_then_dice_then_equipment_and_islands_go_clockwise() -> None:
    state = turn(island=3)
    assert (state.step, state.seat) == (ask.MARKET, 3)
    assert refusal(state, "buy", piece="rig") == "M25"  # not yet equipment
    act(state, "market", pair="foreign")
    assert refusal(state, "buy", piece="rig") == "M22"
    act(state, "done")
    assert (state.step, state.seat) == (ask.ROLL, CHANCE)
    act(state, "roll", red=1, blue=2)
    assert (state.step, state.seat) == (ask.SHOP, 3)
    assert refusal(state, "trade", way="buy", product="crude") == "M64"  # no barrels any more
    end_turn(state)
    assert (state.step, state.seat, state.island) == (ask.MARKET, 0, 0)


@pytest.mark.clause("M23")
def test_only_the_active_player_trades_and_shops_but_neighbours_share_the_dice() -> None:
    state = turn(island=0, pieces={1: "well 3/1", 3: "well 1/5"})
    asked = {int(state.seat)}
    act(state, "market", pair="domestic")
    asked.add(int(state.seat))
    act(state, "done")
    act(state, "roll", red=5, blue=3)
    asked.add(int(state.seat))
    assert asked == {0}
    assert list(state.crude) == [0, 2, 0, 2]


@pytest.mark.clause("M24")
def test_payments_come_from_cash_in_hand() -> None:
    state = turn(cash=5, crude=1, gas=1)
    act(state, "market", pair="foreign")
    assert trades(state) == {"sell crude", "sell gas"}
    assert refusal(state, "trade", way="buy", product="crude") == "M24"  # 6 is one too many
    act(state, "trade", way="sell", product="gas")  # 10
    act(state, "trade", way="buy", product="crude")
    assert state.cash[0] == 9
    assert "offer" not in kinds(state)


@pytest.mark.clause("M24")
def test_nothing_is_sold_to_somebody_who_cannot_pay() -> None:
    state = turn(cash=4)
    roll(state, 1, 2)
    assert state.island == 1  # a rig costs 5, so there was nothing to ask


@pytest.mark.clause("M25")
def test_a_player_may_trade_or_pass() -> None:
    state = turn(crude=1)
    assert pairs(state) == {"foreign", "domestic", "none"}
    assert act(state, "market", pair="none") == [NoMarket(0)]
    assert state.step == ask.ROLL


@pytest.mark.clause("M25")
def test_a_player_who_can_trade_nothing_is_not_asked() -> None:
    assert turn(cash=5).step == ask.ROLL  # crude costs 6
    assert turn(cash=6).step == ask.MARKET


@pytest.mark.clause("M26")
def test_both_products_but_only_one_pair() -> None:
    state = turn(crude=2, gas=2)
    act(state, "market", pair="domestic")
    act(state, "trade", way="sell", product="crude")
    act(state, "trade", way="sell", product="gas")
    assert list(state.markets) == [25, 25, 26, 26]
    assert refusal(state, "market", pair="foreign") == "M27"
    act(state, "done")
    assert state.step == ask.ROLL  # no second pair


@pytest.mark.clause("M27")
def test_the_pair_is_named_first_and_only_if_it_allows_a_trade() -> None:
    state = turn(cash=0, crude=1, markets={FOREIGN_CRUDE: 30})
    assert pairs(state) == {"domestic", "none"}
    assert refusal(state, "market", pair="foreign") == "M27"
    assert refusal(state, "trade", way="sell", product="crude") == "M25"
    assert act(state, "market", pair="domestic") == [MarketChosen(0, 1)]
    assert state.pair == 1


@pytest.mark.clause("M27")
def test_the_next_turn_has_its_own_pair() -> None:
    state = turn(crude=1)
    act(state, "market", pair="domestic")
    idle_turn(state)
    assert state.pair == -1
    assert pairs(state) == {"foreign", "domestic", "none"}


@pytest.mark.clause("M28", "M29")
def test_buying_pays_the_space_the_barrel_is_taken_from() -> None:
    state = turn(markets={FOREIGN_GAS: 1})
    act(state, "market", pair="foreign")
    assert act(state, "trade", way="buy", product="gas") == [Traded(0, 0, 0, 1, 60, 0)]
    assert (state.cash[0], state.gas[0], state.markets[FOREIGN_GAS]) == (40, 1, 0)
    assert refusal(state, "trade", way="buy", product="gas") == "M28"


@pytest.mark.clause("M30")
def test_selling_brings_the_space_the_barrel_is_put_on() -> None:
    state = turn(crude=2, markets={DOMESTIC_CRUDE: 29})
    act(state, "market", pair="domestic")
    assert act(state, "trade", way="sell", product="crude") == [Traded(0, 1, 1, 0, 1, 30)]
    assert (state.cash[0], state.crude[0], state.markets[DOMESTIC_CRUDE]) == (101, 1, 30)
    assert refusal(state, "trade", way="sell", product="gas") == "M30"  # none to sell


@pytest.mark.clause("M31")
def test_a_full_market_takes_no_barrel() -> None:
    state = turn(crude=1, gas=1, markets={DOMESTIC_CRUDE: 30})
    act(state, "market", pair="domestic")
    assert trades(state) == {"buy crude", "buy gas", "sell gas"}
    assert refusal(state, "trade", way="sell", product="crude") == "M31"


@pytest.mark.clause("M32")
def test_buyers_take_the_cheapest_and_sellers_fill_the_dearest_space() -> None:
    state = turn(markets={DOMESTIC_GAS: 3}, cash=1000)
    act(state, "market", pair="domestic")
    paid = [act(state, "trade", way="buy", product="gas")[0] for _ in range(3)]
    assert [fact.price for fact in paid if isinstance(fact, Traded)] == [56, 58, 60]
    state = turn(markets={DOMESTIC_GAS: 27}, gas=3)
    act(state, "market", pair="domestic")
    got = [act(state, "trade", way="sell", product="gas")[0] for _ in range(3)]
    assert [fact.price for fact in got if isinstance(fact, Traded)] == [6, 4, 2]


@pytest.mark.clause("M33")
def test_products_alternate_and_money_received_is_spent() -> None:
    state = turn(cash=3, crude=3)
    act(state, "market", pair="foreign")
    assert trades(state) == {"sell crude"}
    act(state, "trade", way="sell", product="crude")  # 5
    act(state, "trade", way="sell", product="crude")  # 4
    act(state, "trade", way="buy", product="gas")  # 12
    assert (state.cash[0], state.crude[0], state.gas[0]) == (0, 1, 1)
    act(state, "trade", way="sell", product="crude")  # 3
    assert state.cash[0] == 3


@pytest.mark.clause("M34")
def test_any_number_of_barrels() -> None:
    state = turn(cash=10_000)
    act(state, "market", pair="foreign")
    for _ in range(25):
        act(state, "trade", way="buy", product="crude")
    for _ in range(25):
        act(state, "trade", way="buy", product="gas")
    assert (state.crude[0], state.gas[0], list(state.markets)[:2]) == (25, 25, [0, 0])
    assert state.step == ask.ROLL  # nothing is left to trade, so nobody is asked for "done"


@pytest.mark.clause("M35")
@pytest.mark.parametrize("product", ["crude", "gas"])
def test_no_product_goes_both_ways_in_a_phase(product: str) -> None:
    state = turn(crude=5, gas=5)
    act(state, "market", pair="foreign")
    act(state, "trade", way="buy", product=product)
    assert refusal(state, "trade", way="sell", product=product) == "M35"
    other = "gas" if product == "crude" else "crude"
    assert {f"buy {product}", f"buy {other}", f"sell {other}"} == trades(state)
    state = turn(crude=5, gas=5)
    act(state, "market", pair="foreign")
    act(state, "trade", way="sell", product=product)
    assert refusal(state, "trade", way="buy", product=product) == "M35"
    act(state, "done")
    roll(state, 1, 2)
    end_turn(state)
    assert state.traded == 0  # the next turn is free again


@pytest.mark.clause("M35")
def test_nothing_is_lost_by_it() -> None:
    """A purchase and a sale of the same product in the same market cancel exactly."""
    state = turn(crude=1)
    act(state, "market", pair="foreign")
    before = (int(state.cash[0]), int(state.crude[0]), int(state.markets[FOREIGN_CRUDE]))
    act(state, "trade", way="buy", product="crude")
    state.traded = 0  # as if it were allowed
    act(state, "trade", way="sell", product="crude")
    assert (int(state.cash[0]), int(state.crude[0]), int(state.markets[FOREIGN_CRUDE])) == before


def test_trading_goes_on_until_done() -> None:
    state = turn(crude=2)
    act(state, "market", pair="foreign")
    act(state, "trade", way="sell", product="crude")
    assert state.step == ask.TRADE
    act(state, "done")
    roll(state, 3, 4)
    assert place(state, "rig", "1/1")
