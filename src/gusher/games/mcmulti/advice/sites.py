"""Where a piece goes, and which refinery is parked: spread pieces work in more turns, with the same odds."""

from typing import Final

from mypy_extensions import i64

from gusher.games.mcmulti.actions import do
from gusher.games.mcmulti.data import (
    COLUMN,
    COLUMN_SQUARES,
    CORNERS,
    ISLANDS,
    NOTHING,
    REFINERY,
    RIG,
    ROW,
    ROW_SQUARES,
    SIZE,
    SQUARE,
    SQUARE_AT,
    SQUARES,
)
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import ground, placing
from gusher.kernel import sets
from gusher.kernel.sets import BIT

CROWDED: Final = 3  # harm of a piece of the same kind on the same line …
SPOILT: Final = 1  # … and of a free square for a refinery that is lost


def advise_place(state: Position) -> i64:
    """The first place that does the least harm."""
    return do.PLACE + sets.lowest(best_places(state))


def best_places(state: Position) -> i64:
    """All places that do the least harm: dice fall on them alike."""
    piece: i64 = min(state.wanted, REFINERY)  # a parked one comes back like any other
    best: i64 = 0
    least: i64 = 0
    for cell in sets.members(placing.room(state)):
        harm: i64 = SPOILT * spoilt(state, piece, cell)
        if piece != RIG:  # a rig strikes on its cell alone (M43)
            harm += CROWDED * crowd(state, state.island, piece, cell)
        if best == 0 or harm < least:
            least = harm
            best = 0
        if harm == least:
            best |= BIT[cell]
    return best


def crowd(state: Position, island: i64, piece: i64, cell: i64) -> i64:
    """Pieces of the same kind on the lines of this place."""
    there: i64 = ground.standing(state, island, piece)
    row: i64 = cell // SIZE
    column: i64 = cell % SIZE
    if piece != REFINERY:
        return sets.count(there & ROW[row]) + sets.count(there & COLUMN[column])
    rows: i64 = ROW_SQUARES[row] | ROW_SQUARES[row + 1]
    columns: i64 = COLUMN_SQUARES[column] | COLUMN_SQUARES[column + 1]
    return sets.count(there & rows) + sets.count(there & columns)


def spoilt(state: Position, piece: i64, cell: i64) -> i64:
    """Free squares that a piece in this place would take away."""
    free: i64 = ground.free(state, state.island) & ~(SQUARE << cell if piece == REFINERY else BIT[cell])
    left: i64 = free & (free >> 1) & (free >> SIZE) & (free >> (SIZE + 1)) & CORNERS
    return sets.count(ground.free_squares(state, state.island)) - sets.count(left)


def advise_parking(state: Position) -> i64:
    """The refinery that shares its lines with most others: what stays is spread best (M106)."""
    best: i64 = NOTHING
    most: i64 = 0
    island: i64 = 0
    while island < ISLANDS:
        if state.owner[island] == state.seat:
            for corner in sets.members(ground.standing(state, island, REFINERY)):
                shared: i64 = crowd(state, island, REFINERY, corner)
                if shared > most:
                    most = shared
                    best = do.PARK + island * SQUARES + SQUARE_AT[corner]
        island += 1
    return best
