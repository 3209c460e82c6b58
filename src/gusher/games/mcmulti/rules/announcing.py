"""After phase III the active player may announce the end (M150 to M155)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import GOAL, LAST_TURNS
from gusher.games.mcmulti.effects.turns import Announced, Waited
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import turns
from gusher.kernel.state import Listener


def begin(state: Position, tell: Listener | None) -> None:
    """Asked with the cash for it (M150, M153): once in a game (M155), not in the last round of a limited one (M148)."""
    can: bool = state.left == 0 and state.cash[state.seat] >= GOAL
    if can and (state.setting.turn_limit == 0 or turns.round_of(state) < state.setting.turn_limit):
        state.step = ask.ANNOUNCE
    else:
        turns.close(state, tell)


def legal() -> vec[i64]:
    return append(append(vec[i64](capacity=2), do.ANNOUNCE), do.WAIT)


def why_not(action: i64) -> str:
    return "" if action in (do.ANNOUNCE, do.WAIT) else "M153"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """The last turns go once around and end with the island that announced (M154)."""
    cash: i64 = state.cash[state.seat]
    if action == do.ANNOUNCE:
        state.left = LAST_TURNS + 1  # the turn that ends now is taken off first
        state.announcer = state.seat
        if tell is not None:
            tell(Announced(state.seat, state.island, cash))
    elif tell is not None:
        tell(Waited(state.seat, cash))
    turns.close(state, tell)
