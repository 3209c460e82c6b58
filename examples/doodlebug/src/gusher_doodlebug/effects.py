"""What can happen in Doodlebug, as typed facts: one source for the log in words and for the scores explained.

Rounds and plots are counted from 1 here, as people count them.
"""

from gusher.kernel.effects import Arguments, Fact, fact
from gusher.kernel.say import Seat, listed, say
from gusher_doodlebug.actions import HIDDEN


@fact("doodlebug-effect-surveyed", barrels=HIDDEN)
class Surveyed(Fact):
    """A tile came under a player's plot, and nobody else has looked at it (D4)."""

    seat: int
    plot: int
    barrels: int


@fact("doodlebug-effect-rig-used")
class RigUsed(Fact):
    """A rig went up on a plot; or it was sold, and the plot is 0 (D6)."""

    seat: int
    plot: int


@fact("doodlebug-effect-opened")
class Opened(Fact):
    """A tile was turned up and its oil shared out (D8, D9)."""

    round: int
    plot: int
    barrels: int
    shares: tuple[int, ...]  # seat by seat

    def arguments(self) -> Arguments:
        paid = [say("doodlebug-share", seat=Seat(s), barrels=share) for s, share in enumerate(self.shares) if share]
        shares = listed(paid) if paid else say("doodlebug-share-none")
        return {"round": self.round, "plot": self.plot, "barrels": self.barrels, "shares": shares}
