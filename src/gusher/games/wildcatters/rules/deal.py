"""Set-up: the hands (W10)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import HAND, LIGHT_CARDS
from gusher.games.wildcatters.effects.setup import Dealt
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import turns
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener
from gusher.kernel.tables import changed, holds


def legal(state: Position) -> vec[i64]:
    return sets.extend(vec[i64](capacity=32), do.DEAL, state.deck & LIGHT_CARDS)


def why_not(state: Position, action: i64) -> str:
    return "" if holds(legal(state), action) else "W10"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """Eight cards to each seat, one seat after the other (W10)."""
    seat: i64 = turns.active(state)
    card: i64 = action - do.DEAL
    state.deck &= ~BIT[card]
    state.hands = changed(state.hands, seat, state.hands[seat] | BIT[card])
    state.held = changed(state.held, seat, state.held[seat] + 1)
    if state.held[seat] < HAND:
        return
    if tell is not None:
        tell(Dealt(seat, HAND, tuple(sets.extend(vec[i64](), 0, state.hands[seat]))))
    state.turn += 1
    if state.turn == state.setting.seats:
        state.turn = 0
        state.step = ask.FOUND
        state.seat = turns.active(state)
