"""A hint for a person: the best answers that the search has found, and why each is better or worse than another."""

from gusher.bots.bot import Budget
from gusher.bots.builtin import thinker
from gusher.bots.futures import Futures
from gusher.bots.reasons import reasons
from gusher.bots.search import Search
from gusher.bots.stopwatch import Stopwatch
from gusher.bots.weighing import Weighing
from gusher.kernel.game import Game
from gusher.kernel.reasons import Advice, Hint
from gusher.kernel.rng import Rng
from gusher.kernel.state import State

SHOWN = 3  # answers
PER_WORLD = 64  # iterations of the tree search that cost as much as weighing a few ideas in one world


def hint(game: Game, view: State, rng: Rng, budget: Budget) -> Hint:
    """From what a seat may know. Iterations of the budget are worlds in which answers are compared; with so many, and
    no limit of time, the same generator gives the same hint."""
    futures = Futures(game, view)
    stopwatch = Stopwatch(budget)
    search = thinker(view, game.policy, rng, futures)
    worlds = 0
    while worlds == 0 or not stopwatch.is_up(worlds):
        search.run(1 if isinstance(search, Weighing) else PER_WORLD)
        worlds += 1
    return _told(search, futures)


def _told(search: Search | Weighing, futures: Futures) -> Hint:
    answer = int(search.best())
    best = int(search.branch_of(answer))
    others = _others(search, futures, best)
    chance = futures.worth(best)
    if not others:
        return Hint((Advice(answer, chance, None, 0.0, 0.0, ()),))
    second = int(search.answer_of(others[0]))
    told = [_compared(futures, best, others[0], answer, second, chance)]
    for other in others:
        behind = futures.apart(other, best).amount
        told.append(_compared(futures, other, best, int(search.answer_of(other)), answer, chance + behind))
    return Hint(tuple(told))


def _compared(futures: Futures, one: int, other: int, answer: int, against: int, chance: float) -> Advice:
    points = next(item for item in futures.items(one, other) if item.kind == "outlook" and item.seat == futures.seat)
    gain = futures.difference(one, other, points)
    return Advice(
        answer=answer,
        chance=min(1.0, max(0.0, chance)),
        against=against,
        gain=gain.amount,
        error=gain.error,
        reasons=tuple(reasons(futures, one, other)),
    )


def _others(search: Search | Weighing, futures: Futures, best: int) -> list[int]:
    """The next best branches, one for each other answer. Of those that were hardly tried nobody knows much: what counts
    is what they are worth at least, as far as one can tell."""
    if best not in futures.branches:
        return []
    found: dict[int, tuple[float, int]] = {}
    for branch in futures.branches:
        answer = int(search.answer_of(branch))
        apart = futures.apart(branch, best)
        least = apart.amount - apart.error
        if answer != search.answer_of(best) and (answer not in found or least > found[answer][0]):
            found[answer] = (least, branch)
    ordered = sorted(found.values(), key=lambda known: -known[0])
    return [branch for _, branch in ordered[: SHOWN - 1]]
