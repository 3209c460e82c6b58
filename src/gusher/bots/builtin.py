"""The bots that come with Gusher. The thinking is in the compiled modules beside this one."""

from collections.abc import Mapping
from time import perf_counter
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.bot import Bot, Budget, Parameter
from gusher.bots.futures import Endings
from gusher.bots.greedy import Greedy
from gusher.bots.search import Search
from gusher.bots.weighing import Weighing
from gusher.kernel.policy import Adviser, Policy
from gusher.kernel.rng import Rng
from gusher.kernel.state import State

DEFAULT_MS = 300
DAY_MS = 86_400_000
ITERATIONS_PER_LOOK = 16  # of the tree search

Thinker = Search | Weighing


def thinker(view: State, policy: Policy[State], rng: Rng, futures: Endings | None = None) -> Thinker:
    """The search that suits the game: over its ideas if it gives advice, else over the tree of all answers. With
    `futures`, what it compares is told there."""
    if isinstance(policy, Adviser):
        return Weighing(view, policy, rng, futures)
    return Search(view, policy, rng, futures)


def per_look(search: Thinker) -> int:
    """Iterations between two looks at the clock: one of the weighing is many play-outs."""
    return 1 if isinstance(search, Weighing) else ITERATIONS_PER_LOOK


class RandomBot(Bot):
    """Any possible answer, evenly."""

    def answer(self, state: State, legal: vec[i64], budget: Budget, rng: Rng) -> int:
        return int(legal[rng.below(len(legal))])


class GreedyBot(Bot):
    """What the game advises; without advice, the answer that leaves it best off at the end of its turn, by the game's
    own judgement. Looks no further."""

    def answer(self, state: State, legal: vec[i64], budget: Budget, rng: Rng) -> int:
        return int(Greedy(self.game.policy).best(state.fill(rng), rng))


class SearchBot(Bot):
    """Searches within a budget; without one, DEFAULT_MS a decision. Ends early when there is nothing left to decide."""

    parameters: ClassVar[Mapping[str, Parameter]] = {
        "ms": Parameter(0, 1, DAY_MS),
        "iterations": Parameter(0, 1, 100_000_000),
    }

    @property
    def budget(self) -> Budget:
        asked = super().budget
        return asked if asked.ms or asked.iterations else Budget(ms=DEFAULT_MS)

    def answer(self, state: State, legal: vec[i64], budget: Budget, rng: Rng) -> int:
        if len(legal) == 1:
            return int(legal[0])
        search = thinker(state, self.game.policy, rng)
        stop = perf_counter() + budget.ms / 1000 if budget.ms else None
        while self._goes_on(search, budget, stop):
            search.run(per_look(search))
        return int(search.best())

    def _goes_on(self, search: Thinker, budget: Budget, stop: float | None) -> bool:
        if isinstance(search, Weighing) and search.is_settled():
            return False
        if budget.iterations and search.iterations >= budget.iterations:
            return False
        return stop is None or perf_counter() < stop
