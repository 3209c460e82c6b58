"""Standing orders of Giganten: auctions go round bid by bid, and what follows a won one is seldom a choice."""

from typing import Final

from gusher.games.giganten.actions import PAY_WIDTH, ask, do
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import auction
from gusher.kernel.orders import QUESTION, ROUND, Order, Scope, always, highest
from gusher.kernel.state import OVER


def _auction(state: Position, seat: int) -> Scope | None:
    """This company's auction, while the seat takes part (G73, G75). Held again after a bluff (G84), it is another one:
    somebody has lost half a hand by then, and fewer cards are held."""
    if state.step != ask.BID or not auction.is_in(state, seat):
        return None
    return int(state.round), int(state.company), sum(int(cards) for cards in state.held)


def _round(state: Position, _seat: int) -> Scope | None:
    return None if state.seat == OVER else (int(state.round),)


def _bids(state: Position, seat: int) -> range:
    """From the next bid up to the highest that the seat may make (G75, G79)."""
    asked = state.clone()
    asked.seat = seat
    return range(int(state.bid) + 1, int(auction.most(asked)) + 1)


def _bid(state: Position, limit: int) -> int:
    """One more than the bid that stands, as long as that is no more than the limit (G75)."""
    lowest = int(state.legal()[0])
    return lowest if do.BID <= lowest < do.BID + limit else do.PASS


def _pay(state: Position, _limit: int) -> int:
    """No more than the bid where that can be helped (G80), and then as few cards as possible: those that stay may win
    another auction."""
    return min((int(action) for action in state.legal()), key=_paid)


def _paid(action: int) -> tuple[int, int]:
    ones, twos = divmod(action - do.PAY, PAY_WIDTH)
    return ones + 2 * twos, ones + twos


BIDDING: Final = frozenset({ask.BID})

ORDERS: Final = (
    Order("bid", BIDDING, QUESTION, _auction, _bid, _bids),
    Order("pass", BIDDING, QUESTION, _auction, always(do.PASS)),
    Order("pass-round", BIDDING, ROUND, _round, always(do.PASS)),
    Order("pay", frozenset({ask.PAY}), ROUND, _round, _pay),
    Order("sell", frozenset({ask.SELL}), ROUND, _round, highest),  # all that is in the tank (G86)
)
