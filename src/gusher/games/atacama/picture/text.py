"""The board in characters: nine cells of six between tile borders, totals to the right and below."""

from dataclasses import replace

from gusher.games.atacama import score
from gusher.games.atacama.actions import ask, do
from gusher.games.atacama.data import (
    CONCESSIONS,
    DOUBLE,
    LAYING,
    LINE_MINIMUM,
    LINES,
    METAL,
    METAL_NAMES,
    NOTHING,
    SIDE,
    TILES,
    VALUE,
)
from gusher.games.atacama.position import Position
from gusher.games.atacama.words import names
from gusher.kernel.say import say
from gusher.kernel.scene import Span

_CELL = 6
_EDGE = "   "  # room for the rows' numbers


def lines(state: Position, _viewer: int) -> list[list[Span]]:
    columns = "".join(f"{f'c{column + 1}':^{_CELL}}" + (" " if column % 3 == 2 else "") for column in range(SIDE))
    rows = [[Span(f"{_EDGE} {columns}", "soft")]]
    for row in range(SIDE):
        if row % 3 == 0:
            rows.append(_border(state, row // 3))
        rows.append(_row(state, row))
    rows.append([Span(_EDGE + "+" + ("-" * 3 * _CELL + "+") * 3, "soft")])
    return rows + _column_totals(state)


def _border(state: Position, tiles: int) -> list[Span]:
    """The upper edge of three tiles, each with its letter at the right (A3)."""
    spans = [Span(_EDGE + "+", "soft")]
    for column in range(3):
        tile = state.laid[tiles * 3 + column]
        letter = f" {TILES[tile]} " if tile != NOTHING else "---"
        spans.append(Span("-" * (3 * _CELL - 3), "soft"))
        spans += [Span(letter), Span("+", "soft")]
    return spans


def _row(state: Position, row: int) -> list[Span]:
    spans = [Span(f"r{row + 1} |", "soft")]
    for column in range(SIDE):
        first, *rest = _cell(state, row * SIDE + column)
        begin = len(_EDGE) + 1 + column * _CELL + column // 3
        spans += [replace(first, column=begin), *rest]
        if column % 3 == 2:
            spans.append(Span("|", "soft", begin + _CELL))
    line = SIDE + row
    spans.append(_rigs_so_far(state, line))
    roles = names.shown_roles(state, 1)
    for role in roles:
        spans += [*_mark(role, roles), _points(state, line, role, ">5")]
    return spans


def _cell(state: Position, field: int) -> list[Span]:
    """[C4] a rig, 2[C4] a double one, >C4< the field that waits for its rig, C4 a legal field, a dot a closed one."""
    place = field // 27 * 3 + field % SIDE // 3
    if state.laid[place] == NOTHING:
        return [_unlaid(place, field)]
    printed = score.printed(state, field)
    metal = METAL_NAMES[METAL[printed]]
    ore = Span(say("atacama-code", metal=metal, value=int(VALUE[printed])), metal)
    if state.rigs[field] == DOUBLE:
        return [Span("2[", "strong"), ore, Span("]", "strong")]
    if state.rigs[field] != NOTHING:
        return [Span(" [", "strong"), ore, Span("]", "strong")]
    if state.step == ask.RIG and state.pending == do.PLACE + field:
        return [Span(" >", "go"), ore, Span("<", "go")]
    return [Span("  ·", "soft")] if state.closed[field] else [Span("  "), ore]


def _unlaid(place: int, field: int) -> Span:
    """Hatching, with the stage in which the tile comes in its middle (A63)."""
    in_the_middle = field // SIDE % 3 == 1 and field % 3 == 1
    stage = list(LAYING).index(place) // 3 + 1
    return Span(f"  ({stage}) " if in_the_middle else "  //  ", "soft")


def _rigs_so_far(state: Position, line: int) -> Span:
    tone = "strong" if score.counts(state, line) else "soft"
    return Span(f" {state.weight[line]}/{LINE_MINIMUM}", tone)


def _mark(role: int, roles: list[int]) -> list[Span]:
    """The concession's letter, needed where two score the same line."""
    if len(roles) == 1:
        return [Span(" ")]
    concession = CONCESSIONS[role // 2]
    return [Span(" "), Span(say("atacama-concession-letter", concession=concession), concession)]


def _points(state: Position, line: int, role: int, layout: str) -> Span:
    """What the line brings; in brackets as long as it does not count (A24)."""
    points = names.signed(state.points[role // 2 * LINES + line])
    if score.counts(state, line):
        return Span(f"{f' {points} ':{layout}}", "strong")
    return Span(f"{f'({points})':{layout}}", "soft")


def _column_totals(state: Position) -> list[list[Span]]:
    roles = names.shown_roles(state, 0)
    rows = [[Span(_EDGE + " ")]] + [[*_mark(role, roles), Span("  ")] for role in roles]
    if len(roles) == 1:
        rows[1] = [Span(_EDGE + " ")]
    for column in range(SIDE):
        between = [Span(" ")] if column % 3 == 2 else []
        rows[0] += [_rigs_so_far(state, column), Span("  "), *between]
        for place, role in enumerate(roles):
            rows[place + 1] += [_points(state, column, role, f"^{_CELL}"), *between]
    return rows
