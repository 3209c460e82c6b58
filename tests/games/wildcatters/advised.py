"""Helpers: games played by advice, and what is advised in a position."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from gusher.games.wildcatters.policy import POLICY
from gusher.games.wildcatters.state import Wildcatters, start
from gusher.kernel.rng import Rng
from tests.games.walks import advised_walk
from tests.games.wildcatters.positions import short

USUAL: dict[str, Any] = {"zero_loan": True, "credit_bids": True, "australia": "pay_bank"}


def advised(state: Wildcatters) -> str:
    return short(int(POLICY.advise(state, Rng(1))))


def advised_game(seats: int, options: dict[str, Any], seed: int) -> Iterator[Wildcatters]:
    """A game in which all follow the advice: the position before its first step and after each, always the same."""
    return advised_walk(start(seats, options), POLICY, seed)


@cache
def positions_of_advised_game(seed: int) -> list[Wildcatters]:
    """Copies of all positions of a game of four; not to be changed."""
    return [state.clone() for state in advised_game(4, USUAL, seed)]
