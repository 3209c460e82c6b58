"""A toy whose judgement gives chances away to somebody who is not there."""

from types import SimpleNamespace

from librt.vecs import append, vec

from tests.contract.toys.dice_hands.policy import HandsPolicy
from tests.contract.toys.dice_hands.state import DiceHands
from tests.contract.toys.variant import variant


class Haunted(HandsPolicy):
    def outlook(self, state: DiceHands) -> vec[float]:
        return append(super().outlook(state), 9.0)


HAUNTED = variant(name="Haunted", rooms={"policy": SimpleNamespace(POLICY=Haunted())})
