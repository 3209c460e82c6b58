"""Whose turn it is: the order of the round, how a turn and a round begin, and how a turn ends (W24 to W32)."""

from mypy_extensions import i64

from gusher.games.wildcatters.actions import station
from gusher.games.wildcatters.data import NOTHING
from gusher.games.wildcatters.effects.cards import RoundBegun, TurnBegun
from gusher.games.wildcatters.position import Position
from gusher.kernel.state import Listener


def active(state: Position) -> i64:
    return state.order[state.turn]


def seat_after(state: Position, places: i64) -> i64:
    """The seat so many places after the active one, in the order of this round (W32)."""
    place: i64 = state.turn + places
    if place >= state.setting.seats:
        place -= state.setting.seats
    return state.order[place]


def left(state: Position) -> i64:
    """Turns left in the game, this one included (W47)."""
    return (state.setting.rounds - state.round + 1) * state.setting.seats - state.turn


def is_last(state: Position) -> bool:
    """The very last turn of the game (W170)."""
    return state.round == state.setting.rounds and state.turn == state.setting.seats - 1


def begin_round(state: Position, tell: Listener | None) -> None:
    state.round += 1
    state.turn = 0
    if tell is not None:
        tell(RoundBegun(state.round, tuple(state.order)))


def begin(state: Position, tell: Listener | None) -> None:
    """A turn begins with step A; what was closed or used in the last one is free again (W62, W155)."""
    state.region = NOTHING
    state.white = NOTHING
    state.built = 0
    state.transported = 0
    state.moves = 0
    state.closed = 0
    state.used = 0
    state.moved = 0
    state.wipes = 0
    state.step = station.CHOOSING
    if tell is not None:
        tell(TurnBegun(active(state), state.round))


def end(state: Position, tell: Listener | None) -> None:
    """The next seat, or the end of the round (W26)."""
    if state.turn + 1 < state.setting.seats:
        state.turn += 1
        begin(state, tell)
    else:
        state.asked = 0
        state.step = station.ROUND_OVER
