"""The wildcatters of a drilled region are auctioned one after the other (W97 to W108)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import COLOUR_COUNT, EMPTY, LEAST_BID, LOAN, MOST_BID, NOTHING, WILDCATTER, WON
from gusher.games.wildcatters.effects.drilling import AuctionBegun, BidMade, BidPassed, WildcatterLost, WildcatterWon
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import fields, loans, turns
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener
from gusher.kernel.tables import changed, holds


def begin(state: Position, tell: Listener | None) -> None:
    """The next token, if there is one: the owners of pumps bid (W99), the active seat first (W100)."""
    if fields.find(state, state.region, WILDCATTER) == NOTHING:
        state.out = 0
        state.step = station.OIL
        return
    state.bid = 0
    state.bidder = NOTHING
    state.out = 0
    state.asked = 0
    seat: i64 = 0
    while seat < state.setting.seats:
        if state.pumps[state.region * COLOUR_COUNT + seat] == 0:
            state.out |= BIT[seat]
        seat += 1
    state.step = station.BIDDING
    if tell is not None:
        tell(AuctionBegun(state.region, fields.number(state, state.region, WILDCATTER)))


def minimum(state: Position) -> i64:
    """The least that the next bid must be (W101)."""
    return max(LEAST_BID, state.bid + 1)


def means(state: Position, seat: i64) -> i64:
    """Own shares that the seat may bid: those that it has and, where bids on credit are allowed, one loan's worth more
    (W103)."""
    credit: i64 = LOAN if state.setting.credit_bids else 0
    return loans.own(state, seat) + credit


def can_reach(state: Position, seat: i64, bid: i64) -> bool:
    """The means for it (W103), not beyond the top (W104), and a barrel to mark the token (W105)."""
    return bid <= MOST_BID and means(state, seat) >= bid and state.supply[seat] > 0


def go_on(state: Position, tell: Listener | None) -> None:
    """The next bidder still in; who cannot bid any more is out without being asked."""
    everybody: i64 = BIT[state.setting.seats] - 1
    while state.out != everybody:
        seat: i64 = turns.seat_after(state, state.asked)
        if seat == state.bidder and state.out | BIT[seat] == everybody:
            sell(state, tell)
            return
        if state.out & BIT[seat] == 0 and seat != state.bidder:
            if can_reach(state, seat, minimum(state)):
                state.seat = seat
                state.step = ask.BID
                return
            leave(state, seat, False, tell)
        state.asked = (state.asked + 1) % state.setting.seats
    lose(state, tell)


def leave(state: Position, seat: i64, able: bool, tell: Listener | None) -> None:
    state.out |= BIT[seat]
    if tell is not None:
        tell(BidPassed(seat, able))


def most(state: Position) -> i64:
    """The highest bid that makes sense: no more than the minimum if nobody could answer it (W101)."""
    least: i64 = minimum(state)
    seat: i64 = 0
    while seat < state.setting.seats:
        if seat != state.seat and state.out & BIT[seat] == 0 and can_reach(state, seat, least + 1):
            return min(means(state, state.seat), MOST_BID)
        seat += 1
    return least


def legal(state: Position) -> vec[i64]:
    answers: vec[i64] = vec[i64](capacity=58)
    bid: i64 = minimum(state)
    top: i64 = most(state)
    while bid <= top:
        answers = append(answers, do.BID + bid - LEAST_BID)
        bid += 1
    return append(answers, do.PASS)


def why_not(state: Position, action: i64) -> str:
    """A higher bid that makes sense (W101), within the seat's means (W103); or none."""
    if holds(legal(state), action):
        return ""
    if action < do.BID or action >= do.RIDE:
        return "W100"
    return "W103" if action - do.BID + LEAST_BID > means(state, state.seat) else "W101"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    if action == do.PASS:
        leave(state, state.seat, True, tell)
    else:
        state.bid = action - do.BID + LEAST_BID
        state.bidder = state.seat
        if tell is not None:
            tell(BidMade(state.seat, state.bid))
    state.asked = (state.asked + 1) % state.setting.seats
    state.step = station.BIDDING


def sell(state: Position, tell: Listener | None) -> None:
    """The barrel goes onto the token first; then the bid is paid, to the bank (W106), with a loan where it must
    (W173)."""
    seat: i64 = state.bidder
    state.circles = changed(state.circles, fields.find(state, state.region, WILDCATTER), WON + seat)
    state.supply[seat] -= 1
    state.ready[state.region * COLOUR_COUNT + seat] += 1
    if tell is not None:
        tell(WildcatterWon(seat, state.region, state.bid))
    loans.pay(state, seat, NOTHING, state.bid, tell)
    close(state)


def lose(state: Position, tell: Listener | None) -> None:
    """Nobody wants it: it leaves the game, and its circle is free (W107)."""
    state.circles = changed(state.circles, fields.find(state, state.region, WILDCATTER), EMPTY)
    if tell is not None:
        tell(WildcatterLost(state.region))
    close(state)


def close(state: Position) -> None:
    state.bid = 0
    state.bidder = NOTHING
    state.asked = 0
    state.step = station.AUCTIONS
