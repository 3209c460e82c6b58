"""The judge: what a position is worth to every seat, and which answer is best, from so many worlds.

Nothing is judged in the middle of things: each future is first played on to a quiet position. Games that give advice
follow it there; a game without is searched from where it stands. Whatever the judge is asked, the same seed gives the
same reply.
"""

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from gusher.analysis.calibrated import is_learned, sharpness
from gusher.analysis.chances import Ending, Value, judged, mean, sharpened, value_of
from gusher.bots import learned
from gusher.bots.builtin import thinker
from gusher.bots.futures import Endings, Futures
from gusher.bots.judge import Judge as Judgement
from gusher.bots.playout import random_answer
from gusher.bots.reasons import reasons
from gusher.bots.rethinking import play_on, try_idea
from gusher.bots.search import Search
from gusher.bots.weighing import Weighing
from gusher.kernel.game import Game
from gusher.kernel.policy import Adviser
from gusher.kernel.reasons import Reason
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, State

ITERATIONS: Final = 128  # of the tree search that stand for one world

# What judges are called.
WEIGHING: Final = "weighing"
LEARNED: Final = "weighing-learned"
SEARCH: Final = "search"


@dataclass(frozen=True, slots=True)
class Thought:
    """What the search has found for one question: the best answer, the idea (a plan of several) behind it, and what the
    judge answers where it does not think: so everybody goes on in the futures that it plays."""

    answer: int
    idea: int
    usual: int
    several: bool  # was there more than one idea?


class Judge(ABC):
    """Of one game."""

    name: str

    def __init__(self, game: Game, judgement: Judgement) -> None:
        """The judgement is that of the ends of futures: the game's own, made by hand, or a learned one."""
        self.game = game
        self.sharpness = sharpness(game.name, judgement.value is not None)
        self._judgement = judgement

    def value(self, view: State, worlds: int, seed: int) -> Value:
        """What a position is worth, as somebody knows it; a whole position has nothing to fill."""
        if view.seat == OVER:
            return value_of([self.ending(view)])
        rng = Rng(seed)
        return value_of([self.settled(view.fill(rng), Rng(int(rng.bits()))) for _ in range(worlds)])

    def after_draws(self, state: State, drawn: int, worlds: int, seed: int) -> list[tuple[Ending, Ending]]:
        """In pairs with the same luck from there on: what was drawn, and what might have been in its place."""
        rng = Rng(seed)
        pairs = []
        for _ in range(worlds):
            other, luck = int(random_answer(state, rng)), int(rng.bits())
            pairs.append((self._after(state, drawn, luck), self._after(state, other, luck)))
        return pairs

    def _after(self, state: State, action: int, luck: int) -> Ending:
        future = state.clone()
        future.play(action)
        return self.settled(future, Rng(luck))

    def ending(self, state: State) -> Ending:
        return judged(state, self._judgement, self.sharpness)

    @abstractmethod
    def settled(self, state: State, rng: Rng) -> Ending:
        """Plays a whole position on, in place, and judges where it comes to rest."""

    @abstractmethod
    def thought(self, view: State, worlds: int, seed: int) -> Thought:
        """The best answer to the question, as its seat knows the position."""

    @abstractmethod
    def usual(self, view: State, best: int, seed: int) -> int:
        """What the judge answers where it does not think, if that is the best answer."""

    @abstractmethod
    def tried(self, view: State, idea: int, worlds: int, seed: int) -> list[Ending]:
        """An idea in so many worlds; with the same seed another one meets the same."""

    @abstractmethod
    def reasons(self, view: State, played: int, best: Thought, worlds: int, seed: int) -> list[Reason]:
        """Why the best would have been better than what was played."""


