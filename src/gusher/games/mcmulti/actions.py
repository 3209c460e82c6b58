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
    ]
)

# First numbers of the kinds, written out for the compiler; the tests compare them with the table.
FIRST_SEAT: Final = 0  # "first": + seat
CARD: Final = 4  # "news": + card
DICE: Final = 13  # "roll": + (red - 1) * 6 + blue - 1
FACE: Final = 49  # "counter": + face - 1
BUY: Final = 55  # + piece
RETURN: Final = 58
PUT: Final = 59  # "place": + cell
GO_TO: Final = 95  # "market": + pair
NO_MARKET: Final = 97  # the pair "none"
BARREL: Final = 98  # "trade": + way * 2 + product
KEEP: Final = 102
ROLL_AGAIN: Final = 103  # "reroll"
BUILD: Final = 104
DECLINE: Final = 105
MAKE: Final = 106  # "refine": + barrels
SERVE: Final = 113  # "pump": + barrels
SELL: Final = 126  # + island * 36 + cell
LAY_UP: Final = 270  # "park": + island * 25 + square
DONE: Final = 370
DECLARE: Final = 371  # "announce"
WAIT: Final = 372
END: Final = 373

# The questions, of which one is open at any time, in playing order.
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
