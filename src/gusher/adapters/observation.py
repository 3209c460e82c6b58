"""What a seat knows of a position as one row of numbers, for learners.

The row has a fixed length for a game, a number of seats and options, and a name for each place (`Row.names`):

- `me-0`, `me-1`, …: 1 for the seat that looks, 0 for the others;
- the game's features (kernel/features.py) of each seat, the own one first, then in turn: `0 cash`, `1 cash`, …;
- the board: the fields of the redacted position's dump in its order, `step`, `rigs[0]`, `rigs[1]`, …. A list has as
  many places as at the start of a match, and at least one for each seat; what is not there is 0.

All come from the redacted position, so that nothing is in them which the seat could not know. Numbers can be large
(dollars, sets as bits), so that they are scaled: `sign(x) * log(1 + |x|)`, which `exact` undoes.
"""

from functools import cached_property
from operator import attrgetter

import numpy as np
from numpy.typing import NDArray

from gusher.kernel import dumps
from gusher.kernel.features import features_of
from gusher.kernel.game import Game, Options
from gusher.kernel.state import State

MOST = 44.0  # log(1 + 2**63) is less
ALONE = 0  # places of a field that is one number and no list

Numbers = NDArray[np.float32]


class Row:
    """How the positions of a game become rows."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self.seats = seats
        self._features = features_of(game)
        first = game.start(seats, options)
        fields = dumps.dump(first, first.unwritten())
        self._fields = list(fields)
        self._values = attrgetter(*fields)
        self._places = [max(len(value), seats) if isinstance(value, list) else ALONE for value in fields.values()]

    @cached_property
    def names(self) -> list[str]:
        """What stands in each place."""
        return [*(f"me-{seat}" for seat in range(self.seats)), *self.feature_names, *self.board_names]

    @cached_property
    def feature_names(self) -> list[str]:
        return [f"{seat} {name}" for seat in range(self.seats) for name in self._features.worths]

    @cached_property
    def board_names(self) -> list[str]:
        names: list[str] = []
        for field, places in zip(self._fields, self._places, strict=True):
            names += [f"{field}[{place}]" for place in range(places)] if places else [field]
        return names

    @property
    def length(self) -> int:
        return len(self.names)

    def exact(self, view: State, seat: int) -> list[float]:
        """The numbers of a redacted position as they are."""
        found: list[float] = [0] * self.seats
        found[seat] = 1
        found += self.features(view, seat)
        found += self.board(view)
        return found

    def features(self, view: State, seat: int) -> list[float]:
        found: list[float] = []
        for further in range(self.seats):
            found += self._features.count(view, (seat + further) % self.seats)
        return found

    def board(self, view: State) -> list[int]:
        found: list[int] = []
        for value, places in zip(self._values(view), self._places, strict=True):
            if places == ALONE:
                found.append(value)
            else:
                found += value
                found += [0] * (places - len(value))
        return found

    def scaled(self, view: State, seat: int) -> Numbers:
        """The same numbers, none beyond MOST."""
        exact = np.array(self.exact(view, seat), dtype=np.float64)
        return np.copysign(np.log1p(np.abs(exact)), exact).astype(np.float32)
