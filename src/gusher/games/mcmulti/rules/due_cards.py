"""The end of the dice phase: the cards that act then (M42), the winter first."""

from mypy_extensions import i64

from gusher.games.mcmulti.data import DOMESTIC, GAS, NOTHING, POLLUTION, WINTER, WINTER_BARRELS
from gusher.games.mcmulti.effects.news import MarketDrained
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import market, pile, pollution, shop, tax
from gusher.kernel.state import Listener


def begin(state: Position, tell: Listener | None) -> None:
    if state.red == state.blue:
        winter(state, tell)
    if state.news_due == NOTHING:
        shop.begin(state, tell)
    elif state.news_due == POLLUTION:
        pollution.begin(state, tell)
    else:
        tax.begin(state, tell)


def winter(state: Position, tell: Listener | None) -> None:
    """The winter takes gas in the turn in which it comes (M98) and on every later double while it lasts (M99).

    A double 5 has ended it by now, so that it takes nothing then (M102).
    """
    if state.news_due == WINTER:
        state.news_due = NOTHING
        pile.put_in_force(state, WINTER)
    if not pile.is_in_force(state, WINTER):
        return
    moved: i64 = market.drain(state, DOMESTIC, GAS, WINTER_BARRELS)
    if tell is not None:
        tell(MarketDrained(WINTER, DOMESTIC, GAS, moved, state.markets[DOMESTIC * 2 + GAS]))
