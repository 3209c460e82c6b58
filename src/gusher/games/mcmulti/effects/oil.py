"""What the dice give to the seats, as typed facts: wells, crude, gas, sales to consumers. `places` (each island * 36 +
cell) are the pieces that worked."""

from gusher.games.mcmulti.effects.facts import Fact, moved
from gusher.kernel.effects import Flow, fact


@fact("mcmulti-effect-well-built")
class WellBuilt(Fact):
    """A rig on the crossing became a well (M44)."""

    sound = "oil"

    seat: int
    island: int
    cell: int
    cost: int

    def flows(self) -> tuple[Flow, ...]:
        return moved(self.seat, cash=-self.cost)


@fact("mcmulti-effect-find-lost")
class FindLost(Fact):
    """A find was not taken, by choice or for want of cash (M45, M47)."""

    seat: int
    island: int
    cell: int
    cost: int
    reason: str  # choice, cash


@fact("mcmulti-effect-produced")
class Produced(Fact):
    """The wells of one island gave crude (M50)."""

    sound = "oil"

    seat: int
    island: int
    places: tuple[int, ...]
    barrels: int

    def flows(self) -> tuple[Flow, ...]:
        return moved(self.seat, crude=self.barrels)


@fact("mcmulti-effect-premium")
class PremiumPaid(Fact):
    """The premium for the wells of one island that produced (M90, M91)."""

    seat: int
    island: int
    wells: int
    amount: int

    def flows(self) -> tuple[Flow, ...]:
        return moved(self.seat, cash=self.amount)


@fact("mcmulti-effect-refined")
class Refined(Fact):
    """A seat changed so many of `most` barrels of crude into gas (M53, M55); `places` are the refineries touched."""

    seat: int
    barrels: int
    most: int
    places: tuple[int, ...]

    def flows(self) -> tuple[Flow, ...]:
        return moved(self.seat, crude=-self.barrels, gas=self.barrels)


@fact("mcmulti-effect-idle")
class Idle(Fact):
    """The dice set pieces to work and their owner was not asked: `reason` is stock (no old barrel, M52, M57) or price
    (consumers buy nothing, M62)."""

    seat: int
    piece: int
    reason: str


@fact("mcmulti-effect-pumped")
class Pumped(Fact):
    """A seat sold so many of `most` barrels to consumers (M58, M61), for `dearest` down to the new `price`."""

    seat: int
    barrels: int
    most: int
    dearest: int
    price: int
    amount: int
    places: tuple[int, ...]

    def flows(self) -> tuple[Flow, ...]:
        return moved(self.seat, cash=self.amount, gas=-self.barrels)
