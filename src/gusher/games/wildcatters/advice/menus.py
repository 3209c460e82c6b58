"""The menus of a turn: which card, what to build, whether to pay in shares, when to empty a refinery."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.advice import fleet
from gusher.games.wildcatters.advice.lookahead import WORST, after, best_of, settle, turn_worth
from gusher.games.wildcatters.advice.oil import Oil, among
from gusher.games.wildcatters.advice.prospect import Prospect
from gusher.games.wildcatters.advice.weights import Weights
from gusher.games.wildcatters.data import REGION_COUNT, TRAIN_PRICE
from gusher.games.wildcatters.position import Position

MIXED: Final = 0.1  # points that a payment in shares must save
EMPTIED: Final = 0.3  # points that a card must bring to be used now
SHUT_OUT: Final = 0.5  # points that closing a refinery in mid-transport must bring besides, else the card can wait


def card_worths(state: Position, weights: Weights) -> vec[float]:
    """For each answer of step A what the turn is worth that begins with it; renewing and emptying are not looked at."""
    worths: vec[float] = vec[float](capacity=10)
    seat: i64 = state.seat
    for answer in state.legal():
        if answer < do.RENEW:
            trial: Position = state.clone()
            trial.play(answer)
            worths = append(worths, with_building(trial, weights, seat))
        else:
            worths = append(worths, WORST)
    return worths


def with_building(trial: Position, weights: Weights, seat: i64) -> float:
    """The turn after a card was taken: the oil at once, or after the rig or refinery that its region allows."""
    best: float = turn_worth(trial, weights, seat)
    if trial.step == ask.BUILD:
        for answer in trial.legal():
            if answer in (do.RIG, do.REFINERY + trial.region):
                best = max(best, after(trial, weights, seat, answer))
    return best


def advise_card(state: Position, weights: Weights) -> i64:
    worths: vec[float] = card_worths(state, weights)
    answers: vec[i64] = state.legal()
    best: i64 = 0
    index: i64 = 1
    while index < len(answers):
        if worths[index] > worths[best]:
            best = index
        index += 1
    return answers[best]


def advise_building(state: Position, weights: Weights) -> i64:
    """The piece that brings most, or none; money for the oil of this turn is kept."""
    best: i64 = do.DONE
    most: float = turn_worth(state, weights, state.seat)
    for answer in state.legal():
        if is_sensible(state, answer):
            value: float = after(state, weights, state.seat, answer)
            if value > most:
                most = value
                best = answer
    return best if best == do.DONE else mixed(state, weights, best)


def is_sensible(state: Position, answer: i64) -> bool:
    """Is a building worth a look? Tankers in white harbours have nothing to do, and small things are paid in notes."""
    if answer in (do.MIX, do.EMPTY, do.DONE):
        return False
    if do.TANKER <= answer < do.REFINERY:
        white: bool = do.TANKER + REGION_COUNT <= answer < do.TRAIN
        return state.cash[state.seat] >= TRAIN_PRICE and not white
    return True


def advise_oil(state: Position, weights: Weights) -> i64:
    best: i64 = Oil(Prospect(state, weights), state.seat).advise(state.legal())
    return best if best == do.DONE else mixed(state, weights, best)


def mixed(state: Position, weights: Weights, answer: i64) -> i64:
    """Should the price of an answer be paid in shares, although there are notes (W33)?"""
    if not among(state.legal(), do.MIX):
        return answer
    seat: i64 = state.seat
    trial: Position = state.clone()
    trial.play(do.MIX)
    trial.play(answer)
    if trial.step != ask.PAY:
        return answer
    trial.play(best_of(trial, weights, trial.legal()))
    settle(trial, weights)
    plain: Position = state.clone()
    plain.play(answer)
    settle(plain, weights)
    saved: float = turn_worth(trial, weights, seat) - turn_worth(plain, weights, seat)
    return do.MIX if saved > MIXED else answer


def advise_fleet(state: Position, weights: Weights) -> i64:
    """A refinery card first, if it brings enough now; then tankers."""
    answers: vec[i64] = state.legal()
    if among(answers, do.EMPTY):
        now: float = turn_worth(state, weights, state.seat)
        if after(state, weights, state.seat, do.EMPTY) > now + EMPTIED:
            return do.EMPTY
    return fleet.advise_move(state, weights, answers)


def advise_transport(state: Position, weights: Weights) -> i64:
    """The barrel's way or the next tanker; or a refinery card first, where that shuts others out (W58)."""
    answers: vec[i64] = state.legal()
    if answers[0] != do.EMPTY:
        return best_of(state, weights, answers)
    return do.EMPTY if shuts_out(state, weights) else best_of(state, weights, answers[1:])


def shuts_out(state: Position, weights: Weights) -> bool:
    """Is a refinery worth emptying at once? Most can be emptied as well in step F, when all barrels have landed: it
    must be worth something that nobody can feed it any more (W63)."""
    seat: i64 = state.seat
    shut: Position = state.clone()
    shut.play(do.EMPTY)
    shut.play(best_of(shut, weights, shut.legal()))
    left_open: Position = shut.clone()
    left_open.closed = state.closed
    closing: float = turn_worth(shut, weights, seat) - turn_worth(left_open, weights, seat)
    settle(shut, weights)
    gain: float = turn_worth(shut, weights, seat) - turn_worth(state, weights, seat)
    return closing > SHUT_OUT and gain > EMPTIED
