"""A room of features for toys."""

from collections.abc import Callable, Sequence
from types import SimpleNamespace

from librt.vecs import append, vec

from gusher.kernel.features import Feature
from tests.contract.toys.dice_hands.state import DiceHands


def counting(
    seat: tuple[Feature, ...],
    count: Callable[[DiceHands, int], Sequence[float]],
) -> SimpleNamespace:
    """One that counts these of each seat, and nothing of the table."""

    def features(state: DiceHands, of: int) -> vec[float]:
        numbers = vec[float]()
        for number in count(state, of):
            numbers = append(numbers, number)
        return numbers

    return SimpleNamespace(SEAT=seat, TABLE=(), features=features)
