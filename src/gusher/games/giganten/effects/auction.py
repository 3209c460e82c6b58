"""What happens at Giganten's auctions and sales, as typed facts."""

from dataclasses import dataclass
from typing import ClassVar

from gusher.games.giganten.effects.facts import Fact, earned
from gusher.kernel.effects import Arguments, Flow


@dataclass(frozen=True, slots=True)
class AuctionOpened(Fact):
    """The right to sell to a company comes up (G72), or comes up again after a bluff (G84)."""

    key: ClassVar[str] = "giganten-effect-auction"
    company: int
    price: int
    again: bool


@dataclass(frozen=True, slots=True)
class NoAuction(Fact):
    """Nobody who may take part has a marker at this company (G73, G85)."""

    key: ClassVar[str] = "giganten-effect-no-auction"
    company: int


@dataclass(frozen=True, slots=True)
class Bidden(Fact):
    """A bid was made (G75)."""

    key: ClassVar[str] = "giganten-effect-bid"
    seat: int
    company: int
    value: int


@dataclass(frozen=True, slots=True)
class Passed(Fact):
    """A seat is out of this auction (G75)."""

    key: ClassVar[str] = "giganten-effect-passed"
    seat: int
    company: int


@dataclass(frozen=True, slots=True)
class Unsold(Fact):
    """All passed: nobody sells to this company this round (G77)."""

    key: ClassVar[str] = "giganten-effect-unsold"
    company: int


@dataclass(frozen=True, slots=True)
class Won(Fact):
    """A bid stood, and its bidder can pay (G76, G80)."""

    key: ClassVar[str] = "giganten-effect-won"
    seat: int
    company: int
    value: int


@dataclass(frozen=True, slots=True)
class BluffCaught(Fact):
    """A bid stood, but its bidder cannot pay; so many cards of the hand will be lost (G82)."""

    key: ClassVar[str] = "giganten-effect-bluff"
    seat: int
    company: int
    value: int
    cards: int


@dataclass(frozen=True, slots=True)
class PenaltyLost(Fact):
    """A licence drawn blindly from the bluffer's hand, seen by all (G82, G83)."""

    key: ClassVar[str] = "giganten-effect-penalty"
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class Paid(Fact):
    """The winner paid with these licences, face up (G80, G81)."""

    key: ClassVar[str] = "giganten-effect-paid"
    seat: int
    company: int
    value: int
    ones: int
    twos: int


@dataclass(frozen=True, slots=True)
class Sold(Fact):
    """The winner sold markers at the current price each (G86); possibly none."""

    key: ClassVar[str] = "giganten-effect-sold"
    seat: int
    company: int
    count: int
    price: int

    def arguments(self) -> Arguments:
        return {**Fact.arguments(self), "total": self.count * self.price}

    def flows(self) -> tuple[Flow, ...]:
        return earned(self.seat, self.count * self.price)
