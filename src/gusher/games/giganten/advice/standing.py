"""Where a seat will end: what it has and what that will bring, weighed as games of the greedy bot have ended.

The weights come from a least-squares fit over the positions between two rounds; docs/results.md has the error.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from gusher.games.giganten.advice.drive import Ground
from gusher.games.giganten.advice.market import Market, wells_of
from gusher.games.giganten.advice.outlooks import Prospect
from gusher.games.giganten.data import COMPANY_COUNT, END_DERRICK, NOTHING, STAR
from gusher.games.giganten.position import Position
from gusher.games.giganten.score import place

CASH: Final = 0.98  # of a dollar in hand: nearly all of it is there at the end
INVESTED: Final = 0.05  # what a dollar earns in a round, as far as there is something to build with it
MOST_INVESTED: Final = 12000.0
WELLS: Final = 0.80  # of what the own wells promise: other seats want their markers sold, too
STORED: Final = 1050.0  # a marker in a tank …
SALEABLE: Final = 2700.0  # … and what it brings more if a round is to come
LICENCE: Final = 820.0  # a point of licence value, if a round is to come …
SPARE: Final = 200.0  # … and if two more follow
PLACE: Final = 0.55  # of what the own derricks would earn at the end by the loco's place now
COLUMN: Final = 150.0  # a column of the loco, in each round to come
TRUCK: Final = 0.40  # of what the truck may hope for where it stands
# What all seats alike will earn besides: at the last, and by the steps that the black loco has to go and their square.
LAST: Final = 9500.0
PER_STEP: Final = -6700.0
PER_SQUARE: Final = 490.0
SPREAD: Final = 3100.0  # per root of such a step


def outlook(state: Position, seat: i64) -> float:
    """The dollars with which the seat may expect to end."""
    market: Market = Market(state, seat, seat)
    prospect: Prospect = market.prospect
    coming: float = prospect.played(0)
    rounds: float = prospect.rounds_left() - 1.0 + coming
    cash: float = float(state.cash[seat])
    points: float = market.points_of(seat)
    hopes: float = CASH * cash + INVESTED * min(cash, MOST_INVESTED) * rounds
    hopes += WELLS * prospect.wells(0, state.locos[seat])
    hopes += (STORED + SALEABLE * coming) * float(in_tanks(state, seat))
    hopes += points * (LICENCE * coming + SPARE * prospect.played(2))
    hopes += PLACE * float(END_DERRICK[place(state, seat) - 1] * wells_of(state, seat))
    hopes += COLUMN * float(state.locos[seat]) * rounds
    hopes += TRUCK * truck_worth(prospect)
    steps: float = float(STAR - state.black)
    return hopes + LAST + PER_STEP * steps + PER_SQUARE * steps * steps


def in_tanks(state: Position, seat: i64) -> i64:
    markers: i64 = 0
    company: i64 = 0
    while company < COMPANY_COUNT:
        markers += state.tanks[seat * COMPANY_COUNT + company]
        company += 1
    return markers


def truck_worth(prospect: Prospect) -> float:
    """What the truck may hope for where it stands."""
    truck: i64 = prospect.state.trucks[prospect.seat]
    return Ground(prospect).spot(truck) if truck != NOTHING else 0.0


def spread(state: Position) -> float:
    """How far two seats may still drift apart: the fit's error, as the scale of a logistic curve."""
    return SPREAD * sqrt(float(STAR - state.black))
