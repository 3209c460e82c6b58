"""Action 7, first half: the right to sell to each company is auctioned for licences, bluffs allowed (G72 to G85)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import BID, COVER, LOST, OFFER, PASS, PAY, PAY_WIDTH, PENALTY, SELL
from gusher.games.giganten.data import COMPANY_COUNT, HOLE, MOST_SEATS, NOTHING, PRICE
from gusher.games.giganten.effects_auction import (
    AuctionOpened,
    Bidden,
    BluffCaught,
    NoAuction,
    Paid,
    Passed,
    PenaltyLost,
    Unsold,
    Won,
)
from gusher.games.giganten.rules import licences, surplus
from gusher.kernel.state import CHANCE, Listener
from gusher.kernel.tables import flat

if TYPE_CHECKING:
    from gusher.games.giganten.state import Giganten

NO_OFFERS: Final[vec[i64]] = flat([0] * MOST_SEATS)


def begin(state: "Giganten", tell: Listener | None) -> None:
    """One auction for each company, in their order (G72)."""
    state.company = 0
    state.caught = 0
    open_auction(state, tell)


def next_company(state: "Giganten", tell: Listener | None) -> None:
    """The next auction, or after the last one actions 8 and 9."""
    state.company += 1
    state.caught = 0
    if state.company < COMPANY_COUNT:
        open_auction(state, tell)
    else:
        clear(state)
        state.company = 0
        surplus.settle(state, tell)


def clear(state: "Giganten") -> None:
    """No bids, no passes: also when an auction is held again after a bluff (G84)."""
    state.bid = 0
    state.bidder = NOTHING
    state.passed = 0
    state.offers = NO_OFFERS[: state.way.seats]


def open_auction(state: "Giganten", tell: Listener | None) -> None:
    """The first player, or the next seat clockwise that may take part, opens (G74)."""
    clear(state)
    last: i64 = state.first + state.way.seats - 1
    opener: i64 = next_in(state, last)
    if opener == NOTHING:
        if tell is not None:
            tell(NoAuction(state.company))
        next_company(state, tell)
        return
    if tell is not None:
        tell(AuctionOpened(state.company, PRICE[state.prices[state.company]], state.caught != 0))
    state.step = BID
    state.seat = opener


def is_in(state: "Giganten", seat: i64) -> bool:
    """Has it a marker there (G73), has it not passed (G75), nor been caught bluffing here this round (G85)?"""
    return state.tanks[seat * COMPANY_COUNT + state.company] > 0 and not (state.passed | state.caught) >> seat & 1


def next_in(state: "Giganten", seat: i64) -> i64:
    """The next seat clockwise that is still in, the seat itself last; NOTHING if there is none."""
    turn: i64 = 1
    while turn <= state.way.seats:
        other: i64 = (seat + turn) % state.way.seats
        if is_in(state, other):
            return other
        turn += 1
    return NOTHING


def most(state: "Giganten") -> i64:
    """The highest bid the seat asked may make (G79): what its cards could be worth, or one more than any answer."""
    answer: i64 = 0
    seat: i64 = 0
    while seat < state.way.seats:
        if seat != state.seat and state.held[seat] > answer and is_in(state, seat):
            answer = state.held[seat]
        seat += 1
    own: i64 = 2 * state.held[state.seat]
    return own if own < 2 * answer + 1 else 2 * answer + 1


def legal(state: "Giganten") -> vec[i64]:
    """Every higher bid within the range, or a pass (G75, G79). Public numbers only: the list tells nothing."""
    highest: i64 = most(state)
    answers: vec[i64] = vec[i64](capacity=highest - state.bid + 2 if highest > state.bid else 1)
    value: i64 = state.bid + 1
    while value <= highest:
        answers = append(answers, OFFER + value - 1)
        value += 1
    return append(answers, PASS)


def play(state: "Giganten", action: i64, tell: Listener | None) -> None:
    seat: i64 = state.seat
    if action == PASS:
        state.passed |= 1 << seat
        if tell is not None:
            tell(Passed(seat, state.company))
    else:
        state.bid = action - OFFER + 1
        state.bidder = seat
        offers: vec[i64] = state.offers[:]
        offers[seat] = state.bid
        state.offers = offers
        if tell is not None:
            tell(Bidden(seat, state.company, state.bid))
    go_on(state, tell)


def go_on(state: "Giganten", tell: Listener | None) -> None:
    """Clockwise among those still in, until a bid stands alone or all have passed (G74, G76, G77)."""
    seat: i64 = next_in(state, state.seat)
    if seat == NOTHING:
        if tell is not None:
            tell(Unsold(state.company))
        next_company(state, tell)
    elif seat == state.bidder:
        settle(state, tell)
    else:
        state.seat = seat


def settle(state: "Giganten", tell: Listener | None) -> None:
    """Whoever can pay must (G80); whoever cannot has bluffed and loses half the hand, rounded up (G82)."""
    seat: i64 = state.bidder
    held: i64 = state.held[seat]
    if state.bid > held:
        state.shown += 1  # all learn on which side of the bid the hand lies; up to `held` they knew
    if held + state.twos[seat] >= state.bid:
        if tell is not None:
            tell(Won(seat, state.company, state.bid))
        state.step = PAY
        state.seat = seat
        return
    state.twos_most[seat] = min(state.twos_most[seat], state.bid - 1 - held)
    state.due = (held + 1) // 2
    if tell is not None:
        tell(BluffCaught(seat, state.company, state.bid, state.due))
    state.step = PENALTY
    state.seat = CHANCE


def penalties(state: "Giganten") -> vec[i64]:
    """The values in the bluffer's hand; who cannot see it cannot rule out either (C7)."""
    drawn: vec[i64] = vec[i64](capacity=2)
    if state.ones[state.bidder] != 0:
        drawn = append(drawn, LOST)
    if state.twos[state.bidder] != 0:
        drawn = append(drawn, LOST + 1)
    return drawn


