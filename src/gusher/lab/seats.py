"""How the seats of a training game answer: so mixed that what is learned does not hold among its like alone."""

from typing import Final

from gusher.bots.greedy import Greedy
from gusher.bots.judge import Judge
from gusher.bots.playout import random_answer
from gusher.bots.search import Search
from gusher.bots.weighing import Weighing
from gusher.kernel.policy import Adviser, Policy
from gusher.kernel.rng import Rng
from gusher.kernel.state import State

# What each seat is: as the game advises, with a random answer now and then, or with a thought now and then.
STEADY, ERRING, THINKING = range(3)
# A thinking seat costs as much time as twenty others.
MIX: Final = (STEADY, STEADY, STEADY, STEADY, STEADY, ERRING, ERRING, ERRING, ERRING, THINKING)
ERRS_EVERY: Final = 12  # questions
THINKS_EVERY: Final = 16
WORLDS: Final = 12  # of a thought
TREE: Final = 200  # iterations of one, where the game gives no advice


def mixed(seats: int, rng: Rng) -> list[int]:
    return [MIX[rng.below(len(MIX))] for _ in range(seats)]


def answer(view: State, policy: Policy[State], judge: Judge, kind: int, rng: Rng) -> int:
    """What a seat of this kind answers, from what it knows. Whoever errs knows the plain advice alone; the others are
    practised."""
    if kind == ERRING:
        return int(random_answer(view, rng)) if rng.below(ERRS_EVERY) == 0 else advised(view, policy, rng)
    if kind == THINKING and rng.below(THINKS_EVERY) == 0:
        return thought(view, policy.practised(), judge, rng)
    return advised(view, policy.practised(), rng)


def advised(view: State, policy: Policy[State], rng: Rng) -> int:
    """As the game advises; without advice, the best end of the turn by its own judgement."""
    return int(Greedy(policy).best(view.fill(rng), rng))


def thought(view: State, policy: Policy[State], judge: Judge, rng: Rng, worlds: int = WORLDS) -> int:
    """A brief search, whose budget is counted and not timed."""
    if isinstance(policy, Adviser):
        weighing = Weighing(view, policy, rng, judge=judge)
        while weighing.iterations < worlds and not weighing.is_settled():
            weighing.run(1)
        return int(weighing.best())
    search = Search(view, policy, rng, judge=judge)
    search.run(TREE * worlds // WORLDS)
    return int(search.best())
