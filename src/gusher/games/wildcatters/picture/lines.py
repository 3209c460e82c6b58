"""Where the stretches of rail run. Those of the built-in board are drawn by hand; one that an owner's board adds, or
joins to other zones, runs straight from end to end, and one with another number of boxes gets them where they were."""

from math import hypot
from typing import Any, Final

from gusher.games.wildcatters.data import BOXES, STRETCH_DATA
from gusher.games.wildcatters.picture.layout import BOX_HEIGHT, BOX_WIDTH, DRAWN, HARBOUR, PLACES, Line, Point

_GAP: Final = 2  # between two boxes


def _ends(stretch: dict[str, Any]) -> tuple[Point, Point]:
    """Two harbours, or a field and its harbour."""
    zones = [PLACES[zone] for zone in stretch["zones"]]
    return (zones[0].harbour, zones[1].harbour) if len(zones) == 2 else (zones[0].harbour, zones[0].field)


def _straight(start: Point, end: Point) -> str:
    """From the edge of one harbour to that of the other."""
    length = hypot(end[0] - start[0], end[1] - start[1])
    x, y = (end[0] - start[0]) * HARBOUR / length, (end[1] - start[1]) * HARBOUR / length
    return f"M{start[0] + x:g} {start[1] + y:g}L{end[0] - x:g} {end[1] - y:g}"


def _row(middle: Point, count: int, upright: bool) -> tuple[Point, ...]:
    """So many boxes across the rail, around a point."""
    x, y = middle
    step = (BOX_HEIGHT if upright else BOX_WIDTH) + _GAP
    offsets = [(place - (count - 1) / 2) * step for place in range(count)]
    return tuple((x, y + offset) if upright else (x + offset, y) for offset in offsets)


def _middle(points: tuple[Point, ...]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def line(stretch: dict[str, Any], boxes: int) -> Line:
    """A stretch as it is drawn. Whether it still joins the same zones, its name tells."""
    start, end = _ends(stretch)
    drawn = DRAWN.get(stretch["id"]) if stretch["id"].endswith("_".join(stretch["zones"])) else None
    if drawn is None:
        level = abs(end[0] - start[0]) > abs(end[1] - start[1])
        return Line(_row(_middle((start, end)), boxes, level), _straight(start, end))
    if len(drawn.boxes) == boxes:
        return drawn
    upright = len({x for x, _ in drawn.boxes}) == 1
    return Line(_row(_middle(drawn.boxes), boxes, upright), drawn.d)


LINES: Final[dict[str, Line]] = {
    stretch["id"]: line(stretch, int(BOXES[number])) for number, stretch in enumerate(STRETCH_DATA)
}
