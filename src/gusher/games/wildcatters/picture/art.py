"""Wildcatters' drawings: the pieces that the board repeats. Where they go is said by the modules of the board.

A seat's pieces bear its colour, its pattern and its numeral, so that they are told apart without colour. Everything is
drawn around its middle."""

from dataclasses import replace
from typing import Final

from gusher.games.wildcatters.picture.layout import CRATE_HEIGHT, CRATE_WIDTH
from gusher.games.wildcatters.picture.printing import PRINTED
from gusher.games.wildcatters.picture.stamp import copy, drawing
from gusher.kernel.drawing import box, disc, filled, group, path, write
from gusher.kernel.scene import Art, Shape

SEATS: Final = 4
NUMERALS: Final = ("I", "II", "III", "IV")
NEUTRAL: Final = 4  # tiles of the colour that nobody plays (W5, W7) are drawn without a seat's colour


def _dress(seat: int) -> str:
    return "neutral" if seat == NEUTRAL else f"fill-seat-{seat + 1} edge"


def _numeral(seat: int, x: float, y: float, size: float) -> list[Shape]:
    """The seat's number on a plate that is as wide as it needs."""
    text = "–" if seat == NEUTRAL else NUMERALS[seat]
    width = size * (0.5 + 0.36 * len(text))
    plate = box("plaque", x - width / 2, y - size * 0.53, width, size * 1.02, size * 0.25)
    return [plate, write(text, x, y + size * 0.35, size)]


def _tiled(seat: int, shape: Shape) -> Shape:
    """The shape in the seat's pattern; grey for the colour that nobody plays."""
    if seat == NEUTRAL:
        return replace(shape, classes="neutral")
    return filled(shape, f"seat-{seat + 1}")


# --- wells ---

_TOWER: Final = "M-8.5 9.5L-3.4-7H-5V-11.5H5V-7H3.4L8.5 9.5Z"
_BEAM: Final = "M-7.5-3L4.5-7.5Q8-8 8-4L6.3-3.6 6-5-7-.8Z"


def _rig(seat: int) -> Shape:
    """A tower that has found nothing yet."""
    tower = path(_dress(seat), _TOWER)
    feet = path("brace", "M-8.5 9.5H8.5M-4.2-4H4.2")
    return drawing(f"rig-{seat + 1}", group([path("halo thin", _TOWER), tower, feet, *_numeral(seat, 0, 3.6, 9.5)]))


def _pump(seat: int) -> Shape:
    """A nodding pump on a round plate. Its barrels are put on by the board."""
    plate = _tiled(seat, disc("edge", 0, 0, 12))
    beam = [path("oil fine", _BEAM), path("oil fine", "M-1.4 0L-.6-5H1.2L2 0Z")]
    return drawing(f"pump-{seat + 1}", group([plate, disc("plaque", 0, 0, 9.6), *beam, *_numeral(seat, 0, 4, 9)]))


def _wildcatter() -> list[Shape]:
    """The prospector's hat on a brass token."""
    brim = "M-9.5 3.5Q-6 1-5 1 -5.5-6.5-2.5-6.5 0-4.5 2.5-6.5 5.5-6.5 5 1 6 1 9.5 3.5 5 7.5 0 7.5T-9.5 3.5Z"
    hat = [path("wood-piece edge fine", brim), path("ribbon", "M-5 .5Q0 3 5 .5")]
    return [
        drawing("hat", group(hat)),
        drawing("wildcatter", group([disc("fill-brass edge", 0, 0, 11.5), *hat])),
        drawing("well", disc("well", 0, 0, 11.5)),
    ]


# --- barrels ---

_BARREL: Final = "M-6-7.6Q0-9.4 6-7.6 7.4 0 6 7.6 0 9.4-6 7.6-7.4 0-6-7.6Z"


def _barrel(seat: int) -> Shape:
    """With the numeral on its belly; the board writes a count beside it."""
    hoops = path("hoops", "M-6.5-4.6Q0-3 6.5-4.6M-6.5 4.6Q0 6.2 6.5 4.6")
    body = path(f"fill-seat-{seat + 1} edge", _BARREL)
    return drawing(f"barrel-{seat + 1}", group([path("halo thin", _BARREL), body, hoops, *_numeral(seat, 0, 0, 8)]))


