"""Which action card to take (G26): its licences, its points and its special, each in dollars."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.giganten.actions import do
from gusher.games.giganten.advice.drive import COLUMN, move_worths
from gusher.games.giganten.advice.market import CARD_POINTS, Market, to_come
from gusher.games.giganten.advice.outlooks import MARKER, Prospect
from gusher.games.giganten.data import (
    CARD_BACK,
    CARD_CRUDE,
    CARD_LICENCES,
    CARD_MOVE,
    CARD_PRICE,
    COMPANY_COUNT,
    PRICE,
    TANK_LIMIT,
)
from gusher.games.giganten.position import Position

SPACE: Final[i64] = PRICE[1] - PRICE[0]  # dollars between two places of the scale (G18)
SHIFTED: Final = 0.45  # how much of a shifted price a seat makes its own: auctions are lost, too
WANTED: Final = 0.7  # how much of a licence's worth counts when it is still to be drawn
SPITE: Final = 0.4  # what the opponents' loss by a setback counts
DRAWN: Final = 0.8  # the free marker waits for the same auction as the others


def advise_pick(state: Position) -> i64:
    """The card that is worth most to the seat."""
    moves: vec[float] = move_worths(state, state.seat)
    market: Market = Market(state, state.seat, state.seat)
    best: i64 = do.PICK
    most: float = -1.0
    for answer in state.legal():
        card: i64 = answer - do.PICK
        worth: float = moves[CARD_MOVE[card]] + WANTED * market.fresh * CARD_POINTS * float(CARD_LICENCES[card])
        worth += special_worth(market, card)
        if worth > most:
            most = worth
            best = answer
    return best


def special_worth(market: Market, card: i64) -> float:
    if CARD_PRICE[card] > 0:
        return SHIFTED * float(CARD_PRICE[card] * SPACE * markers_to_sell(market))
    if CARD_CRUDE[card] > 0:
        return DRAWN * MARKER
    if CARD_BACK[card] > 0:
        return SPITE * setback_worth(market.state, market.seat, CARD_BACK[card])
    return 0.0


def markers_to_sell(market: Market) -> i64:
    """The fullest tank, and what the wells will add to it this round."""
    most: i64 = 0
    company: i64 = 0
    while company < COMPANY_COUNT:
        most = max(most, min(market.held_at(company), TANK_LIMIT))
        company += 1
    return most + to_come(market.state, market.seat)


def setback_worth(state: Position, seat: i64, spaces: i64) -> float:
    """What all opponents together lose by a setback (G54): fees for wells out of reach again, and columns."""
    loss: float = 0.0
    other: i64 = 0
    while other < state.setting.seats:
        if other != seat:
            prospect: Prospect = Prospect(state, other)
            column: i64 = state.locos[other]
            behind: i64 = column - spaces if column > spaces else 0
            loss += prospect.wells(0, column) - prospect.wells(0, behind)
            loss += COLUMN * float(column - behind)
        other += 1
    return loss
