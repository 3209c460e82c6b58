"""A position of Giganten: flat numbers. Hands and looked-at tiles are secret (spec section 6; rules/secrets.py)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import BLUFFERS, CARD_COPIES, CARRIERS, CELLS, CRUDE, NOTHING, ONES, TWOS
from gusher.kernel.state import State
from gusher.kernel.tables import flat

ALL_OPEN: Final[vec[i64]] = flat([0] * CELLS)
UNWRITTEN: Final = frozenset({"setting", "leave"})  # `leave` follows from the rest (state.py)


class Setting:
    """How it is played: fixed for a match, shared by all its positions."""

    def __init__(self, seats: i64, carrier: i64, bluffer: i64) -> None:
        self.seats: i64 = seats
        self.carrier: i64 = carrier  # CHOICE or MOST_ADVANCED (G66, G67)
        self.bluffer: i64 = bluffer  # STAYS or OUT, when the auction is held again (G85)


class Position(State):
    """What lies on the table. Vectors marked "shared" are never changed in place: whoever changes one puts a new one
    there, so that clones need not copy them."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.step: i64 = ask.START  # the open question
        self.round: i64 = 1  # from 1
        self.first: i64 = NOTHING  # first player of the round, NOTHING before it is drawn (G12, G88)
        self.turn: i64 = 0  # seats (or beige cards) that have had the current action: 0 … seats
        self.company: i64 = 0  # 0, 1, 2 for H, J, S: whose price is rolled, whose auction is on
        self.site: i64 = NOTHING  # the site of LOOK, REVEAL and HAUL, else NOTHING
        self.points: i64 = 0  # MOVE: movement points left (G34)
        self.due: i64 = 0  # DEAL, PENALTY: licence cards still to come or to go
        self.bid: i64 = 0  # the bid that stands, 0 for none (G75)
        self.bidder: i64 = NOTHING  # whose bid stands; the winner at PAY and SELL, the bluffer at PENALTY; or NOTHING
        self.passed: i64 = 0  # bit mask of the seats that have passed in this auction (G75)
        self.caught: i64 = 0  # bit mask of the seats caught bluffing at this company this round (G85)
        self.black: i64 = 0  # the black loco's step, 0 … STAR
        self.supply: i64 = CRUDE  # crude markers nobody owns (G6)
        self.used_ones: i64 = 0  # licence discards, open to all (G81, G83)
        self.used_twos: i64 = 0
        self.batch_ones: i64 = ONES  # what the licence pile held when it was last shuffled: all could count it
        self.batch_twos: i64 = TWOS
        self.truck_from: i64 = NOTHING  # where the truck and the loco of the seat in turn stood before its move
        self.loco_from: i64 = NOTHING
        self.prices: vec[i64] = vec[i64]()  # shared; company -> place on the scale, 0 … 15 (data.PRICE has the dollars)
        self.pile: vec[i64] = CARD_COPIES  # shared; card -> copies in its face-down pile
        self.open: vec[i64] = vec[i64]()  # shared; slot -> card or NOTHING; the red one lies in slot 0 (G24)
        self.cards: vec[i64] = vec[i64]()  # shared; seat -> the card before it or NOTHING (G26, G55)
        self.stock: vec[i64] = vec[i64]()  # shared; seat -> derricks not on the board (G58)
        self.owners: vec[i64] = vec[i64]()  # shared; site -> FACE_DOWN, CLEARED, or the seat whose derrick stands there
        self.tiles: vec[i64] = vec[i64]()  # shared; site -> value once somebody saw it, UNDRAWN, redacted HOLE
        self.viewers: vec[i64] = vec[i64]()  # shared; site -> bit mask of the seats that have looked at the tile (G45)
        self.offers: vec[i64] = vec[i64]()  # shared; seat -> its last bid in this auction, 0 for none
        self.leave: vec[i64] = ALL_OPEN  # shared; cell -> points to get from there to an open cell, this turn (G41)
        self.cash: vec[i64] = vec[i64]()  # seat -> dollars
        self.trucks: vec[i64] = vec[i64]()  # seat -> cell, NOTHING before it is placed (G35)
        self.locos: vec[i64] = vec[i64]()  # seat -> column
        self.tanks: vec[i64] = vec[i64]()  # seat * 3 + company -> markers
        self.markers: vec[i64] = vec[i64]()  # site -> markers under its derrick
        self.ones: vec[i64] = vec[i64]()  # seat -> licences of value 1; HOLE where the viewer of a redaction cannot see
        self.twos: vec[i64] = vec[i64]()  # the same for value 2
        self.held: vec[i64] = vec[i64]()  # seat -> licence cards in hand, known to all (G32)
        self.twos_most: vec[i64] = vec[i64]()  # seat -> all know that it holds no more twos than this (a failed bid)

    def copy_from(self, other: "Position") -> None:
        """Becomes equal to another position of the same match: for `clone`."""
        self.seat = other.seat
        self.disclosed = other.disclosed
        self.step = other.step
        self.round = other.round
        self.first = other.first
        self.turn = other.turn
        self.company = other.company
        self.site = other.site
        self.points = other.points
        self.due = other.due
        self.bid = other.bid
        self.bidder = other.bidder
        self.passed = other.passed
        self.caught = other.caught
        self.black = other.black
        self.supply = other.supply
        self.used_ones = other.used_ones
        self.used_twos = other.used_twos
        self.batch_ones = other.batch_ones
        self.batch_twos = other.batch_twos
        self.truck_from = other.truck_from
        self.loco_from = other.loco_from
        self.prices = other.prices
        self.pile = other.pile
        self.open = other.open
        self.cards = other.cards
        self.stock = other.stock
        self.owners = other.owners
        self.tiles = other.tiles
        self.viewers = other.viewers
        self.offers = other.offers
        self.leave = other.leave
        self.cash = other.cash[:]
        self.trucks = other.trucks[:]
        self.locos = other.locos[:]
        self.tanks = other.tanks[:]
        self.markers = other.markers[:]
        self.ones = other.ones[:]
        self.twos = other.twos[:]
        self.held = other.held[:]
        self.twos_most = other.twos_most[:]

    def options(self) -> dict[str, Any]:
        return {
            "seats": self.setting.seats,
            "carrier": CARRIERS[self.setting.carrier],
            "bluffer": BLUFFERS[self.setting.bluffer],
        }

    def unwritten(self) -> frozenset[str]:
        return UNWRITTEN
