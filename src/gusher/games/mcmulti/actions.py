"""What McMulti asks, and its action table: every answer and outcome there can be."""

from typing import Final

from gusher.games.mcmulti.data import ISLANDS, NEWS_CARDS, PAIRS, PIECES, PRODUCTS, SIZE, WAYS
from gusher.kernel.actions import ActionTable, Kind

_LINES: Final = range(1, SIZE + 1)  # rows and columns count from 1, as on the board and the dice
_CORNERS: Final = range(1, SIZE)  # rows and columns of a refinery's top left cell (M14)

ACTIONS: Final = ActionTable(
    [
        # chance
        Kind("first", {"seat": range(4)}),
        Kind("news", {"card": tuple(NEWS_CARDS)}),
        Kind("roll", {"red": _LINES, "blue": _LINES}),
        Kind("counter", {"face": _LINES}),
        # seats
        Kind("buy", {"piece": PIECES[:3]}),  # M20: no wells
        Kind("return"),
        Kind("place", {"row": _LINES, "column": _LINES}),
        Kind("market", {"pair": (*PAIRS, "none")}),
        Kind("trade", {"way": WAYS, "product": PRODUCTS}),
        Kind("keep"),
        Kind("reroll"),
        Kind("build"),
        Kind("decline"),
        Kind("refine", {"barrels": range(7)}),
        Kind("pump", {"barrels": range(13)}),
        Kind("sell", {"island": range(ISLANDS), "row": _LINES, "column": _LINES}),
        Kind("park", {"island": range(ISLANDS), "row": _CORNERS, "column": _CORNERS}),
        Kind("done"),
        Kind("announce"),
        Kind("wait"),
        # before all else, where islands are picked (M3)
        Kind("picker", {"seat": range(4)}),  # chance
        Kind("island", {"island": range(ISLANDS)}),
    ]
)

TABLE_SIZE: Final = 381


class do:
    """Answers and outcomes: the first number of each kind, written out for the compiler. A test compares them with the
    table."""

    FIRST: Final = 0  # + seat
    NEWS: Final = 4  # + card
    ROLL: Final = 13  # + (red - 1) * 6 + blue - 1
    COUNTER: Final = 49  # + face - 1
    BUY: Final = 55  # + piece
    RETURN: Final = 58  # a parked refinery
    PLACE: Final = 59  # + cell
    MARKET: Final = 95  # + pair
    NO_MARKET: Final = 97  # the pair "none"
    TRADE: Final = 98  # + way * 2 + product
    KEEP: Final = 102
    REROLL: Final = 103
    BUILD: Final = 104
    DECLINE: Final = 105
    REFINE: Final = 106  # + barrels
    PUMP: Final = 113  # + barrels
    SELL: Final = 126  # + island * 36 + cell
    PARK: Final = 270  # + island * 25 + square
    DONE: Final = 370
    ANNOUNCE: Final = 371
    WAIT: Final = 372
    PICKER: Final = 373  # + seat
    ISLAND: Final = 377  # + island


class ask:
    """The questions, of which one is open at any time (`Position.step`), in playing order; but stored positions hold
    these numbers, so that what came later comes last."""

    FIRST: Final = 0  # chance: who is first player?
    NEWS: Final = 1  # chance: which news card is turned up?
    START_SHOP: Final = 2  # what is bought before the first turn?
    PLACE: Final = 3  # where does the piece go?
    MARKET: Final = 4  # which pair of markets?
    TRADE: Final = 5  # one barrel more?
    ROLL: Final = 6  # chance: the dice
    REROLL: Final = 7  # roll once more? (variant 1)
    COUNTER: Final = 8  # chance: the counter die (variant 2)
    STRIKE: Final = 9  # does the rig become a well?
    REFINE: Final = 10  # how many barrels are refined?
    PUMP: Final = 11  # how many barrels are sold to consumers?
    FORCED_SALE: Final = 12  # what is sold to pay the tax?
    PARK: Final = 13  # which refinery goes onto the pollution card?
    SHOP: Final = 14  # which equipment is bought or sold?
    ANNOUNCE: Final = 15  # is the end announced?
    ENDED: Final = 16
    PICKER: Final = 17  # chance: who is next to pick an island?
    ISLAND: Final = 18  # which island is picked?
