"""Barrels: which pair of markets, how many to buy or sell, how many to refine and to sell to consumers."""

from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.advice.habits import PLAIN, Habits
from gusher.games.mcmulti.advice.prospect import Prospect
from gusher.games.mcmulti.data import BUYING, CRUDE, DOMESTIC, FOREIGN, GAS, SELLING
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import market, pumping, refining, trade


def barrel_gain(prospect: Prospect, way: i64, product: i64) -> float:
    """What it gains to buy or sell one barrel in the chosen pair: its price against its worth in stock."""
    state = prospect.state
    stock: float = float(trade.stock(state, product))
    if way == SELLING:
        return float(market.sell_price(state, state.pair, product)) - barrel_value(prospect, product, stock)
    return barrel_value(prospect, product, stock + 1.0) - float(market.buy_price(state, state.pair, product))


def barrel_value(prospect: Prospect, product: i64, place: float) -> float:
    return prospect.gas_value(place) if product == GAS else prospect.crude_value(place)


def may_trade(state: Position, way: i64, product: i64) -> bool:
    if way == SELLING:
        return trade.can_sell(state, state.pair, product)
    return trade.can_buy(state, state.pair, product)


def best_barrel(prospect: Prospect) -> i64:
    """The barrel that gains most; DONE if none gains enough."""
    best: i64 = do.DONE
    most: float = prospect.habits.least_gain
    way: i64
    product: i64
    for way in (SELLING, BUYING):
        for product in (GAS, CRUDE):
            if may_trade(prospect.state, way, product):
                gain: float = barrel_gain(prospect, way, product)
                if gain > most:
                    most = gain
                    best = do.TRADE + way * 2 + product
    return best


def advise_barrel(state: Position, habits: Habits = PLAIN) -> i64:
    return best_barrel(Prospect(state, state.seat, habits))


def advise_pair(state: Position, habits: Habits = PLAIN) -> i64:
    """The pair in which all the trades that make sense gain most (M26)."""
    best: i64 = do.NO_MARKET
    most: float = 0.0
    pair: i64
    for pair in (FOREIGN, DOMESTIC):
        if market.is_open(state, pair):
            gain: float = pair_gain(state, pair, habits)
            if gain > most:
                most = gain
                best = do.MARKET + pair
    return best


def pair_gain(state: Position, pair: i64, habits: Habits) -> float:
    """What the trades gain that would be advised in this pair, tried out on a copy."""
    trial = state.clone()
    assert isinstance(trial, Position)
    trial.play(do.MARKET + pair)
    prospect: Prospect = Prospect(trial, state.seat, habits)
    gain: float = 0.0
    while trial.step == ask.TRADE:
        barrel: i64 = best_barrel(prospect)
        if barrel == do.DONE:
            break
        gain += barrel_gain(prospect, (barrel - do.TRADE) // 2, (barrel - do.TRADE) % 2)
        trial.play(barrel)
    return gain


def advise_refining(state: Position, habits: Habits = PLAIN) -> i64:
    """As long as a barrel more of gas is worth more than the crude it takes would bring (M55)."""
    prospect: Prospect = Prospect(state, state.seat, habits)
    most: i64 = refining.most(state, state.seat)
    gas: float = float(state.gas[state.seat])
    crude: float = float(state.crude[state.seat])
    price: float = prospect.later_price(CRUDE)
    barrels: i64 = 0
    while barrels < most:
        made: float = float(barrels)
        sold: float = prospect.later_sale(CRUDE, price, crude - made)
        if prospect.gas_value(gas + made + 1.0) <= habits.least_refined * sold:
            break
        barrels += 1
    return do.REFINE + barrels


def advise_pumping(state: Position, habits: Habits = PLAIN) -> i64:
    """As long as the consumers pay at least what the last barrel in stock is worth later (M59)."""
    prospect: Prospect = Prospect(state, state.seat, habits)
    most: i64 = pumping.most(state, state.seat)
    barrels: i64 = 0
    while barrels < most:
        paid: float = float(state.price - 1 - barrels)
        if paid < habits.least_paid * prospect.gas_value(float(state.gas[state.seat] - barrels)):
            break
        barrels += 1
    return do.PUMP + barrels
