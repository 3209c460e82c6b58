"""What is built and moved in steps D and F, as typed facts."""

from gusher.games.wildcatters.effects.facts import Bought, Fact, points
from gusher.kernel.effects import Flow, fact


@fact("wildcatters-effect-rig")
class RigBuilt(Bought):
    """W66, W71."""

    region: int


@fact("wildcatters-effect-tanker-built")
class TankerBuilt(Bought):
    """W80, W81."""

    zone: int


@fact("wildcatters-effect-train")
class TrainBuilt(Bought):
    """W77, W78."""

    stretch: int


@fact("wildcatters-effect-refinery")
class RefineryBuilt(Bought):
    """A seat's so many-th refinery, the one of the set-up included (W74, W76)."""

    zone: int
    number: int


@fact("wildcatters-effect-refinery-bonus")
class RefineryBonus(Fact):
    """Points for a third, fourth or fifth refinery (W75)."""

    seat: int
    number: int
    points: int

    def flows(self) -> tuple[Flow, ...]:
        return points(self.seat, self.points)


@fact("wildcatters-effect-move-paid")
class MovePaid(Bought):
    """Every tanker moved after the first has its price (W163), paid before the destination is named."""

    zone: int


@fact("wildcatters-effect-moved")
class TankerMoved(Fact):
    """An own tanker that carried no oil moves in step F (W162)."""

    seat: int
    tanker: int
    origin: int
    zone: int
