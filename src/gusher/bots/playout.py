"""Random play to the end: the yardstick of the engine's speed, and the roll-out of the search."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, State


def random_answer(state: State, rng: Rng) -> i64:
    """One of the possible answers, evenly; at CHANCE one of the outcomes, by their weights."""
    answers: vec[i64] = state.legal()
    if state.seat == CHANCE:
        return answers[rng.pick(state.weights())]
    return answers[rng.below(len(answers))]


def play_out(state: State, rng: Rng) -> i64:
    """Plays the state to its end at random; returns how many answers and outcomes that took."""
    steps: i64 = 0
    while state.seat != OVER:
        state.play(random_answer(state, rng))
        steps += 1
    return steps
