"""Where things lie on McMulti's board, in its own units: islands in the corners, each market between the two islands
that share a die across it, the economy, the consumers' spiral and the news in the middle."""

from math import cos, pi, sin
from typing import Final

WIDTH: Final = 1000
HEIGHT: Final = 1120  # nearly square, as the middle of a desktop window is
MARGIN: Final = 12

STRIP: Final = 8  # the round and the phases of a turn
STRIP_HEIGHT: Final = 42

# --- islands: a sign with the owner's purse, the red numbers, and the 6 by 6 cells beside the blue numbers ---

CELL: Final = 50
NUMBERS: Final = 22  # room for the numbers of rows and columns
SIGN_HEIGHT: Final = 38
GRID: Final = 6 * CELL
ISLAND_WIDTH: Final = NUMBERS + GRID
ISLAND_HEIGHT: Final = SIGN_HEIGHT + NUMBERS + GRID
NORTH: Final = STRIP + STRIP_HEIGHT + 4
MIDDLE: Final = NORTH + ISLAND_HEIGHT + 9
MIDDLE_HEIGHT: Final = 322
SOUTH: Final = MIDDLE + MIDDLE_HEIGHT + 6
WEST: Final = MARGIN
EAST: Final = WIDTH - MARGIN - ISLAND_WIDTH

# Top left corners, clockwise from the north-west (M1).
ISLAND_AT: Final = ((WEST, NORTH), (EAST, NORTH), (EAST, SOUTH), (WEST, SOUTH))

# --- the channel between the islands: a gas market at its outer end, dice or desk at its inner end ---

CHANNEL: Final = WEST + ISLAND_WIDTH + 8
CHANNEL_WIDTH: Final = EAST - 8 - CHANNEL

# --- markets: ladders of 30 spaces, broad ones for gas in the north and south, tall ones for crude west and east ---

SPACE_WIDTH: Final = 31
SPACE_HEIGHT: Final = 34
BROAD: Final = 10  # spaces in a row
TALL: Final = 4
HEAD: Final = 34  # the name and the two prices above a broad ladder
TALL_HEAD: Final = 46
BROAD_HEIGHT: Final = HEAD + 3 * SPACE_HEIGHT + 4
TALL_WIDTH: Final = TALL * SPACE_WIDTH + 6
GAS_NORTH: Final = NORTH
GAS_SOUTH: Final = SOUTH + ISLAND_HEIGHT - BROAD_HEIGHT

# --- in the middle row: crude, economy, spiral, news, crude ---

CARD_WIDTH: Final = ISLAND_WIDTH - TALL_WIDTH - 6
ECONOMY: Final = WEST + TALL_WIDTH + 6
NEWS: Final = EAST
CRUDE_EAST: Final = EAST + CARD_WIDTH + 6

EYE: Final = (WIDTH / 2, MIDDLE + MIDDLE_HEIGHT / 2)  # the middle of the spiral
STONES: Final = 80
_INNER, _OUTER = 44.0, 146.0

TRAY: Final = GAS_NORTH + BROAD_HEIGHT + 8  # the dice
TRAY_HEIGHT: Final = MIDDLE - 4 - TRAY
DESK: Final = SOUTH + 2
DESK_HEIGHT: Final = GAS_SOUTH - 8 - DESK


def corner(island: int, cell: int) -> tuple[int, int]:
    """The top left corner of a cell."""
    x, y = ISLAND_AT[island]
    return x + NUMBERS + cell % 6 * CELL, y + SIGN_HEIGHT + NUMBERS + cell // 6 * CELL


def centre(island: int, cell: int) -> tuple[int, int]:
    x, y = corner(island, cell)
    return x + CELL // 2, y + CELL // 2


# --- the spiral: 80 stones of the same length, the cheapest inside ---


def _turn(length: float) -> tuple[float, float, float]:
    """Where the spiral is after this part (0 to 1) of its length: angle, radius, breadth of its path."""
    winds = 3.5
    breadth = (_OUTER - _INNER) / winds
    # The area within grows evenly with the length, so that all stones are of one size.
    square = _INNER**2 + (_OUTER**2 - _INNER**2) * length
    radius = square**0.5
    return 2 * pi * (radius - _INNER) / breadth, radius, breadth


def on_spiral(length: float, across: float) -> tuple[float, float]:
    """A point of the spiral's path; `across` goes from its inner edge (0) to its outer one (1)."""
    angle, radius, breadth = _turn(length)
    reach = radius + (across - 0.5) * breadth
    return EYE[0] + reach * cos(angle + pi / 2), EYE[1] + reach * sin(angle + pi / 2)


def stone(number: int) -> tuple[float, float]:
    """The middle of the stone with this price."""
    return on_spiral((number - 0.5) / STONES, 0.5)
