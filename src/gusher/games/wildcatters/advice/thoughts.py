"""What is worth a thought at each question: the advised answer first, then the others that look best."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.advice.lookahead import after
from gusher.games.wildcatters.advice.menus import card_worths
from gusher.games.wildcatters.advice.weights import Weights
from gusher.games.wildcatters.data import LEAST_BID
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import auction
from gusher.kernel.ideas import Ranking, alone, with_idea

MOST_CARDS: Final = 5
MOST_ANSWERS: Final = 5


def cards(state: Position, weights: Weights, advice: i64) -> vec[i64]:
    """The cards that promise most."""
    best: Ranking = Ranking(MOST_CARDS, advice)
    worths: vec[float] = card_worths(state, weights)
    possible: vec[i64] = state.legal()
    index: i64 = 0
    while index < len(possible):
        if possible[index] < do.RENEW:
            best.offer(possible[index], worths[index])
        index += 1
    return best.ideas


def bids(state: Position, advice: i64) -> vec[i64]:
    """The least bid, or none."""
    return append(alone(advice), do.PASS if advice != do.PASS else do.BID + auction.minimum(state) - LEAST_BID)


def answers(state: Position, weights: Weights, advice: i64) -> vec[i64]:
    """The answers that look best one step ahead."""
    best: Ranking = Ranking(MOST_ANSWERS, advice)
    possible: vec[i64] = state.legal()
    for answer in possible:
        if answer != do.MIX:
            worth: float = 0.0 if len(possible) <= MOST_ANSWERS else after(state, weights, state.seat, answer)
            best.offer(answer, worth)
    return best.ideas


def every(state: Position, ideas: vec[i64]) -> vec[i64]:
    """These, and all other answers that somebody could mean: not each bid between the least and the most, not a new
    display for points, not the question how to pay."""
    if len(ideas) == 1 or state.step == ask.BID:
        return ideas
    for answer in state.legal():
        if answer != do.MIX and (state.step != ask.CARD or answer < do.RENEW):
            ideas = with_idea(ideas, answer)
    return ideas
