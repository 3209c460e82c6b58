"""Variant 2: the counter die, not a double, changes the economy (M140 to M145)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import COUNTER_START, FACES
from gusher.games.mcmulti.effects.dice import CounterDropped, CounterKept, CounterRolled
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import doubles, news
from gusher.kernel.state import CHANCE, Listener
from gusher.kernel.tables import even, flat

ALL_FACES: Final[vec[i64]] = flat(list(range(do.COUNTER, do.BUY)))


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


def legal() -> vec[i64]:
    return ALL_FACES[:]


def weights() -> vec[i64]:
    return even(FACES)


def why_not(action: i64) -> str:
    return "" if do.COUNTER <= action < do.BUY else "M141"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """Its face is looked up like a double, and it shows 6 again (M141); the news go by the dice alone (M144)."""
    face: i64 = action - do.COUNTER + 1
    if tell is not None:
        tell(CounterRolled(face))
    state.counter = COUNTER_START
    doubles.change(state, face, tell)
    news.on_roll(state, tell)