def penalty_weights(state: "Giganten") -> vec[i64]:
    """Each card of the hand is equally likely to be drawn (G82)."""
    return licences.copies_of(state.ones[state.bidder], state.twos[state.bidder])


def lose(state: "Giganten", action: i64, tell: Listener | None) -> None:
    """A card drawn blindly goes to the discards; after the last the auction is held again without the bluffer."""
    value: i64 = action - LOST + 1
    licences.discard(state, state.bidder, 2 - value, value - 1)
    if tell is not None:
        tell(PenaltyLost(state.bidder, value))
    state.due -= 1
    if state.due == 0:
        state.caught |= 1 << state.bidder  # G85
        open_auction(state, tell)  # G84


def covers(state: "Giganten") -> vec[i64]:
    """Every payment with no superfluous card: exact, or only twos and one point too many (G80).

    Nobody but the winner sees this list: it is empty where the hand is hidden.
    """
    ones: i64 = state.ones[state.seat]
    answers: vec[i64] = vec[i64](capacity=8)
    if ones == HOLE:
        return answers
    twos: i64 = (state.bid + 1) // 2  # ascending numbers begin with the fewest ones, so with the most twos
    twos = min(twos, state.twos[state.seat])
    while twos >= 0:
        needed: i64 = state.bid - 2 * twos if state.bid > 2 * twos else 0
        if needed > ones:
            break
        answers = append(answers, COVER + needed * PAY_WIDTH + twos)
        twos -= 1
    return answers


def pay(state: "Giganten", action: i64, tell: Listener | None) -> None:
    """The cards go face up to the discards, no change is given (G80, G81); the winner may sell (G86)."""
    ones: i64 = (action - COVER) // PAY_WIDTH
    twos: i64 = (action - COVER) % PAY_WIDTH
    licences.discard(state, state.seat, ones, twos)
    if tell is not None:
        tell(Paid(state.seat, state.company, state.bid, ones, twos))
    state.step = SELL
