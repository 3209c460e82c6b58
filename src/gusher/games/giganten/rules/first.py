"""The very start: the first player of round 1 is drawn (G12)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.giganten.actions import do
from gusher.games.giganten.effects.cards import FirstDrawn
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import prices
from gusher.kernel.state import Listener
from gusher.kernel.tables import ascending, even


def legal(state: Position) -> vec[i64]:
    """Any seat."""
    return ascending(do.FIRST, state.setting.seats)


def weights(state: Position) -> vec[i64]:
    return even(state.setting.seats)


def why_not(state: Position, action: i64) -> str:
    if action >= do.ROLL:
        return "G12"
    return "" if action < do.FIRST + state.setting.seats else "G1"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """The seat drawn holds the die (G12)."""
    state.first = action - do.FIRST
    if tell is not None:
        tell(FirstDrawn(state.first))
    prices.open_round(state)
