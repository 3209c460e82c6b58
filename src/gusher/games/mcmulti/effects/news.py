"""What the news do in McMulti, as typed facts: cards that come and go, taxes and the pollution fee."""

from gusher.games.mcmulti.effects.facts import Fact, moved
from gusher.games.mcmulti.effects.names import news_numbers, taxed_said
from gusher.kernel.effects import Arguments, Flow, fact

# --- the news ---


@fact("mcmulti-effect-news-opened")
class NewsOpened(Fact):
    """A news card is turned up (M4, M81, M87)."""

    card: int


@fact("mcmulti-effect-news-covered")
class NewsCovered(Fact):
    """A double 3 covers the open card, which never took effect (M81, M88)."""

    card: int


@fact("mcmulti-effect-news-struck")
class NewsStruck(Fact):
    """The open card takes effect (M80)."""

    card: int

    def arguments(self) -> Arguments:
        return news_numbers(self.card)


@fact("mcmulti-effect-news-ended")
class NewsEnded(Fact):
    """A card is over and goes to the discards (M88)."""

    card: int


@fact("mcmulti-effect-news-reshuffled")
class NewsReshuffled(Fact):
    """The pile was used up and the discards became the new one (M89)."""

    cards: int


@fact("mcmulti-effect-market-filled")
class MarketFilled(Fact):
    """A news card put barrels on a market (M95, M100)."""

    card: int
    pair: int
    product: int
    barrels: int
    left: int


@fact("mcmulti-effect-market-drained")
class MarketDrained(Fact):
    """A news card took barrels from a market (M98, M99)."""

    card: int
    pair: int
    product: int
    barrels: int
    left: int


# --- the end of the dice phase: taxes and the pollution fee ---


@fact("mcmulti-effect-tax-due")
class TaxDue(Fact):
    """What a seat owes, and for how many of each thing (M113, M114). If its cash does not cover that, it must sell
    equipment (M117)."""

    seat: int
    card: int
    amount: int
    cash: int
    taxed: tuple[int, ...]  # pieces by kind, then crude and gas

    def arguments(self) -> Arguments:
        told = Fact.arguments(self)
        del told["count"]
        return {**told, "taxed": taxed_said(self.card, self.taxed), "short": "yes" if self.cash < self.amount else "no"}


@fact("mcmulti-effect-tax-paid")
class TaxPaid(Fact):
    """A seat paid its tax; `waived` is what it could not raise (M116, M121)."""

    seat: int
    card: int
    amount: int
    waived: int

    def flows(self) -> tuple[Flow, ...]:
        return moved(self.seat, cash=-self.amount)


@fact("mcmulti-effect-forced-sold")
class ForcedSold(Fact):
    """A piece was sold to pay a tax (M117)."""

    seat: int
    island: int
    cell: int
    piece: int
    price: int
    card: int

    def flows(self) -> tuple[Flow, ...]:
        return moved(self.seat, cash=self.price)


@fact("mcmulti-effect-fee-paid")
class FeePaid(Fact):
    """A seat paid the pollution fee for so many refineries (M103)."""

    seat: int
    refineries: int
    amount: int

    def flows(self) -> tuple[Flow, ...]:
        return moved(self.seat, cash=-self.amount)


@fact("mcmulti-effect-parked")
class RefineryParked(Fact):
    """A refinery without its fee went onto the pollution card (M104)."""

    seat: int
    island: int
    cell: int
