"""Phase II begins: the dice (M36)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import FACES
from gusher.games.mcmulti.effects.dice import Rolled
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import doubles, reroll
from gusher.kernel.state import CHANCE, Listener
from gusher.kernel.tables import even, flat

ROLLS: Final[vec[i64]] = flat(list(range(do.ROLL, do.COUNTER)))


def begin(state: Position) -> None:
    state.step = ask.ROLL
    state.seat = CHANCE


def legal() -> vec[i64]:
    """All 36 pairs, each as likely as the others."""
    return ROLLS[:]


def weights() -> vec[i64]:
    return even(FACES * FACES)


def why_not(action: i64) -> str:
    return "" if do.ROLL <= action < do.COUNTER else "M36"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    state.red = (action - do.ROLL) // FACES + 1
    state.blue = (action - do.ROLL) % FACES + 1
    state.rolls += 1
    if tell is not None:
        tell(Rolled(state.island, state.red, state.blue, int(state.red == state.blue)))
    if reroll.is_possible(state):
        reroll.begin(state)
    else:
        doubles.stand(state, tell)
