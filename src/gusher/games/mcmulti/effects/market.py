"""What happens in phase I, as typed facts: barrels bought and sold. `left` are the barrels that the market then has, so
that every price can be charted."""

from gusher.games.mcmulti.data import BUYING, CRUDE, GAS, WAYS
from gusher.games.mcmulti.effects.facts import Fact, moved
from gusher.kernel.effects import Flow, fact
from gusher.kernel.say import Say, say


@fact("mcmulti-effect-market")
class MarketChosen(Fact):
    """The pair of markets of this turn (M27)."""

    seat: int
    pair: int


@fact("mcmulti-effect-no-market")
class NoMarket(Fact):
    """No trade this turn (M25)."""

    seat: int


@fact("mcmulti-effect-nothing-to-trade")
class NothingToTrade(Fact):
    """Phase I was passed over: no barrel that any market takes, and no money for one (M24, M28, M30)."""

    seat: int


@fact("mcmulti-effect-traded")
class Traded(Fact):
    """One barrel bought from or sold to a market (M28, M30)."""

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

    def source(self) -> Say:
        return say("mcmulti-source-traded", way=WAYS[self.way])
