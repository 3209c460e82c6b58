"""Ends: of a turn, of a round with its repayments and interim scoring, and of the game (W26, W180 to W195)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters import score
from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import (
    CASH_CONTEST,
    COLOUR_COUNT,
    CONTEST_COUNT,
    INTERIM_ROUND,
    MOST_REPAID,
    NOTHING,
    OWN_COMPANY_POINTS,
    changed,
)
from gusher.games.wildcatters.effects.ending import ContestScored, Ended, OwnCompanyBonus, WildcattersScored
from gusher.games.wildcatters.effects.loans import LastRepaid, Repaid
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import emptying, loans, splitting, turns
from gusher.kernel.state import OVER, Listener


def end_turn(state: Position, tell: Listener | None) -> None:
    """The next seat, or the end of the round (W26)."""
    if state.turn + 1 < state.way.seats:
        state.turn += 1
        turns.begin(state, tell)
    else:
        state.asked = 0
        state.step = station.ROUND_OVER


# --- the end of a round ---


def most_repaid(state: Position, seat: i64) -> i64:
    """Loans that the seat can repay now (W181); with forced loans at zero one own share must be left (W182)."""
    price: i64 = state.way.loan_prices[state.round]
    if price == 0:
        return 0
    kept: i64 = 1 if state.way.zero_loan else 0
    affordable: i64 = (loans.own(state, seat) - kept) // price
    return min(state.loans[seat], affordable, MOST_REPAID)


def go_on(state: Position, tell: Listener | None) -> None:
    """Repayments in turn order come before the scoring (W180, W184)."""
    while state.asked < state.way.seats:
        seat: i64 = state.order[state.asked]
        if most_repaid(state, seat) > 0:
            state.seat = seat
            state.step = ask.REPAY
            return
        state.asked += 1
    state.asked = 0
    if state.round == INTERIM_ROUND:
        score_interim(state, tell)
    if state.round + 1 == state.way.rounds:
        state.step = station.CHOOSERS  # W31
    else:
        turns.begin_round(state, tell)
        turns.begin(state, tell)


def legal(state: Position) -> vec[i64]:
    return splitting.numbers(do.REPAY, 0, most_repaid(state, state.seat))


def play(state: Position, action: i64, tell: Listener | None) -> None:
    seat: i64 = state.seat
    number: i64 = action - do.REPAY
    price: i64 = state.way.loan_prices[state.round]
    state.shares[seat * COLOUR_COUNT + seat] -= number * price
    loans.repay(state, seat, number)
    if tell is not None:
        tell(Repaid(seat, number, price, number * price, state.loans[seat]))
    state.asked += 1
    state.step = station.ROUND_OVER


def score_interim(state: Position, tell: Listener | None) -> None:
    """Companies and continents, not cash, not wildcatters (W185, W190)."""
    points: vec[i64] = state.score[:]
    contest: i64 = 0
    while contest < CONTEST_COUNT:
        if contest != CASH_CONTEST:
            amounts: vec[i64] = score.interim_amounts(state, contest)
            gains: vec[i64] = score.interim_gains(amounts)
            seat: i64 = 0
            while seat < state.way.seats:
                points[seat] += gains[seat]
                seat += 1
            if tell is not None:
                tell(ContestScored(contest, True, tuple(amounts), tuple(gains), score.barred(state, contest)))
        contest += 1
    state.score = points


# --- the end of the game ---


def use_last_cards(state: Position, tell: Listener | None) -> None:
    """In the order of the last round each seat may use its refinery cards (W191)."""
    while state.asked < state.way.seats:
        seat: i64 = state.order[state.asked]
        if emptying.can_use_card(state, seat):
            state.seat = seat
            state.step = ask.END_CARD
            return
        state.asked += 1
    state.asked = 0
    finish(state, tell)


def finish(state: Position, tell: Listener | None) -> None:
    settle_loans(state, tell)
    state.step = ask.ENDED
    state.seat = OVER
    if tell is not None:
        tell_scores(state, tell)


def settle_loans(state: Position, tell: Listener | None) -> None:
    """Every loan is due; a share that is missing costs a point, even below zero (W192, W193)."""
    seat: i64 = 0
    while seat < state.way.seats:
        number: i64 = state.loans[seat]
        if number > 0:
            due: i64 = number * state.way.loan_prices[state.way.rounds]
            paid: i64 = min(due, loans.own(state, seat))
            state.shares[seat * COLOUR_COUNT + seat] -= paid
            state.score = changed(state.score, seat, state.score[seat] - due + paid)
            loans.repay(state, seat, number)
            if tell is not None:
                tell(LastRepaid(seat, number, due, paid, due - paid))
        seat += 1


def tell_scores(state: Position, tell: Listener) -> None:
    """The final scoring, line by line, in the order of the rules (W194)."""
    seat: i64 = 0
    while seat < state.way.seats:
        number: i64 = state.wildcatters[seat]
        if number > 0:
            tell(WildcattersScored(seat, number, score.wildcatter_points(number)))
        seat += 1
    contest: i64 = 0
    while contest < CONTEST_COUNT:
        amounts: vec[i64] = score.amounts(state, contest)
        gains: vec[i64] = score.gains(state, contest, amounts)
        tell(ContestScored(contest, False, tuple(amounts), tuple(gains), NOTHING))
        if score.has_bonus(state, contest, amounts):
            tell(OwnCompanyBonus(contest, OWN_COMPANY_POINTS))
        contest += 1
    ranks: list[int] = score.ranks(state)
    tell(Ended(tuple([seat for seat, rank in enumerate(ranks) if rank == 1])))
