"""What can be counted of a position of Giganten, as a seat knows it. The worths are those of advice/standing.py, about
the middle of a game."""

from typing import Final

from gusher.games.giganten.data import COMPANY_COUNT
from gusher.games.giganten.position import Position

FEATURES: Final = {"cash": 1.0, "licences": 800.0, "markers": 3000.0, "derricks": 2500.0, "spaces": 400.0}


def features(state: Position, seat: int) -> list[int]:
    """Dollars, the value of the hand, markers in the tanks, derricks on the board, and how far the locomotive is."""
    tanks = range(seat * COMPANY_COUNT, seat * COMPANY_COUNT + COMPANY_COUNT)
    return [
        int(state.cash[seat]),
        int(state.ones[seat] + 2 * state.twos[seat]),
        sum(int(state.tanks[tank]) for tank in tanks),
        sum(owner == seat for owner in state.owners),
        int(state.locos[seat]),
    ]
