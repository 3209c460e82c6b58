"""What a face-down tile may show: every value of its kind that is not fixed elsewhere (C6 of the rules)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import do
from gusher.games.giganten.data import LEAST_VALUE, SITES_PER_KIND, TILE_COPIES, UNDRAWN, VALUES
from gusher.games.giganten.position import Position
from gusher.kernel.tables import changed, holds


def left(state: Position, kind: i64, value: i64) -> i64:
    """Tiles of a kind with this value that nobody has seen. With three players two of each kind stay so (G4)."""
    copies: i64 = TILE_COPIES[kind * VALUES + value - LEAST_VALUE]
    if copies == 0:
        return 0
    site: i64 = kind * SITES_PER_KIND
    while site < (kind + 1) * SITES_PER_KIND:
        if state.tiles[site] == value:
            copies -= 1
        site += 1
    return copies


def values(state: Position) -> vec[i64]:
    """The value of the tile in question if it is fixed, else every value that is left."""
    drawn: vec[i64] = vec[i64](capacity=VALUES)
    fixed: i64 = state.tiles[state.site]
    if fixed > UNDRAWN:
        return append(drawn, do.TILE + fixed - LEAST_VALUE)
    value: i64 = LEAST_VALUE
    while value < LEAST_VALUE + VALUES:
        if left(state, state.site // SITES_PER_KIND, value) > 0:
            drawn = append(drawn, do.TILE + value - LEAST_VALUE)
        value += 1
    return drawn


def copies(state: Position) -> vec[i64]:
    """How many tiles of each of those values there are."""
    counts: vec[i64] = vec[i64](capacity=VALUES)
    if state.tiles[state.site] > UNDRAWN:
        return append(counts, 1)
    value: i64 = LEAST_VALUE
    while value < LEAST_VALUE + VALUES:
        count: i64 = left(state, state.site // SITES_PER_KIND, value)
        if count > 0:
            counts = append(counts, count)
        value += 1
    return counts


def why_not(state: Position, action: i64, meanwhile: str) -> str:
    """The tile shows one of the values that it can have (G3); `meanwhile` is the clause against anything else."""
    if action < do.TILE or action >= do.PENALTY:
        return meanwhile
    return "" if holds(values(state), action) else "G3"


def fix(state: Position, site: i64, value: i64) -> None:
    """The tile keeps this value for every later look and for the build."""
    state.tiles = changed(state.tiles, site, value)
