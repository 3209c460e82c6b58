"""What happens in actions 1 to 3, as typed facts: prices, cards, licences."""

from gusher.games.giganten.data import DIE
from gusher.games.giganten.effects.facts import UNKNOWN, Fact
from gusher.games.giganten.effects.names import card_said
from gusher.kernel.effects import Arguments, fact
from gusher.kernel.say import listed

# --- actions 1 and 2: prices and cards ---


@fact("giganten-effect-first")
class FirstDrawn(Fact):
    """The first player of round 1 (G12)."""

    seat: int


@fact("giganten-effect-rolled")
class Rolled(Fact):
    """The die moved a company's price (G14 to G18)."""

    sound = "dice"

    company: int
    face: int
    before: int
    price: int

    def arguments(self) -> Arguments:
        colour, number = DIE[self.face].split("-")
        return {**Fact.arguments(self), "colour": colour, "number": int(number)}


@fact("giganten-effect-red")
class RedShown(Fact):
    """The red card of the round, and where it took the black loco (G21, G22). `spaces` is what the loco went."""

    card: int
    spaces: int
    black: int


@fact("giganten-effect-beige")
class BeigeShown(Fact):
    """The beige cards of the round, all of them, once the last one lies (G24)."""

    cards: tuple[int, ...]

    def arguments(self) -> Arguments:
        return {"cards": listed([card_said(card) for card in self.cards])}


@fact("giganten-effect-reshuffled")
class Reshuffled(Fact):
    """A pile was empty and its discards became the new one (G25, G30). `pile` is red, beige or licences."""

    pile: str
    cards: int


@fact("giganten-effect-picked")
class Picked(Fact):
    """A seat took an open card (G26)."""

    seat: int
    card: int


@fact("giganten-effect-left-over")
class LeftOver(Fact):
    """The card that nobody took (G27)."""

    card: int


# --- action 3: licences ---


@fact("giganten-effect-dealt", ones=UNKNOWN, twos=UNKNOWN)
class Dealt(Fact):
    """A seat has all its licences of the round (G28). Only it knows what it holds now; `short` were not dealt (G31)."""

    seat: int
    cards: int
    held: int
    ones: int
    twos: int
    short: int
