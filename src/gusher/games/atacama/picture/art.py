"""Atacama's drawings: the pieces that the board repeats."""

from math import cos, pi, sin
from typing import Final

from gusher.games.atacama.data import CONCESSIONS, METAL_NAMES, METALS
from gusher.games.atacama.picture.layout import FIELD
from gusher.games.atacama.picture.stamp import copy, drawing, pattern
from gusher.kernel.drawing import box, disc, group, path, write
from gusher.kernel.say import say
from gusher.kernel.scene import Art, Shape

# Three metals, three shapes: a round nugget, a crystal, an ingot. Outline and light.
_NUGGETS: Final = {
    "gold": ("M-8.5 1C-9.5-5-4-8.5 0-7.5S10-5.5 8.5 1 4 8-1 7.5-7.5 6.5-8.5 1Z", "M-4.5-1C-3.5-4 0-4.5 2-4"),
    "silver": ("M0-9.5L7.5-4.5V4.5L0 9.5-7.5 4.5V-4.5Z", "M-7-4L0 0 7-4M0 0V8.5"),
    "copper": ("M-5.5-7H5.5L9.5 7H-9.5Z", "M-5-6.5L-3-2H3L5-6.5M-3-2L-5 6.5M3-2L5 6.5"),
}

# Where one to five nuggets lie in a field, around its upper middle.
_HEAPS: Final = (
    ((0, 0),),
    ((-12, 0), (12, 0)),
    ((0, -9), (-13, 9), (13, 9)),
    ((-12, -9), (12, -9), (-12, 9), (12, 9)),
    ((-19, -10), (19, -10), (0, 0), (-19, 10), (19, 10)),
)
_PLATE: Final = "M16 46H75V77H16L5 68V55Z"  # a price tag: two corners cut, and a hole, where the peg of a target goes
HOLE: Final = (15, 61.5)


def _nugget(metal: str) -> Shape:
    outline, light = _NUGGETS[metal]
    return drawing(f"nugget-{metal}", group([path(f"fill-{metal} edge", outline), path("shine", light)]))


def _chip(metal: str) -> Shape:
    """A large nugget with its letter, for the deeds."""
    big = Shape("path", f"fill-{metal} edge", {"d": _NUGGETS[metal][0], "transform": "scale(1.5)"})
    ink = "on-dark" if metal == "copper" else "on-light"
    letter = write(say("atacama-letter", metal=metal), 0, 5, 15, f"slab middle {ink}")
    return drawing(f"chip-{metal}", group([big, letter]))


def _ground(metal: str) -> Shape:
    return drawing(f"ground-{metal}", box(f"fill-{metal} ground", 0, 0, FIELD, FIELD))


def _plate(metal: str, value: int) -> Shape:
    """Letter and number, so that nobody needs the colour. It takes fill and text colour from who uses it."""
    letter = write(say("atacama-letter", metal=metal), 33, 69, 18, "slab middle as-dressed")
    price = write(str(value), 58, 73, 31, "slab middle as-dressed")
    tag = group([Shape("path", "", {"d": _PLATE}), disc("hole", *HOLE, 3.5)])
    return drawing(f"plate-{METALS[METAL_NAMES.index(metal)]}{value}", group([tag, letter, price]))


def _ore(metal: str, value: int) -> Shape:
    """A field as printed: ground, as many nuggets as points, and the plate."""
    code = f"{METALS[METAL_NAMES.index(metal)]}{value}"
    heap = [copy(f"nugget-{metal}", 40 + x, 24 + y) for x, y in _HEAPS[value - 1]]
    return drawing(f"ore-{code}", group([copy(f"ground-{metal}", 0, 0), *heap, copy(f"plate-{code}", 0, 0, "plate")]))


def _tower(x: float, half: float) -> str:
    """The outline of a derrick around x: legs, crown block, platform."""
    return f"M{x - half:g} 43L{x - 4:g} 8H{x - 6:g}V2H{x + 6:g}V8H{x + 4:g}L{x + half:g} 43Z"


def _lattice(x: float, half: float) -> str:
    """The openings of the tower, drawn as light braces."""
    low, high = half * 0.55, half * 0.32
    return f"M{x - low:g} 35L{x + high:g} 21M{x + low:g} 35L{x - high:g} 21M{x - 3:g} 14H{x + 3:g}"


_PLATFORM: Final = "M18 41H62V45H18Z"


def _derricks() -> list[Shape]:
    """The base rig is one tower; the double rig is a twin tower and bears its factor."""
    single = _tower(40, 14) + _PLATFORM
    twin = _tower(32, 10) + _tower(53, 10) + _PLATFORM
    base = group([path("halo", single), path("rig", single), path("lattice", _lattice(40, 14))])
    braces = path("lattice", _lattice(32, 10) + _lattice(53, 10))
    double = group([path("halo", twin), path("rig-double", twin), braces])
    mark = group([disc("plaque edge", 13, 13, 12.5), write("×2", 13, 19, 17)])
    return [drawing("rig-base", base), drawing("rig-double", double), drawing("times-two", mark)]


