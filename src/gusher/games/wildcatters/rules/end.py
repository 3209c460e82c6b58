"""The end of the game: refinery cards are used up, loans are settled, and all is scored (W191 to W195)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters import score
from gusher.games.wildcatters.actions import ask
from gusher.games.wildcatters.data import COLOUR_COUNT, CONTEST_COUNT, NOTHING, OWN_COMPANY_POINTS
from gusher.games.wildcatters.effects.ending import ContestScored, Ended, OwnCompanyBonus, WildcattersScored
from gusher.games.wildcatters.effects.loans import LastRepaid
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import loans, refinery_cards
from gusher.kernel.state import OVER, Listener
from gusher.kernel.tables import changed


def use_last_cards(state: Position, tell: Listener | None) -> None:
    """In the order of the last round each seat may use its refinery cards (W191)."""
    while state.asked < state.setting.seats:
        seat: i64 = state.order[state.asked]
        if refinery_cards.can_use(state, seat):
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
    while seat < state.setting.seats:
        number: i64 = state.loans[seat]
        if number > 0:
            due: i64 = number * state.setting.loan_prices[state.setting.rounds]
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
    while seat < state.setting.seats:
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
    tell(Ended(tuple(state.winners())))


def legal() -> vec[i64]:
    return vec[i64]()


def why_not() -> str:
    """After the last round nothing is asked any more (W24)."""
    return "W24"
