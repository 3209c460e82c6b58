"""Step E.3, stage 3: what lands from a tanker (W147 to W149)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import CARGO_MASK, REFINERY_ROOM
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import cargo, delivery
from gusher.kernel import sets
from gusher.kernel.state import Listener
from gusher.kernel.tables import holds


def go_on(state: Position, tell: Listener | None) -> None:
    """Until the refinery is full or the tanker empty (W147); the captain picks where not all fit (W148)."""
    ship: i64 = state.ship
    zone: i64 = state.ships[ship]
    while state.cargo[ship] != 0 and state.filled[zone] < REFINERY_ROOM:
        mixed: i64 = cargo.colours(state.cargo[ship])
        if mixed & (mixed - 1) != 0 and cargo.aboard(state.cargo[ship]) > REFINERY_ROOM - state.filled[zone]:
            state.step = ask.UNLOAD
            return
        land(state, (state.cargo[ship] & CARGO_MASK) - 1, tell)
    state.step = station.VOYAGE


def land(state: Position, colour: i64, tell: Listener | None) -> None:
    state.cargo[state.ship] = cargo.removed(state.cargo[state.ship], colour)
    delivery.land(state, colour, state.ships[state.ship], tell)


def legal(state: Position) -> vec[i64]:
    return sets.extend(vec[i64](capacity=3), do.UNLOAD, cargo.colours(state.cargo[state.ship]))


def why_not(state: Position, action: i64) -> str:
    return "" if holds(legal(state), action) else "W148"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    land(state, action - do.UNLOAD, tell)
    state.step = station.UNLOADING
