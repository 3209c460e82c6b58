"""What can happen to wells and oil, as typed facts: drilling, auctions, transport, delivery, emptying.

An `owner` is the seat that owns the train, tanker or refinery in question. Fees are own shares of who pays (W39).
"""

from dataclasses import dataclass
from typing import ClassVar

from gusher.games.wildcatters.data import NEUTRAL, NOTHING
from gusher.games.wildcatters.facts import Bought, Colours, Fact, fee, shares
from gusher.kernel.effects import Arguments, Flow
from gusher.kernel.say import Say

# --- step E: drilling and swapping ---


@dataclass(frozen=True, slots=True)
class Drilled(Bought):
    """The active seat drills (W84)."""

    key: ClassVar[str] = "wildcatters-effect-drilled"
    region: int


@dataclass(frozen=True, slots=True)
class Swapped(Bought):
    """The active seat swaps a rig for a pump (W109)."""

    key: ClassVar[str] = "wildcatters-effect-swapped"
    region: int


@dataclass(frozen=True, slots=True)
class DrillJoined(Fact):
    """Another seat joins the drilling and pays for it (W93)."""

    key: ClassVar[str] = "wildcatters-effect-drill-joined"
    seat: int
    payee: int
    region: int
    fee: int

    def flows(self) -> tuple[Flow, ...]:
        return fee(self.seat, self.payee, self.fee)


@dataclass(frozen=True, slots=True)
class DrillDeclined(Fact):
    """Another seat does not join the drilling (W93)."""

    key: ClassVar[str] = "wildcatters-effect-drill-declined"
    seat: int
    region: int


@dataclass(frozen=True, slots=True)
class PumpSet(Fact):
    """A rig became a pump with so many barrels (W89, W91, W92); told after each of the three above."""

    key: ClassVar[str] = "wildcatters-effect-pump"
    seat: int
    region: int
    number: int


# --- wildcatter auctions ---


@dataclass(frozen=True, slots=True)
class AuctionBegun(Fact):
    """A wildcatter of the region is auctioned; so many are left with this one (W97)."""

    key: ClassVar[str] = "wildcatters-effect-auction"
    region: int
    left: int


@dataclass(frozen=True, slots=True)
class BidMade(Fact):
    """A bid in own shares (W101)."""

    key: ClassVar[str] = "wildcatters-effect-bid"
    seat: int
    bid: int


@dataclass(frozen=True, slots=True)
class BidPassed(Fact):
    """A seat is out of this auction (W100). `able` is False if it could not bid any more and was not asked."""

    key: ClassVar[str] = "wildcatters-effect-passed"
    seat: int
    able: bool

    def say(self) -> Say:
        return Say(self.key if self.able else "wildcatters-effect-unable", {"seat": self.arguments()["seat"]})


@dataclass(frozen=True, slots=True)
class WildcatterWon(Fact):
    """The highest bidder pays the bank and puts a barrel on the token (W106)."""

    key: ClassVar[str] = "wildcatters-effect-wildcatter-won"
    seat: int
    region: int
    bid: int

    def flows(self) -> tuple[Flow, ...]:
        return shares(self.seat, self.seat, -self.bid)


@dataclass(frozen=True, slots=True)
class WildcatterLost(Fact):
    """Nobody bid: the token leaves the game (W107)."""

    key: ClassVar[str] = "wildcatters-effect-wildcatter-lost"
    region: int


# --- transport, stages 1 and 2 ---


@dataclass(frozen=True, slots=True)
class TransportBegun(Bought):
    """The active seat starts a transport (W113)."""

    key: ClassVar[str] = "wildcatters-effect-transport"
    region: int


@dataclass(frozen=True, slots=True)
class TransportJoined(Fact):
    """Another seat takes part (W117)."""

    key: ClassVar[str] = "wildcatters-effect-transport-joined"
    seat: int
    region: int


@dataclass(frozen=True, slots=True)
class TransportDeclined(Fact):
    """Another seat does not take part (W117)."""

    key: ClassVar[str] = "wildcatters-effect-transport-declined"
    seat: int
    region: int


@dataclass(frozen=True, slots=True)
class Hauled(Fact):
    """Barrels went by train from the field to the harbour (W118, W121)."""

    key: ClassVar[str] = "wildcatters-effect-hauled"
    seat: int
    region: int
    number: int
    owner: int
    fee: int

    def say(self) -> Say:
        return Say(self.key if self.fee else "wildcatters-effect-hauled-own", self.arguments())

    def flows(self) -> tuple[Flow, ...]:
        return fee(self.seat, self.owner, self.fee)


@dataclass(frozen=True, slots=True)
class WildcatterTaken(Fact):
    """The barrel on a wildcatter left, so its owner takes the token; it now has `number` of them (W120)."""

    key: ClassVar[str] = "wildcatters-effect-wildcatter-taken"
    seat: int
    region: int
    number: int


@dataclass(frozen=True, slots=True)
class Linked(Fact):
    """A barrel went by link train to the next harbour (W126, W133)."""

    key: ClassVar[str] = "wildcatters-effect-linked"
    seat: int
    origin: int
    zone: int
    owner: int
    fee: int

    def say(self) -> Say:
        return Say(self.key if self.fee else "wildcatters-effect-linked-own", self.arguments())

    def flows(self) -> tuple[Flow, ...]:
        return fee(self.seat, self.owner, self.fee)


