"""Helpers: games played by advice, and what is advised in a position."""

from collections.abc import Iterator

from gusher.bots.playout import random_answer
from gusher.games.giganten.policy import POLICY
from gusher.games.giganten.state import Giganten, start
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER
from tests.games.giganten.positions import short


def advised(state: Giganten, seed: int = 1) -> str:
    return short(int(POLICY.advise(state, Rng(seed))))


def advised_game(seats: int, options: dict[str, str | bool | int], seed: int) -> Iterator[Giganten]:
    """A game in which all follow the advice: the position before its first step and after each."""
    rng = Rng(seed)
    state = start(seats, options)
    yield state
    while state.seat != OVER:
        state.play(random_answer(state, rng) if state.seat == CHANCE else POLICY.advise(state, rng))
        yield state


def sampled(game: Iterator[Giganten], every: int) -> Iterator[Giganten]:
    """Copies of some positions at which a seat is asked."""
    for index, state in enumerate(game):
        if state.seat >= 0 and index % every == 0:
            yield state.clone()
