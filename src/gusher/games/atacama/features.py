"""What can be counted of a position of Atacama, and what a preview tells: the lines that a rig was put into."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.atacama import score
from gusher.games.atacama.data import (
    BASE,
    COLUMN_OF,
    DOUBLE,
    FIELDS,
    LINES,
    ROW_LINE_OF,
    SIDE,
    TURNS,
    UNASSIGNED,
)
from gusher.games.atacama.position import Position
from gusher.games.atacama.words.names import shown_roles, tag_said
from gusher.kernel.features import Feature
from gusher.kernel.say import Say

SEAT: Final = (
    Feature("lines", 0, SIDE, 3.0),
    Feature("doubles", 0, int(TURNS), 1.0),
    Feature("rigs", 0, int(TURNS)),
    Feature("score", -1000, 1000),
)
TABLE: Final = (Feature("turn", 1, int(TURNS) + 1), Feature("fields", 0, FIELDS))


def features(state: Position, seat: i64) -> vec[float]:
    """Seat by seat: its lines that count, the double rigs and the others that it has left, its points. Then the turn,
    and how many fields are free."""
    seats: i64 = state.setting.seats
    numbers: vec[float] = vec[float](capacity=24)
    place: i64 = 0
    while place < seats:
        numbers = with_seat(numbers, state, (seat + place) % seats)
        place += 1
    numbers = append(numbers, float(state.turn))
    return append(numbers, float(state.legal_fields))


def with_seat(numbers: vec[float], state: Position, seat: i64) -> vec[float]:
    role: i64 = state.roles[seat]
    lines: i64 = 0
    if role != UNASSIGNED:
        line: i64 = role % 2 * SIDE
        end: i64 = line + SIDE
        while line < end:
            if score.counts(state, line):
                lines += 1
            line += 1
    numbers = append(numbers, float(lines))
    numbers = append(numbers, float(state.reserve[seat * 2 + DOUBLE]))
    numbers = append(numbers, float(state.reserve[seat * 2 + BASE]))
    return append(numbers, float(score.role_score(state, role)) if role != UNASSIGNED else 0.0)


def told(before: Position, after: Position, _seat: int) -> list[Say]:
    """Both lines of a new rig as they are then: how many rigs they have (A24), and what they bring whom (A26)."""
    new = [field for field in range(FIELDS) if after.rigs[field] != before.rigs[field]]
    return [_line_told(after, int(line)) for field in new for line in (COLUMN_OF[field], ROW_LINE_OF[field])]


def _line_told(state: Position, line: int) -> Say:
    roles = shown_roles(state, line // SIDE)
    points = [int(state.points[role // 2 * LINES + line]) for role in roles]
    return tag_said(line, int(state.weight[line]), bool(score.counts(state, line)), roles, points)
