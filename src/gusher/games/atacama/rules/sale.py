"""The sale of the concessions in the advanced game (A51 to A60)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.atacama.data import NOTHING, ROLE_PAIR, SALE_DEADLINE
from gusher.games.atacama.position import Position


def may_buy(state: Position) -> bool:
    """From the first turn on, in every stage, as long as nobody has bought (A51, A52, A58)."""
    return state.setting.advanced and state.buyer == NOTHING


def may_place(state: Position) -> bool:
    """Always, but for the last turn of an advanced game in which nobody has bought (A60)."""
    return state.turn < SALE_DEADLINE or not may_buy(state)


def buy(state: Position, role: i64, colour: i64) -> None:
    """The rig paid leaves the game (A54, A55); the opponent gets the other concession the other way (A56, A57)."""
    roles: vec[i64] = state.roles[:]
    roles[state.seat] = role
    roles[1 - state.seat] = ROLE_PAIR - role
    state.roles = roles
    state.buyer = state.seat
    state.paid = colour
