"""Giganten's board, cards and numbers, read once from data.toml into flat tables (index = cell, site, card …)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.kernel.boards import read
from gusher.kernel.tables import flat

_DATA: Final[dict[str, Any]] = read("giganten")

ROWS: Final = 12
COLUMNS: Final = 20
CELLS: Final = 240  # cell = row * 20 + column
SITES: Final = 36  # kind by kind, twelve each: site // 12 is the kind
SITES_PER_KIND: Final = 12
KINDS: Final = 3  # 0, 1, 2 for one, two and three printed derricks
COMPANIES: Final = ("H", "J", "S")
COMPANY_COUNT: Final = 3
MOST_SEATS: Final = 4

NOTHING: Final = -1  # no cell, no site, no card, no seat

# What stands on a site, beside the seats 0 … 3 whose derrick it may be.
FACE_DOWN: Final = -1  # a tile with its value hidden
CLEARED: Final = -2  # ordinary terrain: never used with three players, or the well is empty

# Values of tiles and hands that are not (or not yet) known.
UNDRAWN: Final = 0  # nobody has seen the tile, so it has no value yet
HOLE: Final = -1  # in a redacted position: fixed, but the viewer does not know it
LEAST_VALUE: Final = 2
MOST_VALUE: Final = 6
VALUES: Final = 5  # 2 … 6

# The four directions (G37), in the order of the action table.
DIRECTIONS: Final = ("N", "S", "W", "E")

CHOICE: Final = 0
MOST_ADVANCED: Final = 1
CARRIERS: Final = ("choice", "most-advanced")

STAYS: Final = 0
OUT: Final = 1
BLUFFERS: Final = ("stays", "out")

UP: Final = 0
DOWN: Final = 1
WAYS: Final = ("up", "down")

_RULES: Final[dict[str, Any]] = _DATA["rules"]
START_CASH: Final[i64] = _RULES["start_cash"]
DERRICKS: Final[i64] = _RULES["derricks"]
CRUDE: Final[i64] = _RULES["crude"]
ONES: Final[i64] = _RULES["licences"][0]
TWOS: Final[i64] = _RULES["licences"][1]
FEE: Final[i64] = _RULES["fee"]
TANK_LIMIT: Final[i64] = _RULES["tank_limit"]
OVERFLOW: Final[i64] = _RULES["overflow"]
END_CRUDE: Final[i64] = _RULES["end_crude"]
STAR: Final[i64] = _RULES["star"]


BUILD_COST: Final[vec[i64]] = flat(_RULES["build_cost"])  # index = kind
END_DERRICK: Final[vec[i64]] = flat(_RULES["end_derrick"])  # index = place from 0
COMPANY_NAMES: Final[list[str]] = [_DATA["companies"][letter] for letter in COMPANIES]

# --- the terrain ---

TERRAINS: Final = ("plain", "hill", "mountain")
_CELLS: Final[list[str]] = [cell for row in _DATA["terrain"]["rows"] for cell in row.split()]
TERRAIN: Final[vec[i64]] = flat([".~^".index(cell[0]) for cell in _CELLS])  # index into TERRAINS
TERRAIN_COST: Final[vec[i64]] = flat(_RULES["terrain_cost"])  # index as in TERRAINS
COST: Final[vec[i64]] = flat([_RULES["terrain_cost"][".~^".index(cell[0])] for cell in _CELLS])


def _sites() -> list[int]:
    """The cells of the sites: kind by kind, each from the companies' side on, from the top down."""
    cells: list[int] = []
    for marks in ("1a", "2b", "3c"):
        found = [cell for cell in range(CELLS) if _CELLS[cell][1] in marks]
        cells.extend(sorted(found, key=lambda cell: (cell % COLUMNS, cell // COLUMNS)))
    return cells


_SITES: Final[list[int]] = _sites()
SITE_CELL: Final[vec[i64]] = flat(_SITES)
SITE_COLUMN: Final[vec[i64]] = flat([cell % COLUMNS for cell in _SITES])
SITE_AT: Final[vec[i64]] = flat([_SITES.index(cell) if cell in _SITES else NOTHING for cell in range(CELLS)])
NOT_WITH_THREE: Final[vec[i64]] = flat([int(_CELLS[cell][1] in "abc") for cell in _SITES])  # G4: 1 if unused
RECONSTRUCTED: Final[list[int]] = [
    _SITES.index(row * COLUMNS + column) for row, column in _DATA["terrain"]["reconstructed"]
]

# G70: the order in which a seat's derricks are handled, and each site's place in it.
HAUL_ORDER: Final[vec[i64]] = flat(sorted(range(SITES), key=lambda site: (_SITES[site] % COLUMNS, _SITES[site])))
HAUL_PLACE: Final[vec[i64]] = flat([list(HAUL_ORDER).index(site) for site in range(SITES)])


def shown_row(row: int) -> int:
    """A row as people read and type it: from 1, as in all games. Rules, logs and data files count rows from 0. Columns
    are the same for both: column 0 is where the trucks start, and the terrain's own begin with 1."""
    return row + 1


def _neighbour(cell: int, direction: int) -> int:
    row, column = divmod(cell, COLUMNS)
    row += (-1, 1, 0, 0)[direction]
    column += (0, 0, -1, 1)[direction]
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else NOTHING


# Index = cell * 4 + direction.
NEIGHBOUR: Final[vec[i64]] = flat([_neighbour(cell, direction) for cell in range(CELLS) for direction in range(4)])

# --- the tiles ---

# Copies of each value: index = kind * 5 + value - 2.
TILE_COPIES: Final[vec[i64]] = flat(
    [kind["values"].get(str(value), 0) for kind in _DATA["tiles"] for value in range(LEAST_VALUE, MOST_VALUE + 1)]
)
LOOKABLE: Final[vec[i64]] = flat([int(kind["look"]) for kind in _DATA["tiles"]])  # G43, G44: 1 if it may be looked at

# --- track, prices, die ---

LAST_COLUMN: Final[i64] = COLUMNS - 1
TRACK_COST: Final[vec[i64]] = flat([0, *_DATA["track"]["cost"]])  # index = space entered

RED_SECTION: Final = 0
WHITE_SECTION: Final = 1
BLUE_SECTION: Final = 2
SECTIONS: Final = ("red", "white", "blue")
SECTION: Final[vec[i64]] = flat(
    [place for place, name in enumerate(SECTIONS) for _ in range(_DATA["scale"]["sections"][name])]
)
LAST_PRICE: Final[i64] = len(SECTION) - 1
PRICE: Final[vec[i64]] = flat(
    [_DATA["scale"]["lowest"] + _DATA["scale"]["space"] * index for index in range(len(SECTION))]
)
START_PRICE: Final[i64] = list(PRICE).index(_RULES["start_price"])  # place on the scale

DIE: Final[list[str]] = _DATA["die"]["faces"]
DIE_FACES: Final = 6
DIE_NUMBER: Final[vec[i64]] = flat([int(face.split("-")[1]) for face in DIE])
DIE_BLUE: Final[vec[i64]] = flat([int(face.startswith("blue")) for face in DIE])

# --- the action cards: faces 0 … 9 are red (R01 … R10), 10 … 21 beige (B01 … B12) ---

CARDS: Final[list[str]] = list(_DATA["cards"])
FACES: Final = 22
RED_FACES: Final = 10


def _printed(what: str) -> vec[i64]:
    return flat([_DATA["cards"][card].get(what, 0) for card in CARDS])


CARD_COPIES: Final[vec[i64]] = _printed("copies")
CARD_BLACK: Final[vec[i64]] = _printed("black")
CARD_LICENCES: Final[vec[i64]] = _printed("licences")
CARD_MOVE: Final[vec[i64]] = _printed("move")
CARD_PRICE: Final[vec[i64]] = _printed("price")
CARD_CRUDE: Final[vec[i64]] = _printed("crude")
CARD_BACK: Final[vec[i64]] = _printed("back")
