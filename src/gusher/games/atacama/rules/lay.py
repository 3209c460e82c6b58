"""Step `lay`: in the advanced game the tiles come out in three stages (A48 to A50, A62)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.atacama.actions import do
from gusher.games.atacama.data import FIELDS, LAYING, PLACE_OF, PLACES, UNLAID
from gusher.games.atacama.effects.facts import TileLaid
from gusher.games.atacama.position import Position
from gusher.games.atacama.rules import end
from gusher.kernel.state import Listener
from gusher.kernel.tables import changed, even

STAGE: Final = 3  # tiles laid before play goes on


def legal(state: Position) -> vec[i64]:
    """Any tile not yet laid (A48)."""
    outcomes: vec[i64] = vec[i64](capacity=PLACES)
    tile: i64 = 0
    while tile < PLACES:
        if not is_laid(state, tile):
            outcomes = append(outcomes, do.TILE + tile)
        tile += 1
    return outcomes


def weights(state: Position) -> vec[i64]:
    """Each tile of the face-down pile is equally likely to be on top."""
    return even(PLACES - state.tiles_laid)


def why_not(state: Position, action: i64) -> str:
    if action < do.TILE:
        return "A49"  # nobody answers before the stage is complete
    return "A48" if is_laid(state, action - do.TILE) else ""


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """Lays the tile on the next place (A50) and opens those of its fields that no earlier rig closes (A63, A64)."""
    tile: i64 = action - do.TILE
    place: i64 = LAYING[state.tiles_laid]
    state.laid = changed(state.laid, place, tile)
    state.tiles_laid += 1
    field: i64 = 0
    while field < FIELDS:
        if PLACE_OF[field] == place:
            state.closed[field] &= ~UNLAID
            if state.closed[field] == 0:
                state.legal_fields += 1
        field += 1
    if tell is not None:
        tell(TileLaid(tile, place))
    if state.tiles_laid % STAGE == 0:
        end.ask_turn(state, tell)


def is_laid(state: Position, tile: i64) -> bool:
    place: i64 = 0
    while place < PLACES:
        if state.laid[place] == tile:
            return True
        place += 1
    return False
