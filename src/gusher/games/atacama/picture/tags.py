"""The tags at the ends of the lines: how many rigs stand in each, and what they bring."""

from collections.abc import Iterator, Sequence

from gusher.games.atacama import origins, score
from gusher.games.atacama.data import CONCESSIONS, DIRECTIONS, LINE_MINIMUM, LINES, SIDE
from gusher.games.atacama.picture import layout
from gusher.games.atacama.picture.stamp import copy
from gusher.games.atacama.position import Position
from gusher.games.atacama.words.names import shown_roles, signed, tag_said
from gusher.kernel.drawing import given, kept, shared, write
from gusher.kernel.say import Say, say
from gusher.kernel.scene import Shape
from gusher.kernel.together import Together


def shapes(state: Position) -> Together[Shape]:
    roles = tuple([tuple(shown_roles(state, direction)) for direction in range(len(DIRECTIONS))])
    rigs = tuple([(int(weight), bool(score.counts(state, line))) for line, weight in enumerate(state.weight)])
    return _tags(roles, rigs, tuple([int(brought) for brought in state.points]), origins.mark())


@shared
def _tags(
    roles: tuple[tuple[int, ...], ...], rigs: tuple[tuple[int, bool], ...], points: tuple[int, ...], mark: Say | None
) -> Together[Shape]:
    found = []
    for line, (weight, counts) in enumerate(rigs):
        scoring = roles[line // SIDE]
        brought = tuple([points[role // 2 * LINES + line] for role in scoring])
        found.append(_tag(line, weight, counts, scoring, brought))
    return Together((*found, *_legend(roles[0], mark)))


@kept
def _tag(line: int, rigs: int, counts: bool, roles: tuple[int, ...], points: tuple[int, ...]) -> Shape:
    """Rigs so far out of four, and what the line brings; soft until it counts (A24)."""
    direction, number = divmod(line, SIDE)
    x, y = (layout.along(number) + 2, layout.TAGS) if direction == 0 else (layout.TAGS, layout.along(number) + 2)
    middle, top = (x + 38, y) if direction == 0 else (x + 43, y - 5)  # beside the hole of the tag
    dress = "tag counts" if counts else "tag"
    inside = [copy(f"tag-{DIRECTIONS[direction]}", x, y)]
    inside.append(write(f"{rigs}/{LINE_MINIMUM}", middle, top + 29, 19, "middle as-dressed"))
    for place, (role, brought) in enumerate(zip(roles, map(signed, points), strict=True)):
        if len(roles) == 1:
            inside.append(price(brought, middle, top + 64, (34, 28)))
        else:
            inside.append(copy(f"dot-{CONCESSIONS[role // 2]}", middle - 23, top + 43 + place * 21))
            inside.append(price(brought, middle + 11, top + 51 + place * 21, (22, 19)))
    label = tag_said(line, rigs, counts, roles, points)
    return Shape("g", dress, {}, inside, id=f"tag-{'cr'[direction]}{number + 1}", label=label)


def price(points: str, x: float, y: float, sizes: tuple[int, ...]) -> Shape:
    """A number on a tag, the smaller the longer: `sizes` are those for two characters, for three, and so on."""
    size = sizes[min(max(len(points) - 2, 0), len(sizes) - 1)]
    return write(points, x, y, size, "slab middle as-dressed")


@kept
def _legend(roles: tuple[int, ...], mark: Say | None) -> tuple[Shape, ...]:
    return tuple(_meanings(roles, mark))


def _meanings(roles: Sequence[int], mark: Say | None) -> Iterator[Shape]:
    """What the lines of a tag mean, written once beside those of the columns."""
    edge = layout.BOARD - 8
    if mark is not None:
        legend = write(mark, layout.WIDTH - layout.MARGIN, layout.RESERVES - 2, 14, "end soft")
        yield given(legend, {"data-origins": "yes"})  # a page with little room writes it beside the board
    yield write(say("atacama-sheet-rigs"), edge, layout.TAGS + 29, 19, "end soft")
    if len(roles) == 1:
        yield write(say("atacama-sheet-points"), edge, layout.TAGS + 60, 19, "end soft")
        return
    for place, role in enumerate(roles):
        concession = say("atacama-concession", concession=CONCESSIONS[role // 2])
        yield write(concession, edge, layout.TAGS + 50 + place * 21, 19, "end soft")
