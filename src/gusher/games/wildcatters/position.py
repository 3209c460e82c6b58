"""A position of Wildcatters: flat numbers. Hands are secret during set-up, nothing else ever (rules/secrets.py)."""

from abc import abstractmethod
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask
from gusher.games.wildcatters.data import ALL_CARDS, COLOUR_COUNT, NOTHING, loan_prices, places, rounds
from gusher.kernel.state import State
from gusher.kernel.tables import flat

AUSTRALIA: Final = ("pay_bank", "bank_pays")  # W140, W141


class Setting:
    """How it is played: fixed for a match, shared by all its positions."""

    def __init__(
        self, seats: int, zero_loan: bool, credit_bids: bool, australia: str, *, cards_interrupt: bool, full_ties: bool
    ) -> None:
        self.seats: i64 = seats
        self.zero_loan: bool = zero_loan  # W174; without it W175
        self.credit_bids: bool = credit_bids  # W103
        self.bank_pays: bool = australia == AUSTRALIA[1]  # W141; without it W140
        self.cards_interrupt: bool = cards_interrupt  # refinery cards in mid-transport (W58); not so by rules 1
        self.full_ties: bool = full_ties  # with three players, too (W205); not so by rules 1
        self.rounds: i64 = rounds(seats)
        self.loan_prices: vec[i64] = flat(loan_prices(seats))  # round -> shares to repay a loan at its end, 0: not then
        self.places: vec[i64] = flat(places(seats))  # contest * 4 + place -> points
        self.tied_places: vec[i64] = flat(places(COLOUR_COUNT if full_ties else seats))  # the same for who shares them


