"""Phase II begins: the dice (M36), and the second throw of variant 1 (M137 to M139)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import FACES, NOTHING
from gusher.games.mcmulti.effects.dice import Kept, Rolled, RolledAgain
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import doubles
from gusher.kernel.state import CHANCE, Listener
from gusher.kernel.tables import flat

ROLLS: Final[vec[i64]] = flat(list(range(do.ROLL, do.COUNTER)))
EVEN: Final[vec[i64]] = flat([1] * (FACES * FACES))


def outcomes() -> vec[i64]:
    """All 36 pairs, each as likely as the others."""
    return ROLLS[:]


def weights() -> vec[i64]:
    return EVEN[:]


def play(state: Position, action: i64, tell: Listener | None) -> None:
    state.red = (action - do.ROLL) // FACES + 1
    state.blue = (action - do.ROLL) % FACES + 1
    state.rolls += 1
    if tell is not None:
        tell(Rolled(state.island, state.red, state.blue, int(state.red == state.blue)))
    if may_roll_again(state):
        state.step = ask.REROLL
        state.seat = state.way.owner[state.island]
    else:
        doubles.stand(state, tell)


def may_roll_again(state: Position) -> bool:
    """Variant 1: once, not after a double (M137, M138), and not for nobody's island (M134)."""
    if not state.way.reroll or state.rolls > 1 or state.red == state.blue:
        return False
    return state.way.owner[state.island] != NOTHING


def legal() -> vec[i64]:
    return append(append(vec[i64](capacity=2), do.KEEP), do.REROLL)


def decide(state: Position, action: i64, tell: Listener | None) -> None:
    """A roll given up has no effect at all (M139)."""
    if action == do.REROLL:
        if tell is not None:
            tell(RolledAgain(state.seat))
        state.step = ask.ROLL
        state.seat = CHANCE
        return
    if tell is not None:
        tell(Kept(state.seat))
    doubles.stand(state, tell)
