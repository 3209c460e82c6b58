"""What lies on the table in a position of Wildcatters: holdings of the seats and the board, flat numbers; and the way
of playing."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.data import loan_prices, places, rounds
from gusher.kernel.state import State
from gusher.kernel.tables import flat

AUSTRALIA: Final = ("pay_bank", "bank_pays")  # W140, W141


class Way:
    """The way of playing: fixed for a match, shared by all its positions."""

    def __init__(self, seats: int, zero_loan: bool, australia: str) -> None:
        self.seats: i64 = seats
        self.zero_loan: bool = zero_loan  # W174; without it W175
        self.bank_pays: bool = australia == AUSTRALIA[1]  # W141; without it W140
        self.rounds: i64 = rounds(seats)
        self.loan_prices: vec[i64] = flat(loan_prices(seats))  # round -> shares to repay a loan at its end, 0: not then
        self.places: vec[i64] = flat(places(seats))  # contest * 4 + place -> points


class Table(State):
    """The lasting part of a position; what is being asked is in state.py.

    Vectors marked "shared" are never changed in place: whoever changes one puts a new one there, so that clones need
    not copy them. Sets of cards, of zones and of stretches are numbers with a bit for each.
    """

    def __init__(
        self,
        seat: i64,
        shown: i64,
        tracks: i64,
        sites: i64,
        roomy: i64,
        stocked: i64,
        order: vec[i64],
        tokens: vec[i64],
        cash: vec[i64],
        shares: vec[i64],
        points: vec[i64],
        loans: vec[i64],
        pledged: vec[i64],
        supply: vec[i64],
        wildcatters: vec[i64],
        cards: vec[i64],
        hands: vec[i64],
        held: vec[i64],
        revealed: vec[i64],
        stock: vec[i64],
        circles: vec[i64],
        rigs: vec[i64],
        pumps: vec[i64],
        ready: vec[i64],
        trains: vec[i64],
        rail_map: vec[i64],
        refineries: vec[i64],
        tanks: vec[i64],
        filled: vec[i64],
        waiting: vec[i64],
        ships: vec[i64],
        cargo: vec[i64],
        boxes: vec[i64],
        fees: vec[i64],
    ) -> None:
        self.seat = seat
        self.shown = shown
        # --- sets that follow from the board ---
        self.tracks: i64 = tracks  # stretches with a free box
        self.sites: i64 = sites  # zones without a refinery
        self.roomy: i64 = roomy  # zones whose refinery is not full
        self.stocked: i64 = stocked  # zones whose refinery has a barrel
        # --- seats ---
        self.order: vec[i64] = order  # shared; place in the round -> seat (W27, W29)
        self.tokens: vec[i64] = tokens  # shared; ORDER: place in the last round -> seat that took it, or NOTHING
        self.cash: vec[i64] = cash  # seat -> dollars
        self.shares: vec[i64] = shares  # seat * 4 + company -> shares
        self.score: vec[i64] = points  # shared; seat -> points on the track; the final scoring is not added to it
        self.loans: vec[i64] = loans  # shared; seat -> loans (W177)
        self.pledged: vec[i64] = pledged  # shared; seat -> barrels at the bank (W176, W178)
        self.supply: vec[i64] = supply  # colour -> barrels neither on the board nor at the bank
        self.wildcatters: vec[i64] = wildcatters  # shared; seat -> tokens taken (W120)
        self.cards: vec[i64] = cards  # shared; seat -> set of cards in front of it (W45)
        self.hands: vec[i64] = hands  # shared; seat -> set of hand cards at set-up; HOLE in others' redactions
        self.held: vec[i64] = held  # shared; seat -> hand cards, known to all
        self.revealed: vec[i64] = revealed  # shared; seat -> set of cards that it has shown at set-up
        self.stock: vec[i64] = stock  # shared; colour * 5 + piece -> tiles not on the board
        # --- the board ---
        self.circles: vec[i64] = circles  # shared; region * 7 + circle -> what stands there (data.py)
        self.rigs: vec[i64] = rigs  # shared; region * 4 + colour -> rigs
        self.pumps: vec[i64] = pumps  # shared; region * 4 + colour -> pumps, empty ones too (W96)
        self.ready: vec[i64] = ready  # region * 4 + colour -> barrels that leave the field in the next transport
        self.trains: vec[i64] = trains  # shared; stretch * 2 + box -> owner or NOTHING
        self.rails: vec[i64] = rail_map  # shared; zone -> set of zones that a link with a train leads to
        self.refineries: vec[i64] = refineries  # shared; zone -> owner (NEUTRAL for the neutral one) or NOTHING
        self.tanks: vec[i64] = tanks  # zone * 4 + colour -> barrels in the refinery
        self.filled: vec[i64] = filled  # zone -> barrels in the refinery
        self.waiting: vec[i64] = waiting  # zone * 4 + colour -> barrels in the harbour, one under way by rail included
        self.ships: vec[i64] = ships  # tanker -> zone, or NOTHING while it is in stock
        self.cargo: vec[i64] = cargo  # tanker -> barrels aboard in loading order (data.py)
        self.boxes: vec[i64] = boxes  # shared; continent * 4 + colour -> barrels delivered for good
        self.fees: vec[i64] = fees  # shared; payer * 5 + payee (4: the bank) -> own shares paid in this transport
