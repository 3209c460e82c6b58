"""The owner of an emptied refinery: how many own barrels are delivered, and not sold (W158, W159)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import do
from gusher.games.wildcatters.data import COLOUR_COUNT, ZONE_CONTINENT
from gusher.games.wildcatters.effects.emptying import OwnBarrels
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import emptying, taking
from gusher.kernel.state import Listener
from gusher.kernel.tables import ascending, changed, holds


def legal(state: Position) -> vec[i64]:
    return ascending(do.DELIVER, state.filled[state.zone] + 1)


def why_not(state: Position, action: i64) -> str:
    return "" if holds(legal(state), action) else "W158"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """Some are delivered, the others go back to the supply and bring shares (W158). `rest` has counted the others'."""
    seat: i64 = state.seat
    zone: i64 = state.zone
    delivered: i64 = action - do.DELIVER
    sold: i64 = state.filled[zone] - delivered
    box: i64 = ZONE_CONTINENT[zone] * COLOUR_COUNT + seat
    state.boxes = changed(state.boxes, box, state.boxes[box] + delivered)
    state.supply[seat] += sold
    state.tanks[zone * COLOUR_COUNT + seat] = 0
    state.filled[zone] = 0
    emptying.note_room(state, zone)
    if tell is not None:
        tell(OwnBarrels(seat, zone, delivered, sold))
    taking.begin(state, state.rest + sold, tell)
