"""Scoring (A23 to A33): the same computation serves the interim result and the end (A31)."""

from mypy_extensions import i64

from gusher.games.atacama.data import LINE_MINIMUM, LINES, PLACE_OF, PLACES, SIDE, SPOT_OF, UNASSIGNED
from gusher.games.atacama.position import Position


def printed(state: Position, field: i64) -> i64:
    """Where the tables METAL, VALUE and GAIN hold what is printed on a field whose tile is laid."""
    return state.laid[PLACE_OF[field]] * PLACES + SPOT_OF[field]


def counts(state: Position, line: i64) -> bool:
    """A line scores from its fourth rig on (A24)."""
    return state.weight[line] >= LINE_MINIMUM


def role_score(state: Position, role: i64) -> i64:
    """The sum over the counting lines of the role's direction, each with its sign, none declined (A23, A28, A29)."""
    first: i64 = role % 2 * SIDE
    offset: i64 = role // 2 * LINES
    total: i64 = 0
    line: i64 = first
    while line < first + SIDE:
        if counts(state, line):
            total += state.points[offset + line]
        line += 1
    return total


def scores(state: Position) -> list[int]:
    """Points per seat. Before the purchase of the advanced game nobody has any: all read 0 (A65)."""
    result: list[int] = []
    for role in state.roles:
        result.append(0 if role == UNASSIGNED else role_score(state, role))
    return result
