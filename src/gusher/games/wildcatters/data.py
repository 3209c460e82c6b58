"""Wildcatters' board, cards and numbers, read once from data.toml into flat tables (index = zone, stretch, card …).

A set of cards or of zones is one number with a bit for each (kernel/sets.py). Seats and colours share their numbers:
0 red, 1 yellow, 2 green, 3 blue; with three players blue is unplayed, and what stands there in blue is neutral (W1).
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.kernel.boards import read
from gusher.kernel.tables import flat

_DATA: Final[dict[str, Any]] = read("wildcatters")

SOURCES: Final[dict[str, str]] = _DATA["sources"]  # "ours", or "printed" once somebody has read it in the box

NOTHING: Final = -1  # no seat, no zone, no card
HOLE: Final = -2  # in a redaction: a hand that the viewer cannot see

COLOURS: Final = ("red", "yellow", "green", "blue")  # also the companies
COLOUR_COUNT: Final = 4
NEUTRAL: Final = 3  # the unplayed colour with three players (W5, W7)

# --- continents and zones ---

CONTINENTS: Final[list[str]] = list(_DATA["continents"])
CONTINENT_COUNT: Final = 7
FIRST_WHITE: Final = 4  # the continents from here on are white: no oil, no cards

ZONE_DATA: Final[list[dict[str, Any]]] = _DATA["zones"]
ZONES: Final[list[str]] = [zone["id"] for zone in ZONE_DATA]
ZONE_COUNT: Final = 14
REGION_COUNT: Final = 8  # the first zones; the rest are halves of white continents
ZONE_CONTINENT: Final[vec[i64]] = flat([CONTINENTS.index(zone["continent"]) for zone in ZONE_DATA])
ALL_ZONES: Final[i64] = (1 << ZONE_COUNT) - 1


def zones_of(continent: int) -> int:
    """The set of a continent's zones."""
    return sum(1 << zone for zone in range(ZONE_COUNT) if ZONE_CONTINENT[zone] == continent)


CONTINENT_ZONES: Final[vec[i64]] = flat([zones_of(continent) for continent in range(CONTINENT_COUNT)])
WHITE_ZONES: Final[i64] = sum(
    1 << zone for zone in range(ZONE_COUNT) if _DATA["continents"][ZONE_DATA[zone]["continent"]]["white"]
)

# --- stretches of rail ---

KINDS_OF_RAIL: Final = ("field", "link", "white")  # the order of kinds, whatever the order of the file


def _stretches() -> list[dict[str, Any]]:
    """The field stretches numbered like their regions, then the links, then the white ones."""
    found = sorted(_DATA["stretches"], key=lambda stretch: KINDS_OF_RAIL.index(stretch["kind"]))
    fields = sorted(found[:REGION_COUNT], key=lambda stretch: ZONES.index(stretch["zones"][0]))
    return fields + found[REGION_COUNT:]


STRETCH_DATA: Final[list[dict[str, Any]]] = _stretches()
STRETCHES: Final[list[str]] = [stretch["id"] for stretch in STRETCH_DATA]
STRETCH_COUNT: Final[i64] = len(STRETCHES)
FIRST_LINK: Final = 8  # before it the field stretches, numbered like their regions
FIRST_WHITE_LINK: Final[i64] = STRETCH_COUNT - [stretch["kind"] for stretch in STRETCH_DATA].count("white")
_BOXES: Final[list[int]] = [len(stretch["boxes"]) for stretch in STRETCH_DATA]
BOXES: Final[vec[i64]] = flat(_BOXES)
MOST_BOXES: Final[i64] = max(2, *_BOXES)  # train box = stretch * MOST_BOXES + 0, 1 …; not every stretch has them all

_ENDS: Final[list[list[int]]] = [[ZONES.index(zone) for zone in stretch["zones"]] for stretch in STRETCH_DATA]
END_A: Final[vec[i64]] = flat([ends[0] for ends in _ENDS])
END_B: Final[vec[i64]] = flat([ends[-1] for ends in _ENDS])  # of a field stretch: the region itself


def _link(one: int, two: int) -> int:
    joining = [link for link in range(FIRST_LINK, int(STRETCH_COUNT)) if sorted(_ENDS[link]) == sorted((one, two))]
    return joining[0] if joining else NOTHING


# Index = zone * 14 + zone: the link that joins their harbours, or NOTHING.
LINK: Final[vec[i64]] = flat([_link(one, two) for one in range(ZONE_COUNT) for two in range(ZONE_COUNT)])


