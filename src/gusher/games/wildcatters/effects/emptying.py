"""What happens when a refinery is emptied, as typed facts."""

from dataclasses import dataclass
from typing import ClassVar

from gusher.games.wildcatters.data import NOTHING
from gusher.games.wildcatters.effects.facts import Colours, Fact, shares
from gusher.kernel.effects import Flow
from gusher.kernel.say import Say


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
