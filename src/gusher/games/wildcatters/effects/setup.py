"""What happens at set-up, as typed facts."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from gusher.games.wildcatters.effects.facts import Fact
from gusher.kernel.say import Say


@dataclass(frozen=True, slots=True)
class NeutralRigPlaced(Fact):
    """With three players a card drawn openly names the region of a neutral rig (W7)."""

    key: ClassVar[str] = "wildcatters-effect-neutral-rig"
    card: int
    region: int


@dataclass(frozen=True, slots=True)
class FirstDrawn(Fact):
    """The first player (W8, W9)."""

    key: ClassVar[str] = "wildcatters-effect-first"
    seat: int


@dataclass(frozen=True, slots=True)
class Dealt(Fact):
    """A seat has its whole hand for the set-up (W10). Others know only how many cards that is."""

    key: ClassVar[str] = "wildcatters-effect-dealt"
    seat: int
    held: int
    cards: tuple[int, ...]  # empty for those who may not know them

    def say(self) -> Say:
        return Say(self.key if self.cards else "wildcatters-effect-dealt-hidden", self.arguments())

    def seen_by(self, viewer: int) -> Self:
        return self if viewer == self.seat else replace(self, cards=())


@dataclass(frozen=True, slots=True)
class Founded(Fact):
    """A seat's first refinery (W11)."""

    key: ClassVar[str] = "wildcatters-effect-founded"
    seat: int
    zone: int


@dataclass(frozen=True, slots=True)
class Revealed(Fact):
    """A hand card is shown: the next start piece goes to its region (W13)."""

    key: ClassVar[str] = "wildcatters-effect-revealed"
    seat: int
    card: int
    region: int


@dataclass(frozen=True, slots=True)
class StartPiecePlaced(Fact):
    """A start rig or tanker (W13)."""

    key: ClassVar[str] = "wildcatters-effect-start-piece"
    seat: int
    piece: int
    region: int


@dataclass(frozen=True, slots=True)
class StartTrainPlaced(Fact):
    """A start train (W15)."""

    key: ClassVar[str] = "wildcatters-effect-start-train"
    seat: int
    stretch: int


@dataclass(frozen=True, slots=True)
class WildcattersPlaced(Fact):
    """The wildcatters take their circles: one in each region, two in these (W18, W19); `out` leave the game (W21)."""

    key: ClassVar[str] = "wildcatters-effect-wildcatters"
    regions: tuple[int, ...]
    placed: int
    out: int
