"""What is printed once for all positions around the pieces: the sea, the four islands with their coast and cells."""

from typing import Final

from gusher.games.mcmulti.data import SIZE
from gusher.games.mcmulti.picture.layout import CELL, GRID, NUMBERS
from gusher.games.mcmulti.picture.stamp import copy, drawing, pattern
from gusher.kernel.drawing import box, disc, group, path, write
from gusher.kernel.scene import Shape

# The coast around 300 by 300 units of cells, and the same a little farther out where the water is shallow.
_COAST: Final = (
    "M-5 12Q-9-4 8-6 60-2 110-7T210-5Q262-8 290-6 307-3 304 14 301 60 306 108T303 206Q307 250 305 286"
    " 303 306 284 304 240 301 190 305T92 303Q50 307 14 304-7 303-5 284-2 240-6 192T-4 98Q-8 52-5 12Z"
)
_SHALLOWS: Final = (
    "M-10 10Q-15-9 5-11 60-6 110-12T210-10Q264-13 294-11 313-6 309 14 305 60 310 108T308 206Q312 250 310 290"
    " 308 312 288 309 240 305 190 310T92 308Q50 312 10 309-13 308-10 286-6 240-11 192T-9 98Q-13 52-10 10Z"
)
_MEADOW: Final = (
    "M10 4Q100-2 200 5 296 0 296 12 291 100 297 200 300 290 286 296 200 291 100 297 4 300 4 286 9 200 3 100 0 8 10 4Z"
)


def _waves() -> Shape:
    d = "M4 16q6-5 12 0t12 0M52 8q5-4 10 0t10 0M36 46q6-5 12 0t12 0M82 34q5-4 10 0M8 72q5-4 10 0t10 0M66 78q6-5 12 0"
    return pattern("waves", 96, 92, [path("wave", d)])


def _tufts() -> str:
    """Grass in a few cells, always the same ones."""
    spots = (
        (16, 30),
        (88, 12),
        (128, 70),
        (222, 34),
        (280, 92),
        (36, 140),
        (190, 128),
        (262, 180),
        (74, 214),
        (140, 262),
    )
    return "".join(f"M{x} {y}l-3-6M{x} {y}v-7M{x} {y}l3-6" for x, y in spots)


def _island() -> Shape:
    """Sand, a green inside and the lines between the cells; from the corner of the first cell."""
    lines = "".join(f"M{at * CELL} 0V{GRID}M0 {at * CELL}H{GRID}" for at in range(1, SIZE))
    return drawing(
        "island",
        group(
            [
                path("shallows", _SHALLOWS),
                path("coast", _COAST),
                path(
                    "meadow",
                    _MEADOW,
                ),
                path("tuft", _tufts()),
                path("grid", lines),
                box("grid", 0, 0, GRID, GRID),
            ]
        ),
    )


def _numbers() -> Shape:
    """Red numbers above the columns, blue ones beside the rows (M2); from the corner of the first cell."""
    plates: list[Shape] = []
    for place in range(SIZE):
        middle = place * CELL + CELL / 2
        plates += [disc("die-red", middle, -NUMBERS / 2 - 1, 9.5), disc("die-blue", -NUMBERS / 2 - 1, middle, 9.5)]
        plates.append(write(str(place + 1), middle, -NUMBERS / 2 + 4, 15, "slab middle pip"))
        plates.append(write(str(place + 1), -NUMBERS / 2 - 1, middle + 5, 15, "slab middle pip"))
    return drawing("numbers", group(plates))


def _lighthouse() -> Shape:
    """Where the beams of an island come from; it stands on the corner between the numbers."""
    return drawing(
        "lighthouse",
        group(
            [
                path("plaque edge", "M-7 12L-4.5-9H4.5L7 12Z"),
                path("fill-stop", "M-5.6 0H5.6L6.3 6H-6.3Z"),
                path("oil", "M-6-9H6V-11.5H-6ZM-4-17H4L0-21Z"),
                path("lamp", "M-3.5-17H3.5V-11.5H-3.5Z"),
            ]
        ),
    )


def _palm() -> Shape:
    fronds = "M0-14Q-10-22-18-14-9-17 0-14-6-26-16-25-5-22 0-14 8-26 17-22 7-20 0-14 12-18 17-8 10-14 0-14Z"
    return drawing("palm", group([path("trunk", "M-1-14Q5 0 0 18"), path("frond", fronds)]))


def _wilderness() -> Shape:
    """Nobody's island has nothing but palms (M132)."""
    spots = ((70, 60), (112, 84), (226, 52), (58, 176), (160, 170), (190, 196), (262, 150), (96, 252), (236, 258))
    return drawing("wilderness", group([copy("palm", x, y, "", 1.3) for x, y in spots]))


SEASCAPE: Final = (_waves(), _island(), _numbers(), _lighthouse(), _palm(), _wilderness())
