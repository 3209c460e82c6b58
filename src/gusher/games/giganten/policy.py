"""What the bots know of Giganten: sensible answers to every question, and how a position is likely to end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.advice import bidding, drive, market, picking, standing, thoughts
from gusher.games.giganten.advice.outlooks import Prospect
from gusher.games.giganten.data import CARD_MOVE
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import build
from gusher.kernel.ideas import all_answers, alone
from gusher.kernel.policy import SeatBySeat
from gusher.kernel.rng import Rng

PATIENCE: Final = 0  # to the end of the round
MARGIN: Final = 15000.0


class Judgement(SeatBySeat[Position]):
    """The outlook in dollars, and advice on every question."""

    def hope(self, state: Position, seat: i64) -> float:
        return standing.outlook(state, seat)

    def spread(self, state: Position) -> float:
        return standing.spread(state)

    def patience(self) -> i64:
        return PATIENCE

    def margin(self) -> float:
        return MARGIN

    def is_quiet(self, state: Position) -> bool:
        """Between two rounds: nothing is half done, and hands and tanks have been settled."""
        return state.step == ask.ROLL and state.company == 0

    def ideas(self, state: Position) -> vec[i64]:
        if state.step == ask.MOVE:
            return thoughts.moves(state)
        if state.step == ask.BID:
            return thoughts.bids(state)
        if state.step == ask.PLACE:
            return thoughts.rows(state)
        if state.step == ask.SELL:
            return thoughts.sales(state)
        if state.step == ask.PAY:
            return alone(market.advise_payment(state))
        return all_answers(state, settled_advice(state))

    def follow(self, state: Position, idea: i64, given: i64) -> i64:
        return thoughts.next_answer(state, idea, given)

    def advise(self, state: Position, rng: Rng) -> i64:
        if state.step == ask.MOVE:
            return drive.advise_move(state)
        if state.step == ask.BID:
            return bidding.advise_bid(state, rng)
        return settled_advice(state)


def settled_advice(state: Position) -> i64:
    """On the questions where nothing is left to chance."""
    step: i64 = state.step
    if step == ask.HAUL:
        return market.advise_haul(state)
    if step == ask.PICK:
        return picking.advise_pick(state)
    if step == ask.BUILD:
        return advise_build(state)
    if step == ask.PLACE:
        return drive.advise_place(state, CARD_MOVE[state.cards[state.seat]])
    if step == ask.SPECIAL:
        return market.advise_special(state)
    if step == ask.PAY:
        return market.advise_payment(state)
    return market.advise_sale(state)


def advise_build(state: Position) -> i64:
    """The tile beside the truck that brings most, if any brings more than it costs (G56)."""
    prospect: Prospect = Prospect(state, state.seat)
    best: i64 = do.SKIP
    most: float = 0.0
    way: i64 = 0
    while way < 4:
        if build.may_build(state, state.seat, way):
            site: i64 = build.tile_beside(state, state.seat, way)
            worth: float = prospect.drilling(site, 0, state.locos[state.seat])
            if worth > most:
                most = worth
                best = do.BUILD + way
        way += 1
    return best


POLICY: Final = Judgement()
