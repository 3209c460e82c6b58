"""Who leads where: the twelve contests (W198 to W201), what each seat has in them and what it would score now.

Plain data, for the table on the board and for the lines of the score.
"""

from dataclasses import dataclass

from gusher.games.wildcatters import score
from gusher.games.wildcatters.data import CASH_CONTEST, COLOUR_COUNT, CONTEST_COUNT, INTERIM_ROUND, OWN_COMPANY_POINTS
from gusher.games.wildcatters.effects.names import contest_said
from gusher.games.wildcatters.position import Position
from gusher.kernel.say import Say, Seat, listed, say
from gusher.kernel.state import OVER


@dataclass(frozen=True, slots=True)
class Standing:
    """One contest: a company (numbers 0 to 3), cash (4) or a continent's box (from 5 on)."""

    contest: int
    worth: tuple[int, ...]  # VP of first, second and third place
    held: tuple[int, ...]  # seat -> shares, dollars or barrels
    counted: tuple[int, ...]  # seat -> what counts at the end, after the last repayment (W195)
    points: tuple[int, ...]  # seat -> VP if the game ended now, without the bonus
    bonus: int  # VP more for the seat that runs this company, if it is first (W199)
    interim: tuple[int, ...]  # seat -> VP if the interim scoring came now; empty once it is over (W185)
    leaders: tuple[int, ...]  # who has most of what counts; nobody where nobody has anything (W206)

    def total(self, seat: int) -> int:
        """The seat's VP in this contest, with the bonus."""
        return self.points[seat] + (self.bonus if seat == self.contest else 0)


def standings(state: Position) -> list[Standing]:
    """All twelve, in the order of the final scoring: companies, cash, continents."""
    return [standing(state, contest) for contest in range(CONTEST_COUNT)]


def standing(state: Position, contest: int) -> Standing:
    counted = score.amounts(state, contest)
    most = max(counted)
    return Standing(
        contest,
        worth=tuple(int(state.setting.places[contest * COLOUR_COUNT + place]) for place in range(COLOUR_COUNT - 1)),
        held=tuple(int(score.amount(state, contest, seat)) for seat in range(state.setting.seats)),
        counted=tuple(map(int, counted)),
        points=tuple(map(int, score.gains(state, contest, counted))),
        bonus=int(OWN_COMPANY_POINTS) if score.has_bonus(state, contest, counted) else 0,
        interim=_interim(state, contest),
        leaders=tuple(seat for seat, amount in enumerate(counted) if amount == most > 0),
    )


def interim_to_come(state: Position) -> bool:
    return state.seat != OVER and state.round <= INTERIM_ROUND


def _interim(state: Position, contest: int) -> tuple[int, ...]:
    """W190: cash has no interim scoring."""
    if not interim_to_come(state) or contest == CASH_CONTEST:
        return ()
    return tuple(map(int, score.interim_gains(score.interim_amounts(state, contest))))


# --- in words ---


def standing_said(line: Standing) -> Say:
    """A contest with everybody who would score in it."""
    gains = [_gain_said(line, seat) for seat in ranked(line) if line.total(seat)]
    told = listed(gains) if gains else say("wildcatters-nothing")
    return say("wildcatters-sum-contest", contest=contest_said(line.contest), gains=told, count=len(gains))


def ranked(line: Standing) -> list[int]:
    """The seats, the best first."""
    return sorted(range(len(line.counted)), key=lambda seat: -line.counted[seat])


def _gain_said(line: Standing, seat: int) -> Say:
    amount, points = line.counted[seat], line.points[seat]
    if seat == line.contest and line.bonus:
        return say("wildcatters-gain-own", seat=Seat(seat), amount=amount, points=points, bonus=line.bonus)
    return say("wildcatters-gain", seat=Seat(seat), amount=amount, points=points)
