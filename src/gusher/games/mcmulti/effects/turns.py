"""The frame of the game as typed facts: who begins, whose turn it is, and the end (M11, M18, M22, M146 to M155)."""

from dataclasses import dataclass
from typing import ClassVar

from gusher.games.mcmulti.data import NOTHING, REASONS
from gusher.games.mcmulti.effects.facts import Fact
from gusher.kernel.effects import Arguments
from gusher.kernel.say import Say

# --- set-up and turns ---


@dataclass(frozen=True, slots=True)
class FirstDrawn(Fact):
    """The first player, and with it the first island (M11, M131)."""

    key: ClassVar[str] = "mcmulti-effect-first"
    seat: int
    island: int


@dataclass(frozen=True, slots=True)
class StartBegun(Fact):
    """The starting purchases of an island begin (M18)."""

    key: ClassVar[str] = "mcmulti-effect-start-begun"
    seat: int
    island: int


@dataclass(frozen=True, slots=True)
class TurnBegun(Fact):
    """An island's turn begins (M22). `left` are the turns left with this one, 0 before an announcement (M154)."""

    key: ClassVar[str] = "mcmulti-effect-turn"
    seat: int  # NOTHING: nobody's island
    island: int
    round: int
    left: int

    def say(self) -> Say:
        if self.seat != NOTHING:
            return Say(self.key, self.arguments())
        told = self.arguments()
        del told["seat"]
        return Say("mcmulti-effect-turn-nobody", told)


# --- the end ---


@dataclass(frozen=True, slots=True)
class Announced(Fact):
    """The end is announced: four more island turns (M150, M154)."""

    key: ClassVar[str] = "mcmulti-effect-announced"
    seat: int
    island: int
    cash: int


@dataclass(frozen=True, slots=True)
class Waited(Fact):
    """A seat that could have announced did not (M153)."""

    key: ClassVar[str] = "mcmulti-effect-waited"
    seat: int
    cash: int


@dataclass(frozen=True, slots=True)
class Ended(Fact):
    """The game is over (M146, M149, M150)."""

    key: ClassVar[str] = "mcmulti-effect-ended"
    reason: int

    def arguments(self) -> Arguments:
        return {"reason": REASONS[self.reason]}
