"""Where things lie on the survey sheet, in its own units."""

from typing import Final

# Deeds lie above and to the left of the board, tags below and to the right.
MARGIN: Final = 14
DEED: Final = 84  # how broad a deed is
FIELD: Final = 80
SEAM: Final = 6  # between two tiles
BOARD: Final = 130  # where the board begins, from the left and from the top
BOARD_SIDE: Final = 9 * FIELD + 2 * SEAM
BOARD_END: Final = BOARD + BOARD_SIDE
TILE: Final = 3 * FIELD
TAGS: Final = BOARD_END + 9
TAG: Final = 76
RESERVES: Final = TAGS + TAG + 12
RESERVE_HEIGHT: Final = 84
WIDTH: Final = TAGS + TAG + MARGIN
HEIGHT: Final = RESERVES + RESERVE_HEIGHT + MARGIN


def along(line: int) -> int:
    """Where a row or column (from 0) begins."""
    return BOARD + line * FIELD + line // 3 * SEAM


def corner(field: int) -> tuple[int, int]:
    """The top left corner of a field."""
    return along(field % 9), along(field // 9)