def _drum(seat: int) -> Shape:
    """A barrel seen from above, as it lies in a tank or a hatch."""
    return drawing(f"drum-{seat + 1}", group([_tiled(seat, disc("edge fine", 0, 0, 5)), disc("plaque", 0, 0, 1.6)]))


# --- transport ---

_ENGINE: Final = "M-15.5-7.5H-6V-6H-7V-1.5H1.5Q3.5-1.5 3.5 1V4.5H-14V-6H-15.5ZM-2-1.5L-2.8-6H1.3L.5-1.5ZM3.5 3L6 6.5H3Z"


def _train(seat: int) -> Shape:
    """A tile for a train box: an engine, and its owner's colour and numeral."""
    tile = box("edge", -17, -10, 34, 20, 3)
    wheels = [disc("oil fine", x - 3, 6, 2.2) for x in (-9, -3.5, 2)]
    engine = path("oil fine", _ENGINE)
    cab = box("plaque", -12.7, -4.5, 3.6, 3.4)
    sheet = box("plaque", -14.5, -7.8, 22, 15.6, 2)
    return drawing(
        f"train-{seat + 1}", group([_tiled(seat, tile), sheet, engine, cab, *wheels, *_numeral(seat, 9.5, 0, 11)])
    )


_HULL: Final = "M-25-1H25L20 9.5Q19 11 17 11H-18Q-21 11-22 8.5Z"
_BRIDGE: Final = "M-23-1V-8.5H-12V-1Z"


def _tanker(seat: int) -> Shape:
    """A hull with a bridge astern and three hatches; the cargo is put on by the board."""
    hull = path(_dress(seat), _HULL)
    hatches = [box("hold", -8.5 + place * 10.6, -6, 9, 7, 2) for place in range(3)]
    house = [path("plaque edge fine", _BRIDGE), path("oil", "M-20.5-8.5V-12H-16V-8.5Z")]
    parts = [path("halo thin", _HULL + _BRIDGE), *hatches, hull, path("shine thin", "M-20 6H18"), *house]
    return drawing(f"tanker-{seat + 1}", group([*parts, *_numeral(seat, 0, 5, 9.5)]))


def _refinery(seat: int) -> Shape:
    """A plant with its owner's sign and five round tanks in a row; the barrels are put on by the board."""
    sign = _tiled(seat, box("edge", -42, -15, 20, 30, 4))
    works = path("works", "M-39-15V-21H-36V-15ZM-33.5-15V-24H-30.5V-15ZM-28-15V-19H-25V-15Z")
    tanks = [disc("tank fine", -14.5 + place * 12.4, 0, 5.7) for place in range(5)]
    ground = box("plant", -42, -15, 84, 30, 4)
    pipes = path("plumbing", "M-22-9H36M-22 9H36")
    return drawing(f"refinery-{seat + 1}", group([works, ground, pipes, sign, *_numeral(seat, -32, 0, 13), *tanks]))


def _harbour() -> list[Shape]:
    anchor = "M0-6.5V8M-6.5 2Q-5 8 0 8.5 5 8 6.5 2M-3.5-3H3.5"
    ring = Shape("circle", "anchor", {"cx": 0, "cy": -8, "r": 1.9})
    return [drawing("harbour", group([disc("harbour", 0, 0, 13.5), path("anchor", anchor), ring]))]


# --- paper: shares, notes, loans ---


def _certificate(seat: int) -> Shape:
    """A share, engraved: a frame in the company's colour, a rosette with its numeral."""
    rosette = "M-9 0Q-4.5-8 0 0T9 0M-9 0Q-4.5 8 0 0T9 0M-8-4Q0 4 8-4M-8 4Q0-4 8 4"
    frame = _tiled(seat, box("edge fine", -16, -11, 32, 22, 2))
    sheet = box("plaque", -13, -8, 26, 16, 1)
    return drawing(f"share-{seat + 1}", group([frame, sheet, path("guilloche", rosette), *_numeral(seat, 0, 0, 11)]))


def _papers() -> list[Shape]:
    note = [
        box("banknote", -16, -9, 32, 18, 2),
        box("banknote-line", -13.5, -6.5, 27, 13, 1),
        write("$", 0, 5, 14, "slab middle ink"),
    ]
    debt = [path("licence", "M-10-12H6L10-8V12H-10Z"), path("licence-line", "M-7-2H7M-7 2H7M-7 6H3")]
    debt += [write("10", -1, -4, 8, "slab middle ink"), disc("fill-stop", 5, 8, 3.5)]
    return [drawing("note", group(note)), drawing("loan", group(debt))]


