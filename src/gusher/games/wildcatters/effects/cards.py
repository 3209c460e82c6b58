"""What happens to rounds, turns and cards, as typed facts: steps A to C and H."""

from gusher.games.wildcatters.effects.facts import Fact, cash, points, shares
from gusher.kernel.effects import Flow, fact


@fact("wildcatters-effect-round")
class RoundBegun(Fact):
    """A round begins, in this order (W27, W29)."""

    round: int
    order: tuple[int, ...]


@fact("wildcatters-effect-turn")
class TurnBegun(Fact):
    """A seat's turn begins (W25)."""

    seat: int
    round: int


@fact("wildcatters-effect-opened")
class CardsOpened(Fact):
    """Cards were opened, all of them, once the display is complete (W22, W167)."""

    cards: tuple[int, ...]


@fact("wildcatters-effect-recycled")
class Recycled(Fact):
    """The deck was empty and its discards became the new one (W168)."""

    number: int


@fact("wildcatters-effect-wiped")
class Wiped(Fact):
    """So many open cards showed one region that all were replaced (W171)."""

    region: int
    number: int


@fact("wildcatters-effect-renewed")
class Renewed(Fact):
    """A seat paid points for a new display; so many old cards left the game (W46)."""

    seat: int
    points: int
    number: int

    def flows(self) -> tuple[Flow, ...]:
        return points(self.seat, -self.points)


@fact("wildcatters-effect-taken")
class CardTaken(Fact):
    """A seat took an open card and plays its region (W45)."""

    seat: int
    card: int
    region: int


@fact("wildcatters-effect-card-cash")
class CardCash(Fact):
    """Dollars printed on the card (W51)."""

    seat: int
    card: int
    amount: int

    def flows(self) -> tuple[Flow, ...]:
        return cash(self.seat, self.amount)


@fact("wildcatters-effect-card-shares")
class CardShares(Fact):
    """Shares printed on the card (W52, W53)."""

    seat: int
    card: int
    company: int
    amount: int

    def flows(self) -> tuple[Flow, ...]:
        return shares(self.seat, self.company, self.amount)


@fact("wildcatters-effect-card-drops")
class CardDrops(Fact):
    """Points printed on the card (W54)."""

    seat: int
    card: int
    points: int

    def flows(self) -> tuple[Flow, ...]:
        return points(self.seat, self.points)


@fact("wildcatters-effect-income")
class Income(Fact):
    """Step C (W64)."""

    seat: int
    amount: int

    def flows(self) -> tuple[Flow, ...]:
        return cash(self.seat, self.amount)
