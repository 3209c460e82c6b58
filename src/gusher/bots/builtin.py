"""The bots that come with Gusher. The thinking is in the compiled modules beside this one."""

from collections.abc import Mapping
from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.bot import Bot, Budget, Parameter, Word
from gusher.bots.futures import Endings
from gusher.bots.greedy import Greedy
from gusher.bots.judge import OWN, Judge
from gusher.bots.learned import judge_of
from gusher.bots.quick import QuickSearch, quick_search
from gusher.bots.search import Search
from gusher.bots.settings import PATIENT, PLAIN, SHARP, Settings
from gusher.bots.stopwatch import Stopwatch
from gusher.bots.weighing import Weighing
from gusher.kernel.policy import Adviser, Policy
from gusher.kernel.rng import Rng
from gusher.kernel.state import State

DEFAULT_MS = 300
DAY_MS = 86_400_000
ITERATIONS_PER_LOOK = 16  # of the tree search
QUICK_ITERATIONS_PER_LOOK = 128

Comparing = Search | Weighing  # what can tell its futures
Thinker = Comparing | QuickSearch


def thinker(
    view: State,
    policy: Policy[State],
    rng: Rng,
    futures: Endings | None = None,
    judge: Judge | None = None,
    settings: Settings = PLAIN,
) -> Comparing:
    """The search that suits the game: over its ideas if it gives advice, else over the tree of all answers, as the
    settings say. With `futures`, what it compares is told there; with a `judge`, that one judges instead of the game's
    own policy."""
    if isinstance(policy, Adviser):
        return Weighing(view, policy, rng, futures, judge)
    return Search(view, policy, rng, futures, settings, judge)


def quickest(view: State, policy: Policy[State], rng: Rng, settings: Settings, judge: Judge | None = None) -> Thinker:
    """As the settings say; the quick search, if they want it, only where the game has a sketch of the position and no
    learned value shall judge. Whoever has the time for it is patient elsewhere."""
    if not settings.quick:
        return thinker(view, policy, rng, judge=judge, settings=settings)
    quick = quick_search(view, policy, rng, settings) if judge is None or judge.value is None else None
    return thinker(view, policy, rng, judge=judge, settings=PATIENT) if quick is None else quick


def per_look(search: Thinker) -> int:
    """Iterations between two looks at the clock: one of the weighing is many play-outs, one of the quick search takes
    hardly longer than a look."""
    if isinstance(search, QuickSearch):
        return QUICK_ITERATIONS_PER_LOOK
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


BUDGETS: Mapping[str, Parameter] = {
    "ms": Parameter(0, 1, DAY_MS),
    "iterations": Parameter(0, 1, 100_000_000),
    "cpu": Parameter(0, 1, DAY_MS),
}


class SearchBot(Bot):
    """Searches within a budget; without one, DEFAULT_MS a decision. Ends early when there is nothing left to decide."""

    parameters: ClassVar[Mapping[str, Parameter | Word]] = {
        **BUDGETS,
        "value": Parameter(0, 0, 1),  # 1: the learned judgement, where there is one
        "advice": Parameter(0, 0, 1),  # 1: the practised advice, where there is one
        "patience": Parameter(OWN, 0, 100_000),  # steps played on before it is judged; not set: the game's own
        "wide": Parameter(0, 0, 1),  # 1: it looks at everything, not only at the ideas that the game names first
        "rethinks": Parameter(0, 0, 3),  # how deeply it thinks again about what it will be asked in the same turn
    }

    @property
    def budget(self) -> Budget:
        asked = super().budget
        return asked if asked != Budget() else Budget(ms=DEFAULT_MS)

    def answer(self, state: State, legal: vec[i64], budget: Budget, rng: Rng) -> int:
        if len(legal) == 1:
            return int(legal[0])
        return int(self.searched(state, budget, rng).best())

    def searched(self, view: State, budget: Budget, rng: Rng) -> Thinker:
        """A search that has had its time."""
        stopwatch = Stopwatch(budget)
        judge = self.judge(view)
        judge.heed(stopwatch.has_passed)  # before there is a search: it begins with a look at everything
        search = self.thinker(view, rng, judge)
        while not (search.is_settled() or stopwatch.is_up(int(search.iterations))):
            search.run(per_look(search))
        return search

    def judge(self, view: State) -> Judge:
        return judge_of(self.game, len(view.scores()), self.chosen)

    def thinker(self, view: State, rng: Rng, judge: Judge) -> Thinker:
        return thinker(view, judge.policy, rng, judge=judge, settings=SHARP)


class FirstSearchBot(SearchBot):
    """`search@1`: the search as it was before anything was learned, by the hand-made judgement and the plain tree. It
    stays as it is, so that whatever comes later can be measured against it."""

    parameters: ClassVar[Mapping[str, Parameter | Word]] = BUDGETS

    def thinker(self, view: State, rng: Rng, judge: Judge) -> Thinker:
        return thinker(view, judge.policy, rng, judge=judge)
