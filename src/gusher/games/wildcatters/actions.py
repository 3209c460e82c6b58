"""What Wildcatters asks, and its action table: every answer and outcome there can be."""

from typing import Final

from mypy_extensions import i64

from gusher.games.wildcatters.data import (
    CARDS,
    COLOURS,
    LIGHT_COUNT,
    REGION_COUNT,
    SHIPS,
    STRETCH_COUNT,
    STRETCHES,
    ZONES,
)
from gusher.kernel.actions import ActionTable, Kind

ACTIONS: Final = ActionTable(
    [
        # chance
        Kind("first", {"seat": range(4)}),
        Kind("neutral", {"card": tuple(CARDS[:LIGHT_COUNT])}),
        Kind("deal", {"card": tuple(CARDS[:LIGHT_COUNT])}),
        Kind("draw", {"card": tuple(CARDS)}),
        # set-up
        Kind("reveal", {"region": tuple(ZONES[:REGION_COUNT])}),
        # the menus of a turn, and placing at set-up
        Kind("card", {"card": tuple(CARDS)}),
        Kind("renew"),
        Kind("rig"),
        Kind("tanker", {"zone": tuple(ZONES)}),
        Kind("train", {"stretch": tuple(STRETCHES)}),
        Kind("refinery", {"zone": tuple(ZONES)}),
        Kind("drill"),
        Kind("swap"),
        Kind("transport"),
        Kind("move", {"zone": tuple(ZONES)}),
        Kind("mix"),
        Kind("empty"),
        Kind("done"),
        # paying
        Kind("cover", {"dollars": range(13)}),
        Kind("give", {"shares": range(37)}),
        # oil
        Kind("join"),
        Kind("decline"),
        Kind("bid", {"shares": range(4, 61)}),
        Kind("ride", {"owner": COLOURS}),
        Kind("refine"),
        Kind("load", {"tanker": SHIPS}),
        Kind("link", {"zone": tuple(ZONES), "owner": COLOURS}),
        Kind("dispatch", {"tanker": SHIPS}),
        Kind("sail", {"zone": tuple(ZONES)}),
        Kind("unload", {"colour": COLOURS}),
        # emptying
        Kind("drain", {"zone": tuple(ZONES)}),
        Kind("deliver", {"barrels": range(6)}),
        Kind("take", {"shares": range(21)}),
        # ends of rounds and of the game
        Kind("repay", {"loans": range(41)}),
        Kind("order", {"place": range(1, 5)}),
        Kind("pass"),
    ]
)

SIZE: Final[i64] = 529 + STRETCH_COUNT  # of the table


class do:
    """Answers and outcomes: the first number of each kind, written out for the compiler. Behind the trains they depend
    on how many stretches the board has. A test compares them with the table."""

    FIRST: Final = 0  # + seat
    NEUTRAL: Final = 4  # + card
    DEAL: Final = 36  # + card
    DRAW: Final = 68  # + card
    REVEAL: Final = 116  # + region
    CARD: Final = 124  # + card
    RENEW: Final = 172
    RIG: Final = 173
    TANKER: Final = 174  # + zone
    TRAIN: Final = 188  # + stretch
    REFINERY: Final[i64] = TRAIN + STRETCH_COUNT  # + zone
    DRILL: Final[i64] = REFINERY + 14
    SWAP: Final[i64] = DRILL + 1
    TRANSPORT: Final[i64] = SWAP + 1
    MOVE: Final[i64] = TRANSPORT + 1  # + zone
    MIX: Final[i64] = MOVE + 14
    EMPTY: Final[i64] = MIX + 1
    DONE: Final[i64] = EMPTY + 1
    COVER: Final[i64] = DONE + 1  # + dollars
    GIVE: Final[i64] = COVER + 13  # + shares
    JOIN: Final[i64] = GIVE + 37
    DECLINE: Final[i64] = JOIN + 1
    BID: Final[i64] = DECLINE + 1  # + shares - 4
    RIDE: Final[i64] = BID + 57  # + owner
    REFINE: Final[i64] = RIDE + 4
    LOAD: Final[i64] = REFINE + 1  # + tanker
    LINK: Final[i64] = LOAD + 16  # + zone * 4 + owner
    DISPATCH: Final[i64] = LINK + 56  # + tanker
    SAIL: Final[i64] = DISPATCH + 16  # + zone
    UNLOAD: Final[i64] = SAIL + 14  # + colour
    DRAIN: Final[i64] = UNLOAD + 4  # + zone
    DELIVER: Final[i64] = DRAIN + 14  # + barrels
    TAKE: Final[i64] = DELIVER + 6  # + shares
    REPAY: Final[i64] = TAKE + 21  # + loans
    ORDER: Final[i64] = REPAY + 41  # + place - 1
    PASS: Final[i64] = ORDER + 4


