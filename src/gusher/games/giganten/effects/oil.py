"""What happens in actions 5, 6 and 8, as typed facts: derricks, crude, transport."""

from dataclasses import dataclass
from typing import ClassVar

from gusher.games.giganten.effects.facts import Fact, earned
from gusher.kernel.effects import Flow

# --- action 5: building ---


@dataclass(frozen=True, slots=True)
class Built(Fact):
    """A seat paid for a derrick on a tile (G56, G57)."""

    key: ClassVar[str] = "giganten-effect-built"
    seat: int
    site: int
    cost: int

    def flows(self) -> tuple[Flow, ...]:
        return earned(self.seat, -self.cost)


@dataclass(frozen=True, slots=True)
class Struck(Fact):
    """The tile under a new derrick was turned up; `markers` is less than `value` if the supply ran out (G59, G60)."""

    key: ClassVar[str] = "giganten-effect-struck"
    seat: int
    site: int
    value: int
    markers: int


@dataclass(frozen=True, slots=True)
class NotBuilt(Fact):
    """A seat could have built and did not (G56)."""

    key: ClassVar[str] = "giganten-effect-not-built"
    seat: int


# --- action 6: production and transport ---


@dataclass(frozen=True, slots=True)
class Hauled(Fact):
    """A marker was carried into a tank (G63); `carrier` is own, black or rival, `fee` what that cost (G65, G66)."""

    key: ClassVar[str] = "giganten-effect-hauled"
    seat: int
    site: int
    company: int
    carrier: str
    fee: int

    def flows(self) -> tuple[Flow, ...]:
        return earned(self.seat, -self.fee)


@dataclass(frozen=True, slots=True)
class FeeEarned(Fact):
    """An opponent's loco carried for a seat, and its owner got the fee or a share of it (G66, G68)."""

    key: ClassVar[str] = "giganten-effect-fee"
    seat: int
    payer: int
    amount: int

    def flows(self) -> tuple[Flow, ...]:
        return earned(self.seat, self.amount)


@dataclass(frozen=True, slots=True)
class Dropped(Fact):
    """A marker went back to the supply; `reason` is choice, loco (none can serve) or cash (G63, G69)."""

    key: ClassVar[str] = "giganten-effect-dropped"
    seat: int
    site: int
    reason: str


@dataclass(frozen=True, slots=True)
class Depleted(Fact):
    """A well gave its last marker, and the derrick went back to its owner (G62)."""

    key: ClassVar[str] = "giganten-effect-depleted"
    seat: int
    site: int


# --- action 8: surplus ---


@dataclass(frozen=True, slots=True)
class Dumped(Fact):
    """A tank held more than it may keep (G87)."""

    key: ClassVar[str] = "giganten-effect-dumped"
    seat: int
    company: int
    count: int
    total: int

    def flows(self) -> tuple[Flow, ...]:
        return earned(self.seat, self.total)
