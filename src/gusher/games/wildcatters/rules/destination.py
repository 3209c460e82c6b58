"""Step F: where an idle tanker goes, from any harbour to any other (W162)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import do, station
from gusher.games.wildcatters.data import ALL_ZONES, NOTHING
from gusher.games.wildcatters.effects.building import TankerMoved
from gusher.games.wildcatters.position import Position
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener
from gusher.kernel.tables import holds


def legal(state: Position) -> vec[i64]:
    return sets.extend(vec[i64](capacity=13), do.SAIL, ALL_ZONES & ~BIT[state.zone])


def why_not(state: Position, action: i64) -> str:
    return "" if holds(legal(state), action) else "W162"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    state.ships[state.ship] = action - do.SAIL
    state.moved |= BIT[state.ship]
    state.moves += 1
    if tell is not None:
        tell(TankerMoved(state.seat, state.ship, state.zone, action - do.SAIL))
    state.ship = NOTHING
    state.zone = NOTHING
    state.step = station.FLEET