class Position(State):
    """What lies on the table, and what is being asked.

    What a question is about lies in plain numbers beside it: a payment holds the deed that it pays for (`pending`), an
    emptying the station that it came from (`caller`); nothing else can come in between.

    Vectors marked "shared" are never changed in place: whoever changes one puts a new one there, so that clones need
    not copy them. Sets of cards, of zones and of stretches are numbers with a bit for each.
    """

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.step: i64 = ask.FIRST  # the open question
        # --- whose turn it is ---
        self.round: i64 = 0  # from 1; 0 during set-up
        self.turn: i64 = 0  # place in `order` of the active seat; at set-up of the seat that is dealt to or places
        self.first: i64 = NOTHING  # first player, NOTHING before it is drawn (W8)
        self.lap: i64 = 0  # set-up: start pieces that every seat has placed in full laps, 0 … 6 (W13)
        # --- cards, as sets ---
        self.deck: i64 = ALL_CARDS  # face down; light cards come before dark ones (W17)
        self.recycled: i64 = 0  # 1 once the discards became the deck: light and dark are mixed (W168)
        self.display: i64 = 0  # open cards (W22)
        self.fresh: i64 = 0  # those of them opened since the filling began
        self.wiped: i64 = 0  # an old display that joins the pile when the new one is complete (W172)
        self.wipes: i64 = 0  # displays wiped in this step H (W172)
        self.discard: i64 = 0  # the discard pile; at set-up the cards shown so far
        self.boxed: i64 = 0  # out of the game (W46)
        # --- this turn ---
        self.region: i64 = NOTHING  # of the card taken this turn (at PLACE: of the card shown), or NOTHING
        self.white: i64 = NOTHING  # the white continent built in this turn, or NOTHING (W50)
        self.built: i64 = 0  # 1: a refinery was built this turn (W65)
        self.transported: i64 = 0  # 1: a transport was made this turn (W114)
        self.mix: i64 = 0  # 1: the seat will choose the mix of its next payment
        self.moves: i64 = 0  # tankers moved in step F (W163)
        self.closed: i64 = 0  # set of zones whose refinery was emptied by a card this turn (W62)
        self.used: i64 = 0  # set of tankers that carried oil this turn (W154)
        self.moved: i64 = 0  # set of tankers moved in step F (W164)
        # --- payments ---
        self.pending: i64 = NOTHING  # the answer that is paid for (its number in the action table), or NOTHING
        self.price: i64 = 0  # PAY, GIVE: the price in dollars
        self.covered: i64 = 0  # GIVE: dollars of it paid in shares
        # --- choosing shares: GIVE and TAKE ---
        self.rest: i64 = 0  # shares still to be named
        self.colour: i64 = NOTHING  # the company asked for
        self.chosen: i64 = 0  # what was named so far, six bits for each company (rules/splitting.py)
        # --- emptying ---
        self.caller: i64 = NOTHING  # the station that goes on afterwards, or NOTHING
        self.zone: i64 = NOTHING  # whose refinery is emptied; at DESTINATION: where the tanker lies; else NOTHING
        # --- drilling, auctions, transport ---
        self.asked: i64 = 0  # places after the active seat of the one that is asked to join, or to act
        self.bid: i64 = 0  # the bid that stands, 0 for none (W101)
        self.bidder: i64 = NOTHING  # whose bid stands, or NOTHING
        self.out: i64 = 0  # set of seats out of this auction (W100)
        self.riders: i64 = 0  # set of seats that take part in this transport (W117)
        self.place: i64 = NOTHING  # WAY: the harbour where the barrel is, else NOTHING
        self.visited: i64 = 0  # WAY: set of zones on its way so far, this one included (W127)
        self.ship: i64 = NOTHING  # PORT, UNLOAD, DESTINATION: the tanker, else NOTHING
        self.origin: i64 = NOTHING  # PORT, UNLOAD: the harbour where it was loaded (W151), else NOTHING
        # --- sets that follow from the board ---
        self.tracks: i64 = 0  # stretches with a free box
        self.sites: i64 = 0  # zones without a refinery
        self.roomy: i64 = 0  # zones whose refinery is not full
        self.stocked: i64 = 0  # zones whose refinery has a barrel
        # --- seats ---
        self.order: vec[i64] = vec[i64]()  # shared; place in the round -> seat (W27, W29)
        self.tokens: vec[i64] = vec[i64]()  # shared; ORDER: place in the last round -> seat that took it, or NOTHING
        self.cash: vec[i64] = vec[i64]()  # seat -> dollars
        self.shares: vec[i64] = vec[i64]()  # seat * 4 + company -> shares
        self.score: vec[i64] = vec[i64]()  # shared; seat -> points on the track; the final scoring is not added to it
        self.loans: vec[i64] = vec[i64]()  # shared; seat -> loans (W177)
        self.pledged: vec[i64] = vec[i64]()  # shared; seat -> barrels at the bank (W176, W178)
        self.supply: vec[i64] = vec[i64]()  # colour -> barrels neither on the board nor at the bank
        self.wildcatters: vec[i64] = vec[i64]()  # shared; seat -> tokens taken (W120)
        self.cards: vec[i64] = vec[i64]()  # shared; seat -> set of cards in front of it (W45)
        self.hands: vec[i64] = vec[i64]()  # shared; seat -> set of hand cards at set-up; HOLE in others' redactions
        self.held: vec[i64] = vec[i64]()  # shared; seat -> hand cards, known to all
        self.revealed: vec[i64] = vec[i64]()  # shared; seat -> set of cards that it has shown at set-up
        self.stock: vec[i64] = vec[i64]()  # shared; colour * 5 + piece -> tiles not on the board
        # --- the board ---
        self.circles: vec[i64] = vec[i64]()  # shared; region * 7 + circle -> what stands there (data.py)
        self.rigs: vec[i64] = vec[i64]()  # shared; region * 4 + colour -> rigs
        self.pumps: vec[i64] = vec[i64]()  # shared; region * 4 + colour -> pumps, empty ones too (W96)
        self.ready: vec[i64] = vec[i64]()  # region * 4 + colour -> barrels that leave the field in the next transport
        self.trains: vec[i64] = vec[i64]()  # shared; stretch * 2 + box -> owner or NOTHING
        self.rails: vec[i64] = vec[i64]()  # shared; zone -> set of zones that a link with a train leads to
        self.refineries: vec[i64] = vec[i64]()  # shared; zone -> owner (NEUTRAL for the neutral one) or NOTHING
        self.tanks: vec[i64] = vec[i64]()  # zone * 4 + colour -> barrels in the refinery
        self.filled: vec[i64] = vec[i64]()  # zone -> barrels in the refinery
        self.waiting: vec[i64] = vec[i64]()  # zone * 4 + colour -> barrels in the harbour, one on the rails included
        self.ships: vec[i64] = vec[i64]()  # tanker -> zone, or NOTHING while it is in stock
        self.cargo: vec[i64] = vec[i64]()  # tanker -> barrels aboard in loading order (data.py)
        self.boxes: vec[i64] = vec[i64]()  # shared; continent * 4 + colour -> barrels delivered for good
        self.fees: vec[i64] = vec[i64]()  # shared; payer * 5 + payee (4: the bank) -> own shares paid in this transport

    def copy_from(self, other: "Position") -> None:
        """Becomes equal to another position of the same match: for `clone`."""
        self.seat = other.seat
        self.disclosed = other.disclosed
        self.step = other.step
        self.round = other.round
        self.turn = other.turn
        self.first = other.first
        self.lap = other.lap
        self.deck = other.deck
        self.recycled = other.recycled
        self.display = other.display
        self.fresh = other.fresh
        self.wiped = other.wiped
        self.wipes = other.wipes
        self.discard = other.discard
        self.boxed = other.boxed
        self.region = other.region
        self.white = other.white
        self.built = other.built
        self.transported = other.transported
        self.mix = other.mix
        self.moves = other.moves
        self.closed = other.closed
        self.used = other.used
        self.moved = other.moved
        self.pending = other.pending
        self.price = other.price
        self.covered = other.covered
        self.rest = other.rest
        self.colour = other.colour
        self.chosen = other.chosen
        self.caller = other.caller
        self.zone = other.zone
        self.asked = other.asked
        self.bid = other.bid
        self.bidder = other.bidder
        self.out = other.out
        self.riders = other.riders
        self.place = other.place
        self.visited = other.visited
        self.ship = other.ship
        self.origin = other.origin
        self.tracks = other.tracks
        self.sites = other.sites
        self.roomy = other.roomy
        self.stocked = other.stocked
        self.order = other.order
        self.tokens = other.tokens
        self.cash = other.cash[:]
        self.shares = other.shares[:]
        self.score = other.score
        self.loans = other.loans
        self.pledged = other.pledged
        self.supply = other.supply[:]
        self.wildcatters = other.wildcatters
        self.cards = other.cards
        self.hands = other.hands
        self.held = other.held
        self.revealed = other.revealed
        self.stock = other.stock
        self.circles = other.circles
        self.rigs = other.rigs
        self.pumps = other.pumps
        self.ready = other.ready[:]
        self.trains = other.trains
        self.rails = other.rails
        self.refineries = other.refineries
        self.tanks = other.tanks[:]
        self.filled = other.filled[:]
        self.waiting = other.waiting[:]
        self.ships = other.ships[:]
        self.cargo = other.cargo[:]
        self.boxes = other.boxes
        self.fees = other.fees

    @abstractmethod
    def clone(self) -> "Position":
        """An independent copy, which can be played on."""

    def options(self) -> dict[str, Any]:
        return {
            "seats": self.setting.seats,
            "zero_loan": self.setting.zero_loan,
            "credit_bids": self.setting.credit_bids,
            "australia": AUSTRALIA[int(self.setting.bank_pays)],
            "cards_interrupt": self.setting.cards_interrupt,
            "full_ties": self.setting.full_ties,
        }
