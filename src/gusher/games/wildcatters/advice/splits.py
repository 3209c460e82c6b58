"""Which shares to give and which to take: company by company, where places in the contests are cheapest."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import do
from gusher.games.wildcatters.advice.contests import expect_interim, expected
from gusher.games.wildcatters.advice.outlooks import debt
from gusher.games.wildcatters.advice.prospect import LEAST_DRIFT, Prospect, zeros
from gusher.games.wildcatters.advice.weights import Weights
from gusher.games.wildcatters.data import COLOUR_COUNT, INTERIM_ROUND
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import splitting


class Purse:
    """A seat's shares, and what they are worth if some are given away or added."""

    def __init__(self, prospect: Prospect, seat: i64) -> None:
        state = prospect.state
        self.prospect: Prospect = prospect
        self.seat: i64 = seat
        self.drift: float = LEAST_DRIFT + prospect.weights.shares_drift * prospect.left
        self.turns: float = prospect.turns_of(seat)
        self.held: vec[float] = zeros(COLOUR_COUNT)
        company: i64 = 0
        while company < COLOUR_COUNT:
            self.held[company] = float(state.shares[seat * COLOUR_COUNT + company])
            company += 1

    def worth(self, company: i64, shares: float) -> float:
        """So many shares of the company: its contest, and the danger of loans with the own ones."""
        prospect = self.prospect
        state = prospect.state
        amounts: vec[float] = zeros(prospect.seats)
        other: i64 = 0
        while other < prospect.seats:
            amounts[other] = float(state.shares[other * COLOUR_COUNT + company])
            other += 1
        amounts[self.seat] = shares
        points: float = expected(state.setting, company, amounts, self.drift, self.seat)
        if state.round <= INTERIM_ROUND:
            totals: vec[float] = zeros(prospect.seats)
            drift: float = prospect.interim_drift(prospect.weights.shares_drift)
            expect_interim(state.setting, totals, amounts, drift)
            points += totals[self.seat]
        return points + self.safety(shares) if company == self.seat else points

    def safety(self, own: float) -> float:
        weights = self.prospect.weights
        fear: float = weights.danger if self.turns > 0.0 else 0.0
        return -fear * max(0.0, weights.safe - own) - debt(self.prospect, self.seat, own, self.turns)

    def step(self, company: i64, most: i64, sign: float) -> tuple[i64, float]:
        """The number of shares, up to so many, whose change counts most for each of them, and how much that is."""
        before: float = self.worth(company, self.held[company])
        best: float = -1000.0
        number: i64 = 1
        tried: i64 = 1
        while tried <= most:
            after: float = self.worth(company, self.held[company] + sign * float(tried))
            each: float = (after - before) / float(tried)
            if each > best:
                best = each
                number = tried
            tried += 1
        return number, best

    def most(self, company: i64, rest: i64, sign: float) -> i64:
        """No more can be given than there are."""
        return rest if sign > 0.0 else min(rest, i64(self.held[company]))

    def named(self, first: i64, rest: i64, sign: float) -> i64:
        """How many of the first company to name, if so many of it and the later ones are to change."""
        chosen: i64 = 0
        while rest > 0:
            target: i64 = first
            number: i64 = 0
            best: float = -1000.0
            company: i64 = first
            while company < COLOUR_COUNT:
                most: i64 = self.most(company, rest, sign)
                if most > 0:
                    shares, each = self.step(company, most, sign)
                    if each > best:
                        best = each
                        number = shares
                        target = company
                company += 1
            self.held[target] += sign * float(number)
            rest -= number
            if target == first:
                chosen += number
        return chosen


def advise_taking(state: Position, weights: Weights) -> i64:
    """Shares for barrels (W157)."""
    purse: Purse = Purse(Prospect(state, weights), state.seat)
    company: i64 = 0
    while company < state.colour:
        purse.held[company] += float(splitting.part(state.chosen, company))
        company += 1
    return do.TAKE + purse.named(state.colour, state.rest, 1.0)


def advise_giving(state: Position, weights: Weights) -> i64:
    """Shares for a price (W33)."""
    purse: Purse = Purse(Prospect(state, weights), state.seat)
    return do.GIVE + purse.named(state.colour, state.rest, -1.0)