def _scallops(radius: float, bumps: int = 12) -> str:
    """The edge of a wax seal: arcs between points on a circle."""
    points = [(radius * cos(2 * pi * i / bumps), radius * sin(2 * pi * i / bumps)) for i in range(bumps)]
    first = f"M{points[-1][0]:.1f} {points[-1][1]:.1f}"
    return first + "".join(f"A7.5 7.5 0 0 1 {x:.1f} {y:.1f}" for x, y in points) + "Z"


def _seal(concession: str) -> Shape:
    ribbon = path(f"fill-{concession} edge", "M-15 14L-20 38-11 32-5 38V18ZM15 14L20 38 11 32 5 38V18Z")
    letter = write(say("atacama-concession-letter", concession=concession), 0, 9, 27, "slab middle on-light")
    wax = path(f"fill-{concession} edge", _scallops(24))
    return drawing(f"seal-{concession}", group([ribbon, wax, disc("hair", 0, 0, 18), letter]))


def _dot(concession: str) -> Shape:
    """The seal in small, beside a number."""
    letter = write(say("atacama-concession-letter", concession=concession), 0, 5, 15, "slab middle on-light")
    return drawing(f"dot-{concession}", group([disc(f"fill-{concession} edge", 0, 0, 9), letter]))


def _tags() -> list[Shape]:
    """Price tags on a thread from the board: below the columns, right of the rows. Their dress comes from the user."""
    below = [path("thread", "M38-9V7"), Shape("path", "", {"d": "M14 0H62L74 12V76H2V12Z"}), disc("hole", 38, 7, 3.5)]
    right = [path("thread", "M-9 38H8"), Shape("path", "", {"d": "M0 14V62L10 74H76V2H10Z"}), disc("hole", 8, 38, 3.5)]
    total = Shape("path", "", {"d": "M-33-13L-24-23H33V23H-24L-33 13Z"})
    return [
        drawing("tag-columns", group(below)),
        drawing("tag-rows", group(right)),
        drawing("tag-total", group([total])),
    ]


def _peg() -> Shape:
    """The mark of a legal target: a surveyor's ring with a cross."""
    return drawing("peg", group([path("peg", "M0-9V9M-9 0H9"), disc("peg", 0, 0, 5)]))


def _hatch() -> Shape:
    lines = path("hatch", "M-4 4L4-4M-4 20L20-4M12 20L20 12")
    return pattern("unsurveyed", 16, 16, [lines])


def _arrows() -> list[Shape]:
    """Which way a concession scores: down the columns or along the rows."""
    down = path("arrow", "M0-10V10M-7 3L0 10 7 3")
    right = path("arrow", "M-10 0H10M3-7L10 0 3 7")
    return [drawing("way-columns", down), drawing("way-rows", right)]


def _ornaments() -> list[Shape]:
    """A desert sun and a compass rose for the empty corners of the sheet, and a star for the winner."""
    rays = "M0-38V-29M0 29V38M-38 0H-29M29 0H38M-27-27L-20.5-20.5M20.5 20.5L27 27M27-27L20.5-20.5M-20.5 20.5L-27 27"
    sun = group([path("thread", rays), disc("fill-brass edge", 0, 0, 22), path("hair", "M-14 5H14M-9 11H9M-16-1H16")])
    star = "M0-34L6-6 34 0 6 6 0 34-6 6-34 0-6-6Z"
    needle = "M0-34L6-6 0 0ZM34 0L6 6 0 0ZM0 34L-6 6 0 0ZM-34 0L-6-6 0 0Z"
    rose = group([disc("hair", 0, 0, 24), path("plaque edge", star), path("rig", needle)])
    medal = path("fill-brass edge", "M0-18L5-6 18-5 8 4 11 17 0 10-11 17-8 4-18-5-5-6Z")
    return [drawing("sun", sun), drawing("rose", rose), drawing("star", medal)]


ART: Final = Art(
    (
        *(_nugget(metal) for metal in METAL_NAMES),
        *(_chip(metal) for metal in METAL_NAMES),
        *(_ground(metal) for metal in METAL_NAMES),
        *(_plate(metal, value) for metal in METAL_NAMES for value in range(1, 6)),
        *(_ore(metal, value) for metal in METAL_NAMES for value in range(1, 6)),
        *_derricks(),
        *(_seal(concession) for concession in CONCESSIONS),
        *(_dot(concession) for concession in CONCESSIONS),
        *_tags(),
        *_arrows(),
        *_ornaments(),
        _peg(),
        _hatch(),
    )
)
