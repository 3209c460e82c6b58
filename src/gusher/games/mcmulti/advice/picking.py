"""Which island to pick (M3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import do
from gusher.games.mcmulti.data import ISLANDS, NOTHING
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import islands
from gusher.kernel.tables import flat

OPPOSITE: Final = 2  # islands away

# Of 100 games of three greedy bots, those won on the island so many clockwise from the empty one, when islands were
# dealt (M3).
WON: Final[vec[i64]] = flat([0, 40, 25, 34])


def advise_island(state: Position) -> i64:
    """With four players all islands are alike. With three the last to pick decides which one stays empty."""
    free: vec[i64] = islands.legal(state)
    if state.setting.seats == 3 and len(free) < ISLANDS:
        return beside_the_empty(free) if len(free) == 2 else across(state, free)
    return free[0]


def beside_the_empty(free: vec[i64]) -> i64:
    """The better of two islands, each if the other stays empty."""
    clockwise: i64 = (free[1] - free[0] + ISLANDS) % ISLANDS
    return free[1] if WON[clockwise] > WON[ISLANDS - clockwise] else free[0]


def across(state: Position, free: vec[i64]) -> i64:
    """Opposite the one that is taken: whichever of the others stays empty, it will lie next to this one."""
    for answer in free:
        if state.owner[(answer - do.ISLAND + OPPOSITE) % ISLANDS] != NOTHING:
            return answer
    return free[0]
