"""What can happen in Giganten, as typed facts: one source for the log in words, pictures and statistics.

Companies are 0, 1, 2 inside (H, J, S in words), cards are faces (R01 … B12 in words), prices are dollars. What a viewer
may not know is blanked by `seen_by`.
"""

from dataclasses import dataclass, replace
from typing import ClassVar, Self

from gusher.games.giganten.data import DIE
from gusher.games.giganten.facts import Fact, earned, place
from gusher.games.giganten.naming import card_said
from gusher.kernel.effects import Arguments, Flow
from gusher.kernel.say import Say, listed

UNKNOWN = -1  # in place of a number that the viewer may not know

# --- actions 1 and 2: prices and cards ---


@dataclass(frozen=True, slots=True)
class FirstDrawn(Fact):
    """The first player of round 1 (G12)."""

    key: ClassVar[str] = "giganten-effect-first"
    seat: int


@dataclass(frozen=True, slots=True)
class Rolled(Fact):
    """The die moved a company's price (G14 to G18)."""

    key: ClassVar[str] = "giganten-effect-rolled"
    company: int
    face: int
    before: int
    price: int

    def arguments(self) -> Arguments:
        colour, number = DIE[self.face].split("-")
        return {**Fact.arguments(self), "colour": colour, "number": int(number)}


@dataclass(frozen=True, slots=True)
class RedShown(Fact):
    """The red card of the round, and where it took the black loco (G21, G22). `spaces` is what the loco went."""

    key: ClassVar[str] = "giganten-effect-red"
    card: int
    spaces: int
    black: int


@dataclass(frozen=True, slots=True)
class BeigeShown(Fact):
    """The beige cards of the round, all of them, once the last one lies (G24)."""

    key: ClassVar[str] = "giganten-effect-beige"
    cards: tuple[int, ...]

    def arguments(self) -> Arguments:
        return {"cards": listed([card_said(card) for card in self.cards])}


@dataclass(frozen=True, slots=True)
class Reshuffled(Fact):
    """A pile was empty and its discards became the new one (G25, G30). `pile` is red, beige or licences."""

    key: ClassVar[str] = "giganten-effect-reshuffled"
    pile: str
    cards: int


@dataclass(frozen=True, slots=True)
class Picked(Fact):
    """A seat took an open card (G26)."""

    key: ClassVar[str] = "giganten-effect-picked"
    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class LeftOver(Fact):
    """The card that nobody took (G27)."""

    key: ClassVar[str] = "giganten-effect-left-over"
    card: int


# --- action 3: licences ---


@dataclass(frozen=True, slots=True)
class Dealt(Fact):
    """A seat has all its licences of the round (G28). Only it knows what it holds now; `short` were not dealt (G31)."""

    key: ClassVar[str] = "giganten-effect-dealt"
    seat: int
    cards: int
    held: int
    ones: int
    twos: int
    short: int

    def say(self) -> Say:
        return Say("giganten-effect-dealt-hidden" if self.ones == UNKNOWN else self.key, self.arguments())

    def seen_by(self, viewer: int) -> Self:
        return self if viewer == self.seat else replace(self, ones=UNKNOWN, twos=UNKNOWN)


# --- action 4: movement and specials ---


@dataclass(frozen=True, slots=True)
class Placed(Fact):
    """A truck came onto the board, in column 0 (G35)."""

    key: ClassVar[str] = "giganten-effect-placed"
    seat: int
    row: int

    def arguments(self) -> Arguments:
        return {**Fact.arguments(self), "column": 0}


@dataclass(frozen=True, slots=True)
class Drove(Fact):
    """Where a truck went in its whole turn, told when the turn ends; `cost` is what it spent (G34, G37, G38)."""

    key: ClassVar[str] = "giganten-effect-drove"
    seat: int
    origin: int
    cell: int
    cost: int

    def say(self) -> Say:
        return Say("giganten-effect-drove-round" if self.cell == self.origin else self.key, self.arguments())

    def arguments(self) -> Arguments:
        return {**Fact.arguments(self), **place("from_", self.origin), **place("", self.cell)}


@dataclass(frozen=True, slots=True)
class Advanced(Fact):
    """Where a loco went in its seat's turn, told when the turn ends (G48)."""

    key: ClassVar[str] = "giganten-effect-advanced"
    seat: int
    origin: int
    column: int
    cost: int


@dataclass(frozen=True, slots=True)
class Stayed(Fact):
    """A seat's turn ended with truck and loco where they were (G34)."""

    key: ClassVar[str] = "giganten-effect-stayed"
    seat: int


