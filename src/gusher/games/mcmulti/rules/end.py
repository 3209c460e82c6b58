"""The end: announced (M150), at the turn limit (M146), or because nothing can change any more (M149)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.data import CRUDE
from gusher.games.mcmulti.effects.turns import Ended
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import market
from gusher.kernel.state import OVER, Listener

WHY: Final[list[str]] = ["", "M150", "M146", "M149"]  # index = reason


def is_dead(state: Position) -> bool:
    """Nobody has cash, a piece, or a barrel that could ever be sold: nothing can change any more (M149).

    Without cash nobody takes crude from a market and no card does, so that crude has no buyer once both are full. Gas
    always finds one: the winter empties the domestic market sooner or later.
    """
    crude_sells: bool = market.has_room(state, CRUDE)
    seat: i64 = 0
    while seat < state.setting.seats:
        if state.cash[seat] > 0 or state.gas[seat] > 0 or (crude_sells and state.crude[seat] > 0):
            return False
        seat += 1
    return all(cells == 0 for cells in state.taken)


def finish(state: Position, reason: i64, tell: Listener | None) -> None:
    state.step = ask.ENDED
    state.seat = OVER
    state.reason = reason
    if tell is not None:
        tell(Ended(reason))


def legal() -> vec[i64]:
    return vec[i64]()


def why_not(state: Position) -> str:
    return WHY[state.reason]