@dataclass(frozen=True, slots=True)
class Loaded(Fact):
    """A barrel was loaded onto a tanker (W136)."""

    key: ClassVar[str] = "wildcatters-effect-loaded"
    seat: int
    zone: int
    tanker: int
    owner: int
    fee: int

    def say(self) -> Say:
        return Say(self.key if self.fee else "wildcatters-effect-loaded-own", self.arguments())

    def flows(self) -> tuple[Flow, ...]:
        return fee(self.seat, self.owner, self.fee)


@dataclass(frozen=True, slots=True)
class Stayed(Fact):
    """Barrels without a way on wait in the harbour (W131)."""

    key: ClassVar[str] = "wildcatters-effect-stayed"
    seat: int
    region: int
    number: int


@dataclass(frozen=True, slots=True)
class Delivered(Fact):
    """A barrel came into a refinery, by rail or from a tanker; the refinery's owner pays for it (W139).

    The neutral refinery has no owner: who delivers there pays the bank, or with the house option gets shares of the
    unplayed colour from it (W140, W141). `held` are the barrels in the refinery now.
    """

    key: ClassVar[str] = "wildcatters-effect-delivered"
    seat: int
    zone: int
    owner: int  # NOTHING for the neutral refinery
    pay: int  # shares that the barrel's owner gets; negative: pays
    held: int

    def say(self) -> Say:
        told: Arguments = {**self.arguments(), "pay": abs(self.pay)}
        if self.owner != NOTHING:
            return Say(self.key if self.pay else "wildcatters-effect-delivered-own", told)
        del told["owner"]
        paid = "wildcatters-effect-delivered-neutral-paid"
        return Say(paid if self.pay > 0 else "wildcatters-effect-delivered-neutral", told)

    def flows(self) -> tuple[Flow, ...]:
        if self.owner != NOTHING:
            return fee(self.owner, self.seat, self.pay)
        return shares(self.seat, NEUTRAL if self.pay > 0 else self.seat, self.pay)


# --- transport, stage 3 ---


@dataclass(frozen=True, slots=True)
class Dispatched(Fact):
    """The active seat lets a loaded tanker sail; this seat is its captain (W142, W143)."""

    key: ClassVar[str] = "wildcatters-effect-dispatched"
    seat: int
    tanker: int
    barrels: Colours


@dataclass(frozen=True, slots=True)
class Sailed(Fact):
    """The captain took the tanker to a harbour; it lies there or, if it was there already, stays (W145, W146)."""

    key: ClassVar[str] = "wildcatters-effect-sailed"
    seat: int
    tanker: int
    origin: int
    zone: int

    def say(self) -> Say:
        return Say(self.key if self.zone != self.origin else "wildcatters-effect-sailed-stays", self.arguments())


@dataclass(frozen=True, slots=True)
class Returned(Fact):
    """No refinery has room: the tanker goes back to where it was loaded, and its barrels wait there (W151)."""

    key: ClassVar[str] = "wildcatters-effect-returned"
    tanker: int
    zone: int
    barrels: Colours


# --- emptying ---


@dataclass(frozen=True, slots=True)
class CardUsed(Fact):
    """A refinery card is used up to empty a refinery (W55, W59)."""

    key: ClassVar[str] = "wildcatters-effect-card-used"
    seat: int
    card: int
    zone: int


@dataclass(frozen=True, slots=True)
class CardsKept(Fact):
    """At the end of the game a seat uses no more of its refinery cards (W191)."""

    key: ClassVar[str] = "wildcatters-effect-cards-kept"
    seat: int


@dataclass(frozen=True, slots=True)
class Emptied(Fact):
    """A refinery is emptied: these barrels, not its owner's, go to the continent's box (W156, W160)."""

    key: ClassVar[str] = "wildcatters-effect-emptied"
    owner: int  # NOTHING for the neutral refinery
    zone: int
    barrels: Colours

    def say(self) -> Say:
        told = self.arguments()
        if self.owner != NOTHING:
            return Say(self.key, told)
        del told["owner"]
        return Say("wildcatters-effect-emptied-neutral", told)


@dataclass(frozen=True, slots=True)
class OwnBarrels(Fact):
    """Of its own barrels the refinery's owner delivers some to the box and takes the others back to sell (W158)."""

    key: ClassVar[str] = "wildcatters-effect-own-barrels"
    seat: int
    zone: int
    delivered: int
    sold: int


@dataclass(frozen=True, slots=True)
class SharesTaken(Fact):
    """The refinery's owner takes shares for the barrels, in colours of its choice (W157, W158, W161)."""

    key: ClassVar[str] = "wildcatters-effect-shares-taken"
    seat: int
    zone: int
    shares: Colours

    def flows(self) -> tuple[Flow, ...]:
        told: tuple[Flow, ...] = ()
        for company, number in enumerate(self.shares):
            told += shares(self.seat, company, number)
        return told
