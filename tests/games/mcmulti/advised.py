"""Helpers: games played by advice, and what is advised in a position."""

from collections.abc import Iterator
from typing import Any

from gusher.bots.playout import random_answer
from gusher.games.mcmulti.actions import ACTIONS
from gusher.games.mcmulti.policy import POLICY
from gusher.games.mcmulti.state import McMulti, start
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER


def words_of(answer: int) -> str:
    """An answer as a short sentence: `trade buy gas`, `place 1 6`."""
    return " ".join(str(part) for part in ACTIONS.words(int(answer)).values())


def advised(state: McMulti) -> str:
    return words_of(POLICY.advise(state, Rng(1)))


def ideas(state: McMulti) -> list[str]:
    return [words_of(idea) for idea in POLICY.ideas(state)]


def follow(state: McMulti, step: int) -> list[str]:
    """Answers as advised as long as this question is open; what was answered."""
    given = []
    while state.step == step:
        given.append(advised(state))
        state.play(POLICY.advise(state, Rng(1)))
    return given


def advised_game(seats: int, options: dict[str, Any], seed: int) -> Iterator[McMulti]:
    """A game in which all follow the advice: the position before its first step and after each."""
    rng = Rng(seed)
    state = start(seats, options)
    yield state
    while state.seat != OVER:
        state.play(random_answer(state, rng) if state.seat == CHANCE else POLICY.advise(state, rng))
        yield state


def sampled(game: Iterator[McMulti], every: int) -> Iterator[McMulti]:
    """Copies of some positions at which a seat is asked."""
    for index, state in enumerate(game):
        if state.seat >= 0 and index % every == 0:
            yield state.clone()
