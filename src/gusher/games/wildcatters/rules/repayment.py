"""The end of a round: loans are repaid and, after one of them, there is the interim scoring (W180 to W190)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters import score
from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import CASH_CONTEST, COLOUR_COUNT, CONTEST_COUNT, INTERIM_ROUND, MOST_REPAID
from gusher.games.wildcatters.effects.ending import ContestScored
from gusher.games.wildcatters.effects.loans import Repaid
from gusher.games.wildcatters.effects.skipping import Skipped
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import loans, turns
from gusher.kernel.state import Listener
from gusher.kernel.tables import ascending, holds


def most_repaid(state: Position, seat: i64) -> i64:
    """Loans that the seat can repay now (W181); with forced loans at zero one own share must be left (W182)."""
    price: i64 = state.setting.loan_prices[state.round]
    if price == 0:
        return 0
    kept: i64 = 1 if state.setting.zero_loan else 0
    affordable: i64 = (loans.own(state, seat) - kept) // price
    return min(state.loans[seat], affordable, MOST_REPAID)


def go_on(state: Position, tell: Listener | None) -> None:
    """Repayments in turn order come before the scoring (W180, W184)."""
    while state.asked < state.setting.seats:
        seat: i64 = state.order[state.asked]
        if most_repaid(state, seat) > 0:
            state.seat = seat
            state.step = ask.REPAY
            return
        if tell is not None and state.loans[seat] > 0 and state.setting.loan_prices[state.round] > 0:
            tell(Skipped(seat, "repay", "shares"))
        state.asked += 1
    state.asked = 0
    if state.round == INTERIM_ROUND:
        score_interim(state, tell)
    if state.round + 1 == state.setting.rounds:
        state.step = station.CHOOSERS  # W31
    else:
        turns.begin_round(state, tell)
        turns.begin(state, tell)


def legal(state: Position) -> vec[i64]:
    return ascending(do.REPAY, most_repaid(state, state.seat) + 1)


def why_not(state: Position, action: i64) -> str:
    """More loans than there are (W181), or more than own shares allow (W180); one share must be left (W182)."""
    if holds(legal(state), action):
        return ""
    if action < do.REPAY or action >= do.ORDER:
        return "W180"
    number: i64 = action - do.REPAY
    if number > state.loans[state.seat]:
        return "W181"
    due: i64 = number * state.setting.loan_prices[state.round]
    return "W182" if due == loans.own(state, state.seat) else "W180"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    seat: i64 = state.seat
    number: i64 = action - do.REPAY
    price: i64 = state.setting.loan_prices[state.round]
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
            while seat < state.setting.seats:
                points[seat] += gains[seat]
                seat += 1
            if tell is not None:
                tell(ContestScored(contest, True, tuple(amounts), tuple(gains), score.barred(state, contest)))
        contest += 1
    state.score = points
