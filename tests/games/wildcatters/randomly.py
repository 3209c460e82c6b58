"""Random games of Wildcatters, also eager ones: uniform play seldom drills and hardly ever transports."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from gusher.bots.playout import random_answer
from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.rules import loans
from gusher.games.wildcatters.state import Wildcatters, start
from gusher.kernel.effects import Effect
from gusher.kernel.rng import Rng
from gusher.kernel.state import OVER

OIL = (do.RIG, do.DRILL, do.SWAP, do.TRANSPORT, do.JOIN)
EAGERNESS = 8  # of ten times that oil is to be had
LOANS = 3

Step = tuple[Wildcatters, Wildcatters, list[Effect]]  # before, after, what was told


def answer(state: Wildcatters, rng: Rng, eager: bool) -> int:
    wanted = [int(action) for action in state.legal() if action in OIL]
    if eager and wanted and rng.below(10) < EAGERNESS:
        return wanted[0]
    return int(random_answer(state, rng))


def steps(seats: int, options: dict[str, Any], seed: int, eager: bool = True) -> Iterator[Step]:
    """A whole game, step by step."""
    state = start(seats, options)
    rng = Rng(seed)
    while state.seat != OVER:
        before = state.clone()
        effects: list[Effect] = []
        state.play(answer(state, rng, eager), effects.append)
        yield before, state.clone(), effects


def positions(seats: int, options: dict[str, Any], seed: int, eager: bool = True) -> Iterator[Wildcatters]:
    """Every position of a game, the first and the last included."""
    yield start(seats, options)
    for _, after, _ in steps(seats, options, seed, eager):
        yield after


def in_debt(seats: int, options: dict[str, Any], seed: int) -> Iterator[Wildcatters]:
    """The same of a game in which everybody takes loans shortly before they can be repaid: random players spend all."""
    state = start(seats, options)
    rng = Rng(seed)
    lent: set[int] = set()
    while state.seat != OVER:
        state.play(answer(state, rng, True))
        due = state.setting.loan_prices[state.round] > 0 and state.turn == seats - 1
        if state.step == ask.CARD and due and int(state.round) not in lent:
            lent.add(int(state.round))
            for number in range(LOANS * seats):
                loans.borrow(state, number % seats, None)
        yield state.clone()


@cache
def _first_at(question: int, seats: int) -> Wildcatters:
    options = {"zero_loan": True, "credit_bids": True, "australia": "pay_bank"}
    walk = in_debt if question == ask.REPAY else positions
    return next(state for seed in range(1000) for state in walk(seats, options, seed) if state.step == question)


def first_at(question: int, seats: int = 4) -> Wildcatters:
    """A position, always the same, at which this question is open."""
    return _first_at(question, seats).clone()