# --- symbols ---

# A plant with two chimneys, seen through its windows; two arrows that chase each other.
_WORKS: Final = "M-13 10V-3H-10.5V-11H-7V-3H-4.5V-8H-1.5V-3H13V10H10V2H4V10ZM-10 2V6H-6V2ZM-3 2V6H1V2Z"
_AROUND: Final = "M10-5A11 11 0 0 0-10.5-3M-10 5A11 11 0 0 0 10.5 3M10.5-11V-4.5H4M-10.5 11V4.5H-4"


def _crate() -> Shape:
    """A box of planks, from its corner, in which a continent's barrels are kept."""
    planks = "".join(f"M3 {y}H{CRATE_WIDTH - 3:g}" for y in (26, 49))
    nails = "".join(f"M{x:g} {y}h.01" for x in (5, CRATE_WIDTH - 5) for y in (30, 44, 54, 68))
    return drawing(
        "crate",
        group([box("crate", 0, 0, CRATE_WIDTH, CRATE_HEIGHT, 4), path("plank", planks), path("nail", nails)]),
    )


def _symbols() -> list[Shape]:
    """Signs take the colour of what they stand on."""
    hoops = path("hoop", "M-6.5-4.6Q0-3 6.5-4.6M-6.5 4.6Q0 6.2 6.5 4.6")
    drop = [path("oil", "M0-11Q8 1 6.5 5.5A6.7 6.7 0 0 1-6.5 5.5Q-8 1 0-11Z"), path("shine thin", "M-3 3Q-3 6 0 7")]
    chest = [box("crate", -13, -9, 26, 19, 2), path("plank", "M-13-3H13M-13 4H13M-9-9V10M9-9V10")]
    return [
        drawing("drop", group(drop)),
        drawing("plant", path("works", _WORKS)),
        drawing("empty", group([copy("plant", 0, 4, "", 0.8), path("glyph", "M0-5V-15M-4.5-10.5L0-15 4.5-10.5")])),
        drawing("renew", path("glyph", _AROUND)),
        drawing("bit", path("oil", "M-3-12H3V-2L5 0 3 3 4.5 5.5 0 12-4.5 5.5-3 3-5 0-3-2Z")),
        drawing("swap", path("glyph", "M-9-4H8M3-9L8-4 3 1M9 6H-8M-3 1L-8 6-3 11")),
        drawing("hammer", path("wood-piece edge", "M-11-3L-2-12 2-8-7 1ZM-1-5L11 7 8 10-4-2Z")),
        drawing("medal", group([path("fill-stop", "M-6-12H6L3 0H-3Z"), disc("fill-brass edge", 0, 4, 8)])),
        drawing("mixed", group([copy("note", -7, -4, "", 0.75), copy("share-2", 7, 5, "", 0.75)])),
        drawing("join", path("tick", "M-12 1L-4 9 13-10")),
        drawing("decline", path("cross", "M-9-9L9 9M9-9L-9 9")),
        drawing("crude", group([path("oil", _BARREL), hoops])),
        drawing("freight", group([copy("crude", -12, 0, "", 0.9), path("glyph", "M-2 0H15M9-6L15 0 9 6")])),
        drawing("crate-small", group(chest)),
        drawing("onward", path("glyph", "M-11 0H10M2-8L10 0 2 8")),
        drawing("order", path("fill-brass edge", "M-10-8H4L11 0 4 8H-10Z")),
    ]


ART: Final = Art(
    (
        *PRINTED,
        *(_rig(seat) for seat in range(SEATS + 1)),
        *(_pump(seat) for seat in range(SEATS)),
        *_wildcatter(),
        *(_barrel(seat) for seat in range(SEATS)),
        *(_drum(seat) for seat in range(SEATS)),
        *(_train(seat) for seat in range(SEATS)),
        *(_tanker(seat) for seat in range(SEATS)),
        *(_refinery(seat) for seat in range(SEATS + 1)),
        *_harbour(),
        *(_certificate(seat) for seat in range(SEATS)),
        *_papers(),
        _crate(),
        *_symbols(),
    )
)
