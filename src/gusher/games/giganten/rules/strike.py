"""Action 5, second half: the tile is turned up and its markers are stacked (G59, G60)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.giganten.actions import do
from gusher.games.giganten.data import LEAST_VALUE, NOTHING, UNDRAWN
from gusher.games.giganten.effects.oil import Struck
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import build, haul, tiles, turns
from gusher.kernel.state import Listener


def legal(state: Position) -> vec[i64]:
    return tiles.values(state)


def weights(state: Position) -> vec[i64]:
    return tiles.copies(state)


def why_not(state: Position, action: i64) -> str:
    """Nothing else happens before the tile has shown its value (G59)."""
    return tiles.why_not(state, action, "G59")


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """The value shows how many markers the well gets, as far as the supply goes (G59, G60)."""
    seat: i64 = turns.whose(state)
    site: i64 = state.site
    value: i64 = action - do.TILE + LEAST_VALUE
    if state.tiles[site] != UNDRAWN:
        state.disclosed += 1  # somebody's secret is laid open without a draw
    tiles.fix(state, site, value)
    markers: i64 = value if value < state.supply else state.supply
    state.supply -= markers
    state.markers[site] = markers
    haul.set_owner(state, site, seat)
    haul.add_to_stock(state, seat, -1)
    if tell is not None:
        tell(Struck(seat, site, value, markers))
    state.site = NOTHING
    state.turn += 1
    build.ask_next(state, tell)
