"""Step E.3, stage 3: where a loaded tanker sails, and what becomes of oil that no refinery takes (W145 to W155)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import CARGO_BITS, CARGO_MASK, COLOUR_COUNT, NOTHING
from gusher.games.wildcatters.effects.transport import Returned, Sailed
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import cargo, rails
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener
from gusher.kernel.tables import holds


def go_on(state: Position, tell: Listener | None) -> None:
    """The captain, judged anew, names the next harbour (W150), as long as a refinery is open with room (W146)."""
    if state.cargo[state.ship] == 0:
        moor(state)
    elif rails.open_refineries(state) == 0:
        bring_back(state, tell)
    else:
        state.seat = cargo.captain(state, state.ship)
        state.step = ask.PORT


def moor(state: Position) -> None:
    """The tanker lies where it is (W154)."""
    state.ship = NOTHING
    state.origin = NOTHING
    state.step = station.TANKERS


def bring_back(state: Position, tell: Listener | None) -> None:
    """To the harbour where it was loaded; what it still carries waits there (W151, W152)."""
    ship: i64 = state.ship
    rest: i64 = state.cargo[ship]
    if tell is not None:
        tell(Returned(ship, state.origin, cargo.by_colour(rest)))
    state.ships[ship] = state.origin
    state.cargo[ship] = 0
    while rest != 0:
        state.waiting[state.origin * COLOUR_COUNT + (rest & CARGO_MASK) - 1] += 1
        rest >>= CARGO_BITS
    moor(state)


def legal(state: Position) -> vec[i64]:
    return sets.extend(vec[i64](capacity=14), do.SAIL, rails.open_refineries(state))


def why_not(state: Position, action: i64) -> str:
    """A refinery with room (W146) that no card has closed (W62)."""
    if action < do.SAIL or action >= do.UNLOAD:
        return "W145"
    if holds(legal(state), action):
        return ""
    return "W62" if state.closed & BIT[action - do.SAIL] != 0 else "W146"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    zone: i64 = action - do.SAIL
    if tell is not None:
        tell(Sailed(state.seat, state.ship, state.ships[state.ship], zone))
    state.ships[state.ship] = zone
    state.step = station.UNLOADING
