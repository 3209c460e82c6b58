"""McMulti's board, cards and numbers, read once from data.toml into flat tables (index = island, cell, card …).

A set of cells of an island is one number with a bit for each cell (kernel/sets.py), so that a line of the dice, the
pieces of a kind and the free ground meet in single operations.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.kernel.boards import read
from gusher.kernel.tables import flat

_DATA: Final[dict[str, Any]] = read("mcmulti")

ISLANDS: Final = 4
SIZE: Final = 6  # cells along an edge of an island
CELLS: Final = 36  # cell = (row - 1) * 6 + column - 1
FACES: Final = 6
MOST_SEATS: Final = 4

NOTHING: Final = -1  # no seat, no card, no pair

# Pieces, in the order of the action table; a parked refinery that is about to come back is placed like a piece.
RIG: Final = 0
STATION: Final = 1
REFINERY: Final = 2
WELL: Final = 3
PIECES: Final = ("rig", "station", "refinery", "well")
PIECE_KINDS: Final = 4
PARKED: Final = 4

CRUDE: Final = 0
GAS: Final = 1
PRODUCTS: Final = ("crude", "gas")

FOREIGN: Final = 0
DOMESTIC: Final = 1
PAIRS: Final = ("foreign", "domestic")

BUYING: Final = 0
SELLING: Final = 1
WAYS: Final = ("buy", "sell")

# Values of options: who gets which island (M3), and who may announce when (M153).
DEALT: Final = "dealt"
PICKED: Final = "picked"
ANY_TURN: Final = "any_turn"
OWN_TURN: Final = "own_turn"

# Why the game ended.
REASONS: Final = ("", "announced", "limit", "dead")
ANNOUNCED: Final = 1  # M150
LIMIT: Final = 2  # M146
DEAD: Final = 3  # M149

_RULES: Final[dict[str, Any]] = _DATA["rules"]
START_CRUDE: Final[i64] = _RULES["start_crude"]
START_GAS: Final[i64] = _RULES["start_gas"]
GOAL: Final[i64] = _RULES["goal"]
WELL_UNIT: Final[i64] = _RULES["well_unit"]
WELL_YIELD: Final[i64] = _RULES["well_yield"]
PREMIUM: Final[i64] = _RULES["bonus"]
FEE: Final[i64] = _RULES["fee"]
LAST_TURNS: Final[i64] = _RULES["last_turns"]
ROUND_TURNS: Final[i64] = _RULES["round_turns"]
COUNTER_START: Final[i64] = _RULES["counter_start"]


def start_cash(seats: int) -> int:
    cash: int = _RULES["start_cash"][str(seats)]
    return cash


def owners(seats: int) -> list[int]:
    """Island by island the seat to which it is dealt, or NOTHING (M3, M123, M132)."""
    seats_of: list[int] = _DATA["islands"]["owners"][str(seats)]
    return seats_of


# --- islands: who shares which die ---

ISLAND_NAMES: Final[list[str]] = _DATA["islands"]["names"]
RED: Final = 1
BLUE: Final = 2


def _shared(active: int, other: int) -> int:
    """The dice of the active island that count on the other one, as bits RED and BLUE (M37 to M39)."""
    if active == other:
        return RED | BLUE
    pair = {active, other}
    red = RED if pair in [set(two) for two in _DATA["islands"]["red_pairs"]] else 0
    return red | (BLUE if pair in [set(two) for two in _DATA["islands"]["blue_pairs"]] else 0)


# Index = active island * 4 + other island.
SHARED: Final[vec[i64]] = flat([_shared(active, other) for active in range(ISLANDS) for other in range(ISLANDS)])

# --- cells and lines, as sets of cells ---

ALL_CELLS: Final[i64] = (1 << CELLS) - 1


def _set(cells: list[int]) -> int:
    return sum(1 << cell for cell in cells)


def _square(cell: int) -> list[int]:
    """The four cells of a refinery, named by its top left one (M14)."""
    return [cell, cell + 1, cell + SIZE, cell + SIZE + 1]


_CORNERS: Final[list[int]] = [row * SIZE + column for row in range(SIZE - 1) for column in range(SIZE - 1)]
CORNERS: Final[i64] = _set(_CORNERS)  # the cells that can be a refinery's top left one
SQUARES: Final = 25  # squares of an island, numbered by their corners row by row
CORNER_OF: Final[vec[i64]] = flat(_CORNERS)  # square -> cell
SQUARE_AT: Final[vec[i64]] = flat([_CORNERS.index(cell) if cell in _CORNERS else NOTHING for cell in range(CELLS)])

# Index = face - 1. A column answers to the red die, a row to the blue one (M2); the second pair of tables has the
# refineries of which some cell lies there, by their corners (M40).
_IN_COLUMN: Final[list[list[int]]] = [[cell for cell in range(CELLS) if cell % SIZE == line] for line in range(SIZE)]
_IN_ROW: Final[list[list[int]]] = [[cell for cell in range(CELLS) if cell // SIZE == line] for line in range(SIZE)]


def _squares_on(line: list[int]) -> int:
    return _set([corner for corner in _CORNERS if set(_square(corner)) & set(line)])


COLUMN: Final[vec[i64]] = flat([_set(line) for line in _IN_COLUMN])
ROW: Final[vec[i64]] = flat([_set(line) for line in _IN_ROW])
COLUMN_SQUARES: Final[vec[i64]] = flat([_squares_on(line) for line in _IN_COLUMN])
ROW_SQUARES: Final[vec[i64]] = flat([_squares_on(line) for line in _IN_ROW])
SQUARE: Final[i64] = _set(_square(0))  # shifted by its corner, the cells of a refinery

# --- markets and the consumer spiral ---

SPACES: Final[i64] = _DATA["markets"]["spaces"]
MARKET_START: Final[i64] = _DATA["markets"]["start"]
STEP: Final[vec[i64]] = flat([_DATA["markets"]["step"][product] for product in PRODUCTS])
MARKETS: Final = 4  # market = pair * 2 + product

SPIRAL_START: Final[i64] = _DATA["spiral"]["start"]
SPIRAL_FLOOR: Final[i64] = _DATA["spiral"]["floor"]
SPIRAL_CEILING: Final[i64] = _DATA["spiral"]["ceiling"]

# --- economy cards ---

ECONOMY: Final[dict[str, Any]] = _DATA["economy"]
ECONOMY_CARDS: Final[list[str]] = list(ECONOMY)
ECONOMY_LETTERS: Final[list[int]] = [
    max(len(forms["plain"]) for forms in _DATA["names"]["economy"][card].values()) for card in ECONOMY_CARDS
]  # of the longer name, for what is laid out before it is put into words
RECOVERY: Final = 0
TRENDS: Final[list[str]] = [ECONOMY[card]["trend"] for card in ECONOMY_CARDS]  # for display alone
DEMAND: Final[vec[i64]] = flat([ECONOMY[card]["demand"] for card in ECONOMY_CARDS])
# What a card leads to, card by card, each for the doubles 1 to 6.
NEXT: Final[vec[i64]] = flat([ECONOMY_CARDS.index(name) for card in ECONOMY_CARDS for name in ECONOMY[card]["next"]])


def _sale(card: str, piece: str) -> int:
    price: int = ECONOMY[card]["well_sale"] if piece == "well" else ECONOMY[card][piece][1]
    return price


# Index = card * 4 + piece; a well has no purchase price (M20).
PURCHASE: Final[vec[i64]] = flat(
    [0 if piece == "well" else ECONOMY[card][piece][0] for card in ECONOMY_CARDS for piece in PIECES]
)
SALE: Final[vec[i64]] = flat([_sale(card, piece) for card in ECONOMY_CARDS for piece in PIECES])

# --- news cards ---

NEWS_DATA: Final[dict[str, Any]] = _DATA["news"]
NEWS_CARDS: Final[list[str]] = list(NEWS_DATA)
NEWS_COUNT: Final = 9
BONUS: Final = 0
EMBARGO: Final = 1
PROPERTY_TAX: Final = 2
POLLUTION: Final = 3
MIDEAST: Final = 4
STATION_TAX: Final = 5
GAS_TAX: Final = 6
WINTER: Final = 7
CRUDE_TAX: Final = 8
ALL_NEWS: Final[i64] = (1 << NEWS_COUNT) - 1  # a set of news cards is a number with a bit for each

APPLYING: Final[vec[i64]] = flat([int(double in _DATA["doubles"]["apply"]) for double in range(FACES + 1)])
TURNING: Final[vec[i64]] = flat([int(double in _DATA["doubles"]["turn"]) for double in range(FACES + 1)])
ENDS: Final[vec[i64]] = flat([NEWS_DATA[card].get("ends", NOTHING) for card in NEWS_CARDS])
MIDEAST_BARRELS: Final[i64] = NEWS_DATA["mideast"]["barrels"]
MIDEAST_REDS: Final[i64] = NEWS_DATA["mideast"]["reds"]
WINTER_BARRELS: Final[i64] = NEWS_DATA["winter"]["barrels"]

# Taxes: index = card * 6 + piece, with crude and gas after the four pieces.
TAXED: Final = (*PIECES, *PRODUCTS)
TAXABLE: Final = 6
RATE: Final[vec[i64]] = flat([NEWS_DATA[card].get("rates", {}).get(what, 0) for card in NEWS_CARDS for what in TAXED])
IS_TAX: Final[vec[i64]] = flat([int("rates" in NEWS_DATA[card]) for card in NEWS_CARDS])

# How far the premium for producing wells is (M90 to M92).
NO_BONUS: Final = 0
BONUS_ANNOUNCED: Final = 1  # paid from the next turn on
BONUS_PAID: Final = 2
BONUS_ENDING: Final = 3  # paid once more, in the turn of the double 2
