"""Texas from above: the terrain as it is printed, once for all positions. Sand, scrub hills, grey mountains."""

from collections.abc import Iterator
from typing import Final

from gusher.games.giganten.data import CELLS, COLUMNS, ROWS, TERRAIN, TERRAINS, shown_row
from gusher.games.giganten.picture.layout import BOTTOM, CELL, LEFT, RIGHT, TOP, corner
from gusher.games.giganten.picture.stamp import copy, drawing, pattern, patterned
from gusher.kernel.drawing import box, group, path, ruler
from gusher.kernel.scene import Shape
from gusher.kernel.together import Together

# Two of each, so that neighbours are not alike. They reach a little beyond their cell: nature keeps to no grid.
_HILLS: Final = (
    (
        "M1 9Q0 1 9 1.5 22-2 36 1 46-1 45.5 9 48 24 45 37 47 46 36 45 22 47.5 9 45.5-1 46 1 36-2 22 1 9Z",
        "M5 36Q7 18 18 17 27 17 30 28 33 22 38 23 43 26 43 37 24 41 5 36Z",
        "M7 36Q9 20 18 18 14 26 16 38ZM31 29Q34 23 38 24 36 30 37 38Z",
        "M12 11Q14 7 17 11M14.5 11V13M33 12Q35.5 8 38 12M35.5 12V14M25 41Q27 38 29 41M22 26Q24 23 26 26",
    ),
    (
        "M1 10Q-1 0 10 1 24-1.5 35 1.5 47 0 45 10 47.5 23 45.5 36 46 47 36 45 23 47 10 45 0 47 1 36-1.5 23 1 10Z",
        "M3 34Q5 26 11 25 15 13 27 14 39 16 43 35 23 40 3 34Z",
        "M14 35Q17 18 26 15 22 26 24 37ZM5 34Q7 27 11 26 9 31 10 35Z",
        "M8 14Q10.5 10 13 14M10.5 14V16M35 11Q37 7.5 39.5 11M37 11V13M30 25Q32 22 34 25M12 41Q14 38 16 41",
    ),
)
_MOUNTAINS: Final = (
    (
        "M1 9Q0 0 9 1 23-2 36 1 47-1 45 9 48 23 45 36 47 47 36 45 22 48 9 45-1 47 1 36-2 22 1 9Z",
        "M3 38L16 11 23 22 31 7 43 38Z",
        "M31 7L43 38H30L33 28 28 20ZM16 11L23 22 20 38H13L17 26Z",
        "M31 7L35 17 31.5 15 29 18 27.5 14ZM16 11L19.5 17 16.5 16 14 18 13.5 16Z",
    ),
    (
        "M1 10Q-1 1 10 1.5 23-1.5 35 1 46 0 45.5 10 47 22 45 36 46 46 36 45.5 23 47 10 45 0 46 1 35-1.5 23 1 10Z",
        "M2 37L13 20 18 25 26 6 44 37Z",
        "M26 6L44 37H29L33 27 27 19ZM13 20L18 25 17 37H10L14 29Z",
        "M26 6L32 16 28.5 15 26 18 23.5 14 22 15.5Z",
    ),
)


def _hill(variant: int) -> Shape:
    ground, mound, shade, scrub = _HILLS[variant]
    return drawing(
        f"hill-{variant}",
        group([path("hill-ground", ground), path("hill", mound), path("shade", shade), path("scrub", scrub)]),
    )


def _mountain(variant: int) -> Shape:
    ground, rock, shade, snow = _MOUNTAINS[variant]
    return drawing(
        f"mountain-{variant}",
        group([path("mountain-ground", ground), path("mountain", rock), path("shade", shade), path("snow", snow)]),
    )


def _sand() -> Shape:
    """Ripples and tufts, repeated over the plain."""
    d = "M8 20q4-3 8 0M60 12q4-3 8 0M34 52q4-3 8 0M82 70q4-3 8 0M12 84q4-3 8 0M54 92q4-3 8 0"
    tufts = "M38 28l-3-6M38 28v-7M38 28l3-6M84 40l-2.5-5M84 40v-6M84 40l2.5-5M20 58l-2.5-5M20 58v-6M20 58l2.5-5"
    return pattern("sand", 2 * CELL + 5, 2 * CELL + 3, [path("ripple", d), path("tuft", tufts)])


def _relief() -> Iterator[Shape]:
    for cell in range(CELLS):
        name = TERRAINS[TERRAIN[cell]]
        if name != "plain":
            yield copy(f"{name}-{(cell // COLUMNS * 3 + cell % COLUMNS) % 2}", *corner(cell))


def _grid() -> Shape:
    down = "".join(f"M{LEFT + column * CELL} {TOP}V{BOTTOM}" for column in range(1, COLUMNS))
    across = "".join(f"M{LEFT} {TOP + row * CELL}H{RIGHT}" for row in range(1, ROWS))
    return path("grid", down + across)


def _road() -> list[Shape]:
    """Column 0, where the trucks come from (G35)."""
    middle = LEFT + CELL / 2
    return [box("road", LEFT, TOP, CELL, BOTTOM - TOP), path("road-line", f"M{middle:g} {TOP + 4}V{BOTTOM - 4}")]


def _land() -> Shape:
    width, height = RIGHT - LEFT, BOTTOM - TOP
    return drawing(
        "land",
        group(
            [
                box("plain", LEFT, TOP, width, height),
                patterned(box("", LEFT, TOP, width, height), "sand"),
                *_road(),
                *_relief(),
                _grid(),
                box("frame", LEFT, TOP, width, height),
            ]
        ),
    )


_COLUMNS = [ruler("x", column, LEFT + column * CELL + CELL / 2, TOP - 6) for column in range(COLUMNS)]
_ROWS = [ruler("y", shown_row(row), LEFT - 11, TOP + row * CELL + CELL / 2 + 6) for row in range(ROWS)]
NUMBERS: Final = Together((*_COLUMNS, *_ROWS))
GROUND: Final = (_sand(), _hill(0), _hill(1), _mountain(0), _mountain(1), _land())
