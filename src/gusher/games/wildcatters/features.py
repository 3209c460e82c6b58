"""What can be counted of a position of Wildcatters. The worths are those of advice/weights.py, in points."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.data import COLOUR_COUNT, COLOURS
from gusher.games.wildcatters.position import Position

FEATURES: Final = {
    "cash": 0.15,
    **dict.fromkeys((f"shares-{colour}" for colour in COLOURS), 0.3),
    "points": 1.0,
    "rigs": 0.5,
    "pumps": 1.0,
    "trains": 0.5,
    "refineries": 1.5,
    "barrels": 1.0,
    "loans": 8.0,
}


def features(state: Position, seat: int) -> list[int]:
    """Dollars, shares by company, points on the track, pieces on the board, barrels delivered for good, and loans."""
    return [
        int(state.cash[seat]),
        *(int(state.shares[seat * COLOUR_COUNT + company]) for company in range(COLOUR_COUNT)),
        int(state.score[seat]),
        _of(state.rigs, seat),
        _of(state.pumps, seat),
        sum(owner == seat for owner in state.trains),
        sum(owner == seat for owner in state.refineries),
        _of(state.boxes, seat),
        int(state.loans[seat]),
    ]


def _of(places: vec[i64], seat: int) -> int:
    """What the seat has of pieces that are counted place by place and colour by colour."""
    return sum(int(places[index]) for index in range(seat, len(places), COLOUR_COUNT))
