"""What Giganten asks, and its action table: every answer and outcome there can be."""

from typing import Final

from gusher.games.giganten.data import CARDS, COMPANIES, DIE, DIRECTIONS, RED_FACES, ROWS, WAYS
from gusher.kernel.actions import ActionTable, Kind

ACTIONS: Final = ActionTable(
    [
        # chance
        Kind("first", {"seat": range(4)}),
        Kind("roll", {"face": tuple(DIE)}),
        Kind("red", {"card": tuple(CARDS[:RED_FACES])}),
        Kind("beige", {"card": tuple(CARDS[RED_FACES:])}),
        Kind("licence", {"value": (1, 2)}),
        Kind("tile", {"value": range(2, 7)}),
        Kind("penalty", {"value": (1, 2)}),
        # seats
        Kind("pick", {"card": tuple(CARDS)}),
        Kind("place", {"row": range(ROWS)}),
        Kind("step", {"to": DIRECTIONS}),
        Kind("look", {"to": DIRECTIONS}),
        Kind("loco"),
        Kind("end"),
        Kind("price", {"company": COMPANIES, "way": WAYS}),
        Kind("tank", {"company": COMPANIES}),
        Kind("build", {"to": DIRECTIONS}),
        Kind("skip"),
        Kind("own", {"company": COMPANIES}),
        Kind("black", {"company": COMPANIES}),
        Kind("rival", {"company": COMPANIES}),
        Kind("drop"),
        Kind("bid", {"value": range(1, 79)}),
        Kind("pass"),
        Kind("pay", {"ones": range(40), "twos": range(40)}),
        Kind("sell", {"count": range(9)}),
    ]
)

# First numbers of the kinds, written out for the compiler; the tests compare them with the table.
FIRST: Final = 0  # + seat
DIE_ROLL: Final = 4  # + face
RED_CARD: Final = 10  # + card; card numbers go on with the beige ones
BEIGE_CARD: Final = 20  # + card - 10
LICENCE: Final = 32  # + value - 1
TILE: Final = 34  # + value - 2
LOST: Final = 39  # "penalty": + value - 1
TAKE: Final = 41  # "pick": + card
PUT: Final = 63  # "place": + row
STEP: Final = 75  # + direction
PEEK: Final = 79  # "look": + direction
LOCO: Final = 83
END_MOVE: Final = 84  # "end"
SET_PRICE: Final = 85  # "price": + company * 2 + way
TANK: Final = 91  # + company
DRILL: Final = 94  # "build": + direction
NO_BUILD: Final = 98  # "skip"
OWN: Final = 99  # + company
BLACK: Final = 102  # + company
RIVAL: Final = 105  # + company
DROP: Final = 108
OFFER: Final = 109  # "bid": + value - 1
PASS: Final = 187
COVER: Final = 188  # "pay": + ones * 40 + twos
SALE: Final = 1788  # "sell": + count
END: Final = 1797

PAY_WIDTH: Final = 40  # numbers of twos a payment may have, with each number of ones

# The questions, of which one is open at any time, in playing order.
START: Final = 0  # chance: who is first player?
ROLL: Final = 1  # chance: the die for the company in turn
RED: Final = 2  # chance: which red card?
BEIGE: Final = 3  # chance: which beige card?
PICK: Final = 4  # which open card?
DEAL: Final = 5  # chance, seen by one: which licence?
PLACE: Final = 6  # on which row does the truck start?
MOVE: Final = 7  # truck, loco, a look, or enough?
LOOK: Final = 8  # chance, seen by one: what does the tile show?
SPECIAL: Final = 9  # the card's special action: which price and way, or which tank?
BUILD: Final = 10  # a derrick, or none?
REVEAL: Final = 11  # chance: what does the tile show?
HAUL: Final = 12  # who carries the marker, and where to?
BID: Final = 13
PENALTY: Final = 14  # chance: which card does the bluffer lose?
PAY: Final = 15  # with which licences?
SELL: Final = 16  # how many markers?
ENDED: Final = 17
