"""What happens in phase III, as typed facts: equipment comes and goes."""

from gusher.games.mcmulti.data import PIECES
from gusher.games.mcmulti.effects.facts import Fact, moved
from gusher.kernel.effects import Flow, fact
from gusher.kernel.say import Say, say


@fact("mcmulti-effect-bought")
class Bought(Fact):
    """A piece was bought and placed (M16, M65)."""

    seat: int
    island: int
    cell: int
    piece: int
    price: int

    def flows(self) -> tuple[Flow, ...]:
        return moved(self.seat, cash=-self.price)

    def source(self) -> Say:
        return say("mcmulti-source-bought", piece=PIECES[self.piece])


@fact("mcmulti-effect-nothing-to-shop")
class NothingToShop(Fact):
    """Phase III was passed over: no money or room for the cheapest piece, and nothing to sell (M65, M68)."""

    seat: int


@fact("mcmulti-effect-sold")
class Sold(Fact):
    """A touched piece was sold (M68)."""

    seat: int
    island: int
    cell: int
    piece: int
    price: int

    def flows(self) -> tuple[Flow, ...]:
        return moved(self.seat, cash=self.price)


@fact("mcmulti-effect-returned")
class Returned(Fact):
    """A parked refinery came back (M105, M109)."""

    seat: int
    island: int
    cell: int
    price: int

    def flows(self) -> tuple[Flow, ...]:
        return moved(self.seat, cash=-self.price)
