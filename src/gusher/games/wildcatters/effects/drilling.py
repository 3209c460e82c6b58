"""What happens to wells, as typed facts: drilling, swapping, wildcatters and their auctions."""

from dataclasses import dataclass
from typing import ClassVar

from gusher.games.wildcatters.effects.facts import Bought, Fact, fee, shares
from gusher.kernel.effects import Flow
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
