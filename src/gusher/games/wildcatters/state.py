"""A position of Wildcatters: flat numbers. Hands are secret during set-up, nothing else ever (rules/secrets.py)."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters import score
from gusher.games.wildcatters.actions import ask
from gusher.games.wildcatters.data import (
    ALL_CARDS,
    BARRELS,
    CIRCLES,
    COLOUR_COUNT,
    CONTINENT_COUNT,
    EMPTY,
    EVEN,
    MOST_BOXES,
    NEUTRAL,
    NEUTRAL_ZONE,
    NOTHING,
    PIECE_KINDS,
    REFINERY,
    REGION_COUNT,
    SHIP_COUNT,
    START_SCORE,
    START_SHARES,
    STOCK,
    STRETCH_COUNT,
    ZONE_COUNT,
    start_cash,
)
from gusher.games.wildcatters.position import AUSTRALIA, Table, Way
from gusher.games.wildcatters.rules import asking, fees, refusals, secrets
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, Listener
from gusher.kernel.tables import flat


class Wildcatters(Table):
    """One position. The board and what the seats hold are in position.py; here is what is being asked.

    What a question is about lies in plain numbers beside it: a payment holds the deed that it pays for (`pending`), an
    emptying the station that it came from (`caller`); nothing else can come in between.
    """

    def __init__(
        self,
        seat: i64,
        shown: i64,
        way: Way,
        step: i64,
        round_number: i64,
        turn: i64,
        first: i64,
        lap: i64,
        deck: i64,
        recycled: i64,
        open_cards: i64,
        fresh: i64,
        wiped: i64,
        wipes: i64,
        discard: i64,
        boxed: i64,
        region: i64,
        white: i64,
        built: i64,
        transported: i64,
        mix: i64,
        moves: i64,
        closed: i64,
        used: i64,
        moved: i64,
        pending: i64,
        price: i64,
        covered: i64,
        rest: i64,
        colour: i64,
        chosen: i64,
        caller: i64,
        zone: i64,
        asked: i64,
        bid: i64,
        bidder: i64,
        out: i64,
        riders: i64,
        place: i64,
        visited: i64,
        ship: i64,
        origin: i64,
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
        fees_paid: vec[i64],
    ) -> None:
        super().__init__(
            seat,
            shown,
            tracks,
            sites,
            roomy,
            stocked,
            order,
            tokens,
            cash,
            shares,
            points,
            loans,
            pledged,
            supply,
            wildcatters,
            cards,
            hands,
            held,
            revealed,
            stock,
            circles,
            rigs,
            pumps,
            ready,
            trains,
            rail_map,
            refineries,
            tanks,
            filled,
            waiting,
            ships,
            cargo,
            boxes,
            fees_paid,
        )
        self.way = way
        self.step: i64 = step  # the open question (actions.py)
        # --- whose turn it is ---
        self.round: i64 = round_number  # from 1; 0 during set-up
        self.turn: i64 = turn  # place in `order` of the active seat; at set-up of the seat that is dealt to or places
        self.first: i64 = first  # first player, NOTHING before it is drawn (W8)
        self.lap: i64 = lap  # set-up: start pieces that every seat has placed in full laps, 0 … 6 (W13)
        # --- cards, as sets ---
        self.deck: i64 = deck  # face down; light cards come before dark ones (W17)
        self.recycled: i64 = recycled  # 1 once the discards became the deck: light and dark are mixed (W168)
        self.display: i64 = open_cards  # open cards (W22)
        self.fresh: i64 = fresh  # those of them opened since the filling began
        self.wiped: i64 = wiped  # an old display that joins the pile when the new one is complete (W172)
        self.wipes: i64 = wipes  # displays wiped in this step H (W172)
        self.discard: i64 = discard  # the discard pile; at set-up the cards shown so far
        self.boxed: i64 = boxed  # out of the game (W46)
        # --- this turn ---
        self.region: i64 = region  # of the card taken this turn (at PLACE: of the card shown), or NOTHING
        self.white: i64 = white  # the white continent built in this turn, or NOTHING (W50)
        self.built: i64 = built  # 1: a refinery was built this turn (W65)
        self.transported: i64 = transported  # 1: a transport was made this turn (W114)
        self.mix: i64 = mix  # 1: the seat will choose the mix of its next payment
        self.moves: i64 = moves  # tankers moved in step F (W163)
        self.closed: i64 = closed  # set of zones whose refinery was emptied by a card this turn (W62)
        self.used: i64 = used  # set of tankers that carried oil this turn (W154)
        self.moved: i64 = moved  # set of tankers moved in step F (W164)
        # --- payments ---
        self.pending: i64 = pending  # the answer that is paid for (its number in the action table), or NOTHING
        self.price: i64 = price  # PAY, GIVE: the price in dollars
        self.covered: i64 = covered  # GIVE: dollars of it paid in shares
        # --- choosing shares: GIVE and TAKE ---
        self.rest: i64 = rest  # shares still to be named
        self.colour: i64 = colour  # the company asked for
        self.chosen: i64 = chosen  # what was named so far, six bits for each company (rules/splitting.py)
        # --- emptying ---
        self.caller: i64 = caller  # the question (or step G, as REFILL) that goes on afterwards, or NOTHING
        self.zone: i64 = zone  # whose refinery is emptied; at DESTINATION: where the tanker lies; else NOTHING
        # --- drilling, auctions, transport ---
        self.asked: i64 = asked  # places after the active seat of the one that is asked to join, or to act
        self.bid: i64 = bid  # the bid that stands, 0 for none (W101)
        self.bidder: i64 = bidder  # whose bid stands, or NOTHING
        self.out: i64 = out  # set of seats out of this auction (W100)
        self.riders: i64 = riders  # set of seats that take part in this transport (W117)
        self.place: i64 = place  # WAY: the harbour where the barrel is, else NOTHING
        self.visited: i64 = visited  # WAY: set of zones on its way so far, this one included (W127)
        self.ship: i64 = ship  # PORT, UNLOAD, DESTINATION: the tanker, else NOTHING
        self.origin: i64 = origin  # PORT, UNLOAD: the harbour where it was loaded (W151), else NOTHING

    # --- the questions ---

    def legal(self) -> vec[i64]:
        return asking.legal(self)

    def weights(self) -> vec[i64]:
        """Every seat and every card is as likely as the others."""
        return EVEN[: len(asking.outcomes(self))]

    def why_not(self, action: i64) -> str:
        return refusals.why_not(self, action)

    def play(self, action: i64, tell: Listener | None = None) -> None:
        asking.play(self, action, tell)

    def scores(self) -> list[int]:
        return score.scores(self)

    def ranks(self) -> list[int]:
        return score.ranks(self)

    # --- secrets ---

    def has_secrets(self) -> bool:
        return secrets.exist(self)

    def sees(self, action: i64, viewer: i64) -> bool:
        return secrets.sees(self, viewer)

    def silent(self) -> bool:
        return secrets.silent(self)

    def redact(self, viewer: i64) -> "Wildcatters":
        return secrets.redact(self, viewer)

    def fill(self, rng: Rng) -> "Wildcatters":
        return secrets.fill(self, rng)

    # --- copies ---

    def clone(self) -> "Wildcatters":
        return Wildcatters(
            self.seat,
            self.shown,
            self.way,
            self.step,
            self.round,
            self.turn,
            self.first,
            self.lap,
            self.deck,
            self.recycled,
            self.display,
            self.fresh,
            self.wiped,
            self.wipes,
            self.discard,
            self.boxed,
            self.region,
            self.white,
            self.built,
            self.transported,
            self.mix,
            self.moves,
            self.closed,
            self.used,
            self.moved,
            self.pending,
            self.price,
            self.covered,
            self.rest,
            self.colour,
            self.chosen,
            self.caller,
            self.zone,
            self.asked,
            self.bid,
            self.bidder,
            self.out,
            self.riders,
            self.place,
            self.visited,
            self.ship,
            self.origin,
            self.tracks,
            self.sites,
            self.roomy,
            self.stocked,
            self.order,
            self.tokens,
            self.cash[:],
            self.shares[:],
            self.score,
            self.loans,
            self.pledged,
            self.supply[:],
            self.wildcatters,
            self.cards,
            self.hands,
            self.held,
            self.revealed,
            self.stock,
            self.circles,
            self.rigs,
            self.pumps,
            self.ready[:],
            self.trains,
            self.rails,
            self.refineries,
            self.tanks[:],
            self.filled[:],
            self.waiting[:],
            self.ships[:],
            self.cargo[:],
            self.boxes,
            self.fees,
        )

    def options(self) -> dict[str, Any]:
        return {
            "seats": self.way.seats,
            "zero_loan": self.way.zero_loan,
            "australia": AUSTRALIA[int(self.way.bank_pays)],
        }


def start(seats: int, options: dict[str, Any]) -> Wildcatters:
    """The position before the first question (W1 to W6). The options have been checked by the game's description."""
    neutral = [seats == 3 and zone == NEUTRAL_ZONE for zone in range(ZONE_COUNT)]  # W5, W6
    stock = [number for _ in range(COLOUR_COUNT) for number in STOCK]  # W2
    stock[NEUTRAL * PIECE_KINDS + REFINERY] -= sum(neutral)
    nothing = flat([0] * seats)
    shares = [START_SHARES if company == seat else 0 for seat in range(seats) for company in range(COLOUR_COUNT)]
    return Wildcatters(
        CHANCE,
        0,
        Way(seats, options["zero_loan"], options["australia"]),
        ask.NEUTRAL if seats == 3 else ask.FIRST,
        0,
        0,
        NOTHING,
        0,
        ALL_CARDS,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        NOTHING,
        NOTHING,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        NOTHING,
        0,
        0,
        0,
        NOTHING,
        0,
        NOTHING,
        NOTHING,
        0,
        0,
        NOTHING,
        0,
        0,
        NOTHING,
        0,
        NOTHING,
        NOTHING,
        (1 << STRETCH_COUNT) - 1,
        sum(1 << zone for zone in range(ZONE_COUNT) if not neutral[zone]),
        sum(1 << zone for zone in range(ZONE_COUNT) if neutral[zone]),
        0,
        flat([NOTHING] * seats),
        flat([NOTHING] * seats),
        flat([start_cash(seats)] * seats),  # W3, W4
        flat(shares),  # W3
        flat([START_SCORE] * seats),  # W3
        nothing,
        nothing,
        flat([BARRELS] * COLOUR_COUNT),
        nothing,
        nothing,
        nothing,
        nothing,
        nothing,
        flat(stock),
        flat([EMPTY] * (REGION_COUNT * CIRCLES)),
        flat([0] * (REGION_COUNT * COLOUR_COUNT)),
        flat([0] * (REGION_COUNT * COLOUR_COUNT)),
        flat([0] * (REGION_COUNT * COLOUR_COUNT)),
        flat([NOTHING] * (STRETCH_COUNT * MOST_BOXES)),
        flat([0] * ZONE_COUNT),
        flat([NEUTRAL if neutral[zone] else NOTHING for zone in range(ZONE_COUNT)]),
        flat([0] * (ZONE_COUNT * COLOUR_COUNT)),
        flat([0] * ZONE_COUNT),
        flat([0] * (ZONE_COUNT * COLOUR_COUNT)),
        flat([NOTHING] * SHIP_COUNT),
        flat([0] * SHIP_COUNT),
        flat([0] * (CONTINENT_COUNT * COLOUR_COUNT)),
        fees.NO_FEES,
    )
