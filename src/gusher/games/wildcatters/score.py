"""Scoring (W185 to W210): twelve contests and their ties. The same computation serves the end and, as if the game ended
there, the time before."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.data import (
    CASH_CONTEST,
    COLOUR_COUNT,
    CONTEST_COUNT,
    FIRST_BOX,
    INTERIM_FIRST,
    INTERIM_SECOND,
    NOTHING,
    OWN_COMPANY_POINTS,
    WILDCATTER_STEP,
)
from gusher.games.wildcatters.position import Position
from gusher.kernel.state import shared_ranks


class Account:
    """A seat's points at the end, item by item."""

    def __init__(self, track: i64, missing: i64, wildcatters: i64, contests: vec[i64], bonus: i64) -> None:
        self.track: i64 = track  # on the score track
        self.missing: i64 = missing  # what the last repayment would cost, still to be taken off (W192)
        self.wildcatters: i64 = wildcatters  # W196
        self.contests: vec[i64] = contests  # contest -> points (W198 to W201)
        self.bonus: i64 = bonus  # first in the own company (W199)
        self.total: i64 = track - missing + wildcatters + bonus
        for points in contests:
            self.total += points


def account(state: Position, seat: i64) -> Account:
    """What the seat has if the game ends here."""
    contests: vec[i64] = vec[i64](capacity=CONTEST_COUNT)
    bonus: i64 = 0
    contest: i64 = 0
    while contest < CONTEST_COUNT:
        holdings: vec[i64] = amounts(state, contest)
        contests = append(contests, gains(state, contest, holdings)[seat])
        if contest == seat and has_bonus(state, contest, holdings):
            bonus = OWN_COMPANY_POINTS
        contest += 1
    missing: i64 = due(state, seat) - repayable(state, seat)
    return Account(state.score[seat], missing, wildcatter_points(state.wildcatters[seat]), contests, bonus)


def wildcatter_points(number: i64) -> i64:
    """2 + 4 + 6 … (W196); tokens on the board score nothing (W197)."""
    return WILDCATTER_STEP * number * (number + 1) // 2


# --- what is compared ---


def due(state: Position, seat: i64) -> i64:
    """Own shares that the last repayment takes (W192); none once it has been made."""
    return state.loans[seat] * state.setting.loan_prices[state.setting.rounds]


def repayable(state: Position, seat: i64) -> i64:
    return min(due(state, seat), state.shares[seat * COLOUR_COUNT + seat])


def amount(state: Position, contest: i64, seat: i64) -> i64:
    """Shares, dollars or barrels of the seat, as they lie before it."""
    if contest < CASH_CONTEST:
        return state.shares[seat * COLOUR_COUNT + contest]
    if contest == CASH_CONTEST:
        return state.cash[seat]
    return state.boxes[(contest - FIRST_BOX) * COLOUR_COUNT + seat]


def amounts(state: Position, contest: i64) -> vec[i64]:
    """By seat, counted after the last repayment (W195)."""
    found: vec[i64] = vec[i64](capacity=COLOUR_COUNT)
    seat: i64 = 0
    while seat < state.setting.seats:
        number: i64 = amount(state, contest, seat)
        found = append(found, number - repayable(state, seat) if contest == seat else number)
        seat += 1
    return found


def interim_amounts(state: Position, contest: i64) -> vec[i64]:
    """By seat; who is barred does not count, so that the others move up (W189)."""
    found: vec[i64] = vec[i64](capacity=COLOUR_COUNT)
    seat: i64 = 0
    while seat < state.setting.seats:
        found = append(found, 0 if seat == barred(state, contest) else amount(state, contest, seat))
        seat += 1
    return found


def barred(state: Position, contest: i64) -> i64:
    """The seat that has a loan and so is not counted in its own company at the interim scoring (W188), or NOTHING."""
    return contest if contest < state.setting.seats and state.loans[contest] > 0 else NOTHING


# --- places and ties ---


def ahead(holdings: vec[i64], seat: i64) -> i64:
    """How many have more."""
    number: i64 = 0
    for other in holdings:
        if other > holdings[seat]:
            number += 1
    return number


def tied(holdings: vec[i64], seat: i64) -> i64:
    """How many have just as much, the seat included."""
    number: i64 = 0
    for other in holdings:
        if other == holdings[seat]:
            number += 1
    return number


def gains(state: Position, contest: i64, holdings: vec[i64]) -> vec[i64]:
    """The points of tied places are added, divided and rounded down (W203 to W205); nothing has no place (W206)."""
    found: vec[i64] = vec[i64](capacity=COLOUR_COUNT)
    seat: i64 = 0
    while seat < state.setting.seats:
        points: i64 = 0
        if holdings[seat] > 0:
            sharing: i64 = tied(holdings, seat)
            worth: vec[i64] = state.setting.places if sharing == 1 else state.setting.tied_places
            place: i64 = contest * COLOUR_COUNT + ahead(holdings, seat)
            end: i64 = place + sharing
            while place < end:
                points += worth[place]
                place += 1
            points //= sharing
        found = append(found, points)
        seat += 1
    return found


def has_bonus(state: Position, contest: i64, holdings: vec[i64]) -> bool:
    """Is a player first, or tied first, in its own company (W199)? The unplayed one has no such player (W207)."""
    if contest >= state.setting.seats:
        return False
    return holdings[contest] > 0 and ahead(holdings, contest) == 0


def interim_gains(holdings: vec[i64]) -> vec[i64]:
    """A second place only after a sole first; the points of ties are listed, not computed (W185 to W187)."""
    found: vec[i64] = vec[i64](capacity=COLOUR_COUNT)
    seat: i64 = 0
    while seat < len(holdings):
        points: i64 = 0
        if holdings[seat] > 0:
            before: i64 = ahead(holdings, seat)
            if before == 0:
                points = INTERIM_FIRST[tied(holdings, seat)]
            elif before == 1:
                points = INTERIM_SECOND[tied(holdings, seat)]
        found = append(found, points)
        seat += 1
    return found


# --- the whole ---


def scores(state: Position) -> list[int]:
    """Points by seat if the game ends here."""
    totals: vec[i64] = vec[i64](capacity=COLOUR_COUNT)
    seat: i64 = 0
    while seat < state.setting.seats:
        own: i64 = state.score[seat] - due(state, seat) + repayable(state, seat)
        totals = append(totals, own + wildcatter_points(state.wildcatters[seat]))
        seat += 1
    contest: i64 = 0
    while contest < CONTEST_COUNT:
        holdings: vec[i64] = amounts(state, contest)
        points: vec[i64] = gains(state, contest, holdings)
        if has_bonus(state, contest, holdings):
            points[contest] += OWN_COMPANY_POINTS
        seat = 0
        while seat < state.setting.seats:
            totals[seat] += points[seat]
            seat += 1
        contest += 1
    return list(totals)


def ranks(state: Position) -> list[int]:
    """Most points; then own shares; then cash; then the place is shared (W209, W210)."""
    keys: list[int] = []
    points: list[int] = scores(state)
    seat: i64 = 0
    while seat < state.setting.seats:
        own: i64 = amounts(state, seat)[seat]
        tie_break: i64 = own * 10_000 + state.cash[seat]
        keys.append(points[seat] * 100_000_000 + tie_break)
        seat += 1
    return shared_ranks(keys)
