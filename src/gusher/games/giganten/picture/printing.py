"""What else is printed on the board: the railway, the line of the nine actions, the price scale."""

from collections.abc import Iterator
from typing import Final

from gusher.games.giganten.data import COLUMNS, PRICE, SECTION, SECTIONS, TRACK_COST
from gusher.games.giganten.picture.layout import CELL, LEFT, RIGHT, SLEEPERS, SLEEPERS_HEIGHT, space
from gusher.games.giganten.picture.stamp import drawing, pattern, patterned
from gusher.kernel.drawing import box, group, path, turned, write
from gusher.kernel.scene import Shape

SLOT: Final = 18.6  # one space of the price scale
SCALE_HEIGHT: Final = 28
_UP: Final = "M0-5L5 4H-5Z"
_DOWN: Final = "M0 5L5-4H-5Z"


def _lane() -> Shape:
    """Rails on sleepers, around its middle; a mark where a space ends."""
    length = COLUMNS * CELL
    sleepers = "".join(f"M{LEFT + x}-8.5V8.5" for x in range(6, length, 11 + 1))
    ends = "".join(f"M{LEFT + column * CELL}-13V13" for column in range(COLUMNS + 1))
    rails = f"M{LEFT}-5H{RIGHT}M{LEFT} 5H{RIGHT}"
    return drawing("lane", group([path("sleeper", sleepers), path("rail", rails), path("grid", ends)]))


def _costs() -> Shape:
    """The points that entering a space costs, on a sleeper above it (2.5: the same for every lane)."""
    plates = []
    for column in range(1, COLUMNS):
        x = space(column)
        plates.append(box("wood", x - 19, SLEEPERS + 1, 38, SLEEPERS_HEIGHT - 4, 3))
        plates.append(write(str(TRACK_COST[column]), x, SLEEPERS + 15.5, 16, "slab middle on-dark"))
    return drawing("costs", group(plates))


def _sections() -> Iterator[tuple[str, int, int]]:
    """Each section of the scale: its name, first space and number of spaces."""
    for place, name in enumerate(SECTIONS):
        spaces = [index for index in range(len(SECTION)) if SECTION[index] == place]
        yield name, spaces[0], len(spaces)


def _hatching() -> Shape:
    return pattern("hatching", 6, 6, [path("hatching", "M-1 1L1-1M-1 7L7-1M5 7L7 5")])


def _scale() -> Shape:
    """Sixteen spaces of $500 in three sections; arrows tell which way a die can move the marker there (G15-G17): they
    stand on spaces between the thousands, which bear no number."""
    arrows = {"red": {2: _UP, 4: _UP}, "white": {6: _DOWN, 8: _UP}, "blue": {12: _DOWN, 14: _DOWN}}
    shapes: list[Shape] = []
    for name, first, spaces in _sections():
        x, width = first * SLOT, spaces * SLOT
        shapes.append(box(f"section-{name}", x, 0, width, SCALE_HEIGHT))
        if name == "red":
            shapes.append(patterned(box("", x, 0, width, SCALE_HEIGHT), "hatching"))
        for index, arrow in arrows[name].items():
            place = f"translate({(index + 0.5) * SLOT:g} {SCALE_HEIGHT / 2:g})"
            shapes.append(turned(path("section-sign", arrow), place))
    prices = [int(price) for price in PRICE]
    ticks = "".join(f"M{index * SLOT:g} 0V{SCALE_HEIGHT}" for index in range(1, len(prices)))
    shapes += [path("grid", ticks), box("frame thin", 0, 0, len(prices) * SLOT, SCALE_HEIGHT)]
    for index, price in enumerate(prices):
        if price % 1000 == 0:
            shapes.append(write(str(price // 1000), (index + 0.5) * SLOT, 20, 17, "slab middle ink haloed"))
    return drawing("scale", group(shapes))


def _line() -> Shape:
    """The rail along which the nine actions lie."""
    return drawing("line", path("rail", "M0-2.5H800M0 2.5H800"))


PRINTED: Final = (_lane(), _costs(), _hatching(), _scale(), _line())
