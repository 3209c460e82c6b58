"""What the dice change for all, as typed facts: the roll, the counter die, the economy, the consumer price."""

from dataclasses import dataclass
from typing import ClassVar

from gusher.games.mcmulti.effects.facts import Fact
from gusher.kernel.effects import Arguments


@dataclass(frozen=True, slots=True)
class Rolled(Fact):
    """The dice of an island (M36); a roll given up is told too (M137)."""

    key: ClassVar[str] = "mcmulti-effect-rolled"
    island: int
    red: int
    blue: int
    double: int  # 1 if it is a double

    def arguments(self) -> Arguments:
        return {**Fact.arguments(self), "double": "yes" if self.double else "no"}


@dataclass(frozen=True, slots=True)
class RolledAgain(Fact):
    """The roll is given up for another (M137)."""

    key: ClassVar[str] = "mcmulti-effect-reroll"
    seat: int


@dataclass(frozen=True, slots=True)
class Kept(Fact):
    """The roll stands (M137)."""

    key: ClassVar[str] = "mcmulti-effect-kept"
    seat: int


@dataclass(frozen=True, slots=True)
class CounterDropped(Fact):
    """The counter die went down by one (M140)."""

    key: ClassVar[str] = "mcmulti-effect-counter-dropped"
    counter: int


@dataclass(frozen=True, slots=True)
class CounterKept(Fact):
    """A double below the counter die changes nothing (M140, M142)."""

    key: ClassVar[str] = "mcmulti-effect-counter-kept"
    counter: int


@dataclass(frozen=True, slots=True)
class CounterRolled(Fact):
    """The counter die names the column of the economy card (M141)."""

    key: ClassVar[str] = "mcmulti-effect-counter-rolled"
    face: int


@dataclass(frozen=True, slots=True)
class EconomyChanged(Fact):
    """A new economy card (M75)."""

    key: ClassVar[str] = "mcmulti-effect-economy"
    old_economy: int
    economy: int


@dataclass(frozen=True, slots=True)
class PriceRose(Fact):
    """The consumer price went up by the new card's demand, in red spaces (M76)."""

    key: ClassVar[str] = "mcmulti-effect-price-rose"
    reds: int
    before: int
    price: int


@dataclass(frozen=True, slots=True)
class PriceFell(Fact):
    """A news card lowered the consumer price (M96)."""

    key: ClassVar[str] = "mcmulti-effect-price-fell"
    card: int
    reds: int
    before: int
    price: int