class AdvisedJudge(Judge):
    """Of a game whose policy advises."""

    def __init__(self, game: Game, policy: Adviser[State], judgement: Judgement | None = None) -> None:
        super().__init__(game, judgement or Judgement(policy))
        self.name = WEIGHING if self._judgement.value is None else LEARNED
        self._policy = policy

    def settled(self, state: State, rng: Rng) -> Ending:
        play_on(state, self._policy, self._judgement.patience, rng)
        return self.ending(state)

    def thought(self, view: State, worlds: int, seed: int) -> Thought:
        search = thinker(view, self._policy, Rng(seed), judge=self._judgement)
        assert isinstance(search, Weighing)
        while search.iterations < worlds and not search.is_settled():
            search.run(1)
        answer = int(search.best())
        idea = int(search.ideas[search.branch_of(answer)])
        return Thought(answer, idea, self.usual(view, answer, seed), several=search.number > 1)

    def usual(self, view: State, best: int, seed: int) -> int:
        rng = Rng(seed)
        return int(self._policy.advise(view.fill(rng), rng))

    def tried(self, view: State, idea: int, worlds: int, seed: int) -> list[Ending]:
        return [self.ending(state) for state in self._futures(view, idea, worlds, seed)]

    def reasons(self, view: State, played: int, best: Thought, worlds: int, seed: int) -> list[Reason]:
        futures = Futures(self.game, view)
        for branch, idea in enumerate((best.idea, played)):
            for world, state in enumerate(self._futures(view, idea, worlds, seed, futures)):
                futures.close(branch, world, state, self.ending(state).chances[futures.seat])
        return reasons(futures, 0, 1)

    def _futures(
        self, view: State, idea: int, worlds: int, seed: int, futures: Endings | None = None
    ) -> Iterator[State]:
        rng = Rng(seed)
        tell = None if futures is None else futures.listener()
        for _ in range(worlds):
            state, luck = view.fill(rng), int(rng.bits())
            try_idea(state, self._policy, idea, self._judgement, Rng(luck), tell)
            yield state


class SearchJudge(Judge):
    """Of a game that is searched as a tree of all answers. One search of so many iterations stands for one world."""

    def __init__(self, game: Game, iterations: int = ITERATIONS, judgement: Judgement | None = None) -> None:
        super().__init__(game, judgement or Judgement(game.policy))
        self.name = SEARCH
        self._iterations = iterations

    def settled(self, state: State, rng: Rng) -> Ending:
        while state.seat == CHANCE:
            state.play(random_answer(state, rng))
        if state.seat == OVER:
            return self.ending(state)
        ends = Ends(self._judgement)
        search = self._search(state, rng, self._iterations, ends)
        return ends.of(int(search.best()), self.sharpness)

    def thought(self, view: State, worlds: int, seed: int) -> Thought:
        answer = int(self._search(view, Rng(seed), self._iterations * worlds).best())
        return Thought(answer, answer, self.usual(view, answer, seed), several=len(view.legal()) > 1)

    def usual(self, view: State, best: int, seed: int) -> int:
        return best

    def tried(self, view: State, idea: int, worlds: int, seed: int) -> list[Ending]:
        rng = Rng(seed)
        return [self._after(view.fill(rng), idea, int(rng.bits())) for _ in range(worlds)]

    def reasons(self, view: State, played: int, best: Thought, worlds: int, seed: int) -> list[Reason]:
        futures = Futures(self.game, view)
        self._search(view, Rng(seed), self._iterations * worlds, futures)
        both = {best.answer, played} <= {*futures.branches}
        return reasons(futures, best.answer, played) if both else []

    def _search(self, view: State, rng: Rng, iterations: int, futures: Endings | None = None) -> Search:
        search = thinker(view, self.game.policy, rng, futures, self._judgement)
        assert isinstance(search, Search)
        search.run(iterations)
        return search


class Ends(Endings):
    """Where the futures of a tree search end, by their first answers."""

    def __init__(self, judgement: Judgement) -> None:
        self._judgement = judgement
        self._ended: defaultdict[int, list[Ending]] = defaultdict(list)

    def close(self, branch: int, world: int, state: State, worth: float) -> None:
        self._ended[branch].append(judged(state, self._judgement, 1.0))

    def of(self, branch: int, sharpness: float) -> Ending:
        """The mean of a branch. Sharpened afterwards: most futures of a tree end with the game, for certain."""
        ended = self._ended[branch]
        return Ending(sharpened(mean([end.chances for end in ended]), sharpness), mean([end.points for end in ended]))


def judge_of(game: Game, seats: int, iterations: int = ITERATIONS) -> Judge:
    """`iterations`: of a tree search, where the game needs one."""
    value = {"value": int(is_learned(game.name))}
    return judge_by(game, learned.judge_of(game, seats, value), iterations)


def judge_by(game: Game, judgement: Judgement, iterations: int = ITERATIONS) -> Judge:
    """One that judges the ends of its futures so."""
    policy = game.policy
    if isinstance(policy, Adviser):
        return AdvisedJudge(game, policy, judgement)
    return SearchJudge(game, iterations, judgement)
