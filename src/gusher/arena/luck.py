"""How lucky each seat was: a number whose mean is zero whatever the bots do, so that it can be taken out of a result.

For every draw of a game, what came is compared with what could have come: each outcome is played on by the game's own
advice to the next quiet position and judged there, and the mean of all, by their weights, is taken off what came.
Judged at once most draws say nothing: a die is worth what it makes possible. The continuations draw from a generator
of their own, so that nothing of the real game's future is in them, and the mean stays zero.
"""

from collections.abc import Iterable, Sequence

from gusher.bots.judge import worth
from gusher.bots.playout import random_answer
from gusher.kernel.game import Game
from gusher.kernel.policy import Adviser, Policy
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, State
from gusher.kernel.trail import go_on, let_happen

MOST_OUTCOMES = 24  # of a draw that has more, so many are tried as they might have come

Worths = list[float]


def luck(game: Game, start: State, actions: Iterable[int], rng: Rng) -> Worths:
    """Of each seat, in chances of winning, over all draws of a game that went on like this."""
    state, policy = start.clone(), game.policy
    let_happen(state)
    total = [0.0] * len(state.scores())
    for action in actions:
        if state.seat == CHANCE:
            drawn = luck_of_draw(state, action, policy, rng)
            total = [so_far + more for so_far, more in zip(total, drawn, strict=True)]
        go_on(state, action)
    return total


def luck_of_draw(state: State, came: int, policy: Policy[State], rng: Rng) -> Worths:
    """All outcomes are played on with the same generator: what they have in common cancels out."""
    seed = int(rng.bits())
    judged: dict[int, Worths] = {}

    def value(outcome: int) -> Worths:
        if outcome not in judged:
            judged[outcome] = _judged_later(state.clone(), outcome, policy, Rng(seed))
        return judged[outcome]

    outcomes = [int(outcome) for outcome in state.legal()]
    weights = [int(weight) for weight in state.weights()]
    if len(outcomes) == 1:
        return [0.0] * len(state.scores())
    if len(outcomes) > MOST_OUTCOMES:
        outcomes = [int(random_answer(state, rng)) for _ in range(MOST_OUTCOMES)]
        weights = [1] * MOST_OUTCOMES
    expected = _mean([value(outcome) for outcome in outcomes], weights)
    return [own - mean for own, mean in zip(value(came), expected, strict=True)]


def _judged_later(state: State, outcome: int, policy: Policy[State], rng: Rng) -> Worths:
    adviser = policy if isinstance(policy, Adviser) else None
    state.play(outcome)
    while state.seat != OVER and not _is_quiet(state, adviser):
        if adviser is None or state.seat == CHANCE:
            state.play(random_answer(state, rng))
        else:
            state.play(adviser.advise(state, rng))
    return [float(one) for one in worth(state, policy)]


def _is_quiet(state: State, adviser: Adviser[State] | None) -> bool:
    """Without an adviser, wherever a seat is asked. With one it may well be a draw that comes next: a round that begins
    with a roll is quiet before it."""
    return state.seat != CHANCE if adviser is None else adviser.is_quiet(state)


def _mean(rows: Sequence[Worths], weights: Sequence[int]) -> Worths:
    total = sum(weights)
    return [
        sum(weight * one for weight, one in zip(weights, column, strict=True)) / total
        for column in zip(*rows, strict=True)
    ]