@dataclass(frozen=True, slots=True)
class Looked(Fact):
    """A seat looked at a tile; that it did is public, the value is its secret (G45)."""

    key: ClassVar[str] = "giganten-effect-looked"
    seat: int
    site: int
    value: int

    def say(self) -> Say:
        return Say("giganten-effect-looked-hidden" if self.value == UNKNOWN else self.key, self.arguments())

    def seen_by(self, viewer: int) -> Self:
        return self if viewer == self.seat else replace(self, value=UNKNOWN)


@dataclass(frozen=True, slots=True)
class PriceSet(Fact):
    """A card's special moved a price (G51)."""

    key: ClassVar[str] = "giganten-effect-price-set"
    seat: int
    company: int
    way: int
    before: int
    price: int


@dataclass(frozen=True, slots=True)
class CrudeTaken(Fact):
    """A card's special gave a free marker (G53)."""

    key: ClassVar[str] = "giganten-effect-crude"
    seat: int
    company: int


@dataclass(frozen=True, slots=True)
class CrudeMissing(Fact):
    """A free marker was due, but the supply is empty (G53)."""

    key: ClassVar[str] = "giganten-effect-crude-missing"
    seat: int


@dataclass(frozen=True, slots=True)
class SetBack(Fact):
    """A card's special sent one opponent's loco back (G54); told once for each. `spaces` is 0 on the start space."""

    key: ClassVar[str] = "giganten-effect-set-back"
    seat: int
    victim: int
    spaces: int
    column: int


# --- action 5: building ---


@dataclass(frozen=True, slots=True)
class Built(Fact):
    """A seat paid for a derrick on a tile (G56, G57)."""

    key: ClassVar[str] = "giganten-effect-built"
    seat: int
    site: int
    cost: int

    def flows(self) -> tuple[Flow, ...]:
        return earned(self.seat, -self.cost)


@dataclass(frozen=True, slots=True)
class Struck(Fact):
    """The tile under a new derrick was turned up; `markers` is less than `value` if the supply ran out (G59, G60)."""

    key: ClassVar[str] = "giganten-effect-struck"
    seat: int
    site: int
    value: int
    markers: int


@dataclass(frozen=True, slots=True)
class NotBuilt(Fact):
    """A seat could have built and did not (G56)."""

    key: ClassVar[str] = "giganten-effect-not-built"
    seat: int


# --- action 6: production and transport ---


@dataclass(frozen=True, slots=True)
class Hauled(Fact):
    """A marker was carried into a tank (G63); `carrier` is own, black or rival, `fee` what that cost (G65, G66)."""

    key: ClassVar[str] = "giganten-effect-hauled"
    seat: int
    site: int
    company: int
    carrier: str
    fee: int

    def flows(self) -> tuple[Flow, ...]:
        return earned(self.seat, -self.fee)


@dataclass(frozen=True, slots=True)
class FeeEarned(Fact):
    """An opponent's loco carried for a seat, and its owner got the fee or a share of it (G66, G68)."""

    key: ClassVar[str] = "giganten-effect-fee"
    seat: int
    payer: int
    amount: int

    def flows(self) -> tuple[Flow, ...]:
        return earned(self.seat, self.amount)


@dataclass(frozen=True, slots=True)
class Dropped(Fact):
    """A marker went back to the supply; `reason` is choice, loco (none can serve) or cash (G63, G69)."""

    key: ClassVar[str] = "giganten-effect-dropped"
    seat: int
    site: int
    reason: str


@dataclass(frozen=True, slots=True)
class Depleted(Fact):
    """A well gave its last marker, and the derrick went back to its owner (G62)."""

    key: ClassVar[str] = "giganten-effect-depleted"
    seat: int
    site: int


# --- actions 8 and 9, and the end ---


@dataclass(frozen=True, slots=True)
class Dumped(Fact):
    """A tank held more than it may keep (G87)."""

    key: ClassVar[str] = "giganten-effect-dumped"
    seat: int
    company: int
    count: int
    total: int

    def flows(self) -> tuple[Flow, ...]:
        return earned(self.seat, self.total)


@dataclass(frozen=True, slots=True)
class RoundBegun(Fact):
    """The die went to the left neighbour, and the next round begins (G88)."""

    key: ClassVar[str] = "giganten-effect-round"
    round: int
    seat: int


@dataclass(frozen=True, slots=True)
class Ended(Fact):
    """The black loco reached the star, and the game is over (G23, G89)."""

    key: ClassVar[str] = "giganten-effect-ended"
    round: int


@dataclass(frozen=True, slots=True)
class Settled(Fact):
    """A seat's last account: cash, derricks by the loco's place, markers (G90 to G93)."""

    key: ClassVar[str] = "giganten-effect-settled"
    seat: int
    place: int
    column: int
    cash: int
    derricks: int
    derrick_pay: int
    markers: int
    marker_pay: int
    total: int

    def flows(self) -> tuple[Flow, ...]:
        return earned(self.seat, self.derrick_pay + self.marker_pay)
