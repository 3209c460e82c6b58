"""Phase I: barrels, in the foreign or the domestic pair of markets (M25 to M35).

A market is the number n of its barrels. They lie on the n dearest spaces, so buyers take the cheapest of them and
sellers fill the dearest free space (M32, M33).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import BUYING, CRUDE, DOMESTIC, EMBARGO, FOREIGN, GAS, NOTHING, SELLING, SPACES, STEP
from gusher.games.mcmulti.effects.market import MarketChosen, NoMarket, Traded
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import pile
from gusher.kernel.state import CHANCE, Listener


def buy_price(state: Position, pair: i64, product: i64) -> i64:
    """What the cheapest barrel costs; the market must hold one (M28)."""
    return STEP[product] * (SPACES + 1 - state.markets[pair * 2 + product])


def sell_price(state: Position, pair: i64, product: i64) -> i64:
    """What the dearest free space pays; there must be one (M30)."""
    return STEP[product] * (SPACES - state.markets[pair * 2 + product])


def can_buy(state: Position, pair: i64, product: i64) -> bool:
    """A barrel is there, the cash too (M24), and none was sold this phase (M35)."""
    if state.markets[pair * 2 + product] == 0 or was_traded(state, SELLING, product):
        return False
    return state.cash[state.seat] >= buy_price(state, pair, product)


def can_sell(state: Position, pair: i64, product: i64) -> bool:
    """A space is free (M31), the seat has a barrel, and none was bought this phase (M35)."""
    if state.markets[pair * 2 + product] == SPACES or was_traded(state, BUYING, product):
        return False
    return stock(state, product) > 0


def was_traded(state: Position, way: i64, product: i64) -> bool:
    return state.traded >> (way * 2 + product) & 1 == 1


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


def has_room(state: Position, product: i64) -> bool:
    """Does one of the two markets have a free space?"""
    return state.markets[FOREIGN * 2 + product] < SPACES or state.markets[DOMESTIC * 2 + product] < SPACES


def is_closed(state: Position, pair: i64) -> bool:
    """The embargo closes the foreign pair for both products (M93)."""
    return pair == FOREIGN and pile.is_in_force(state, EMBARGO)


def is_open(state: Position, pair: i64) -> bool:
    return not is_closed(state, pair) and can_trade(state, pair)


# --- which pair? ---


def begin(state: Position) -> None:
    """Asked if there is anything to trade; else the dice are rolled at once."""
    state.seat = state.way.owner[state.island]
    if is_open(state, FOREIGN) or is_open(state, DOMESTIC):
        state.step = ask.MARKET
    else:
        finish(state)


def finish(state: Position) -> None:
    state.step = ask.ROLL
    state.seat = CHANCE


def legal_pairs(state: Position) -> vec[i64]:
    answers: vec[i64] = vec[i64](capacity=3)
    if is_open(state, FOREIGN):
        answers = append(answers, do.MARKET + FOREIGN)
    if is_open(state, DOMESTIC):
        answers = append(answers, do.MARKET + DOMESTIC)
    return append(answers, do.NO_MARKET)


def choose(state: Position, action: i64, tell: Listener | None) -> None:
    """The pair binds for the phase (M26, M27)."""
    if action == do.NO_MARKET:
        if tell is not None:
            tell(NoMarket(state.seat))
        finish(state)
        return
    state.pair = action - do.MARKET
    state.step = ask.TRADE
    if tell is not None:
        tell(MarketChosen(state.seat, state.pair))


# --- barrel after barrel ---


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


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """Barrels change hands one by one, as many as the seat likes (M33, M34)."""
    if action == do.DONE:
        finish(state)
        return
    way: i64 = (action - do.TRADE) // 2
    product: i64 = (action - do.TRADE) % 2
    trade(state, way, product, tell)
    if not can_trade(state, state.pair):
        finish(state)


def trade(state: Position, way: i64, product: i64, tell: Listener | None) -> None:
    market: i64 = state.pair * 2 + product
    price: i64
    moved: i64
    if way == BUYING:
        price = buy_price(state, state.pair, product)
        moved = 1
    else:
        price = sell_price(state, state.pair, product)
        moved = -1
    state.cash[state.seat] -= moved * price
    state.balance -= moved * price
    state.markets[market] -= moved
    if product == CRUDE:
        state.crude[state.seat] += moved
    else:
        state.gas[state.seat] += moved
    state.traded |= 1 << (way * 2 + product)
    if tell is not None:
        tell(Traded(state.seat, way, state.pair, product, price, state.markets[market]))


def fill(state: Position, pair: i64, product: i64, barrels: i64) -> i64:
    """A news card puts barrels on the dearest free spaces, as far as there are any (M95, M101); returns how many."""
    room: i64 = SPACES - state.markets[pair * 2 + product]
    moved: i64 = barrels if barrels < room else room
    state.markets[pair * 2 + product] += moved
    return moved


def drain(state: Position, pair: i64, product: i64, barrels: i64) -> i64:
    """A news card takes the cheapest barrels, as far as there are any (M98); returns how many."""
    there: i64 = state.markets[pair * 2 + product]
    moved: i64 = barrels if barrels < there else there
    state.markets[pair * 2 + product] -= moved
    return moved


def reset(state: Position) -> None:
    """A new turn, a new choice of the pair (M27)."""
    state.pair = NOTHING
    state.traded = 0
    state.balance = 0
