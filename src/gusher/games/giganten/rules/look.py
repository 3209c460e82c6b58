"""Action 4, a look at a tile beside the truck: its value is drawn when somebody first sees it (G43 to G47)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.data import LEAST_VALUE, NOTHING
from gusher.games.giganten.effects.movement import Looked
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import tiles, turns
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener
from gusher.kernel.tables import changed


def legal(state: Position) -> vec[i64]:
    return tiles.values(state)


def weights(state: Position) -> vec[i64]:
    return tiles.copies(state)


def why_not(state: Position, action: i64) -> str:
    """Nothing else happens before the tile has shown its value (G45)."""
    return tiles.why_not(state, action, "G45")


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """The looking seat alone learns the value; the tile stays as it lies, and movement goes on (G43, G45)."""
    seat: i64 = turns.whose(state)
    site: i64 = state.site
    value: i64 = action - do.TILE + LEAST_VALUE
    tiles.fix(state, site, value)
    state.viewers = changed(state.viewers, site, state.viewers[site] | BIT[seat])
    if tell is not None:
        tell(Looked(seat, site, value))
    state.site = NOTHING
    state.step = ask.MOVE
    state.seat = seat
