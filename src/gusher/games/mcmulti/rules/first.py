"""When all have their islands: the first player is drawn (M11, M12)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.effects.turns import FirstDrawn
from gusher.games.mcmulti.position import Position
from gusher.kernel.state import Listener
from gusher.kernel.tables import ascending, even


def legal(state: Position) -> vec[i64]:
    """Every player has the same chance: who ties for the highest roll rolls again (M12)."""
    return ascending(do.FIRST, state.setting.seats)


def weights(state: Position) -> vec[i64]:
    return even(state.setting.seats)


def why_not(state: Position, action: i64) -> str:
    if action >= do.NEWS:
        return "M11"
    return "" if action < do.FIRST + state.setting.seats else "M12"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """The first player begins on the first of its islands (M131). Then the first news card is turned up (M4)."""
    seat: i64 = action - do.FIRST
    state.first = 0
    while state.owner[state.first] != seat:
        state.first += 1
    state.island = state.first
    state.step = ask.NEWS
    if tell is not None:
        tell(FirstDrawn(seat, state.first))
