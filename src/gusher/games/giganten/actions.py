"""What Giganten asks, and its action table: every answer and outcome there can be."""

from typing import Final

from gusher.games.giganten.data import CARDS, COMPANIES, DIE, DIRECTIONS, RED_FACES, ROWS, WAYS, shown_row
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
        Kind("place", {"row": range(ROWS)}, {"row": shown_row}),
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

SIZE: Final = 1797  # of the table
PAY_WIDTH: Final = 40  # numbers of twos a payment may have, with each number of ones


class do:
    """Answers and outcomes: the first number of each kind, written out for the compiler. A test compares them with the
    table."""

    FIRST: Final = 0  # + seat
    ROLL: Final = 4  # + face
    RED: Final = 10  # + card; card numbers go on with the beige ones
    BEIGE: Final = 20  # + card - 10
    LICENCE: Final = 32  # + value - 1
    TILE: Final = 34  # + value - 2
    PENALTY: Final = 39  # + value - 1
    PICK: Final = 41  # + card
    PLACE: Final = 63  # + row
    STEP: Final = 75  # + direction
    LOOK: Final = 79  # + direction
    LOCO: Final = 83
    END: Final = 84  # of the movement
    PRICE: Final = 85  # + company * 2 + way
    TANK: Final = 91  # + company
    BUILD: Final = 94  # + direction
    SKIP: Final = 98  # build nothing
    OWN: Final = 99  # + company
    BLACK: Final = 102  # + company
    RIVAL: Final = 105  # + company
    DROP: Final = 108
    BID: Final = 109  # + value - 1
    PASS: Final = 187
    PAY: Final = 188  # + ones * 40 + twos
    SELL: Final = 1788  # + count


class ask:
    """The questions, of which one is open at any time (`Position.step`), in playing order."""

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
