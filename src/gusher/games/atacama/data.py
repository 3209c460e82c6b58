"""Atacama's board and numbers, read once from data.toml into flat tables (index = field, line, tile …)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.kernel.boards import read
from gusher.kernel.tables import flat

_DATA: Final[dict[str, Any]] = read("atacama")

SIDE: Final = 9  # fields along an edge of the board
FIELDS: Final = 81
PLACES: Final = 9  # grid places for tiles, and fields on a tile
LINES: Final = 18  # columns 0..8, then rows 9..17

GOLD: Final = 0
SILVER: Final = 1
COPPER: Final = 2
METALS: Final = "GSC"
METAL_NAMES: Final = ("gold", "silver", "copper")

BASE: Final = 0
DOUBLE: Final = 1
COLOURS: Final = ("base", "double")

TURQUOISE: Final = 0
ORANGE: Final = 1
CONCESSIONS: Final = ("turquoise", "orange")

COLUMNS: Final = 0
ROWS: Final = 1
DIRECTIONS: Final = ("columns", "rows")

TILES: Final = "ABCDEFGHI"

NOTHING: Final = -1

# Why a field is closed, as bits: a rig stands on it or beside it (A12, A13), or its tile is not laid yet (A63).
TAKEN: Final = 1
UNLAID: Final = 2

# Why the game ended (A20, A21).
REASONS: Final = ("", "all_turns", "blocked")
ALL_TURNS: Final = 1
BLOCKED: Final = 2

_RULES: Final[dict[str, int]] = _DATA["rules"]
LINE_MINIMUM: Final[i64] = _RULES["line_minimum"]
DOUBLE_FACTOR: Final[i64] = _RULES["double_factor"]
BASE_FACTOR: Final[i64] = _RULES["base_factor"]
TURNS: Final[i64] = _RULES["turns"]
SALE_DEADLINE: Final[i64] = _RULES["sale_deadline"]
MOST_IN_LINE: Final[i64] = _RULES["most_in_line"]
PIECES: Final[list[int]] = [_DATA["pieces"]["base"], _DATA["pieces"]["double"]]


def _tile_fields(key: str) -> list[str]:
    """All 81 entries of the tiles A to I, tile after tile, each row by row."""
    entries: list[str] = []
    for letter in TILES:
        for row in _DATA["tiles"][letter][key]:
            entries.extend(row.split())
    return entries


_PRINTED: Final[list[str]] = _tile_fields("fields")

# Index = tile * 9 + field of the tile.
METAL: Final[vec[i64]] = flat([METALS.index(entry[0]) for entry in _PRINTED])
VALUE: Final[vec[i64]] = flat([int(entry[1:]) for entry in _PRINTED])
PROVENANCE: Final[list[str]] = _tile_fields("known")

SIGN: Final[list[list[int]]] = [_DATA["concessions"][name] for name in CONCESSIONS]

# What a field brings to the holder of a concession, base rig. Index = concession * 81 + tile * 9 + field of the tile.
GAIN: Final[vec[i64]] = flat([signs[METALS.index(entry[0])] * int(entry[1:]) for signs in SIGN for entry in _PRINTED])

# Geometry of the board. Index = field = row * 9 + column, both from 0.
COLUMN_OF: Final[vec[i64]] = flat([field % SIDE for field in range(FIELDS)])
ROW_LINE_OF: Final[vec[i64]] = flat([SIDE + field // SIDE for field in range(FIELDS)])
PLACE_OF: Final[vec[i64]] = flat([field // 27 * 3 + field % SIDE // 3 for field in range(FIELDS)])
SPOT_OF: Final[vec[i64]] = flat([field // SIDE % 3 * 3 + field % 3 for field in range(FIELDS)])


def _neighbours(field: int) -> list[int]:
    """The fields that share a side (A13); tile borders play no part and the edges do not wrap (A15)."""
    row, column = divmod(field, SIDE)
    around = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    return [r * SIDE + c for r, c in around if 0 <= r < SIDE and 0 <= c < SIDE]


# The field itself and its neighbours: what a rig closes. Index = field * 5; where there is no neighbour the field
# itself stands again, which does no harm and saves a test.
REACH: Final = 5
CLOSES: Final[vec[i64]] = flat(
    [([field, *_neighbours(field)] + [field] * REACH)[i] for field in range(FIELDS) for i in range(REACH)]
)

# The nine places in laying order (A50), place = row of tiles * 3 + column of tiles; three to a stage.
LAYING: Final[vec[i64]] = flat([(i - 1) * 3 + j - 1 for stage in _DATA["stages"]["places"] for i, j in stage])
STAGE_TURNS: Final[vec[i64]] = flat(_DATA["stages"]["first_turns"])
FIXED_LAYOUT: Final[vec[i64]] = flat(list(range(PLACES)))  # A2: A B C / D E F / G H I

# A role is concession * 2 + direction; the opponent's in the advanced game is the one with both flipped (A56, A57).
UNASSIGNED: Final = -1
ROLE_PAIR: Final = 3


def fixed_roles(seats: i64) -> vec[i64]:
    """Roles seat by seat where nothing is bought (A6, A44)."""
    return flat([CONCESSIONS.index(c) * 2 + DIRECTIONS.index(d) for c, d in _DATA["roles"][str(seats)]])


def rigs_per_seat(seats: i64, tactical: bool) -> list[int]:
    """Base and double rigs each seat starts with (A7, A36, A37, A43)."""
    rigs: list[int] = _DATA["rigs"][str(seats)]["tactical" if tactical else "plain"]
    return rigs
