"""The things of Atacama by their names, for sentences: fields, lines, roles, points."""

from collections.abc import Sequence
from functools import cache

from gusher.games.atacama import score
from gusher.games.atacama.data import CONCESSIONS, DIRECTIONS, LINE_MINIMUM, METAL, METAL_NAMES, SIDE, UNASSIGNED, VALUE
from gusher.games.atacama.position import Position
from gusher.kernel.say import Say, grouped, listed, say


def signed(points: int) -> str:
    """A number with a true minus sign."""
    return f"−{-points}" if points < 0 else str(points)


def field_said(state: Position, field: int) -> Say:
    return printed_said(field, int(score.printed(state, field)))


def printed_said(field: int, printed: int) -> Say:
    """A field by its place and by what is printed there."""
    return say("atacama-field", row=field // SIDE + 1, **_in_row(field, printed))


def field_in_row(state: Position, field: int) -> Say:
    """The same, among the other fields of its row."""
    return _printed_in_row(field, int(score.printed(state, field)))


@cache
def _printed_in_row(field: int, printed: int) -> Say:
    return grouped(say("atacama-row", row=field // SIDE + 1), say("atacama-in-row", **_in_row(field, printed)))


def _in_row(field: int, printed: int) -> dict[str, int | str]:
    return {"column": field % SIDE + 1, "metal": METAL_NAMES[METAL[printed]], "value": int(VALUE[printed])}


def line_said(line: int) -> Say:
    return say("atacama-line", direction=DIRECTIONS[line // SIDE], number=line % SIDE + 1)


def role_said(role: int) -> Say:
    return say("atacama-role", concession=CONCESSIONS[role // 2], direction=DIRECTIONS[role % 2])


def results_said(roles: Sequence[int], points: Sequence[int]) -> Say:
    """What a line brings, or would bring, to the roles that score it."""
    results = [
        say("atacama-result", concession=CONCESSIONS[role // 2], points=signed(brought))
        for role, brought in zip(roles, points, strict=True)
    ]
    return listed(results)


def shown_roles(state: Position, direction: int) -> list[int]:
    """Who or what scores in a direction: the roles held, or both concessions while they are for sale (A65)."""
    if any(role == UNASSIGNED for role in state.roles):
        return [concession * 2 + direction for concession in range(len(CONCESSIONS))]
    return sorted(int(role) for role in state.roles if role % 2 == direction)


def tag_said(line: int, rigs: int, counts: bool, roles: Sequence[int], points: Sequence[int]) -> Say:
    """A line as the tag at its end has it: rigs so far out of four (A24), and what they bring."""
    return say(
        "atacama-tag",
        line=line_said(line),
        rigs=rigs,
        needed=int(LINE_MINIMUM),
        counts="yes" if counts else "no",
        results=results_said(roles, points),
    )


def points_said(points: int) -> Say:
    return say("points", points=points, shown=signed(points))
