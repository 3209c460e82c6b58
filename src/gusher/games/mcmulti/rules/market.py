"""Phase I begins: in the foreign or the domestic pair of markets? (M25 to M27)

A market is the number n of its barrels. They lie on the n dearest spaces, so buyers take the cheapest of them and
sellers fill the dearest free space (M32, M33).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import DOMESTIC, EMBARGO, FOREIGN, NOTHING, SPACES, STEP
from gusher.games.mcmulti.effects.market import MarketChosen, NoMarket, NothingToTrade
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import dice, pile, trade
from gusher.kernel.state import Listener
from gusher.kernel.tables import holds

# --- barrels and their prices ---


def buy_price(state: Position, pair: i64, product: i64) -> i64:
    """What the cheapest barrel costs; the market must hold one (M28)."""
    return STEP[product] * (SPACES + 1 - state.markets[pair * 2 + product])


def sell_price(state: Position, pair: i64, product: i64) -> i64:
    """What the dearest free space pays; there must be one (M30)."""
    return STEP[product] * (SPACES - state.markets[pair * 2 + product])


def has_room(state: Position, product: i64) -> bool:
    """Does one of the two markets have a free space?"""
    return state.markets[FOREIGN * 2 + product] < SPACES or state.markets[DOMESTIC * 2 + product] < SPACES


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


# --- which pair? ---


def is_closed(state: Position, pair: i64) -> bool:
    """The embargo closes the foreign pair for both products (M93)."""
    return pair == FOREIGN and pile.is_in_force(state, EMBARGO)


def is_open(state: Position, pair: i64) -> bool:
    return not is_closed(state, pair) and trade.can_trade(state, pair)


def reset(state: Position) -> None:
    """A new turn, a new choice of the pair (M27)."""
    state.pair = NOTHING
    state.traded = 0
    state.balance = 0


def begin(state: Position, tell: Listener | None) -> None:
    """Asked if there is anything to trade; else the dice are rolled at once, and the seat is told."""
    state.seat = state.owner[state.island]
    if is_open(state, FOREIGN) or is_open(state, DOMESTIC):
        state.step = ask.MARKET
    else:
        if tell is not None:
            tell(NothingToTrade(state.seat))
        dice.begin(state)


def legal(state: Position) -> vec[i64]:
    answers: vec[i64] = vec[i64](capacity=3)
    if is_open(state, FOREIGN):
        answers = append(answers, do.MARKET + FOREIGN)
    if is_open(state, DOMESTIC):
        answers = append(answers, do.MARKET + DOMESTIC)
    return append(answers, do.NO_MARKET)


def why_not(state: Position, action: i64) -> str:
    if action < do.MARKET or action >= do.TRADE:
        return "M25"
    if holds(legal(state), action):
        return ""
    return "M93" if is_closed(state, action - do.MARKET) else "M27"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """The pair binds for the phase (M26, M27)."""
    if action == do.NO_MARKET:
        if tell is not None:
            tell(NoMarket(state.seat))
        dice.begin(state)
        return
    state.pair = action - do.MARKET
    state.step = ask.TRADE
    if tell is not None:
        tell(MarketChosen(state.seat, state.pair))
