"""Walks through whole games, of whichever game: at random, or as its policy advises."""

from collections.abc import Iterator
from typing import Any, TypeVar

from gusher.bots.playout import random_answer
from gusher.kernel.policy import Adviser
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, State

Position = TypeVar("Position", bound=State)


def random_walk(state: Position, seed: int) -> Iterator[Position]:
    """A random game from here: the position before its first step and after each; always the same object."""
    rng = Rng(seed)
    yield state
    while state.seat != OVER:
        state.play(random_answer(state, rng))
        yield state


def advised_walk(state: Position, policy: Adviser[Any], seed: int) -> Iterator[Position]:
    """The same of a game in which all follow the advice."""
    rng = Rng(seed)
    yield state
    while state.seat != OVER:
        state.play(random_answer(state, rng) if state.seat == CHANCE else policy.advise(state, rng))
        yield state


def sampled(walk: Iterator[Position], every: int) -> Iterator[Position]:
    """Copies of some positions at which a seat is asked."""
    for index, state in enumerate(walk):
        if state.seat >= 0 and index % every == 0:
            copy = state.clone()
            assert isinstance(copy, type(state))
            yield copy
