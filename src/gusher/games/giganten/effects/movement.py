"""What happens in action 4, as typed facts: trucks, locos, looks, special actions."""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from gusher.games.giganten.effects.facts import UNKNOWN, Fact, place
from gusher.kernel.effects import Arguments
from gusher.kernel.say import Say


@dataclass(frozen=True, slots=True)
class Placed(Fact):
    """A truck came onto the board, in column 0 (G35)."""

    key: ClassVar[str] = "giganten-effect-placed"
    seat: int
    row: int

    def arguments(self) -> Arguments:
        return {**Fact.arguments(self), "column": 0}


@dataclass(frozen=True, slots=True)
class Drove(Fact):
    """Where a truck went in its whole turn, told when the turn ends; `cost` is what it spent (G34, G37, G38)."""

    key: ClassVar[str] = "giganten-effect-drove"
    seat: int
    origin: int
    cell: int
    cost: int

    def say(self) -> Say:
        return Say("giganten-effect-drove-round" if self.cell == self.origin else self.key, self.arguments())

    def arguments(self) -> Arguments:
        return {**Fact.arguments(self), **place("from_", self.origin), **place("", self.cell)}


@dataclass(frozen=True, slots=True)
class Advanced(Fact):
    """Where a loco went in its seat's turn, told when the turn ends (G48)."""

    key: ClassVar[str] = "giganten-effect-advanced"
    seat: int
    origin: int
    column: int
    cost: int


@dataclass(frozen=True, slots=True)
class Stayed(Fact):
    """A seat's turn ended with truck and loco where they were (G34)."""

    key: ClassVar[str] = "giganten-effect-stayed"
    seat: int


@dataclass(frozen=True, slots=True)
class Looked(Fact):
    """A seat looked at a tile; that it did is public, the value is its secret (G45)."""

    key: ClassVar[str] = "giganten-effect-looked"
    seat: int
    site: int
    value: int

    def say(self) -> Say:
        return Say("giganten-effect-looked-hidden" if self.value == UNKNOWN else self.key, self.arguments())

    def seen_by(self, viewer: int) -> Self:
        return self if viewer == self.seat else replace(self, value=UNKNOWN)


@dataclass(frozen=True, slots=True)
class PriceSet(Fact):
    """A card's special moved a price (G51)."""

    key: ClassVar[str] = "giganten-effect-price-set"
    seat: int
    company: int
    way: int
    before: int
    price: int


@dataclass(frozen=True, slots=True)
class CrudeTaken(Fact):
    """A card's special gave a free marker (G53)."""

    key: ClassVar[str] = "giganten-effect-crude"
    seat: int
    company: int


@dataclass(frozen=True, slots=True)
class CrudeMissing(Fact):
    """A free marker was due, but the supply is empty (G53)."""

    key: ClassVar[str] = "giganten-effect-crude-missing"
    seat: int


@dataclass(frozen=True, slots=True)
class SetBack(Fact):
    """A card's special sent one opponent's loco back (G54); told once for each. `spaces` is 0 on the start space."""

    key: ClassVar[str] = "giganten-effect-set-back"
    seat: int
    victim: int
    spaces: int
    column: int
