"""Where things lie on Giganten's board, in its own units: terrain above, railway below it, companies, desk, players."""

from typing import Final

WIDTH: Final = 1000
HEIGHT: Final = 1153  # nearly square, as the middle of a desktop window is: the terrain gets all of its width
MARGIN: Final = 14

CELL: Final = 46
ROWS: Final = 12
COLUMNS: Final = 20
LEFT: Final = 32  # the terrain and, level with it, the railway begin here
TOP: Final = 78
RIGHT: Final = LEFT + COLUMNS * CELL
BOTTOM: Final = TOP + ROWS * CELL

STRIP: Final = 8  # the nine actions of a round

SLEEPERS: Final = BOTTOM + 4  # the row with the points that a space costs
SLEEPERS_HEIGHT: Final = 22
LANES: Final = SLEEPERS + SLEEPERS_HEIGHT
LANES_HEIGHT: Final = 128

COMPANIES: Final = LANES + LANES_HEIGHT + 8
COMPANY_HEIGHT: Final = 142
COMPANY_GAP: Final = 10
COMPANY_WIDTH: Final = (WIDTH - 2 * MARGIN - 2 * COMPANY_GAP) / 3

DESK: Final = COMPANIES + COMPANY_HEIGHT + 6
DESK_HEIGHT: Final = 112
DESK_LEFT: Final = 196  # right of the piles
DESK_WIDTH: Final = WIDTH - MARGIN - DESK_LEFT

SEATS: Final = DESK + DESK_HEIGHT + 6
SEAT_HEIGHT: Final = 84

SUPPLY: Final = RIGHT + 8  # the tall tank beside the terrain
SUPPLY_WIDTH: Final = WIDTH - MARGIN - SUPPLY + 6


def corner(cell: int) -> tuple[int, int]:
    """The top left corner of a cell of the terrain."""
    return LEFT + cell % COLUMNS * CELL, TOP + cell // COLUMNS * CELL


def centre(cell: int) -> tuple[int, int]:
    x, y = corner(cell)
    return x + CELL // 2, y + CELL // 2


def space(step: int) -> float:
    """The middle of a railway space; the star is one space beyond the last column."""
    return LEFT + step * CELL + CELL / 2


def lane(number: int, lanes: int) -> float:
    """The middle of a lane, counted from the terrain."""
    return LANES + (number + 0.5) * LANES_HEIGHT / lanes


def company_left(company: int) -> float:
    return MARGIN + company * (COMPANY_WIDTH + COMPANY_GAP)
