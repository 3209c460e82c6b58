"""Named numbers of a position, as a seat knows it: what reasons speak of, and what learned values are made of.

A game that names some has a module `features.py` with
- SEAT, the numbers of a seat, and TABLE, those that belong to nobody, each a Feature with its bounds;
- `features(state, seat)`: the numbers of that seat, those of the others in turn order, those of the table. So every
  seat finds itself in the same place. Nothing rests on what the seat cannot see.

A good of the game's ledger has the same name there. `<game>-feature-<name>` says so many of it ($amount), or, of those
that reasons speak of, so many more or fewer ($by: `by-count`, `by-much` and `by-paying` of the shared catalogue).

If the module has `told(before, after, seat)`, a preview says that, too: what one wants to know of an answer and no
number of goods tells, such as the sum of a line.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec

from gusher.kernel.game import Game
from gusher.kernel.say import Say
from gusher.kernel.state import State


@dataclass(frozen=True, slots=True)
class Feature:
    """A number and its bounds. `worth` is roughly what one more of it is worth to its seat, in the game's points; 0: no
    reason speaks of it. With `of`, it is a row of numbers: one for each seat's own sort of it (its company's shares),
    that of the seat itself first, then in turn order; sorts that belong to no seat come last."""

    name: str
    least: float
    most: float
    worth: float = 0.0
    of: tuple[str, ...] = ()

    def names(self, seat: int, seats: int) -> list[str]:
        """What its numbers are called where they are those of this seat."""
        if not self.of:
            return [self.name]
        turned = [self.of[(seat + place) % seats] for place in range(seats)]
        return [f"{self.name}-{sort}" for sort in (*turned, *self.of[seats:])]


class Features:
    """What a game counts; a game that names nothing counts nothing."""

    def __init__(
        self,
        seat: tuple[Feature, ...],
        table: tuple[Feature, ...],
        numbers: Callable[[Any, int], vec[float]],
        told: Callable[[Any, Any, int], list[Say]],
    ) -> None:
        self.seat = seat
        self.table = table
        self.numbers = numbers  # (state, seat): all of them
        self.told = told
        # Of what reasons speak, what one of it is worth.
        self.worths = {name: feature.worth for feature in seat if feature.worth for name in feature.names(0, 1)}

    def names(self, seat: int, seats: int) -> list[str]:
        """What all numbers are called, in their order, where this seat looks at them."""
        each = [(seat + place) % seats for place in range(seats)]
        own = [name for one in each for feature in self.seat for name in feature.names(one, seats)]
        return own + [name for feature in self.table for name in feature.names(0, 1)]

    def bounds(self, seats: int) -> list[tuple[float, float]]:
        """The least and the most of all numbers, in their order."""
        rows = [*self.seat * seats, *self.table]
        return [(feature.least, feature.most) for feature in rows for _ in feature.names(0, 1)]

    def held(self, state: State, seat: int, seats: int) -> dict[str, float]:
        """How much the seat has of each thing that reasons speak of."""
        names = [name for feature in self.seat for name in feature.names(seat, seats)]
        held = dict(zip(names, self.numbers(state, seat), strict=False))  # its own come first
        return {name: held[name] for name in self.worths}


def features_of(game: Game) -> Features:
    room = game.features
    if room is None:
        return Features((), (), lambda _state, _seat: vec[float](), lambda _before, _after, _seat: [])
    return Features(room.SEAT, room.TABLE, room.features, getattr(room, "told", lambda _before, _after, _seat: []))
