"""What the bots know of Wildcatters: sensible answers to every question, and how a position is likely to end."""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.advice import bidding, fleet, lookahead, menus, splits, thoughts
from gusher.games.wildcatters.advice.outlooks import outlooks
from gusher.games.wildcatters.advice.prospect import Prospect, turns_left
from gusher.games.wildcatters.advice.weights import Weights
from gusher.games.wildcatters.position import Position
from gusher.kernel.ideas import alone
from gusher.kernel.policy import Adviser, final_points
from gusher.kernel.rng import Rng
from gusher.kernel.state import OVER

PATIENCE: Final = 0  # to the end of the turn
MARGIN: Final = 15.0
SPREAD: Final = 1.9  # points by which two seats may drift apart at the very end …
SPREAD_PER_ROOT: Final = 0.94  # … and for the root of the turns to come


class Judgement(Adviser[Position]):
    """The outlook in points, and advice on every question."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Weights = weights

    def outlook(self, state: Position) -> vec[float]:
        if state.seat != OVER:
            return outlooks(Prospect(state, self.weights))
        return final_points(state)

    def spread(self, state: Position) -> float:
        return SPREAD + SPREAD_PER_ROOT * sqrt(turns_left(state))

    def patience(self) -> i64:
        return PATIENCE

    def margin(self) -> float:
        return MARGIN

    def is_quiet(self, state: Position) -> bool:
        """Between two turns nothing is half done."""
        return state.step == ask.CARD

    def ideas(self, state: Position) -> vec[i64]:
        advice: i64 = self.answer(state)
        if state.step == ask.CARD:
            return thoughts.cards(state, self.weights, advice)
        if state.step == ask.BID:
            return thoughts.bids(state, advice)
        if advice == do.MIX or state.step in (ask.PAY, ask.GIVE, ask.TAKE, ask.MOVE, ask.DESTINATION):
            return alone(advice)
        return thoughts.answers(state, self.weights, advice)

    def every_idea(self, state: Position) -> vec[i64]:
        return thoughts.every(state, self.ideas(state))

    def advise(self, state: Position, rng: Rng) -> i64:
        return self.answer(state)

    def answer(self, state: Position) -> i64:
        """Nothing is left to chance. Where nothing better is known, every answer is tried."""
        if state.step == ask.CARD:
            return menus.advise_card(state, self.weights)
        if state.step == ask.BUILD:
            return menus.advise_building(state, self.weights)
        if state.step == ask.OIL:
            return menus.advise_oil(state, self.weights)
        if state.step in (ask.WAY, ask.SHIP):
            return menus.advise_transport(state, self.weights)
        if state.step == ask.MOVE:
            return menus.advise_fleet(state, self.weights)
        if state.step == ask.DESTINATION:
            return fleet.advise_harbour(state, self.weights)
        if state.step == ask.GIVE:
            return splits.advise_giving(state, self.weights)
        if state.step == ask.BID:
            return bidding.advise_bid(state, self.weights)
        if state.step == ask.TAKE:
            return splits.advise_taking(state, self.weights)
        if state.step == ask.ORDER:
            return last_place(state)
        return lookahead.best_of(state, self.weights, state.legal())


def last_place(state: Position) -> i64:
    """Who acts last sees what the others have done, in the turn and with the refinery cards after it (W29, W191)."""
    best: i64 = do.ORDER
    for answer in state.legal():
        best = answer
    return best


POLICY: Final = Judgement(Weights())
