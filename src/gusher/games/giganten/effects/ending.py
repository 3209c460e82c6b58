"""How a round and the game end, as typed facts."""

from gusher.games.giganten.effects.facts import Fact, earned
from gusher.kernel.effects import Flow, fact


@fact("giganten-effect-round")
class RoundBegun(Fact):
    """The die went to the left neighbour, and the next round begins (G88)."""

    round: int
    seat: int


@fact("giganten-effect-ended")
class Ended(Fact):
    """The black loco reached the star, and the game is over (G23, G89)."""

    round: int


@fact("giganten-effect-settled")
class Settled(Fact):
    """A seat's last account: cash, derricks by the loco's place, markers (G90 to G93)."""

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
