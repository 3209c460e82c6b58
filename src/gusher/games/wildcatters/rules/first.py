"""Set-up: who is first player (W8, W9)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.effects.setup import FirstDrawn
from gusher.games.wildcatters.position import Position
from gusher.kernel.state import Listener
from gusher.kernel.tables import ascending


def legal(state: Position) -> vec[i64]:
    return ascending(do.FIRST, state.setting.seats)


def why_not(state: Position, action: i64) -> str:
    """Nothing else is drawn now (W8), and there is no such seat (W1)."""
    if action < do.FIRST or action >= do.NEUTRAL:
        return "W8"
    return "" if action - do.FIRST < state.setting.seats else "W1"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """The others follow clockwise (W9)."""
    state.first = action - do.FIRST
    order: vec[i64] = vec[i64](capacity=state.setting.seats)
    place: i64 = 0
    while place < state.setting.seats:
        order = append(order, (state.first + place) % state.setting.seats)
        place += 1
    state.order = order
    state.step = ask.DEAL
    if tell is not None:
        tell(FirstDrawn(state.first))
