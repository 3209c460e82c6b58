"""What the dice change for all, as typed facts: the roll, the counter die, the economy, the consumer price."""

from gusher.games.mcmulti.data import COUNTER_START
from gusher.games.mcmulti.effects.facts import Fact
from gusher.kernel.effects import Arguments, fact


@fact("mcmulti-effect-rolled")
class Rolled(Fact):
    """The dice of an island (M36); a roll given up is told too (M137)."""

    sound = "dice"

    island: int
    red: int
    blue: int
    double: int  # 1 if it is a double

    def arguments(self) -> Arguments:
        return {**Fact.arguments(self), "double": "yes" if self.double else "no"}


@fact("mcmulti-effect-reroll")
class RolledAgain(Fact):
    """The roll is given up for another (M137)."""

    seat: int


@fact("mcmulti-effect-kept")
class Kept(Fact):
    """The roll stands (M137)."""

    seat: int


@fact("mcmulti-effect-counter-dropped")
class CounterDropped(Fact):
    """The counter die went down by one (M140)."""

    counter: int


@fact("mcmulti-effect-counter-kept")
class CounterKept(Fact):
    """A double below the counter die changes nothing (M140, M142)."""

    counter: int


@fact("mcmulti-effect-counter-rolled")
class CounterRolled(Fact):
    """The counter die names the column of the economy card (M141)."""

    sound = "dice"

    face: int

    def arguments(self) -> Arguments:
        return {"face": self.face, "start": int(COUNTER_START)}


@fact("mcmulti-effect-economy")
class EconomyChanged(Fact):
    """A new economy card (M75)."""

    old_economy: int
    economy: int


@fact("mcmulti-effect-price-rose")
class PriceRose(Fact):
    """The consumer price went up by the new card's demand, in red spaces (M76)."""

    reds: int
    before: int
    price: int

    def arguments(self) -> Arguments:
        """At the top of the spiral it does not rise (M79)."""
        return {**Fact.arguments(self), "rise": self.price - self.before}


@fact("mcmulti-effect-price-fell")
class PriceFell(Fact):
    """A news card lowered the consumer price (M96)."""

    card: int
    reds: int
    before: int
    price: int
