"""What happens in action 4, as typed facts: trucks, locos, looks, special actions."""

from gusher.games.giganten.data import COLUMNS
from gusher.games.giganten.effects.facts import UNKNOWN, Fact, place
from gusher.kernel.effects import Arguments, fact
from gusher.kernel.say import Say


@fact("giganten-effect-placed")
class Placed(Fact):
    """A truck came onto the board, in column 0 (G35)."""

    seat: int
    row: int

    def arguments(self) -> Arguments:
        return {**Fact.arguments(self), **place("", self.row * COLUMNS)}


@fact("giganten-effect-drove")
class Drove(Fact):
    """Where a truck went in its whole turn, told when the turn ends; `cost` is what it spent (G34, G37, G38)."""

    seat: int
    origin: int
    cell: int
    cost: int

    def say(self) -> Say:
        return Say("giganten-effect-drove-round" if self.cell == self.origin else self.key, self.arguments())

    def arguments(self) -> Arguments:
        return {**Fact.arguments(self), **place("from_", self.origin), **place("", self.cell)}


@fact("giganten-effect-advanced")
class Advanced(Fact):
    """Where a loco went in its seat's turn, told when the turn ends (G48)."""

    sound = "train"

    seat: int
    origin: int
    column: int
    cost: int


@fact("giganten-effect-stayed")
class Stayed(Fact):
    """A seat's turn ended with truck and loco where they were (G34)."""

    seat: int


@fact("giganten-effect-looked", value=UNKNOWN)
class Looked(Fact):
    """A seat looked at a tile; that it did is public, the value is its secret (G45)."""

    seat: int
    site: int
    value: int


@fact("giganten-effect-price-set")
class PriceSet(Fact):
    """A card's special moved a price (G51)."""

    seat: int
    company: int
    way: int
    before: int
    price: int


@fact("giganten-effect-crude")
class CrudeTaken(Fact):
    """A card's special gave a free marker (G53)."""

    seat: int
    company: int


@fact("giganten-effect-crude-missing")
class CrudeMissing(Fact):
    """A free marker was due, but the supply is empty (G53)."""

    seat: int


@fact("giganten-effect-set-back")
class SetBack(Fact):
    """A card's special sent one opponent's loco back (G54); told once for each. `spaces` is 0 on the start space."""

    seat: int
    victim: int
    spaces: int
    column: int
