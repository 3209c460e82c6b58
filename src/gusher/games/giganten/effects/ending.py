"""How a round and the game end, as typed facts."""

from dataclasses import dataclass
from typing import ClassVar

from gusher.games.giganten.effects.facts import Fact, earned
from gusher.kernel.effects import Flow


@dataclass(frozen=True, slots=True)
class RoundBegun(Fact):
    """The die went to the left neighbour, and the next round begins (G88)."""

    key: ClassVar[str] = "giganten-effect-round"
    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class Ended(Fact):
    """The black loco reached the star, and the game is over (G23, G89)."""

    key: ClassVar[str] = "giganten-effect-ended"
    round: int


@dataclass(frozen=True, slots=True)
class Settled(Fact):
    """A seat's last account: cash, derricks by the loco's place, markers (G90 to G93)."""

    key: ClassVar[str] = "giganten-effect-settled"
    seat: int
    place: int
    column: int
    cash: int
    derricks: int
    derrick_pay: int
    markers: int
    marker_pay: int
    total: int

    def flows(self) -> tuple[Flow, ...]:
        return earned(self.seat, self.derrick_pay + self.marker_pay)
