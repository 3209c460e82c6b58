"""Seats of training games: who errs knows the plain advice alone, everybody else has practised."""

from gusher.bots.judge import Judge
from gusher.bots.playout import random_answer
from gusher.kernel import registry
from gusher.kernel.policy import Adviser
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, State
from gusher.lab import seats

GAME = registry.find("mcmulti")


def unlike() -> State:
    """A position for which practice has changed the advice."""
    plain, practised = GAME.policy, GAME.policy.practised()
    assert isinstance(plain, Adviser)
    assert isinstance(practised, Adviser)
    state, rng = GAME.start(4, GAME.unattended(4, {})), Rng(3)
    while state.seat != OVER:
        if state.seat == CHANCE:
            state.play(random_answer(state, rng))
        elif plain.advise(state, rng) != practised.advise(state, rng):
            return state
        else:
            state.play(plain.advise(state, rng))
    raise AssertionError("the advice is the same all game long")


def given(state: State, kind: int) -> set[int]:
    judge = Judge(GAME.policy)
    return {seats.answer(state.clone(), GAME.policy, judge, kind, Rng(seed)) for seed in range(12)}


def test_steady_seats_have_practised_and_erring_ones_have_not() -> None:
    state = unlike()
    plain, practised = (seats.advised(state, policy, Rng(1)) for policy in (GAME.policy, GAME.policy.practised()))
    assert given(state, seats.STEADY) == {practised}
    assert plain in given(state, seats.ERRING)


def test_where_nobody_has_practised_there_is_one_advice() -> None:
    for name in ("atacama", "giganten", "wildcatters"):
        policy = registry.find(name).policy
        assert policy.practised() is policy
