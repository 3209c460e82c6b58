"""What happens in phase I, as typed facts: barrels bought and sold. `left` are the barrels that the market then has, so
that every price can be charted."""

from dataclasses import dataclass
from typing import ClassVar

from gusher.games.mcmulti.data import BUYING, CRUDE, GAS
from gusher.games.mcmulti.effects.facts import Fact, moved
from gusher.kernel.effects import Flow


@dataclass(frozen=True, slots=True)
class MarketChosen(Fact):
    """The pair of markets of this turn (M27)."""

    key: ClassVar[str] = "mcmulti-effect-market"
    seat: int
    pair: int


@dataclass(frozen=True, slots=True)
class NoMarket(Fact):
    """No trade this turn (M25)."""

    key: ClassVar[str] = "mcmulti-effect-no-market"
    seat: int


@dataclass(frozen=True, slots=True)
class Traded(Fact):
    """One barrel bought from or sold to a market (M28, M30)."""

    key: ClassVar[str] = "mcmulti-effect-traded"
    seat: int
    way: int
    pair: int
    product: int
    price: int
    left: int

    def flows(self) -> tuple[Flow, ...]:
        barrels = 1 if self.way == BUYING else -1
        return moved(
            self.seat,
            cash=-barrels * self.price,
            crude=barrels if self.product == CRUDE else 0,
            gas=barrels if self.product == GAS else 0,
        )
