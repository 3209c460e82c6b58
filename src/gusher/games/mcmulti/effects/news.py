"""What the news do in McMulti, as typed facts: cards that come and go, taxes and the pollution fee."""

from dataclasses import dataclass
from typing import ClassVar

from gusher.games.mcmulti.effects.facts import Fact, moved
from gusher.games.mcmulti.effects.names import taxed_said
from gusher.kernel.effects import Arguments, Flow

# --- the news ---


@dataclass(frozen=True, slots=True)
class NewsOpened(Fact):
    """A news card is turned up (M4, M81, M87)."""

    key: ClassVar[str] = "mcmulti-effect-news-opened"
    card: int


@dataclass(frozen=True, slots=True)
class NewsCovered(Fact):
    """A double 3 covers the open card, which never took effect (M81, M88)."""

    key: ClassVar[str] = "mcmulti-effect-news-covered"
    card: int


@dataclass(frozen=True, slots=True)
class NewsStruck(Fact):
    """The open card takes effect (M80)."""

    key: ClassVar[str] = "mcmulti-effect-news-struck"
    card: int


@dataclass(frozen=True, slots=True)
class NewsEnded(Fact):
    """A card is over and goes to the discards (M88)."""

    key: ClassVar[str] = "mcmulti-effect-news-ended"
    card: int


@dataclass(frozen=True, slots=True)
class NewsReshuffled(Fact):
    """The pile was used up and the discards became the new one (M89)."""

    key: ClassVar[str] = "mcmulti-effect-news-reshuffled"
    cards: int


@dataclass(frozen=True, slots=True)
class MarketFilled(Fact):
    """A news card put barrels on a market (M95, M100)."""

    key: ClassVar[str] = "mcmulti-effect-market-filled"
    card: int
    pair: int
    product: int
    barrels: int
    left: int


@dataclass(frozen=True, slots=True)
class MarketDrained(Fact):
    """A news card took barrels from a market (M98, M99)."""

    key: ClassVar[str] = "mcmulti-effect-market-drained"
    card: int
    pair: int
    product: int
    barrels: int
    left: int


# --- the end of the dice phase: taxes and the pollution fee ---


@dataclass(frozen=True, slots=True)
class TaxDue(Fact):
    """What a seat owes, and for how many of each thing (M113, M114). If its cash does not cover that, it must sell
    equipment (M117)."""

    key: ClassVar[str] = "mcmulti-effect-tax-due"
    seat: int
    card: int
    amount: int
    cash: int
    taxed: tuple[int, ...]  # pieces by kind, then crude and gas

    def arguments(self) -> Arguments:
        told = Fact.arguments(self)
        del told["count"]
        return {**told, "taxed": taxed_said(self.card, self.taxed), "short": "yes" if self.cash < self.amount else "no"}


@dataclass(frozen=True, slots=True)
class TaxPaid(Fact):
    """A seat paid its tax; `waived` is what it could not raise (M116, M121)."""

    key: ClassVar[str] = "mcmulti-effect-tax-paid"
    seat: int
    card: int
    amount: int
    waived: int

    def flows(self) -> tuple[Flow, ...]:
        return moved(self.seat, cash=-self.amount)


@dataclass(frozen=True, slots=True)
class ForcedSold(Fact):
    """A piece was sold to pay a tax (M117)."""

    key: ClassVar[str] = "mcmulti-effect-forced-sold"
    seat: int
    island: int
    cell: int
    piece: int
    price: int
    card: int

    def flows(self) -> tuple[Flow, ...]:
        return moved(self.seat, cash=self.price)


@dataclass(frozen=True, slots=True)
class FeePaid(Fact):
    """A seat paid the pollution fee for so many refineries (M103)."""

    key: ClassVar[str] = "mcmulti-effect-fee-paid"
    seat: int
    refineries: int
    amount: int

    def flows(self) -> tuple[Flow, ...]:
        return moved(self.seat, cash=-self.amount)


@dataclass(frozen=True, slots=True)
class RefineryParked(Fact):
    """A refinery without its fee went onto the pollution card (M104)."""

    key: ClassVar[str] = "mcmulti-effect-parked"
    seat: int
    island: int
    cell: int
