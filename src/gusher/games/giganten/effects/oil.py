"""What happens in actions 5, 6 and 8, as typed facts: derricks, crude, transport."""

from gusher.games.giganten.effects.facts import Fact, earned
from gusher.kernel.effects import Flow, fact

# --- action 5: building ---


@fact("giganten-effect-built")
class Built(Fact):
    """A seat paid for a derrick on a tile (G56, G57)."""

    seat: int
    site: int
    cost: int

    def flows(self) -> tuple[Flow, ...]:
        return earned(self.seat, -self.cost)


@fact("giganten-effect-struck")
class Struck(Fact):
    """The tile under a new derrick was turned up; `markers` is less than `value` if the supply ran out (G59, G60)."""

    sound = "oil"

    seat: int
    site: int
    value: int
    markers: int


@fact("giganten-effect-not-built")
class NotBuilt(Fact):
    """A seat could have built and did not (G56)."""

    seat: int


@fact("giganten-effect-cannot-build")
class CannotBuild(Fact):
    """A seat beside a tile was not asked: `reason` is cash, derricks (none left) or supply (G57, G58, G60)."""

    seat: int
    reason: str


# --- action 6: production and transport ---


@fact("giganten-effect-hauled")
class Hauled(Fact):
    """A marker was carried into a tank (G63); `carrier` is own, black or rival, `fee` what that cost (G65, G66)."""

    sound = "train"

    seat: int
    site: int
    company: int
    carrier: str
    fee: int

    def flows(self) -> tuple[Flow, ...]:
        return earned(self.seat, -self.fee)


@fact("giganten-effect-fee")
class FeeEarned(Fact):
    """An opponent's loco carried for a seat, and its owner got the fee or a share of it (G66, G68)."""

    seat: int
    payer: int
    amount: int

    def flows(self) -> tuple[Flow, ...]:
        return earned(self.seat, self.amount)


@fact("giganten-effect-dropped")
class Dropped(Fact):
    """A marker went back to the supply; `reason` is choice, loco (none can serve) or cash (G63, G69)."""

    seat: int
    site: int
    reason: str


@fact("giganten-effect-depleted")
class Depleted(Fact):
    """A well gave its last marker, and the derrick went back to its owner (G62)."""

    seat: int
    site: int


# --- action 8: surplus ---


@fact("giganten-effect-dumped")
class Dumped(Fact):
    """A tank held more than it may keep (G87)."""

    seat: int
    company: int
    count: int
    total: int

    def flows(self) -> tuple[Flow, ...]:
        return earned(self.seat, self.total)
