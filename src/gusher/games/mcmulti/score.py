"""Scoring: cash and nothing else (M151)."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gusher.games.mcmulti.state import McMulti


def scores(state: "McMulti") -> list[int]:
    """Cash per seat, at the end and on the way; equipment and barrels count nothing. Equal cash shares (M157)."""
    result: list[int] = []
    for seat in range(state.way.seats):
        result.append(state.cash[seat])
    return result
