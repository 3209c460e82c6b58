"""What happens in a transport, as typed facts.

An `owner` is the seat that owns the train, tanker or refinery in question. Fees are own shares of who pays (W39).
"""

from gusher.games.wildcatters.data import NEUTRAL, NOTHING
from gusher.games.wildcatters.effects.facts import Bought, Colours, Fact, fee, shares
from gusher.kernel.effects import Arguments, Flow, fact
from gusher.kernel.say import Say

# --- transport, stages 1 and 2 ---


@fact("wildcatters-effect-transport")
class TransportBegun(Bought):
    """The active seat starts a transport (W113)."""

    region: int


@fact("wildcatters-effect-transport-joined")
class TransportJoined(Fact):
    """Another seat takes part (W117)."""

    seat: int
    region: int


@fact("wildcatters-effect-transport-declined")
class TransportDeclined(Fact):
    """Another seat does not take part (W117)."""

    seat: int
    region: int


@fact("wildcatters-effect-hauled")
class Hauled(Fact):
    """Barrels went by train from the field to the harbour (W118, W121)."""

    sound = "train"

    seat: int
    region: int
    number: int
    owner: int
    fee: int

    def say(self) -> Say:
        return Say(self.key if self.fee else "wildcatters-effect-hauled-own", self.arguments())

    def flows(self) -> tuple[Flow, ...]:
        return fee(self.seat, self.owner, self.fee)


@fact("wildcatters-effect-wildcatter-taken")
class WildcatterTaken(Fact):
    """The barrel on a wildcatter left, so its owner takes the token; it now has `number` of them (W120)."""

    seat: int
    region: int
    number: int


@fact("wildcatters-effect-linked")
class Linked(Fact):
    """A barrel went by link train to the next harbour (W126, W133)."""

    sound = "train"

    seat: int
    origin: int
    zone: int
    owner: int
    fee: int

    def say(self) -> Say:
        return Say(self.key if self.fee else "wildcatters-effect-linked-own", self.arguments())

    def flows(self) -> tuple[Flow, ...]:
        return fee(self.seat, self.owner, self.fee)


@fact("wildcatters-effect-loaded")
class Loaded(Fact):
    """A barrel was loaded onto a tanker (W136)."""

    seat: int
    zone: int
    tanker: int
    owner: int
    fee: int

    def say(self) -> Say:
        return Say(self.key if self.fee else "wildcatters-effect-loaded-own", self.arguments())

    def flows(self) -> tuple[Flow, ...]:
        return fee(self.seat, self.owner, self.fee)


@fact("wildcatters-effect-stayed")
class Stayed(Fact):
    """Barrels without a way on wait in the harbour (W131)."""

    seat: int
    region: int
    number: int


@fact("wildcatters-effect-delivered")
class Delivered(Fact):
    """A barrel came into a refinery, by rail or from a tanker; the refinery's owner pays for it (W139).

    The neutral refinery has no owner: who delivers there pays the bank, or with the house option gets shares of the
    unplayed colour from it (W140, W141). `held` are the barrels in the refinery now.
    """

    seat: int
    zone: int
    owner: int  # NOTHING for the neutral refinery
    pay: int  # shares that the barrel's owner gets; negative: pays
    held: int

    def say(self) -> Say:
        told: Arguments = {**self.arguments(), "pay": abs(self.pay)}
        if self.owner != NOTHING:
            return Say(self.key if self.pay else "wildcatters-effect-delivered-own", told)
        del told["owner"]
        paid = "wildcatters-effect-delivered-neutral-paid"
        return Say(paid if self.pay > 0 else "wildcatters-effect-delivered-neutral", told)

    def flows(self) -> tuple[Flow, ...]:
        if self.owner != NOTHING:
            return fee(self.owner, self.seat, self.pay)
        return shares(self.seat, NEUTRAL if self.pay > 0 else self.seat, self.pay)


# --- transport, stage 3 ---


@fact("wildcatters-effect-dispatched")
class Dispatched(Fact):
    """The active seat lets a loaded tanker sail; this seat is its captain (W142, W143)."""

    seat: int
    tanker: int
    barrels: Colours


@fact("wildcatters-effect-sailed")
class Sailed(Fact):
    """The captain took the tanker to a harbour; it lies there or, if it was there already, stays (W145, W146)."""

    seat: int
    tanker: int
    origin: int
    zone: int

    def say(self) -> Say:
        return Say(self.key if self.zone != self.origin else "wildcatters-effect-sailed-stays", self.arguments())


@fact("wildcatters-effect-returned")
class Returned(Fact):
    """No refinery has room: the tanker goes back to where it was loaded, and its barrels wait there (W151)."""

    tanker: int
    zone: int
    barrels: Colours