def _set(members: list[int]) -> int:
    return sum(1 << member for member in members)


def _built_by_card(region: int) -> int:
    """W78: the region's field pair and the links on its border."""
    return _set([stretch for stretch in range(int(FIRST_WHITE_LINK)) if region in _ENDS[stretch]])


def _built_by_white(continent: int) -> int:
    """W50: a white link belongs to its white continent."""
    links = range(int(FIRST_WHITE_LINK), int(STRETCH_COUNT))
    return _set([link for link in links if ZONE_CONTINENT[_ENDS[link][1]] == continent])


# Sets of stretches. Index = region; index = continent.
REGION_STRETCHES: Final[vec[i64]] = flat([_built_by_card(region) for region in range(REGION_COUNT)])
WHITE_STRETCHES: Final[vec[i64]] = flat([_built_by_white(continent) for continent in range(CONTINENT_COUNT)])
ALL_WHITE_STRETCHES: Final[i64] = _set(list(range(int(FIRST_WHITE_LINK), int(STRETCH_COUNT))))

# --- tiles and tankers ---

RIG: Final = 0
TRAIN: Final = 1
TANKER: Final = 2
REFINERY: Final = 3
PUMP: Final = 4
PIECES: Final = ("rig", "train", "tanker", "refinery", "pump")
PIECE_KINDS: Final = 5
STOCK: Final[vec[i64]] = flat([_DATA["stock"][piece] for piece in PIECES])
START_KIT: Final[vec[i64]] = flat([_DATA["start_kit"].get(piece, 0) for piece in PIECES])
BARRELS: Final[i64] = _DATA["stock"]["barrel"]

SHIPS_EACH: Final = 4  # tanker = colour * 4 + 0 … 3
SHIP_COUNT: Final = 16
SHIPS: Final = tuple(f"{colour}-{number}" for colour in COLOURS for number in range(1, SHIPS_EACH + 1))

# A cargo is one number: the colours aboard, each plus one, in loading order from the lowest three bits on.
CARGO_BITS: Final = 3
CARGO_MASK: Final = 7
FULL_CARGO: Final = 64  # from here on three barrels are aboard

# --- circles of a field: one number each, region * 7 + 0 … 6 ---

CIRCLES: Final = 7
EMPTY: Final = 0
A_RIG: Final = 1  # + colour
WILDCATTER: Final = 5  # nobody's yet
WON: Final = 6  # + colour: a wildcatter with a barrel of that colour (W106)
A_PUMP: Final = 10  # + colour * 4 + barrels
PUMP_LEVELS: Final = 4
CIRCLE_END: Final = 26

# --- cards ---

CARD_DATA: Final[dict[str, Any]] = _DATA["cards"]
CARDS: Final[list[str]] = list(CARD_DATA)
CARD_COUNT: Final = 48
LIGHT_COUNT: Final = 32
LIGHT_CARDS: Final[i64] = (1 << LIGHT_COUNT) - 1
ALL_CARDS: Final[i64] = (1 << CARD_COUNT) - 1
DARK_CARDS: Final[i64] = ALL_CARDS & ~LIGHT_CARDS
CARD_REGION: Final[vec[i64]] = flat([ZONES.index(card["region"]) for card in CARD_DATA.values()])
CARD_CASH: Final[vec[i64]] = flat([card.get("cash", 0) for card in CARD_DATA.values()])
CARD_COMPANY: Final[vec[i64]] = flat(
    [COLOURS.index(card["company"]) if "company" in card else NOTHING for card in CARD_DATA.values()]
)
CARD_SHARES: Final[vec[i64]] = flat([card.get("shares", 0) for card in CARD_DATA.values()])
CARD_DROPS: Final[vec[i64]] = flat([card.get("drops", 0) for card in CARD_DATA.values()])
CARD_REFINERY: Final[vec[i64]] = flat([int(card.get("refinery", False)) for card in CARD_DATA.values()])
REFINERY_CARDS: Final[i64] = _set([card for card in range(CARD_COUNT) if CARD_REFINERY[card] == 1])
REGION_CARDS: Final[vec[i64]] = flat(
    [_set([card for card in range(CARD_COUNT) if CARD_REGION[card] == region]) for region in range(REGION_COUNT)]
)

# --- numbers of the rules ---

