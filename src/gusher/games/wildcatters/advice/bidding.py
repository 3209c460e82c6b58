"""How high to bid for a wildcatter (W97 to W108): as much as the token and its barrel are worth in own shares."""

from typing import Final

from mypy_extensions import i64

from gusher.games.wildcatters.actions import do
from gusher.games.wildcatters.advice.lookahead import worth
from gusher.games.wildcatters.advice.prospect import Prospect
from gusher.games.wildcatters.advice.splits import Purse
from gusher.games.wildcatters.advice.weights import Weights
from gusher.games.wildcatters.data import LEAST_BID, MOST_BID, NOTHING, WILDCATTER_STEP
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import auction, loans
from gusher.kernel.sets import BIT

KEPT: Final = 2  # own shares that a bid must leave, else a loan is near (W174), unless it is worth one (W103)


def advise_bid(state: Position, weights: Weights) -> i64:
    """The least bid that is possible, as long as it is worth its price."""
    bid: i64 = auction.minimum(state)
    return do.BID + bid - LEAST_BID if bid <= limit(state, weights) else do.PASS


def limit(state: Position, weights: Weights) -> i64:
    """The highest bid that the seat would make."""
    prospect: Prospect = Prospect(state, weights)
    purse: Purse = Purse(prospect, state.seat)
    gain: float = token(prospect, state.seat)
    own: i64 = loans.own(state, state.seat)
    before: float = purse.worth(state.seat, float(own))
    bid: i64 = 0
    while bid < own - KEPT:
        lost: float = before - purse.worth(state.seat, float(own - bid - 1)) + weights.share * float(bid + 1)
        if lost > gain:
            return bid
        bid += 1
    return on_credit(prospect, gain, bid)


def on_credit(prospect: Prospect, gain: float, bid: i64) -> i64:
    """The highest bid for which the seat would take a loan (W103), or the one that it would make without: a loan costs
    more than all but the latest tokens bring."""
    state = prospect.state
    seat: i64 = state.seat
    before: float = worth(prospect, seat)
    most: i64 = min(auction.means(state, seat), MOST_BID)
    tried: i64 = loans.own(state, seat) + 1
    while tried <= most:
        trial: Position = state.clone()
        loans.pay(trial, seat, NOTHING, tried, None)
        if before - worth(Prospect(trial, prospect.weights), seat) > gain:
            break
        bid = tried
        tried += 1
    return bid


def token(prospect: Prospect, seat: i64) -> float:
    """The n-th token brings 2n points once its barrel has left (W196); that nobody else gets it counts, too."""
    state = prospect.state
    points: float = float(WILDCATTER_STEP * (prospect.tokens[seat] + 1)) * prospect.chance(state.region, 1, 1.0)
    spoiled: float = 0.0
    other: i64 = 0
    while other < prospect.seats:
        if other != seat and state.out & BIT[other] == 0:
            spoiled = max(spoiled, float(WILDCATTER_STEP * (prospect.tokens[other] + 1)))
        other += 1
    envied: float = prospect.weights.envy / float(prospect.seats - 1) * spoiled
    return points + envied + prospect.pump(seat, state.region, 1, 1.0)
