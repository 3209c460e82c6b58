"""Cells, pieces and dice on the islands. A set of cells is one number (kernel/sets.py)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.mcmulti.data import (
    ALL_CELLS,
    BLUE,
    CELLS,
    COLUMN,
    COLUMN_SQUARES,
    CORNERS,
    ISLANDS,
    NOTHING,
    PIECE_KINDS,
    RED,
    REFINERY,
    ROW,
    ROW_SQUARES,
    SHARED,
    SIZE,
    SQUARE,
    WELL,
)
from gusher.games.mcmulti.position import Position
from gusher.kernel import sets
from gusher.kernel.sets import BIT

# --- cells ---


def places(island: i64, cells: i64) -> tuple[int, ...]:
    """The cells of a set as effects name them: island * 36 + cell."""
    return tuple([int(place) for place in sets.extend(vec[i64](), island * CELLS, cells)])


def free(state: Position, island: i64) -> i64:
    """The cells without a piece (M15)."""
    return ALL_CELLS & ~state.taken[island]


def free_squares(state: Position, island: i64) -> i64:
    """The corners (top left cells) of all free squares of four (M14)."""
    ground: i64 = free(state, island)
    return ground & (ground >> 1) & (ground >> SIZE) & (ground >> (SIZE + 1)) & CORNERS


# --- pieces ---


def standing(state: Position, island: i64, piece: i64) -> i64:
    """The cells of an island with this piece; refineries by their corners."""
    return state.pieces[island * PIECE_KINDS + piece]


def put(state: Position, island: i64, piece: i64, cell: i64) -> None:
    state.pieces[island * PIECE_KINDS + piece] |= BIT[cell]
    state.taken[island] |= SQUARE << cell if piece == REFINERY else BIT[cell]  # M13
    if piece == WELL:
        state.wells += 1


def take(state: Position, island: i64, piece: i64, cell: i64) -> None:
    state.pieces[island * PIECE_KINDS + piece] &= ~BIT[cell]
    state.taken[island] &= ~(SQUARE << cell if piece == REFINERY else BIT[cell])
    if piece == WELL:
        state.wells -= 1


def named(state: Position, island: i64, cell: i64) -> i64:
    """The piece that this cell names: the one on it, or the refinery whose corner it is; else NOTHING."""
    piece: i64 = 0
    while piece < PIECE_KINDS:
        if state.pieces[island * PIECE_KINDS + piece] & BIT[cell] != 0:
            return piece
        piece += 1
    return NOTHING


def corner_at(state: Position, island: i64, cell: i64) -> i64:
    """The cell that names the piece covering this one, or NOTHING. A corner never lies in the last row or column."""
    if state.taken[island] & BIT[cell] == 0:
        return NOTHING
    if named(state, island, cell) != NOTHING:
        return cell
    corners: i64 = standing(state, island, REFINERY)
    for back in (1, SIZE, SIZE + 1):
        if cell >= back and corners & BIT[cell - back] != 0:
            return cell - back
    return NOTHING


def piece_at(state: Position, island: i64, cell: i64) -> i64:
    """The piece that covers this cell, or NOTHING."""
    corner: i64 = corner_at(state, island, cell)
    return NOTHING if corner == NOTHING else named(state, island, corner)


def owned(state: Position, seat: i64, piece: i64) -> i64:
    """How many such pieces stand on the seat's islands."""
    number: i64 = 0
    island: i64 = 0
    while island < ISLANDS:
        if state.owner[island] == seat:
            number += sets.count(standing(state, island, piece))
        island += 1
    return number


def parked(state: Position, seat: i64) -> i64:
    """How many refineries of the seat lie on the pollution card (M104)."""
    number: i64 = 0
    island: i64 = 0
    while island < ISLANDS:
        if state.owner[island] == seat:
            number += state.parked[island]
        island += 1
    return number


# --- the dice ---


def crossing(state: Position) -> i64:
    """The cell named by both dice."""
    return (state.blue - 1) * SIZE + state.red - 1


def red_hits(state: Position, island: i64, piece: i64) -> i64:
    """The pieces of an island under the red die, if it counts there (M37, M40)."""
    if SHARED[state.island * ISLANDS + island] & RED == 0:
        return 0
    line: i64 = COLUMN_SQUARES[state.red - 1] if piece == REFINERY else COLUMN[state.red - 1]
    return state.pieces[island * PIECE_KINDS + piece] & line


def blue_hits(state: Position, island: i64, piece: i64) -> i64:
    """The pieces of an island under the blue die, if it counts there."""
    if SHARED[state.island * ISLANDS + island] & BLUE == 0:
        return 0
    line: i64 = ROW_SQUARES[state.blue - 1] if piece == REFINERY else ROW[state.blue - 1]
    return state.pieces[island * PIECE_KINDS + piece] & line


def touched(state: Position, island: i64, piece: i64) -> i64:
    """The pieces of an island under at least one die of this turn."""
    return red_hits(state, island, piece) | blue_hits(state, island, piece)


def hits(state: Position, seat: i64, piece: i64) -> i64:
    """Hits on all such pieces of a seat: one for each die, so two on the crossing (M41, M129)."""
    number: i64 = 0
    island: i64 = 0
    while island < ISLANDS:
        if state.owner[island] == seat and state.pieces[island * PIECE_KINDS + piece] != 0:
            number += sets.count(red_hits(state, island, piece)) + sets.count(blue_hits(state, island, piece))
        island += 1
    return number


def places_touched(state: Position, seat: i64, piece: i64) -> tuple[int, ...]:
    """The places of the seat's pieces under the dice, for effects."""
    found: tuple[int, ...] = ()
    for island in range(ISLANDS):
        if state.owner[island] == seat:
            found += places(island, touched(state, island, piece))
    return found


# --- what they gave ---

# Barrels of a seat this turn, in 4 bits each: at most 6 refined and 12 sold. A page shows them piece by piece.
NOTED_BITS: Final = 4
NOTED_MOST: Final = 15


def note(state: Position, seat: i64, piece: i64, barrels: i64) -> None:
    """Writes down how many barrels the seat's refineries or stations have handled."""
    state.given |= barrels << noted_at(seat, piece)


def noted(state: Position, seat: i64, piece: i64) -> i64:
    return state.given >> noted_at(seat, piece) & NOTED_MOST


def noted_at(seat: i64, piece: i64) -> i64:
    return NOTED_BITS * (2 * seat + (1 if piece == REFINERY else 0))
