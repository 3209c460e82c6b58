"""Choosing by looking one answer ahead: each is tried, what follows from it is settled, and the position is judged.

A choice that only its second half makes whole (a barrel's trip by several links, a card shown and a piece placed, a
refinery card and its refinery) is tried to its end.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.advice import splits
from gusher.games.wildcatters.advice.oil import Oil
from gusher.games.wildcatters.advice.outlooks import outlooks
from gusher.games.wildcatters.advice.prospect import Prospect
from gusher.games.wildcatters.advice.weights import Weights
from gusher.games.wildcatters.data import NOTHING
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import payment, turns

WORST: Final = -1_000_000.0


def worth(prospect: Prospect, seat: i64) -> float:
    """A position for one seat: its own outlook, less a part of what the others may expect."""
    points: vec[float] = outlooks(prospect)
    others: float = 0.0
    for point in points:
        others += point
    own: float = points[seat]
    return own - prospect.weights.envy * (others - own) / float(prospect.seats - 1)


def turn_worth(state: Position, weights: Weights, seat: i64) -> float:
    """The same with the oil that the seat can still make of its turn."""
    prospect: Prospect = Prospect(state, weights)
    value: float = worth(prospect, seat)
    if state.step in (ask.BUILD, ask.OIL) and turns.active(state) == seat:
        value += Oil(prospect, seat).plan()
    return value


def settle(state: Position, weights: Weights) -> None:
    """Payments and shares that follow from an answer, as whoever is asked would name them."""
    while state.step in (ask.PAY, ask.GIVE, ask.TAKE, ask.OWN_BARRELS):
        if state.step == ask.GIVE:
            state.play(splits.advise_giving(state, weights))
        elif state.step == ask.TAKE:
            state.play(splits.advise_taking(state, weights))
        elif state.step == ask.OWN_BARRELS:
            state.play(do.DELIVER + state.filled[state.zone])
        else:
            state.play(payment.legal(state)[0])


def goes_on(before: i64, state: Position, seat: i64) -> bool:
    """Is the choice only half made?"""
    if state.seat != seat:
        return False
    if state.step == ask.WAY:
        return before == ask.WAY and state.place != state.region
    return state.step in (ask.PLACE, ask.DRAIN) and before != state.step


def after(state: Position, weights: Weights, seat: i64, answer: i64) -> float:
    """What an answer is worth."""
    trial: Position = state.clone()
    trial.play(answer)
    settle(trial, weights)
    if goes_on(state.step, trial, seat):
        best: float = WORST
        for reply in trial.legal():
            best = max(best, after(trial, weights, seat, reply))
        return best
    return turn_worth(trial, weights, seat)


def best_of(state: Position, weights: Weights, answers: vec[i64]) -> i64:
    """The answer that is worth most; the first of equals."""
    seat: i64 = state.seat
    chosen: i64 = NOTHING
    highest: float = WORST
    for answer in answers:
        value: float = after(state, weights, seat, answer)
        if value > highest:
            highest = value
            chosen = answer
    return chosen
