"""What can be counted of a position of Atacama, and what a preview tells: the lines that a rig was put into."""

from typing import Final

from gusher.games.atacama import score
from gusher.games.atacama.data import (
    COLUMN_OF,
    DOUBLE,
    FIELDS,
    LINES,
    ROW_LINE_OF,
    SIDE,
    UNASSIGNED,
)
from gusher.games.atacama.position import Position
from gusher.games.atacama.words.names import shown_roles, tag_said
from gusher.kernel.say import Say

FEATURES: Final = {"lines": 3.0, "doubles": 1.0}


def features(state: Position, seat: int) -> list[int]:
    """The seat's lines that count, and the double rigs that it has left."""
    role = int(state.roles[seat])
    first = role % 2 * SIDE
    lines = 0 if role == UNASSIGNED else sum(score.counts(state, line) for line in range(first, first + SIDE))
    return [lines, int(state.reserve[seat * 2 + DOUBLE])]


def told(before: Position, after: Position, _seat: int) -> list[Say]:
    """Both lines of a new rig as they are then: how many rigs they have (A24), and what they bring whom (A26)."""
    new = [field for field in range(FIELDS) if after.rigs[field] != before.rigs[field]]
    return [_line_told(after, int(line)) for field in new for line in (COLUMN_OF[field], ROW_LINE_OF[field])]


def _line_told(state: Position, line: int) -> Say:
    roles = shown_roles(state, line // SIDE)
    points = [int(state.points[role // 2 * LINES + line]) for role in roles]
    return tag_said(line, int(state.weight[line]), bool(score.counts(state, line)), roles, points)