_RULES: Final[dict[str, Any]] = _DATA["rules"]
START_SHARES: Final[i64] = _RULES["own_shares"]
START_SCORE: Final[i64] = _RULES["start_score"]
HAND: Final[i64] = _RULES["hand"]
NEUTRAL_RIGS: Final[i64] = _RULES["neutral_rigs"]
NEUTRAL_ZONE: Final[i64] = ZONES.index(_RULES["neutral_refinery"])
DISPLAY_SIZE: Final[i64] = _RULES["display"]
WILDCATTERS: Final[i64] = _RULES["wildcatters"]
SECOND_WILDCATTER: Final[i64] = _RULES["second_wildcatter"]
OWN_WELLS: Final[i64] = _RULES["own_wells"]
TANKER_ROOM: Final[i64] = _RULES["tanker_room"]
REFINERY_ROOM: Final[i64] = _RULES["refinery_room"]
INCOME: Final[i64] = _RULES["income"]
RIG_PRICE: Final[vec[i64]] = flat(_RULES["rig_price"])
TRAIN_PRICE: Final[i64] = _RULES["train_price"]
TANKER_PRICE: Final[i64] = _RULES["tanker_price"]
REFINERY_PRICE: Final[i64] = _RULES["refinery_price"]
DRILL_PRICE: Final[i64] = _RULES["drill_price"]
SWAP_PRICE: Final[i64] = _RULES["swap_price"]
TRANSPORT_PRICE: Final[i64] = _RULES["transport_price"]
MOVE_PRICE: Final[i64] = _RULES["move_price"]
RENEW_POINTS: Final[i64] = _RULES["renew_points"]
REFINERY_POINTS: Final[vec[i64]] = flat(_RULES["refinery_points"])
DRILL_RIGS: Final[i64] = _RULES["drill_rigs"]
PUMP_BARRELS: Final[i64] = _RULES["pump_barrels"]
JOIN_FEE: Final[i64] = _RULES["join_fee"]
TRAIN_FEE: Final[i64] = _RULES["train_fee"]
TANKER_FEE: Final[i64] = _RULES["tanker_fee"]
DELIVERY_PAY: Final[i64] = _RULES["delivery_pay"]
EMPTYING_SHARES: Final[i64] = _RULES["emptying_shares"]
SHARES_PER_DOLLAR: Final[i64] = _RULES["shares_per_dollar"]
LEAST_BID: Final[i64] = _RULES["least_bid"]
MOST_BID: Final[i64] = _RULES["most_bid"]
FOUR_ALIKE: Final[i64] = _RULES["four_alike"]
MOST_WIPES: Final[i64] = _RULES["most_wipes"]
LOAN: Final[i64] = _RULES["loan"]
MOST_REPAID: Final[i64] = _RULES["most_repaid"]
INTERIM_ROUND: Final[i64] = _RULES["interim_round"]
WILDCATTER_STEP: Final[i64] = _RULES["wildcatter_step"]
OWN_COMPANY_POINTS: Final[i64] = _RULES["own_company_points"]
INTERIM_FIRST: Final[vec[i64]] = flat(_RULES["interim"]["first"])
INTERIM_SECOND: Final[vec[i64]] = flat(_RULES["interim"]["second"])


def rounds(seats: int) -> int:
    number: int = _RULES["rounds"][str(seats)]
    return number


def start_cash(seats: int) -> int:
    cash: int = _RULES["cash"][str(seats)]
    return cash


def loan_prices(seats: int) -> list[int]:
    """Round by round (from 0, which is none) what a loan costs to repay at its end; 0 where none can be (W180)."""
    prices: dict[str, int] = _RULES["loan_price"][str(seats)]
    return [prices.get(str(number), 0) for number in range(rounds(seats) + 1)]


# Contests: the four companies, cash, the seven continents (W198 to W201).
CASH_CONTEST: Final = 4
FIRST_BOX: Final = 5  # + continent
CONTESTS: Final = (*COLOURS, "cash", *CONTINENTS)
CONTEST_COUNT: Final = 12


def places(seats: int) -> list[int]:
    """Contest by contest the points of the four places; with three players the third counts nothing (W202). For those
    who share places the table of four players holds with three, too (W205)."""
    kinds = ["shares"] * COLOUR_COUNT + ["cash"] + ["continent"] * CONTINENT_COUNT
    table: list[int] = []
    for kind in kinds:
        points: list[int] = _RULES["places"][kind]
        table += [points[place] if place < seats - 1 else 0 for place in range(COLOUR_COUNT)]
    return table
