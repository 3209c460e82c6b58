"""Where a seat will end: what it has and what that will bring, weighed as games of the greedy bot have ended.

The weights come from a least-squares fit over the positions between two rounds; docs/results.md has the error.
"""

from math import sqrt
from typing import Final

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


def outlook(state: Position, seat: i64) -> float:
    """The millions with which the seat may expect to end, as far as seats differ; what all earn alike is left out."""
    prospect: Prospect = Prospect(state, seat)
    hopes: float = CASH * float(state.cash[seat]) + BARRELS * stock_worth(prospect)
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


def stock_worth(prospect: Prospect) -> float:
    """All barrels of the seat, one after the other."""
    worth: float = 0.0
    barrel: i64 = 0
    while barrel < prospect.state.gas[prospect.seat]:
        barrel += 1
        worth += prospect.gas_value(float(barrel))
    barrel = 0
    while barrel < prospect.state.crude[prospect.seat]:
        barrel += 1
        worth += prospect.crude_value(float(barrel))
    return worth


def spread(state: Position) -> float:
    """How far two seats may still drift apart: the fit's error, as the scale of a logistic curve."""
    rounds: float = min(Prospect(state, 0).turns / 4.0, LONGEST)
    return SPREAD * sqrt(1.0 + rounds)
