"""Step E.3, stage 1: whose train brings a seat's barrels out of the field (W121, W122)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import do
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import rails, transport
from gusher.kernel import sets
from gusher.kernel.state import Listener
from gusher.kernel.tables import holds


def legal(state: Position) -> vec[i64]:
    return sets.extend(vec[i64](capacity=2), do.RIDE, rails.owners(state, state.region))


def why_not(state: Position, action: i64) -> str:
    return "" if holds(legal(state), action) else "W121"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    transport.haul(state, state.seat, action - do.RIDE, tell)
