"""After a turn whoever has the cash for it may announce the end (M150 to M155)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import GOAL, LAST_TURNS, NOTHING
from gusher.games.mcmulti.effects.turns import Announced, Waited
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import turns
from gusher.kernel.state import Listener


def begin(state: Position, tell: Listener | None) -> None:
    """Once in a game (M155), and not in the last round of a limited one (M148)."""
    limit: i64 = state.setting.turn_limit
    if state.left > 0 or (limit > 0 and turns.round_of(state) >= limit):
        turns.close(state, tell)
    elif state.setting.any_turn:
        state.asked = 0
        ask_next(state, tell)
    elif state.owner[state.island] != NOTHING and state.cash[state.owner[state.island]] >= GOAL:
        ask_seat(state, state.owner[state.island])
    else:
        turns.close(state, tell)


def ask_next(state: Position, tell: Listener | None) -> None:
    """The next one with the cash for it, clockwise from the active player on (M153)."""
    seat: i64 = state.whose()
    while seat != NOTHING:
        if state.cash[seat] >= GOAL:
            ask_seat(state, seat)
            return
        state.asked += 1
        seat = state.whose()
    turns.close(state, tell)


def ask_seat(state: Position, seat: i64) -> None:
    state.step = ask.ANNOUNCE
    state.seat = seat


def legal() -> vec[i64]:
    return append(append(vec[i64](capacity=2), do.ANNOUNCE), do.WAIT)


def why_not(action: i64) -> str:
    return "" if action in (do.ANNOUNCE, do.WAIT) else "M153"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    if action == do.ANNOUNCE:
        announce(state, tell)
        return
    if tell is not None:
        tell(Waited(state.seat, state.cash[state.seat]))
    if state.setting.any_turn:
        state.asked += 1
        ask_next(state, tell)
    else:
        turns.close(state, tell)


def announce(state: Position, tell: Listener | None) -> None:
    """The last turns go once around and end with the island that is active now (M154)."""
    state.left = LAST_TURNS + 1  # the turn that ends now is taken off first
    state.announcer = state.seat
    if tell is not None:
        tell(Announced(state.seat, state.island, state.cash[state.seat], last_turns(state)))
    turns.close(state, tell)


def last_turns(state: Position) -> i64:
    """How many of them each player has: two with two islands (M154)."""
    return LAST_TURNS // state.setting.seats
