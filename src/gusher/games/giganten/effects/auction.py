"""What happens at Giganten's auctions and sales, as typed facts."""

from typing import ClassVar

from gusher.games.giganten.data import COMPANIES
from gusher.games.giganten.effects.facts import Fact, earned
from gusher.kernel.effects import Arguments, Effect, Flow, fact
from gusher.kernel.say import Say, say


@fact("giganten-effect-auction")
class AuctionOpened(Fact):
    """The right to sell to a company comes up (G72), or comes up again after a bluff (G84)."""

    company: int
    price: int
    again: bool


@fact("giganten-effect-no-auction")
class NoAuction(Fact):
    """Nobody who may take part has a marker at this company (G73, G85)."""

    company: int


@fact("giganten-effect-bid")
class Bidden(Fact):
    """A bid was made (G75)."""

    seat: int
    company: int
    value: int


@fact("giganten-effect-passed")
class Passed(Fact):
    """A seat is out of this auction (G75)."""

    seat: int
    company: int


@fact("giganten-effect-unsold")
class Unsold(Fact):
    """All passed: nobody sells to this company this round (G77)."""

    company: int


@fact("giganten-effect-won")
class Won(Fact):
    """A bid stood, and its bidder can pay (G76, G80)."""

    rivals: ClassVar[tuple[type[Effect], ...]] = (Bidden,)
    sound = "gavel"

    seat: int
    company: int
    value: int


@fact("giganten-effect-bluff")
class BluffCaught(Fact):
    """A bid stood, but its bidder cannot pay; so many cards of the hand will be lost (G82)."""

    seat: int
    company: int
    value: int
    cards: int


@fact("giganten-effect-penalty")
class PenaltyLost(Fact):
    """A licence drawn blindly from the bluffer's hand, seen by all (G82, G83)."""

    seat: int
    value: int


@fact("giganten-effect-paid")
class Paid(Fact):
    """The winner paid with these licences, face up (G80, G81)."""

    seat: int
    company: int
    value: int
    ones: int
    twos: int


@fact("giganten-effect-sold")
class Sold(Fact):
    """The winner sold markers at the current price each (G86); possibly none."""

    seat: int
    company: int
    count: int
    price: int

    def arguments(self) -> Arguments:
        return {**Fact.arguments(self), "total": self.count * self.price}

    def flows(self) -> tuple[Flow, ...]:
        return earned(self.seat, self.count * self.price)

    def source(self) -> Say:
        return say("giganten-source-sold", company=COMPANIES[self.company])
