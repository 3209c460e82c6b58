"""The roll that stands: doubles or, with variant 2, the counter die change the economy (M75 to M79, M140 to M145)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import COUNTER_START, DEMAND, FACES, NEXT, SPIRAL_CEILING
from gusher.games.mcmulti.effects.dice import CounterDropped, CounterKept, CounterRolled, EconomyChanged, PriceRose
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import news
from gusher.kernel.state import CHANCE, Listener
from gusher.kernel.tables import flat

ALL_FACES: Final[vec[i64]] = flat(list(range(do.COUNTER, do.BUY)))
EVEN: Final[vec[i64]] = flat([1] * FACES)


def stand(state: Position, tell: Listener | None) -> None:
    """Economy, consumer price, news: in this order (M84, M145), and all before anything works (M42)."""
    if state.way.counter_die:
        compare(state, tell)
        return
    if state.red == state.blue:
        change(state, state.red, tell)
    news.on_roll(state, tell)


def compare(state: Position, tell: Listener | None) -> None:
    """Both dice at or above the counter die: a change. One of them: the counter die drops (M140)."""
    reached: i64 = 0
    if state.red >= state.counter:
        reached += 1
    if state.blue >= state.counter:
        reached += 1
    if reached == 2:
        state.step = ask.COUNTER
        state.seat = CHANCE
        return
    if reached == 1:
        state.counter -= 1
        if tell is not None:
            tell(CounterDropped(state.counter))
    elif state.red == state.blue and tell is not None:
        tell(CounterKept(state.counter))
    news.on_roll(state, tell)


def outcomes() -> vec[i64]:
    return ALL_FACES[:]


def weights() -> vec[i64]:
    return EVEN[:]


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """Its face is looked up like a double, and it shows 6 again (M141); the news go by the dice alone (M144)."""
    face: i64 = action - do.COUNTER + 1
    if tell is not None:
        tell(CounterRolled(face))
    state.counter = COUNTER_START
    change(state, face, tell)
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
    """So many red (odd) spaces up: the first step from an even space is half as long (M78). 79 is the top (M79)."""
    to: i64 = price + 2 * reds - (1 - price % 2)
    return to if to < SPIRAL_CEILING else SPIRAL_CEILING
