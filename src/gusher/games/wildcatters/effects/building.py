"""What is built and moved in steps D and F, as typed facts."""

from dataclasses import dataclass
from typing import ClassVar

from gusher.games.wildcatters.effects.facts import Bought, Fact, points
from gusher.kernel.effects import Flow


@dataclass(frozen=True, slots=True)
class RigBuilt(Bought):
    """W66, W71."""

    key: ClassVar[str] = "wildcatters-effect-rig"
    region: int


@dataclass(frozen=True, slots=True)
class TankerBuilt(Bought):
    """W80, W81."""

    key: ClassVar[str] = "wildcatters-effect-tanker-built"
    zone: int


@dataclass(frozen=True, slots=True)
class TrainBuilt(Bought):
    """W77, W78."""

    key: ClassVar[str] = "wildcatters-effect-train"
    stretch: int


@dataclass(frozen=True, slots=True)
class RefineryBuilt(Bought):
    """A seat's so many-th refinery, the one of the set-up included (W74, W76)."""

    key: ClassVar[str] = "wildcatters-effect-refinery"
    zone: int
    number: int


@dataclass(frozen=True, slots=True)
class RefineryBonus(Fact):
    """Points for a third, fourth or fifth refinery (W75)."""

    key: ClassVar[str] = "wildcatters-effect-refinery-bonus"
    seat: int
    number: int
    points: int

    def flows(self) -> tuple[Flow, ...]:
        return points(self.seat, self.points)


@dataclass(frozen=True, slots=True)
class MovePaid(Bought):
    """Every tanker moved after the first has its price (W163), paid before the destination is named."""

    key: ClassVar[str] = "wildcatters-effect-move-paid"
    zone: int


@dataclass(frozen=True, slots=True)
class TankerMoved(Fact):
    """An own tanker that carried no oil moves in step F (W162)."""

    key: ClassVar[str] = "wildcatters-effect-moved"
    seat: int
    tanker: int
    origin: int
    zone: int
