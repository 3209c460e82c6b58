"""The order of the last round, scoring and the end, as typed facts."""

from gusher.games.wildcatters.data import NOTHING
from gusher.games.wildcatters.effects.facts import Fact, points
from gusher.kernel.effects import Arguments, Flow, fact
from gusher.kernel.say import Say, Seat, listed, say


@fact("wildcatters-effect-order")
class OrderChosen(Fact):
    """A seat's place in the last round (W29), and the drops that gave it its turn to choose (W28)."""

    seat: int
    place: int
    drops: int


@fact("wildcatters-effect-final")
class ContestScored(Fact):
    """One company, cash, or one continent is scored: `amounts` and `gains` by seat (W185, W198 to W201).

    Nobody gains where nobody has anything (W206). At the interim scoring a seat with a loan is barred from its own
    company (W188). Sentences of their own say so.
    """

    contest: int
    interim: bool
    amounts: tuple[int, ...]
    gains: tuple[int, ...]
    barred: int  # the seat, or NOTHING

    def say(self) -> Say:
        key = "wildcatters-effect-interim" if self.interim else self.key
        told = self.argument("contest", self.contest)
        if any(self.gains):
            told["gains"] = listed([self._line(seat) for seat in self._best_first() if self.gains[seat]])
        else:
            key = f"{key}-nobody"
        if self.barred == NOTHING:
            return Say(key, told)
        return Say(f"{key}-barred", {**told, "seat": Seat(self.barred)})

    def _best_first(self) -> list[int]:
        return sorted(range(len(self.gains)), key=lambda seat: (-self.gains[seat], -self.amounts[seat], seat))

    def _line(self, seat: int) -> Say:
        return say("wildcatters-gain", seat=Seat(seat), amount=self.amounts[seat], points=self.gains[seat])

    def flows(self) -> tuple[Flow, ...]:
        return tuple(Flow(seat, "points", gain) for seat, gain in enumerate(self.gains) if gain)


@fact("wildcatters-effect-own-company")
class OwnCompanyBonus(Fact):
    """First, or tied first, in the own company at the end (W199)."""

    seat: int
    points: int

    def flows(self) -> tuple[Flow, ...]:
        return points(self.seat, self.points)


@fact("wildcatters-effect-wildcatters-scored")
class WildcattersScored(Fact):
    """Points for the wildcatters taken (W196)."""

    seat: int
    number: int
    points: int

    def flows(self) -> tuple[Flow, ...]:
        return points(self.seat, self.points)


@fact("wildcatters-effect-ended")
class Ended(Fact):
    """The game is over (W209, W210)."""

    winners: tuple[int, ...]

    def arguments(self) -> Arguments:
        return {**Fact.arguments(self), "count": len(self.winners)}
