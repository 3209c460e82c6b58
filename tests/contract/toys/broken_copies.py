"""Toys whose copies are not what they should be."""

from collections.abc import Mapping
from typing import Any, Self

from gusher.kernel.state import Listener
from tests.contract.toys.dice_hands.state import DiceHands
from tests.contract.toys.variant import variant


class Aliased(DiceHands):
    """A clone shares the list of points with its original."""

    def clone(self) -> Self:
        copy = super().clone()
        copy.points = self.points
        return copy


class Amnesiac(DiceHands):
    """A clone does not know how much has been shown."""

    def clone(self) -> Self:
        copy = super().clone()
        copy.disclosed = 0
        return copy


class Unread(DiceHands):
    """Writes the stakes but reads them back as nothing."""

    def restore(self, data: Mapping[str, Any]) -> None:
        super().restore({**data, "stakes": [0] * len(data["stakes"])})


class Fickle(DiceHands):
    """Scores by something outside the position: how many rounds have been played anywhere."""

    rounds_anywhere = 0

    def reveal(self, tell: Listener) -> None:
        type(self).rounds_anywhere += 1
        self.points[0] += self.rounds_anywhere
        super().reveal(tell)


ALIASED = variant(Aliased)
AMNESIAC = variant(Amnesiac)
UNREAD = variant(Unread)
FICKLE = variant(Fickle)
