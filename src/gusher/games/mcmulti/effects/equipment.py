"""What happens in phase III, as typed facts: equipment comes and goes."""

from dataclasses import dataclass
from typing import ClassVar

from gusher.games.mcmulti.effects.facts import Fact, moved
from gusher.kernel.effects import Flow


@dataclass(frozen=True, slots=True)
class Bought(Fact):
    """A piece was bought and placed (M16, M65)."""

    key: ClassVar[str] = "mcmulti-effect-bought"
    seat: int
    island: int
    cell: int
    piece: int
    price: int

    def flows(self) -> tuple[Flow, ...]:
        return moved(self.seat, cash=-self.price)


@dataclass(frozen=True, slots=True)
class Sold(Fact):
    """A touched piece was sold (M68)."""

    key: ClassVar[str] = "mcmulti-effect-sold"
    seat: int
    island: int
    cell: int
    piece: int
    price: int

    def flows(self) -> tuple[Flow, ...]:
        return moved(self.seat, cash=self.price)


@dataclass(frozen=True, slots=True)
class Returned(Fact):
    """A parked refinery came back (M105, M109)."""

    key: ClassVar[str] = "mcmulti-effect-returned"
    seat: int
    island: int
    cell: int
    price: int

    def flows(self) -> tuple[Flow, ...]:
        return moved(self.seat, cash=-self.price)
