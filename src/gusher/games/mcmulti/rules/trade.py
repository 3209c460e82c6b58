"""Phase I goes on: barrel after barrel, in the pair that was chosen (M28 to M35)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import do
from gusher.games.mcmulti.data import BUYING, CRUDE, GAS, SELLING, SPACES
from gusher.games.mcmulti.effects.market import Traded
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import dice, market
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener
from gusher.kernel.tables import holds


def can_buy(state: Position, pair: i64, product: i64) -> bool:
    """A barrel is there, the cash too (M24), and none was sold this phase (M35)."""
    if state.markets[pair * 2 + product] == 0 or was_traded(state, SELLING, product):
        return False
    return state.cash[state.seat] >= market.buy_price(state, pair, product)


def can_sell(state: Position, pair: i64, product: i64) -> bool:
    """A space is free (M31), the seat has a barrel, and none was bought this phase (M35)."""
    if state.markets[pair * 2 + product] == SPACES or was_traded(state, BUYING, product):
        return False
    return stock(state, product) > 0


def was_traded(state: Position, way: i64, product: i64) -> bool:
    return sets.has(state.traded, way * 2 + product)


def stock(state: Position, product: i64) -> i64:
    return state.crude[state.seat] if product == CRUDE else state.gas[state.seat]


def can_trade(state: Position, pair: i64) -> bool:
    """Is any barrel to be bought or sold in this pair?"""
    return (
        can_sell(state, pair, CRUDE)
        or can_sell(state, pair, GAS)
        or can_buy(state, pair, CRUDE)
        or can_buy(state, pair, GAS)
    )


def legal(state: Position) -> vec[i64]:
    answers: vec[i64] = vec[i64](capacity=5)
    product: i64
    for product in (CRUDE, GAS):
        if can_buy(state, state.pair, product):
            answers = append(answers, do.TRADE + BUYING * 2 + product)
    for product in (CRUDE, GAS):
        if can_sell(state, state.pair, product):
            answers = append(answers, do.TRADE + SELLING * 2 + product)
    return append(answers, do.DONE)


def why_not(state: Position, action: i64) -> str:
    if holds(legal(state), action):
        return ""
    if do.MARKET <= action < do.TRADE:
        return "M27"
    if do.TRADE <= action < do.KEEP:
        return why_no_barrel(state, (action - do.TRADE) // 2, (action - do.TRADE) % 2)
    return "M22"


def why_no_barrel(state: Position, way: i64, product: i64) -> str:
    """Traded the other way before, no barrel or space on the market, or no cash or barrel in hand."""
    if was_traded(state, SELLING if way == BUYING else BUYING, product):
        return "M35"
    barrels: i64 = state.markets[state.pair * 2 + product]
    if way == BUYING:
        return "M28" if barrels == 0 else "M24"
    return "M31" if barrels == SPACES else "M30"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """Barrels change hands one by one, as many as the seat likes (M33, M34)."""
    if action == do.DONE:
        dice.begin(state)
        return
    move_barrel(state, (action - do.TRADE) // 2, (action - do.TRADE) % 2, tell)
    if not can_trade(state, state.pair):
        dice.begin(state)


def move_barrel(state: Position, way: i64, product: i64, tell: Listener | None) -> None:
    place: i64 = state.pair * 2 + product
    price: i64
    moved: i64
    if way == BUYING:
        price = market.buy_price(state, state.pair, product)
        moved = 1
    else:
        price = market.sell_price(state, state.pair, product)
        moved = -1
    state.cash[state.seat] -= moved * price
    state.balance -= moved * price
    state.markets[place] -= moved
    if product == CRUDE:
        state.crude[state.seat] += moved
    else:
        state.gas[state.seat] += moved
    state.traded |= BIT[way * 2 + product]
    if tell is not None:
        tell(Traded(state.seat, way, state.pair, product, price, state.markets[place]))
