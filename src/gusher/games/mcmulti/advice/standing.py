"""Where a seat will end: what it has and what that will bring, weighed as games of the greedy bot have ended.

The weights come from a least-squares fit over the positions between two rounds; docs/results.md has the error.
"""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.mcmulti.advice.prospect import Prospect
from gusher.games.mcmulti.data import ISLANDS, REFINERY, RIG, STATION, WELL
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import ground
from gusher.kernel import sets

CASH: Final = 1.08  # of a million in hand: it can be invested
# Of what a piece is worth to its owner by the advice's own reckoning.
STATIONS: Final = 0.70  # at the last …
STATIONS_EARLY: Final = 0.05  # … and more for each round to come
REFINERIES: Final = 0.55
WELLS: Final = 0.90
RIGS: Final = 0.75
BARRELS: Final = 0.95
WAITING: Final = 22.0  # what each island turn costs that a seat has to wait for its own
SPREAD: Final = 36.0  # per root of a round to come
LONGEST: Final = 14.0  # rounds


def outlook(state: Position) -> vec[float]:
    """By seat, the millions with which it may expect to end, as far as seats differ; what all earn alike is left
    out."""
    first: Prospect = Prospect(state, 0)
    hopes: vec[float] = append(vec[float](capacity=4), hope(first))
    seat: i64 = 1
    while seat < state.setting.seats:
        hopes = append(hopes, hope(Prospect(state, seat, other=first)))
        seat += 1
    return hopes


def hope(prospect: Prospect) -> float:
    """That of one seat."""
    state = prospect.state
    seat: i64 = prospect.seat
    hopes: float = CASH * float(state.cash[seat]) + BARRELS * prospect.stock_worth()
    wait: i64 = ISLANDS
    island: i64 = 0
    while island < ISLANDS:
        if state.owner[island] == seat:
            hopes += island_worth(prospect, island)
            wait = min(wait, (island - state.island + ISLANDS) % ISLANDS)
        island += 1
    return hopes - WAITING * float(wait)


def island_worth(prospect: Prospect, island: i64) -> float:
    """What stands on an island of the seat."""
    rounds: float = min(prospect.turns / 4.0, LONGEST)
    worth: float = (STATIONS + STATIONS_EARLY * rounds) * pieces_worth(prospect, island, STATION)
    worth += REFINERIES * pieces_worth(prospect, island, REFINERY)
    worth += WELLS * pieces_worth(prospect, island, WELL)
    return worth + RIGS * pieces_worth(prospect, island, RIG)


def pieces_worth(prospect: Prospect, island: i64, piece: i64) -> float:
    cells: i64 = ground.standing(prospect.state, island, piece)
    return float(sets.count(cells)) * prospect.worth(piece, island) if cells != 0 else 0.0


def income(prospect: Prospect) -> float:
    """What all pieces of the seat bring in a round."""
    brings: float = prospect.stations * prospect.gain(STATION) + prospect.refineries * prospect.gain(REFINERY)
    return brings + prospect.wells * prospect.gain(WELL)


def spread(state: Position) -> float:
    """How far two seats may still drift apart: the fit's error, as the scale of a logistic curve."""
    rounds: float = min(Prospect(state, 0).turns / 4.0, LONGEST)
    return SPREAD * sqrt(1.0 + rounds)
