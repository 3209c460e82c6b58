"""Toys whose previews do not come true, or that count what they have no words for."""

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Self

from gusher.kernel.effects import Flow
from gusher.kernel.features import Feature
from gusher.kernel.rng import Rng
from gusher.kernel.state import Listener, State
from tests.contract.toys.dice_hands import effects
from tests.contract.toys.dice_hands.state import DiceHands
from tests.contract.toys.features import counting
from tests.contract.toys.variant import variant


class Dreaming(DiceHands):
    """In worlds that are only imagined, stakes are higher; no dump shows it."""

    imagined = False

    def fill(self, rng: Rng) -> State:
        world = super().fill(rng)
        assert isinstance(world, Dreaming)
        world.imagined = True
        return world

    def clone(self) -> Self:
        twin = super().clone()
        twin.imagined = self.imagined
        return twin

    def bet(self, stake: int, tell: Listener) -> None:
        super().bet(stake, lambda effect: tell(effects.Staked(effect.seat, stake + self.imagined)))


@dataclass(frozen=True, slots=True)
class PaidIn(effects.Staked):
    def flows(self) -> tuple[Flow, ...]:
        return (Flow(self.seat, "chips", -self.stake),)


class Miscounting(DiceHands):
    """Its ledger does not know what a stake costs."""

    def bet(self, stake: int, tell: Listener) -> None:
        super().bet(stake, lambda effect: tell(PaidIn(effect.seat, effect.stake)))


def holdings(state: DiceHands, good: str) -> list[int]:
    return [9] * state.seats


LEDGER = SimpleNamespace(GOODS=("chips",), holdings=holdings)
CHIPS = (Feature("chips", 0, 9, worth=1.0),)
FEATURES = counting(CHIPS, lambda state, _seat: [9.0] * state.seats)
NO_FEATURES = counting((), lambda _state, _seat: [])

DREAMING = variant(Dreaming)
MISCOUNTING = variant(Miscounting, rooms={"ledger": LEDGER, "features": FEATURES})  # nor has it words for chips
UNCOUNTED = variant(name="Uncounted", rooms={"ledger": LEDGER, "features": NO_FEATURES})
