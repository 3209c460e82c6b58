"""Scoring: cash and nothing else (M151)."""

from gusher.games.mcmulti.position import Position


def scores(state: Position) -> list[int]:
    """Cash per seat, at the end and on the way; equipment and barrels count nothing. Equal cash shares (M157)."""
    result: list[int] = []
    for seat in range(state.setting.seats):
        result.append(state.cash[seat])
    return result
