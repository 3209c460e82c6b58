"""What happens when a refinery is emptied, as typed facts."""

from gusher.games.wildcatters.data import NOTHING
from gusher.games.wildcatters.effects.facts import Colours, Fact, shares
from gusher.kernel.effects import Flow, fact
from gusher.kernel.say import Say


@fact("wildcatters-effect-card-used")
class CardUsed(Fact):
    """A refinery card is used up to empty a refinery (W55, W59)."""

    seat: int
    card: int
    zone: int


@fact("wildcatters-effect-cards-kept")
class CardsKept(Fact):
    """At the end of the game a seat uses no more of its refinery cards (W191)."""

    seat: int


@fact("wildcatters-effect-emptied")
class Emptied(Fact):
    """A refinery is emptied: these barrels, not its owner's, go to the continent's box (W156, W160)."""

    owner: int  # NOTHING for the neutral refinery
    zone: int
    barrels: Colours

    def say(self) -> Say:
        told = self.arguments()
        if self.owner != NOTHING:
            return Say(self.key, told)
        del told["owner"]
        return Say("wildcatters-effect-emptied-neutral", told)


@fact("wildcatters-effect-own-barrels")
class OwnBarrels(Fact):
    """Of its own barrels the refinery's owner delivers some to the box and takes the others back to sell (W158)."""

    seat: int
    zone: int
    delivered: int
    sold: int


@fact("wildcatters-effect-shares-taken")
class SharesTaken(Fact):
    """The refinery's owner takes shares for the barrels, in colours of its choice (W157, W158, W161)."""

    seat: int
    zone: int
    shares: Colours

    def flows(self) -> tuple[Flow, ...]:
        told: tuple[Flow, ...] = ()
        for company, number in enumerate(self.shares):
            told += shares(self.seat, company, number)
        return told