class ask:
    """The questions, of which one is open at any time (`Position.step`), in playing order."""

    NEUTRAL: Final = 0  # chance, three players: where does the next neutral rig stand?
    FIRST: Final = 1  # chance: who is first player?
    DEAL: Final = 2  # chance, seen by one: which card comes into the hand?
    FOUND: Final = 3  # in which region does the first refinery stand?
    REVEAL: Final = 4  # a card of which region is shown?
    PLACE: Final = 5  # which start piece goes there?
    DISPLAY: Final = 6  # chance: which card is opened? (set-up)
    CARD: Final = 7  # a card, a new display, or a refinery to empty?
    RENEWAL: Final = 8  # chance: which card is opened? (paid renewal)
    BUILD: Final = 9  # what is built?
    OIL: Final = 10  # which oil action?
    MOVE: Final = 11  # which tanker moves?
    DESTINATION: Final = 12  # where to?
    PAY: Final = 13  # how many dollars are paid in shares?
    GIVE: Final = 14  # how many shares of this colour?
    JOIN_DRILL: Final = 15  # join the drilling?
    BID: Final = 16  # what is the wildcatter worth?
    JOIN_TRANSPORT: Final = 17  # join the transport?
    TRAIN: Final = 18  # whose train out of the field?
    WAY: Final = 19  # where does the barrel go?
    SHIP: Final = 20  # which tanker sails next?
    PORT: Final = 21  # where to?
    UNLOAD: Final = 22  # which barrel lands?
    DRAIN: Final = 23  # which refinery is emptied?
    OWN_BARRELS: Final = 24  # how many own barrels are delivered?
    TAKE: Final = 25  # how many shares of this colour?
    REFILL: Final = 26  # chance: which card is opened? (step H)
    REPAY: Final = 27  # how many loans are repaid?
    ORDER: Final = 28  # which place in the last round?
    END_CARD: Final = 29  # which refinery is emptied at the end of the game?
    ENDED: Final = 30


class station:
    """Between the questions: nobody is asked there, the rules go on by themselves (rules/flow.py)."""

    CHOOSING: Final = 31  # step A
    BUILDING: Final = 32  # step D: is there anything to build?
    OIL: Final = 33  # step E: is there any oil action?
    FLEET: Final = 34  # step F: is there a tanker to move?
    DEED: Final = 35  # what was paid for is done
    JOINERS: Final = 36  # drilling: who may join next?
    AUCTIONS: Final = 37  # drilling: is there another wildcatter?
    BIDDING: Final = 38  # auction: who bids next?
    RIDERS: Final = 39  # transport, stage 1: who may take part next?
    JOURNEYS: Final = 40  # transport, stage 2: which barrel is next?
    TANKERS: Final = 41  # transport, stage 3: which tanker is next?
    VOYAGE: Final = 42  # transport, stage 3: where can the tanker go?
    UNLOADING: Final = 43  # transport, stage 3: what lands?
    FULL: Final = 44  # step G: which refinery is full?
    TURN_OVER: Final = 45
    ROUND_OVER: Final = 46  # who may repay next?
    CHOOSERS: Final = 47  # who chooses a place in the last round next?
    LAST_CARDS: Final = 48  # the end: who may use a refinery card next?
