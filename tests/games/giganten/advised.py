"""Helpers: games played by advice, and what is advised in a position."""

from collections.abc import Iterator

from gusher.games.giganten.policy import POLICY
from gusher.games.giganten.state import Giganten, start
from gusher.kernel.rng import Rng
from tests.games.giganten.positions import short
from tests.games.walks import advised_walk


def advised(state: Giganten, seed: int = 1) -> str:
    return short(int(POLICY.advise(state, Rng(seed))))


def advised_game(seats: int, options: dict[str, str | bool | int], seed: int) -> Iterator[Giganten]:
    """A game in which all follow the advice: the position before its first step and after each."""
    return advised_walk(start(seats, options), POLICY, seed)
