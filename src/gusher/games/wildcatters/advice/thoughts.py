"""What is worth a thought at each question: the advised answer first, then the others that look best."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import do
from gusher.games.wildcatters.advice.lookahead import after
from gusher.games.wildcatters.advice.menus import card_worths
from gusher.games.wildcatters.advice.weights import Weights
from gusher.games.wildcatters.data import LEAST_BID
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import auction

MOST_CARDS: Final = 5
MOST_ANSWERS: Final = 5


class Ranking:
    """The best few of many, best first; the advised answer stays in front."""

    def __init__(self, most: i64, advice: i64) -> None:
        self.most: i64 = most
        self.advice: i64 = advice
        self.ideas: vec[i64] = append(vec[i64](capacity=most), advice)
        self.worths: vec[float] = append(vec[float](capacity=most), 0.0)

    def offer(self, idea: i64, worth: float) -> None:
        if idea == self.advice:
            return
        i: i64 = len(self.ideas)
        if i < self.most:
            self.ideas = append(self.ideas, idea)
            self.worths = append(self.worths, worth)
        elif worth > self.worths[i - 1]:
            i -= 1
        else:
            return
        while i > 1 and self.worths[i - 1] < worth:
            self.ideas[i] = self.ideas[i - 1]
            self.worths[i] = self.worths[i - 1]
            i -= 1
        self.ideas[i] = idea
        self.worths[i] = worth


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
    found: vec[i64] = append(vec[i64](capacity=2), advice)
    return append(found, do.PASS if advice != do.PASS else do.BID + auction.minimum(state) - LEAST_BID)


def answers(state: Position, weights: Weights, advice: i64) -> vec[i64]:
    """The answers that look best one step ahead."""
    best: Ranking = Ranking(MOST_ANSWERS, advice)
    possible: vec[i64] = state.legal()
    for answer in possible:
        if answer != do.MIX:
            worth: float = 0.0 if len(possible) <= MOST_ANSWERS else after(state, weights, state.seat, answer)
            best.offer(answer, worth)
    return best.ideas


def only(advice: i64) -> vec[i64]:
    """Nothing else is worth a thought."""
    return append(vec[i64](capacity=1), advice)
