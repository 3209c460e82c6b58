"""A hint for a person: what the search would answer, and what it thinks of it."""

from dataclasses import dataclass
from time import perf_counter

from gusher.bots.builtin import per_look, thinker
from gusher.kernel.game import Game
from gusher.kernel.rng import Rng
from gusher.kernel.state import State

HINT_SECONDS = 1.0


@dataclass(frozen=True)
class Hint:
    """An answer, and the chance of winning that the search sees after it."""

    answer: int
    chance: float


def hint(game: Game, view: State, rng: Rng) -> Hint:
    """From what a seat may know."""
    search = thinker(view, game.policy, rng)
    stop = perf_counter() + HINT_SECONDS
    while perf_counter() < stop or search.iterations == 0:
        search.run(per_look(search))
    best = int(search.best())
    return Hint(best, float(search.chance_of(best)))
