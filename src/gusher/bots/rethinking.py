"""Playing an idea on to where it can be judged, and which ideas are worth that.

Whoever follows the advice after a surprising first answer wastes it: the advice for the rest of the turn is that of
somebody who would never have begun like this. So the seat that thinks may think again at each later question of the
same turn (`Judge.rethinks`): it tries the ideas there in the same way, a little less deeply, and takes the best. All
others follow their advice.

Such thoughts take their time. Who looks at everything (`Judge.wide`) sees first where each idea leads if everybody
follows the advice afterwards, and weighs the best of them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.bots.judge import Judge
from gusher.bots.playout import random_answer
from gusher.kernel.ideas import Ranking
from gusher.kernel.policy import NO_ADVICE, Adviser
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, Listener, State

PROMISING: Final = 6  # ideas that are weighed, of all that there are


def promising(world: State, policy: Adviser[State], judge: Judge, rng: Rng) -> vec[i64]:
    """Of everything that could be an idea, the one in front and those that lead furthest; all meet the same luck. When
    time is up, of what has been looked at."""
    every: vec[i64] = policy.every_idea(world)
    if len(every) <= PROMISING:
        return every
    seat: i64 = world.seat
    seed: i64 = rng.bits()
    best: Ranking = Ranking(PROMISING, every[0])
    i: i64 = 1
    while i < len(every) and not judge.is_late():
        best.offer(every[i], worth_of(world, policy, judge, every[i], seat, 0, Rng(seed)))
        i += 1
    return best.ideas


def try_idea(
    state: State, policy: Adviser[State], idea: i64, judge: Judge, rng: Rng, tell: Listener | None = None
) -> None:
    """Carries out the idea; then everybody plays on."""
    seat: i64 = state.seat
    carry_out(state, policy, idea, rng, tell)
    if judge.rethinks > 0:
        think_on(state, policy, judge, judge.rethinks, seat, rng, tell)
    play_on(state, policy, judge.patience, rng, tell)


def carry_out(state: State, policy: Adviser[State], idea: i64, rng: Rng, tell: Listener | None = None) -> None:
    """All answers of an idea, as far as its seat is still asked."""
    seat: i64 = state.seat
    given: i64 = 0
    while state.seat == seat:
        answer: i64 = policy.follow(state, idea, given)
        if answer == NO_ADVICE:
            break
        state.play(answer, tell)
        given += 1
        while state.seat == CHANCE:
            state.play(random_answer(state, rng), tell)


def play_on(state: State, policy: Adviser[State], patience: i64, rng: Rng, tell: Listener | None = None) -> None:
    """Every seat follows its advice for so many steps, and until the judgement can be trusted."""
    left: i64 = patience
    while state.seat != OVER and (left > 0 or not policy.is_quiet(state)):
        step(state, policy, rng, tell)
        left -= 1


def think_on(
    state: State, policy: Adviser[State], judge: Judge, depth: i64, seat: i64, rng: Rng, tell: Listener | None = None
) -> None:
    """Until all is quiet, the seat thinks about whatever it is asked, so deeply; the others follow their advice."""
    while state.seat != OVER and not policy.is_quiet(state):
        if state.seat == seat:
            carry_out(state, policy, best_idea(state, policy, judge, depth, rng), rng, tell)
        else:
            step(state, policy, rng, tell)


def best_idea(state: State, policy: Adviser[State], judge: Judge, depth: i64, rng: Rng) -> i64:
    """The one that leads to the most, with the same luck for all; of equals the first. When time is up, of those that
    were tried; if none was, the advice."""
    ideas: vec[i64] = policy.ideas(state)
    best: i64 = ideas[0]
    if len(ideas) == 1 or judge.is_late():
        return best
    seat: i64 = state.seat
    seed: i64 = rng.bits()
    most: float = -1.0
    for idea in ideas:
        worth: float = worth_of(state, policy, judge, idea, seat, depth - 1, Rng(seed))
        if worth > most:
            most = worth
            best = idea
        if judge.is_late():
            break
    return best


def worth_of(state: State, policy: Adviser[State], judge: Judge, idea: i64, seat: i64, depth: i64, rng: Rng) -> float:
    """What an idea is worth to the seat once all is quiet, if it thinks so deeply on the way."""
    trial: State = state.clone()
    carry_out(trial, policy, idea, rng)
    if depth > 0:
        think_on(trial, policy, judge, depth, seat, rng)
    else:
        play_on(trial, policy, 0, rng)
    return judge.worths(trial)[seat]


def step(state: State, policy: Adviser[State], rng: Rng, tell: Listener | None) -> None:
    """One answer, as advised, or one draw."""
    if state.seat == CHANCE:
        state.play(random_answer(state, rng), tell)
    else:
        state.play(policy.advise(state, rng), tell)
