"""Loans, as typed facts: taken, repaid, settled at the end."""

from gusher.games.wildcatters.effects.facts import Fact, points, shares
from gusher.kernel.effects import Flow, fact
from gusher.kernel.say import Say


@fact("wildcatters-effect-borrowed")
class Borrowed(Fact):
    """A forced loan (W173, W174): own shares from the bank. `barrel` is 0 if none was left to pledge (W178)."""

    seat: int
    amount: int
    loans: int
    barrel: int

    def flows(self) -> tuple[Flow, ...]:
        return shares(self.seat, self.seat, self.amount)


@fact("wildcatters-effect-repaid")
class Repaid(Fact):
    """Loans repaid at the end of a round (W180); `loans` are left. With `number` 0 the seat kept all of them."""

    seat: int
    number: int
    price: int
    amount: int
    loans: int

    def say(self) -> Say:
        return Say(self.key if self.number else "wildcatters-effect-not-repaid", self.arguments())

    def flows(self) -> tuple[Flow, ...]:
        return shares(self.seat, self.seat, -self.amount)


@fact("wildcatters-effect-last-repaid")
class LastRepaid(Fact):
    """The end of the game: every loan is due; each share that is missing costs a point (W192)."""

    seat: int
    number: int
    due: int
    amount: int
    points: int

    def flows(self) -> tuple[Flow, ...]:
        return shares(self.seat, self.seat, -self.amount) + points(self.seat, -self.points)
