"""How high to bid (G72 to G85): as high as the sale is worth in licences, with an eye on the auctions to come."""

from typing import Final

from mypy_extensions import i64

from gusher.games.giganten.actions import do
from gusher.games.giganten.advice.market import Market
from gusher.games.giganten.data import COMPANY_COUNT, OUT
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import auction
from gusher.kernel.rng import Rng

PUSHES: Final = 0.8  # how often an opponent's price is driven up with a bid that the hand covers …
BLUFFS: Final = 0.3  # … and with one that it does not
ROOM: Final = 2.0  # points by which an opponent must be thought ready to go beyond a bid that pushes …
SAFETY: Final = 2.0  # … and beyond a bluff, which costs half the hand if nobody does (G82) …
SENT_OUT: Final = 1.0  # … and more where it costs the sale as well (G85)


def advise_bid(state: Position, rng: Rng) -> i64:
    """The least possible bid up to the limit; beyond it only to make an opponent pay more."""
    least: i64 = state.bid + 1
    if least > auction.most(state):
        return do.PASS
    market: Market = Market(state, state.seat, state.seat)
    if float(least) <= limit(market) or drives_up(market, least, rng):
        return do.BID + least - 1
    return do.PASS


def drives_up(market: Market, bid: i64, rng: Rng) -> bool:
    """Is the bid made although the seat does not want to win with it: as a push, or as a bluff?"""
    spare: float = eagerness(market) - float(bid)
    if float(bid) <= market.points_of(market.seat):
        return spare >= ROOM and rng.unit() < PUSHES
    safety: float = SAFETY + SENT_OUT if market.state.setting.bluffer == OUT else SAFETY
    return spare >= safety and rng.unit() < BLUFFS


def eagerness(market: Market) -> float:
    """How high an opponent that is still in would go, as far as the seat can tell."""
    state = market.state
    price: i64 = market.price_of(state.company)
    most: float = 0.0
    other: i64 = 0
    while other < state.setting.seats:
        if other != state.seat and auction.is_in(state, other):
            markers: float = float(state.tanks[other * COMPANY_COUNT + state.company])
            most = max(most, Market(state, other, state.seat).power(other, markers, price))
        other += 1
    return most


def limit(market: Market) -> float:
    """The most that the seat would pay: the gain in licences, and what later auctions leave of the hand."""
    company: i64 = market.state.company
    gain: float = market.gain(float(market.held_at(company)), market.price_of(company))
    hand: float = market.points_of(market.seat)
    return min(gain / market.point, hand - reserve(market, gain, hand))


def reserve(market: Market, gain: float, hand: float) -> float:
    """The points to keep for a company that comes later and promises more."""
    kept: float = 0.0
    company: i64 = market.state.company + 1
    while company < COMPANY_COUNT:
        price: i64 = market.price_of(company)
        later: float = market.gain(float(market.held_at(company)), price)
        if later > gain:
            needed: float = min(market.to_beat(company, price) + 1.0, later / market.point)
            if needed <= hand:
                kept = max(kept, needed)
        company += 1
    return kept
