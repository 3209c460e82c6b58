"""Variant 1: may the dice be rolled again? (M137 to M139)"""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import NOTHING
from gusher.games.mcmulti.effects.dice import Kept, RolledAgain
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import dice, doubles
from gusher.kernel.state import Listener


def is_possible(state: Position) -> bool:
    """Once, not after a double (M137, M138), and not for nobody's island (M134)."""
    if not state.setting.reroll or state.rolls > 1 or state.red == state.blue:
        return False
    return state.owner[state.island] != NOTHING


def begin(state: Position) -> None:
    state.step = ask.REROLL
    state.seat = state.owner[state.island]


def legal() -> vec[i64]:
    return append(append(vec[i64](capacity=2), do.KEEP), do.REROLL)


def why_not(action: i64) -> str:
    return "" if action in (do.KEEP, do.REROLL) else "M137"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """A roll given up has no effect at all (M139)."""
    if action == do.REROLL:
        if tell is not None:
            tell(RolledAgain(state.seat))
        dice.begin(state)
        return
    if tell is not None:
        tell(Kept(state.seat))
    doubles.stand(state, tell)
