"""What a seat knows of a position as one row of numbers, for learners.

The row has a fixed length for a game, a number of seats and options, and a name for each place (`Row.names`):

- `me-0`, `me-1`, …: 1 for the seat that looks, 0 for the others;
- the game's features (kernel/features.py) of each seat, the own one first, then in turn: `0 cash`, `1 cash`, … (where
  a seat has some of each seat's own sort, those are numbered likewise: `0 shares 1`), then those of the table;
- the board, which is the redacted position's dump: first the fields that are one number, `step`, then the lists,
  `rigs[0]`, `rigs[1]`, …, both in the dump's order. A list has as many places as at the start of a match, and at least
  one for each seat; what is not there is 0.

All come from the redacted position, so that nothing is in them which the seat could not know. Numbers can be large
(dollars, sets as bits), so that learners get them scaled: `sign(x) * log(1 + |x|)`.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from operator import attrgetter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gusher.kernel import dumps
from gusher.kernel.features import features_of
from gusher.kernel.game import Game, Options
from gusher.kernel.state import State

MOST = 44.0  # log(1 + 2**63) is less

Numbers = NDArray[np.float32]


class Row:
    """How the positions of a game become rows."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self.seats = seats
        self._features = features_of(game)
        first = game.start(seats, options)
        fields = dumps.dump(first, first.unwritten())
        self._lists = {name: max(len(value), seats) for name, value in fields.items() if isinstance(value, list)}
        self._alone = [name for name in fields if name not in self._lists]
        self._numbers_of = _getter(self._alone)
        self._lists_of = _getter(list(self._lists))
        self._me = np.eye(seats)

    @cached_property
    def names(self) -> list[str]:
        """What stands in each place."""
        return [*(f"me-{seat}" for seat in range(self.seats)), *self.feature_names, *self.board_names]

    @cached_property
    def feature_names(self) -> list[str]:
        own = [f"{further} {name}" for further in range(self.seats) for name in self._of_seat()]
        return own + [f"table {feature.name}" for feature in self._features.table]

    def _of_seat(self) -> Iterator[str]:
        for feature in self._features.seat:
            yield from (
                (f"{feature.name} {place}" for place in range(len(feature.of))) if feature.of else (feature.name,)
            )

    @cached_property
    def board_names(self) -> list[str]:
        listed = [f"{name}[{place}]" for name, places in self._lists.items() for place in range(places)]
        return [*self._alone, *listed]

    @cached_property
    def length(self) -> int:
        return len(self.names)

    def features(self, view: State, seat: int) -> list[float]:
        return list(self._features.numbers(view, seat))

    def board(self, view: State) -> NDArray[np.int64]:
        parts = [np.array(self._numbers_of(view), dtype=np.int64)]
        for value, places in zip(self._lists_of(view), self._lists.values(), strict=True):
            parts.append(np.asarray(value, dtype=np.int64))  # of a vector that is a look into its memory
            if len(value) != places:
                parts.append(np.zeros(places - len(value), dtype=np.int64))
        return np.concatenate(parts)

    def exact(self, view: State, seat: int) -> NDArray[np.float64]:
        """The numbers of a redacted position as they are."""
        return np.concatenate((self._me[seat], self.features(view, seat), self.board(view)))

    def scaled(self, view: State, seat: int) -> Numbers:
        """The same numbers, none beyond MOST."""
        exact = self.exact(view, seat).astype(np.float32)
        return np.copysign(np.log1p(np.abs(exact)), exact)


def _getter(names: Sequence[str]) -> Callable[[State], tuple[Any, ...]]:
    """The values of fields; Python's own way gives no tuple for one name, and takes none for no name."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda state: tuple(getattr(state, name) for name in names)
