"""What happens to wells, as typed facts: drilling, swapping, wildcatters and their auctions."""

from typing import ClassVar

from gusher.games.wildcatters.effects.facts import Bought, Fact, fee, shares
from gusher.kernel.effects import Effect, Flow, fact
from gusher.kernel.say import Say

# --- step E: drilling and swapping ---


@fact("wildcatters-effect-drilled")
class Drilled(Bought):
    """The active seat drills (W84)."""

    sound = "oil"

    region: int


@fact("wildcatters-effect-swapped")
class Swapped(Bought):
    """The active seat swaps a rig for a pump (W109)."""

    region: int


@fact("wildcatters-effect-drill-joined")
class DrillJoined(Fact):
    """Another seat joins the drilling and pays for it (W93)."""

    seat: int
    payee: int
    region: int
    fee: int

    def flows(self) -> tuple[Flow, ...]:
        return fee(self.seat, self.payee, self.fee)


@fact("wildcatters-effect-drill-declined")
class DrillDeclined(Fact):
    """Another seat does not join the drilling (W93)."""

    seat: int
    region: int


@fact("wildcatters-effect-pump")
class PumpSet(Fact):
    """A rig became a pump with so many barrels (W89, W91, W92); told after each of the three above."""

    seat: int
    region: int
    number: int


# --- wildcatter auctions ---


@fact("wildcatters-effect-auction")
class AuctionBegun(Fact):
    """A wildcatter of the region is auctioned; so many are left with this one (W97)."""

    region: int
    left: int


@fact("wildcatters-effect-bid")
class BidMade(Fact):
    """A bid in own shares (W101)."""

    seat: int
    bid: int


@fact("wildcatters-effect-passed")
class BidPassed(Fact):
    """A seat is out of this auction (W100). `able` is False if it could not bid any more and was not asked."""

    seat: int
    able: bool

    def say(self) -> Say:
        return Say(self.key if self.able else "wildcatters-effect-unable", {"seat": self.arguments()["seat"]})


@fact("wildcatters-effect-wildcatter-won")
class WildcatterWon(Fact):
    """The highest bidder pays the bank and puts a barrel on the token (W106)."""

    rivals: ClassVar[tuple[type[Effect], ...]] = (BidMade,)
    sound = "gavel"

    seat: int
    region: int
    bid: int

    def flows(self) -> tuple[Flow, ...]:
        return shares(self.seat, self.seat, -self.bid)


@fact("wildcatters-effect-wildcatter-lost")
class WildcatterLost(Fact):
    """Nobody bid: the token leaves the game (W107)."""

    region: int
