"""Action 7: the right to sell to each company is auctioned for licences, bluffs allowed (G72 to G79, G84, G85)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.data import COMPANY_COUNT, MOST_SEATS, NOTHING, OUT, PRICE
from gusher.games.giganten.effects.auction import AuctionOpened, Bidden, BluffCaught, NoAuction, Passed, Unsold, Won
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import surplus
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import CHANCE, Listener
from gusher.kernel.tables import changed, flat, holds

NO_OFFERS: Final[vec[i64]] = flat([0] * MOST_SEATS)


def begin(state: Position, tell: Listener | None) -> None:
    """One auction for each company, in their order (G72)."""
    state.company = 0
    state.caught = 0
    open_auction(state, tell)


def next_company(state: Position, tell: Listener | None) -> None:
    """The next auction, or after the last one actions 8 and 9."""
    state.company += 1
    state.caught = 0
    if state.company < COMPANY_COUNT:
        open_auction(state, tell)
    else:
        clear(state)
        state.company = 0
        surplus.settle(state, tell)


def clear(state: Position) -> None:
    """No bids, no passes: also when an auction is held again after a bluff (G84)."""
    state.bid = 0
    state.bidder = NOTHING
    state.passed = 0
    state.offers = NO_OFFERS[: state.setting.seats]


def open_auction(state: Position, tell: Listener | None) -> None:
    """The first player, or the next seat clockwise that may take part, opens (G74)."""
    clear(state)
    last: i64 = state.first + state.setting.seats - 1
    opener: i64 = next_in(state, last)
    if opener == NOTHING:
        if tell is not None:
            tell(NoAuction(state.company))
        next_company(state, tell)
        return
    if tell is not None:
        tell(AuctionOpened(state.company, PRICE[state.prices[state.company]], state.caught != 0))
    state.step = ask.BID
    state.seat = opener


def is_in(state: Position, seat: i64) -> bool:
    """Has it a marker there (G73), and neither passed (G75) nor been sent out for a bluff (G85)?"""
    return state.tanks[seat * COMPANY_COUNT + state.company] > 0 and not sets.has(state.passed | sent_out(state), seat)


def sent_out(state: Position) -> i64:
    """The seats that were caught bluffing here this round and so take no further part, if bluffers are out (G85)."""
    return state.caught if state.setting.bluffer == OUT else 0


def next_in(state: Position, seat: i64) -> i64:
    """The next seat clockwise that is still in, the seat itself last; NOTHING if there is none."""
    turn: i64 = 1
    while turn <= state.setting.seats:
        other: i64 = (seat + turn) % state.setting.seats
        if is_in(state, other):
            return other
        turn += 1
    return NOTHING


def most(state: Position) -> i64:
    """The highest bid the seat asked may make (G79): what its cards could be worth, or one more than any answer."""
    answer: i64 = 0
    seat: i64 = 0
    while seat < state.setting.seats:
        if seat != state.seat and state.held[seat] > answer and is_in(state, seat):
            answer = state.held[seat]
        seat += 1
    own: i64 = 2 * state.held[state.seat]
    return own if own < 2 * answer + 1 else 2 * answer + 1


def legal(state: Position) -> vec[i64]:
    """Every higher bid within the range, or a pass (G75, G79). Public numbers only: the list tells nothing."""
    highest: i64 = most(state)
    answers: vec[i64] = vec[i64](capacity=highest - state.bid + 2 if highest > state.bid else 1)
    value: i64 = state.bid + 1
    while value <= highest:
        answers = append(answers, do.BID + value - 1)
        value += 1
    return append(answers, do.PASS)


def why_not(state: Position, action: i64) -> str:
    """A higher bid (G75), but no higher than makes sense (G79)."""
    if action < do.BID or action >= do.PAY:
        return "G75"
    if holds(legal(state), action):
        return ""
    return "G75" if action - do.BID < state.bid else "G79"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    seat: i64 = state.seat
    if action == do.PASS:
        state.passed |= BIT[seat]
        if tell is not None:
            tell(Passed(seat, state.company))
    else:
        state.bid = action - do.BID + 1
        state.bidder = seat
        state.offers = changed(state.offers, seat, state.bid)
        if tell is not None:
            tell(Bidden(seat, state.company, state.bid))
    go_on(state, tell)


def go_on(state: Position, tell: Listener | None) -> None:
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


def settle(state: Position, tell: Listener | None) -> None:
    """Whoever can pay must (G80); whoever cannot has bluffed and loses half the hand, rounded up (G82)."""
    seat: i64 = state.bidder
    held: i64 = state.held[seat]
    if state.bid > held:
        state.disclosed += 1  # all learn on which side of the bid the hand lies; up to `held` they knew
    if held + state.twos[seat] >= state.bid:
        if tell is not None:
            tell(Won(seat, state.company, state.bid))
        state.step = ask.PAY
        state.seat = seat
        return
    state.twos_most[seat] = min(state.twos_most[seat], state.bid - 1 - held)
    state.due = (held + 1) // 2
    if tell is not None:
        tell(BluffCaught(seat, state.company, state.bid, state.due))
    state.step = ask.PENALTY
    state.seat = CHANCE
