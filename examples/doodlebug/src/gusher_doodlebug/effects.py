"""What can happen in Doodlebug, as typed facts: one source for the log in words and for the scores explained.

Rounds and plots are counted from 1 here, as people count them.
"""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from gusher.kernel.effects import Effect, Fact
from gusher.kernel.say import Say, Seat, listed, say
from gusher_doodlebug.actions import HIDDEN


@dataclass(frozen=True, slots=True)
class Surveyed(Fact):
    """A tile came under a player's plot, and nobody else has looked at it (D4)."""

    key: ClassVar[str] = "doodlebug-effect-surveyed"
    seat: int
    plot: int
    barrels: int

    def seen_by(self, viewer: int) -> Self:
        return self if viewer == self.seat else replace(self, barrels=HIDDEN)


@dataclass(frozen=True, slots=True)
class RigUsed(Fact):
    """A rig went up on a plot; or it was sold, and the plot is 0 (D6)."""

    key: ClassVar[str] = "doodlebug-effect-rig-used"
    seat: int
    plot: int


@dataclass(frozen=True, slots=True)
class Opened(Effect):
    """A tile was turned up and its oil shared out (D8, D9)."""

    round: int
    plot: int
    barrels: int
    shares: tuple[int, ...]  # seat by seat

    def say(self) -> Say:
        paid = [say("doodlebug-share", seat=Seat(s), barrels=share) for s, share in enumerate(self.shares) if share]
        shares = listed(paid) if paid else say("doodlebug-share-none")
        return say("doodlebug-effect-opened", round=self.round, plot=self.plot, barrels=self.barrels, shares=shares)
