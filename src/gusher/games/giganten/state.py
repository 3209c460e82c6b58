"""A position of Giganten: flat numbers. Hands and looked-at tiles are secret (spec section 6; rules/secrets.py)."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.giganten import score
from gusher.games.giganten.actions import (
    BEIGE,
    BID,
    BUILD,
    DEAL,
    HAUL,
    LOOK,
    MOVE,
    PAY,
    PENALTY,
    PICK,
    PLACE,
    RED,
    REVEAL,
    ROLL,
    SPECIAL,
    START,
)
from gusher.games.giganten.data import (
    CARD_COPIES,
    CARRIERS,
    CLEARED,
    COMPANY_COUNT,
    CRUDE,
    DERRICKS,
    FACE_DOWN,
    NOT_WITH_THREE,
    NOTHING,
    ONES,
    SITES,
    START_CASH,
    START_PRICE,
    TWOS,
    UNDRAWN,
)
from gusher.games.giganten.rules import (
    auction,
    build,
    cards,
    haul,
    licences,
    move,
    prices,
    refusals,
    sale,
    secrets,
    special,
    tiles,
    turns,
)
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, Listener, State
from gusher.kernel.tables import flat

# What a dump holds beside the way of playing.
NUMBERS: Final = """
seat shown step round first turn company site points due bid bidder passed caught black supply
used_ones used_twos batch_ones batch_twos truck_from loco_from
"""
VECTORS: Final = """
prices pile open cards stock owners tiles viewers offers cash trucks locos tanks markers ones twos held twos_most
"""


class Way:
    """The way of playing: fixed for a match, shared by all its positions."""

    def __init__(self, seats: i64, carrier: i64) -> None:
        self.seats: i64 = seats
        self.carrier: i64 = carrier  # CHOICE or MOST_ADVANCED (G66, G67)


class Giganten(State):
    """One position. Vectors marked "shared" are never changed in place: whoever changes one puts a new one there,
    so that clones need not copy them."""

    def __init__(
        self,
        seat: i64,
        shown: i64,
        way: Way,
        step: i64,
        round_number: i64,
        first: i64,
        turn: i64,
        company: i64,
        site: i64,
        points: i64,
        due: i64,
        bid: i64,
        bidder: i64,
        passed: i64,
        caught: i64,
        black: i64,
        supply: i64,
        used_ones: i64,
        used_twos: i64,
        batch_ones: i64,
        batch_twos: i64,
        truck_from: i64,
        loco_from: i64,
        prices: vec[i64],
        pile: vec[i64],
        open_cards: vec[i64],
        cards: vec[i64],
        stock: vec[i64],
        owners: vec[i64],
        tiles: vec[i64],
        viewers: vec[i64],
        offers: vec[i64],
        leave: vec[i64],
        cash: vec[i64],
        trucks: vec[i64],
        locos: vec[i64],
        tanks: vec[i64],
        markers: vec[i64],
        ones: vec[i64],
        twos: vec[i64],
        held: vec[i64],
        twos_most: vec[i64],
    ) -> None:
        self.seat = seat
        self.shown = shown
        self.way = way
        self.step: i64 = step  # the open question (actions.py)
        self.round: i64 = round_number  # from 1
        self.first: i64 = first  # first player of the round, NOTHING before it is drawn (G12, G88)
        self.turn: i64 = turn  # seats (or beige cards) that have had the current action: 0 … seats
        self.company: i64 = company  # 0, 1, 2 for H, J, S: whose price is rolled, whose auction is on
        self.site: i64 = site  # the site of LOOK, REVEAL and HAUL, else NOTHING
        self.points: i64 = points  # MOVE: movement points left (G34)
        self.due: i64 = due  # DEAL, PENALTY: licence cards still to come or to go
        self.bid: i64 = bid  # the bid that stands, 0 for none (G75)
        self.bidder: i64 = bidder  # whose bid stands; the winner at PAY and SELL, the bluffer at PENALTY; or NOTHING
        self.passed: i64 = passed  # bit mask of the seats that have passed in this auction (G75)
        self.caught: i64 = caught  # bit mask of the seats caught bluffing at this company this round (G85)
        self.black: i64 = black  # the black loco's step, 0 … STAR
        self.supply: i64 = supply  # crude markers nobody owns (G6)
        self.used_ones: i64 = used_ones  # licence discards, open to all (G81, G83)
        self.used_twos: i64 = used_twos
        self.batch_ones: i64 = batch_ones  # what the licence pile held when it was last shuffled: all could count it
        self.batch_twos: i64 = batch_twos
        self.truck_from: i64 = truck_from  # where the truck and the loco of the seat in turn stood before its move
        self.loco_from: i64 = loco_from
        self.prices: vec[i64] = prices  # shared; company -> place on the scale, 0 … 15 (data.PRICE has the dollars)
        self.pile: vec[i64] = pile  # shared; card -> copies in its face-down pile
        self.open: vec[i64] = open_cards  # shared; slot -> card or NOTHING; the red one lies in slot 0 (G24)
        self.cards: vec[i64] = cards  # shared; seat -> the card before it or NOTHING (G26, G55)
        self.stock: vec[i64] = stock  # shared; seat -> derricks not on the board (G58)
        self.owners: vec[i64] = owners  # shared; site -> FACE_DOWN, CLEARED, or the seat whose derrick stands there
        self.tiles: vec[i64] = tiles  # shared; site -> value once somebody saw it, UNDRAWN, in a redaction also HOLE
        self.viewers: vec[i64] = viewers  # shared; site -> bit mask of the seats that have looked at the tile (G45)
        self.offers: vec[i64] = offers  # shared; seat -> its last bid in this auction, 0 for none
        self.leave: vec[i64] = leave  # shared; cell -> points to get from there to an open cell, this turn (G41)
        self.cash: vec[i64] = cash  # seat -> dollars
        self.trucks: vec[i64] = trucks  # seat -> cell, NOTHING before it is placed (G35)
        self.locos: vec[i64] = locos  # seat -> column
        self.tanks: vec[i64] = tanks  # seat * 3 + company -> markers
        self.markers: vec[i64] = markers  # site -> markers under its derrick
        self.ones: vec[i64] = ones  # seat -> licences of value 1; HOLE where the viewer of a redaction cannot see
        self.twos: vec[i64] = twos  # the same for value 2
        self.held: vec[i64] = held  # seat -> licence cards in hand, known to all (G32)
        self.twos_most: vec[i64] = twos_most  # seat -> all know that it holds no more twos than this (a failed bid)

    # --- the questions ---

    def legal(self) -> vec[i64]:
        if self.seat == CHANCE:
            return self.outcomes()
        if self.seat == OVER:
            return vec[i64]()
        return self.answers()

    def outcomes(self) -> vec[i64]:
        if self.step == DEAL:
            return licences.outcomes(self)
        if self.step in (LOOK, REVEAL):
            return tiles.outcomes(self)
        if self.step == PENALTY:
            return auction.penalties(self)
        if self.step in (RED, BEIGE):
            return cards.outcomes(self)
        return prices.outcomes(self)

    def answers(self) -> vec[i64]:
        if self.step == MOVE:
            return move.legal(self)
        if self.step >= BUILD:
            return self.trading_answers()
        if self.step == PICK:
            return cards.legal(self)
        return turns.legal(self) if self.step == PLACE else special.legal(self)

    def trading_answers(self) -> vec[i64]:
        """From the derricks to the sales: actions 5 to 7."""
        if self.step == HAUL:
            return haul.legal(self)
        if self.step == BID:
            return auction.legal(self)
        if self.step == BUILD:
            return build.legal(self)
        return auction.covers(self) if self.step == PAY else sale.legal(self)

    def weights(self) -> vec[i64]:
        if self.step == DEAL:
            return licences.weights(self)
        if self.step in (LOOK, REVEAL):
            return tiles.weights(self)
        if self.step == PENALTY:
            return auction.penalty_weights(self)
        if self.step in (RED, BEIGE):
            return cards.weights(self)
        return prices.weights(self)

    def why_not(self, action: i64) -> str:
        return refusals.why_not(self, action)

    # --- playing ---

    def play(self, action: i64, tell: Listener | None = None) -> None:
        if self.seat == CHANCE:
            self.draw(action, tell)
        else:
            self.answer(action, tell)

    def draw(self, action: i64, tell: Listener | None) -> None:
        if self.step == DEAL:
            licences.play(self, action, tell)
        elif self.step == ROLL:
            prices.play(self, action, tell)
        elif self.step == BEIGE:
            cards.show_beige(self, action, tell)
        elif self.step == RED:
            cards.show_red(self, action, tell)
        elif self.step == LOOK:
            move.see(self, action, tell)
        elif self.step == REVEAL:
            build.reveal(self, action, tell)
        elif self.step == PENALTY:
            auction.lose(self, action, tell)
        else:
            prices.begin(self, action, tell)

    def answer(self, action: i64, tell: Listener | None) -> None:
        if self.step == MOVE:
            move.play(self, action, tell)
        elif self.step == HAUL:
            haul.play(self, action, tell)
        elif self.step == BID:
            auction.play(self, action, tell)
        elif self.step == PICK:
            cards.play(self, action, tell)
        elif self.step == BUILD:
            build.play(self, action, tell)
        elif self.step == SPECIAL:
            special.play(self, action, tell)
        elif self.step == PAY:
            auction.pay(self, action, tell)
        elif self.step == PLACE:
            turns.play(self, action, tell)
        else:
            sale.play(self, action, tell)

    def scores(self) -> list[int]:
        return score.scores(self)

    # --- who knows what ---

    def redact(self, viewer: i64) -> "Giganten":
        return secrets.redact(self, viewer)

    def fill(self, rng: Rng) -> "Giganten":
        return secrets.fill(self, rng)

    def has_secrets(self) -> bool:
        return secrets.exist(self)

    def sees(self, action: i64, viewer: i64) -> bool:
        return secrets.sees(self, viewer)

    def silent(self) -> bool:
        return secrets.silent(self)

    # --- copies ---

    def clone(self) -> "Giganten":
        return Giganten(
            self.seat,
            self.shown,
            self.way,
            self.step,
            self.round,
            self.first,
            self.turn,
            self.company,
            self.site,
            self.points,
            self.due,
            self.bid,
            self.bidder,
            self.passed,
            self.caught,
            self.black,
            self.supply,
            self.used_ones,
            self.used_twos,
            self.batch_ones,
            self.batch_twos,
            self.truck_from,
            self.loco_from,
            self.prices,
            self.pile,
            self.open,
            self.cards,
            self.stock,
            self.owners,
            self.tiles,
            self.viewers,
            self.offers,
            self.leave,
            self.cash[:],
            self.trucks[:],
            self.locos[:],
            self.tanks[:],
            self.markers[:],
            self.ones[:],
            self.twos[:],
            self.held[:],
            self.twos_most[:],
        )

    def dump(self) -> dict[str, Any]:
        """`leave` is left out: it follows from the rest."""
        data: dict[str, Any] = {"seats": self.way.seats, "carrier": CARRIERS[self.way.carrier]}
        for name in NUMBERS.split():
            data[name] = getattr(self, name)
        for name in VECTORS.split():
            data[name] = list(getattr(self, name))
        return data


def load(data: dict[str, Any]) -> Giganten:
    """A position from its dump."""
    state = start(data["seats"], {"carrier": data["carrier"]})
    for name in NUMBERS.split():
        setattr(state, name, data[name])
    for name in VECTORS.split():
        setattr(state, name, flat(data[name]))
    if state.step in (MOVE, LOOK):
        state.leave = turns.ways_out(state, turns.whose(state))
    return state


def start(seats: int, options: dict[str, Any]) -> Giganten:
    """The position before the first question (G1 to G10). The options have been checked by the game's description."""
    carrier: str = options["carrier"]
    unused = [seats == 3 and NOT_WITH_THREE[site] == 1 for site in range(SITES)]  # G4
    return Giganten(
        CHANCE,
        0,
        Way(seats, CARRIERS.index(carrier)),
        START,
        1,
        NOTHING,
        0,
        0,
        NOTHING,
        0,
        0,
        0,
        NOTHING,
        0,
        0,
        0,  # G10
        CRUDE,  # G6
        0,
        0,
        ONES,  # G7
        TWOS,
        NOTHING,
        NOTHING,
        flat([START_PRICE] * COMPANY_COUNT),  # G5
        CARD_COPIES,  # G7
        flat([NOTHING] * (seats + 1)),
        flat([NOTHING] * seats),
        flat([DERRICKS] * seats),  # G9
        flat([CLEARED if unused[site] else FACE_DOWN for site in range(SITES)]),  # G3
        flat([UNDRAWN] * SITES),
        flat([0] * SITES),
        flat([0] * seats),
        turns.ALL_OPEN,
        flat([START_CASH] * seats),  # G8
        flat([NOTHING] * seats),  # G9, G35
        flat([0] * seats),  # G9
        flat([0] * (seats * COMPANY_COUNT)),
        flat([0] * SITES),
        flat([0] * seats),
        flat([0] * seats),
        flat([0] * seats),
        flat([0] * seats),
    )
