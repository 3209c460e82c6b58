"""Helpers: games played by advice, and what is advised in a position."""

from collections.abc import Iterator
from typing import Any

from gusher.games.mcmulti.actions import ACTIONS
from gusher.games.mcmulti.policy import POLICY
from gusher.games.mcmulti.state import McMulti, start
from gusher.kernel.rng import Rng
from tests.games.walks import advised_walk


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
    return advised_walk(start(seats, options), POLICY, seed)
