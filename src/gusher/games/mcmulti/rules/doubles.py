"""The roll that stands: a double changes the economy (M75 to M79)."""

from mypy_extensions import i64

from gusher.games.mcmulti.data import DEMAND, FACES, NEXT, SPIRAL_CEILING
from gusher.games.mcmulti.effects.dice import EconomyChanged, PriceRose
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import counter, news
from gusher.kernel.state import Listener


def stand(state: Position, tell: Listener | None) -> None:
    """Economy, consumer price, news: in this order (M84, M145), and all before anything works (M42)."""
    if state.setting.counter_die:
        counter.compare(state, tell)
        return
    if state.red == state.blue:
        change(state, state.red, tell)
    news.on_roll(state, tell)


def change(state: Position, double: i64, tell: Listener | None) -> None:
    """The next economy card is current at once (M75); its demand lifts the price, whatever its trend (M76, M77)."""
    old: i64 = state.economy
    state.economy = NEXT[old * FACES + double - 1]
    before: i64 = state.price
    state.price = risen(before, DEMAND[state.economy])
    if tell is not None:
        tell(EconomyChanged(old, state.economy))
        tell(PriceRose(DEMAND[state.economy], before, state.price))


def risen(price: i64, reds: i64) -> i64:
    """So many red (odd) spaces up; the first step from an even one is half as long (M78). At the top it stops (M79)."""
    to: i64 = price + 2 * reds - (1 - price % 2)
    return to if to < SPIRAL_CEILING else SPIRAL_CEILING
