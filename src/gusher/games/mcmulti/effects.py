"""What can happen in McMulti, as typed facts: one source for the log in words, the ledger, charts and pictures.

Seats, islands (0 … 3), pieces, products, pairs and cards are numbers inside and named in sentences; a `cell` is said as
`row` and `column`, `places` (each island * 36 + cell) are the pieces that worked. Money is in millions. Market effects
carry the barrels `left` on the market and spiral effects the new `price`, so that every price can be charted.
"""

from dataclasses import dataclass
from typing import ClassVar

from gusher.games.mcmulti.data import BUYING, CRUDE, GAS, NOTHING, REASONS
from gusher.games.mcmulti.facts import Fact, moved
from gusher.kernel.effects import Arguments, Flow
from gusher.kernel.say import Say

# --- set-up and turns ---


@dataclass(frozen=True, slots=True)
class FirstDrawn(Fact):
    """The first player, and with it the first island (M11, M131)."""

    key: ClassVar[str] = "mcmulti-effect-first"
    seat: int
    island: int


@dataclass(frozen=True, slots=True)
class StartBegun(Fact):
    """The starting purchases of an island begin (M18)."""

    key: ClassVar[str] = "mcmulti-effect-start-begun"
    seat: int
    island: int


@dataclass(frozen=True, slots=True)
class TurnBegun(Fact):
    """An island's turn begins (M22). `left` are the turns left with this one, 0 before an announcement (M154)."""

    key: ClassVar[str] = "mcmulti-effect-turn"
    seat: int  # NOTHING: nobody's island
    island: int
    round: int
    left: int

    def say(self) -> Say:
        if self.seat != NOTHING:
            return Say(self.key, self.arguments())
        told = self.arguments()
        del told["seat"]
        return Say("mcmulti-effect-turn-nobody", told)


# --- phase I: barrels ---


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


# --- phase II: dice, doubles, economy ---


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


# --- phase II: what the dice give ---


@dataclass(frozen=True, slots=True)
class WellBuilt(Fact):
    """A rig on the crossing became a well (M44)."""

    key: ClassVar[str] = "mcmulti-effect-well-built"
    seat: int
    island: int
    cell: int
    cost: int

    def flows(self) -> tuple[Flow, ...]:
        return moved(self.seat, cash=-self.cost)


@dataclass(frozen=True, slots=True)
class FindLost(Fact):
    """A find was not taken, by choice or for want of cash (M45, M47)."""

    key: ClassVar[str] = "mcmulti-effect-find-lost"
    seat: int
    island: int
    cell: int
    cost: int
    reason: str  # choice, cash


@dataclass(frozen=True, slots=True)
class Produced(Fact):
    """The wells of one island gave crude (M50)."""

    key: ClassVar[str] = "mcmulti-effect-produced"
    seat: int
    island: int
    places: tuple[int, ...]
    barrels: int

    def flows(self) -> tuple[Flow, ...]:
        return moved(self.seat, crude=self.barrels)


@dataclass(frozen=True, slots=True)
class PremiumPaid(Fact):
    """The premium for the wells of one island that produced (M90, M91)."""

    key: ClassVar[str] = "mcmulti-effect-premium"
    seat: int
    island: int
    wells: int
    amount: int

    def flows(self) -> tuple[Flow, ...]:
        return moved(self.seat, cash=self.amount)


@dataclass(frozen=True, slots=True)
class Refined(Fact):
    """A seat changed so many of `most` barrels of crude into gas (M53, M55); `places` are the refineries touched."""

    key: ClassVar[str] = "mcmulti-effect-refined"
    seat: int
    barrels: int
    most: int
    places: tuple[int, ...]

    def flows(self) -> tuple[Flow, ...]:
        return moved(self.seat, crude=-self.barrels, gas=self.barrels)


@dataclass(frozen=True, slots=True)
class Pumped(Fact):
    """A seat sold so many of `most` barrels to consumers (M58, M61), for `dearest` down to the new `price`."""

    key: ClassVar[str] = "mcmulti-effect-pumped"
    seat: int
    barrels: int
    most: int
    dearest: int
    price: int
    amount: int
    places: tuple[int, ...]

    def flows(self) -> tuple[Flow, ...]:
        return moved(self.seat, cash=self.amount, gas=-self.barrels)


# --- phase III: equipment ---


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


# --- the end ---


@dataclass(frozen=True, slots=True)
class Announced(Fact):
    """The end is announced: four more island turns (M150, M154)."""

    key: ClassVar[str] = "mcmulti-effect-announced"
    seat: int
    island: int
    cash: int


@dataclass(frozen=True, slots=True)
class Waited(Fact):
    """A seat that could have announced did not (M153)."""

    key: ClassVar[str] = "mcmulti-effect-waited"
    seat: int
    cash: int


@dataclass(frozen=True, slots=True)
class Ended(Fact):
    """The game is over (M146, M149, M150)."""

    key: ClassVar[str] = "mcmulti-effect-ended"
    reason: int

    def arguments(self) -> Arguments:
        return {"reason": REASONS[self.reason]}
