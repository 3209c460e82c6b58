"""Named numbers of a position, as a seat knows it: what reasons speak of.

A game that names some has a module `features.py` with its FEATURES, each with what one of it is worth, roughly, in the
game's points, and `features(state, seat)`: how many of each the seat has, in the same order. A good of the game's
ledger has the same name there. `<game>-feature-<name>` says so many of it.

If the module has `told(before, after, seat)`, a preview says that, too: what one wants to know of an answer and no
number of goods tells, such as the sum of a line.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gusher.kernel.game import Game
from gusher.kernel.say import Say


@dataclass(frozen=True)
class Features:
    """What a game counts; a game that names nothing counts nothing."""

    worths: Mapping[str, float]
    count: Callable[[Any, int], Sequence[int]]
    told: Callable[[Any, Any, int], list[Say]]


def features_of(game: Game) -> Features:
    room = game.features
    if room is None:
        return Features({}, lambda _state, _seat: (), lambda _before, _after, _seat: [])
    return Features(room.FEATURES, room.features, getattr(room, "told", lambda _before, _after, _seat: []))
