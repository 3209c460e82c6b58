"""What happens to rounds, turns and cards, as typed facts: steps A to C and H."""

from dataclasses import dataclass
from typing import ClassVar

from gusher.games.wildcatters.effects.facts import Fact, cash, points, shares
from gusher.kernel.effects import Flow


@dataclass(frozen=True, slots=True)
class RoundBegun(Fact):
    """A round begins, in this order (W27, W29)."""

    key: ClassVar[str] = "wildcatters-effect-round"
    round: int
    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnBegun(Fact):
    """A seat's turn begins (W25)."""

    key: ClassVar[str] = "wildcatters-effect-turn"
    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class CardsOpened(Fact):
    """Cards were opened, all of them, once the display is complete (W22, W167)."""

    key: ClassVar[str] = "wildcatters-effect-opened"
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Recycled(Fact):
    """The deck was empty and its discards became the new one (W168)."""

    key: ClassVar[str] = "wildcatters-effect-recycled"
    number: int


@dataclass(frozen=True, slots=True)
class Wiped(Fact):
    """So many open cards showed one region that all were replaced (W171)."""

    key: ClassVar[str] = "wildcatters-effect-wiped"
    region: int
    number: int


@dataclass(frozen=True, slots=True)
class Renewed(Fact):
    """A seat paid points for a new display; so many old cards left the game (W46)."""

    key: ClassVar[str] = "wildcatters-effect-renewed"
    seat: int
    points: int
    number: int

    def flows(self) -> tuple[Flow, ...]:
        return points(self.seat, -self.points)


@dataclass(frozen=True, slots=True)
class CardTaken(Fact):
    """A seat took an open card and plays its region (W45)."""

    key: ClassVar[str] = "wildcatters-effect-taken"
    seat: int
    card: int
    region: int


@dataclass(frozen=True, slots=True)
class CardCash(Fact):
    """Dollars printed on the card (W51)."""

    key: ClassVar[str] = "wildcatters-effect-card-cash"
    seat: int
    card: int
    amount: int

    def flows(self) -> tuple[Flow, ...]:
        return cash(self.seat, self.amount)


@dataclass(frozen=True, slots=True)
class CardShares(Fact):
    """Shares printed on the card (W52, W53)."""

    key: ClassVar[str] = "wildcatters-effect-card-shares"
    seat: int
    card: int
    company: int
    amount: int

    def flows(self) -> tuple[Flow, ...]:
        return shares(self.seat, self.company, self.amount)


@dataclass(frozen=True, slots=True)
class CardDrops(Fact):
    """Points printed on the card (W54)."""

    key: ClassVar[str] = "wildcatters-effect-card-drops"
    seat: int
    card: int
    points: int

    def flows(self) -> tuple[Flow, ...]:
        return points(self.seat, self.points)


@dataclass(frozen=True, slots=True)
class Income(Fact):
    """Step C (W64)."""

    key: ClassVar[str] = "wildcatters-effect-income"
    seat: int
    amount: int

    def flows(self) -> tuple[Flow, ...]:
        return cash(self.seat, self.amount)
