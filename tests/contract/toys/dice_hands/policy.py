"""What the toy tells the bots: points so far, and some more for high cards."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.kernel.policy import Policy
from tests.contract.toys.dice_hands.state import DiceHands


class HandsPolicy(Policy[DiceHands]):
    def outlook(self, state: DiceHands) -> vec[float]:
        points = vec[float]()
        for seat in range(state.seats):
            points = append(points, state.points[seat] + sum(state.hands[seat]) / 4)
        return points

    def spread(self, state: DiceHands) -> float:
        return 4.0 * (4 - state.round) + 0.5

    def patience(self) -> i64:
        return 0


POLICY = HandsPolicy()
