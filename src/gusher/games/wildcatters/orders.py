"""Standing orders of Wildcatters: what is asked in other players' turns, again and again."""

from typing import Final

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import CIRCLES, LEAST_BID, MOST_BID, TRAIN_FEE, WILDCATTER
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import auction, fields
from gusher.games.wildcatters.words.holdings import field_fee
from gusher.games.wildcatters.words.standings import phase
from gusher.kernel import sets
from gusher.kernel.orders import QUESTION, ROUND, Order, Scope, always
from gusher.kernel.state import OVER


def _auction(state: Position, seat: int) -> Scope | None:
    """This wildcatter's auction, while the seat is in it (W99, W100): a region may have several, one after another."""
    if state.step != ask.BID or sets.has(state.out, seat):
        return None
    token = int(fields.find(state, state.region, WILDCATTER))
    return int(state.round), int(state.turn), token


def _round(state: Position, _seat: int) -> Scope | None:
    return None if state.seat == OVER or phase(state) == "setup" else (int(state.round),)


def _bids(state: Position, seat: int) -> range:
    """From the least that the next bid must be (W101) up to the seat's means (W103, W104)."""
    return range(int(auction.minimum(state)), min(int(auction.means(state, seat)), int(MOST_BID)) + 1)


def _bid(state: Position, limit: int) -> int:
    """The least that is higher (W101), as long as that is no more than the limit."""
    lowest = int(state.legal()[0])
    return lowest if lowest != do.PASS and lowest - do.BID + LEAST_BID <= limit else int(do.PASS)


def _fees(_state: Position, _seat: int) -> range:
    """What a train out of a field may cost (W121): nothing on an own one, and at most a barrel from every circle."""
    return range(int(CIRCLES * TRAIN_FEE) + 1)


def _ride(state: Position, limit: int) -> int | None:
    """Where it costs more, the person is asked."""
    return int(do.JOIN) if field_fee(state, int(state.seat)) <= limit else None


JOINING: Final = frozenset({ask.JOIN_DRILL})
RIDING: Final = frozenset({ask.JOIN_TRANSPORT})
BIDDING: Final = frozenset({ask.BID})

ORDERS: Final = (
    Order("bid", BIDDING, QUESTION, _auction, _bid, _bids),
    Order("pass", BIDDING, QUESTION, _auction, always(do.PASS)),
    Order("pass-round", BIDDING, ROUND, _round, always(do.PASS)),
    Order("no-drilling", JOINING, ROUND, _round, always(do.DECLINE)),
    Order("ride", RIDING, ROUND, _round, _ride, _fees),
    Order("no-transport", RIDING, ROUND, _round, always(do.DECLINE)),
)
