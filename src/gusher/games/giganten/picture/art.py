"""Giganten's drawings: the pieces that the board repeats. Where they go is said by the modules of the board."""

from typing import Final

from gusher.games.giganten.picture.ground import GROUND
from gusher.games.giganten.picture.printing import PRINTED
from gusher.games.giganten.picture.stamp import copy, drawing
from gusher.kernel.drawing import box, disc, group, path, write
from gusher.kernel.scene import Art, Attribute, Shape

SEATS: Final = 4
NUMERALS: Final = ("I", "II", "III", "IV")

# --- vehicles: side views, facing away from the companies, around their middle ---

_TANK: Final = "M-17-12H4Q8-12 8-8V5H-21V-8Q-21-12-17-12Z"
_CAB: Final = "M9.5-7H14Q16.5-7 17.5-4.5L20.5 1V5H9.5Z"
_WINDOW: Final = "M11.5-4.5H14.5L16.5 0H11.5Z"
_CHASSIS: Final = "M-21 5H20.5V8H-21Z"


def _wheels(radius: float, y: float, *places: float) -> list[Shape]:
    rims = [disc("oil", x, y, radius) for x in places]
    return rims + [disc("fill-brass", x, y, radius * 0.38) for x in places]


def _truck(seat: int) -> Shape:
    """A tanker; the numeral on its tank says whose it is without colour."""
    body = path(f"fill-seat-{seat + 1} edge", _TANK + _CAB)
    return drawing(
        f"truck-{seat + 1}",
        group(
            [
                path("halo", _TANK + _CAB + _CHASSIS),
                path("oil", _CHASSIS),
                body,
                path("plaque", _WINDOW),
                box("plaque edge", -17, -9.5, 21, 13, 3),
                write(NUMERALS[seat], -6.5, 1.8, 13.5),
                *_wheels(4.4, 8.5, -14.5, -4, 14),
            ]
        ),
    )


_ENGINE: Final = "M-20-9H-8V-4H10Q15-4 15 1V6H-20ZM6-4L4.5-12H12.5L11-4ZM-3-4Q-3-9 .5-9T4-4Z"
_ROOF: Final = "M-22.5-12.5H-5.5V-9H-22.5Z"
_CATCHER: Final = "M15 3L22.5 10H13Z"


def _engine(name: str, dress: str) -> Shape:
    return drawing(
        name,
        group(
            [
                path("halo", _ENGINE + _ROOF + _CATCHER),
                path("oil", _CATCHER + _ROOF + "M-20 5H15V8H-20Z"),
                path(dress, _ENGINE),
                path("plaque", "M-16.5-6.5H-11.5V-1H-16.5Z"),
                path("hoop", "M1-4V6M9-4V6"),
                *_wheels(4.6, 8, -14.5, -3.5, 7),
            ]
        ),
    )


def _locomotives() -> list[Shape]:
    seats = [_engine(f"loco-{seat + 1}", f"fill-seat-{seat + 1} edge") for seat in range(SEATS)]
    return [*seats, _engine("loco-black", "oil")]


# --- derricks and crude ---

_TOWER: Final = "M2 42L11.5 8H9V3H21V8H18.5L28 42H23L15 14 7 42Z"
_BRACES: Final = "M6 29H24M8.5 20H21.5M4.5 38L22 22M25.5 38L8 22"


def _derrick(seat: int) -> Shape:
    """A tower in its owner's pattern and numeral, from the corner of its cell; the crude beside it bears the count."""
    tower = path(f"fill-seat-{seat + 1} edge", _TOWER)
    return drawing(
        f"derrick-{seat + 1}",
        group(
            [
                path("halo", "M2 42L11.5 8H9V3H21V8H18.5L28 42Z"),
                path("brace", _BRACES),
                tower,
                box("plaque edge", 23.5, 3, 21, 15, 3),
                write(NUMERALS[seat], 34, 15.2, 13.5),
                copy("crude-big", 34, 32),
            ]
        ),
    )


def _crude() -> list[Shape]:
    """A marker: a black square, as in the box, with a brass line. The big one leaves room for a number."""
    small = [box("oil", -8, -8, 16, 16, 1.5), path("hoop", "M-4.7-4.7H4.7V4.7H-4.7Z")]
    big = [box("oil", -11, -11, 22, 22, 2), path("hoop", "M-8.5 8.5V-8.5H8.5")]
    spare = path("edge", "M-6 11L-1.8-7H-3.5V-11H3.5V-7H1.8L6 11H3L0-2-3 11Z")
    return [
        drawing("crude", group(small)),
        drawing("crude-big", group(big)),
        drawing("slot", box("slot", -7.5, -7.5, 15, 15, 1.5)),
        drawing("spare", spare),
    ]


# --- symbols of cards and panels, around their middle ---


def _symbols() -> list[Shape]:
    spokes = "M0-9.5V9.5M-9.5 0H9.5M-6.7-6.7L6.7 6.7M6.7-6.7L-6.7 6.7"
    wheel = group([disc("wheel", 0, 0, 11), path("spokes", spokes), disc("fill-brass edge", 0, 0, 3.6)])
    # The price, as in the box: there little barrels ride on the scales.
    barrel = group(
        [
            path("oil", "M-7.5-10Q0-12.5 7.5-10Q9.5 0 7.5 10Q0 12.5-7.5 10Q-9.5 0-7.5-10Z"),
            path("hoop", "M-8.2-4.5Q0-2.5 8.2-4.5M-8.2 4.5Q0 6.5 8.2 4.5"),
        ]
    )
    back = group([copy("loco-black", 5, 0, "", 0.62), path("arrow-back", "M-8-10H-20M-15-14.5L-20-10-15-5.5")])
    return [
        drawing("wheel", wheel),
        drawing("barrel", barrel),
        drawing("setback", back),
        drawing("eye", group([path("plaque edge", "M-10 0Q0-9.5 10 0 0 9.5-10 0Z"), disc("oil", 0, 0, 3.4)])),
        drawing("up", path("fill-go", "M0-9L9 6H-9Z")),
        drawing("down", path("fill-stop", "M0 9L9-6H-9Z")),
        drawing("hammer", path("wood-piece edge", "M-11-3L-2-12 2-8-7 1ZM-1-5L11 7 8 10-4-2Z")),
        drawing("medal", path("fill-brass edge", "M0-18L5-6 18-5 8 4 11 17 0 10-11 17-8 4-18-5-5-6Z")),
    ]


def _licences() -> list[Shape]:
    """Green, as in the box: front sides with their value, and a back that shows nothing but a drop of oil."""
    cards = [
        drawing(
            f"licence-{value}",
            group(
                [
                    box("licence-front", -13, -17, 26, 34, 3),
                    box("licence-frame", -10, -14, 20, 28, 2),
                    write(str(value), 0, 8, 24, "slab middle ink"),
                ]
            ),
        )
        for value in (1, 2)
    ]
    drop = path("licence-drop", "M0-9Q7 1 5.5 5A6 6 0 0 1-5.5 5Q-7 1 0-9Z")
    return [*cards, drawing("licence-back", group([box("licence-back", -13, -17, 26, 34, 3), drop]))]


def _die() -> Shape:
    """The die that marks the first player (G12, G88)."""
    pips = [disc("fill-stop", -5, -5, 2.4), disc("fill-stop", 0, 0, 2.4), disc("fill-stop", 5, 5, 2.4)]
    return drawing("die", group([box("plaque edge", -11, -11, 22, 22, 5), *pips]))


# --- tiles, tickets ---


def _tile(kind: int) -> Shape:
    """A tile face down, from its cell's corner: as many towers as are printed; the kind nobody may look at is red."""
    dress = "tower-red" if kind == 2 else "tower"
    spots = ((23,), (16, 30), (12.5, 23, 33.5))[kind - 1]
    size = (1.0, 0.85, 0.7)[kind - 1]
    towers = [
        Shape(
            "path",
            dress,
            {"d": "M-7 12L-2-9H-4V-12H4V-9H2L7 12M-4.5 3H4.5", "transform": f"translate({x:g} 23)scale({size:g})"},
        )
        for x in spots
    ]
    sheet = "tile-sheet red" if kind == 2 else "tile-sheet"
    return drawing(f"tile-{kind}", group([box(sheet, 5, 5, 36, 36, 4), *towers]))


_TICKET: Final = (
    "M6 0H142Q142 6 148 6V46Q140 46 140 54T148 62V102Q142 102 142 108H6Q6 102 0 102V62Q8 62 8 54T0 46V6Q6 6 6 0Z"
)


def _tickets() -> list[Shape]:
    """Action cards as railway tickets: notched edges, a coloured band. What they grant is stamped on them."""
    parts = []
    for colour in ("red", "beige"):
        perforation = path("perforation", "M10 70H138")
        parts.append(drawing(f"ticket-{colour}", group([path(f"ticket-{colour}", _TICKET), perforation])))
    slip: dict[str, Attribute] = {"d": "M4 0H122Q122 4 126 4V22Q122 22 122 26H4Q4 22 0 22V4Q4 4 4 0Z"}
    parts += [drawing(f"slip-{colour}", Shape("path", f"ticket-{colour}", slip)) for colour in ("red", "beige")]
    return parts


# --- companies ---


def _offices() -> list[Shape]:
    """Head offices with their letters: a brick block and its water tower, a slender tower, a bank with columns."""
    hudson = [
        path("office", "M-28 26V-8H28V26Z"),
        path("office", "M8-8V-16H24V-8ZM6-16L16-25 26-16Z"),
        path(
            "panes",
            "M-22-2h6v8h-6ZM-11-2h6v8h-6ZM11-2h6v8h-6ZM-22 12h6v8h-6ZM-11 12h6v8h-6ZM11 12h6v8h-6ZM-2 12h8v14h-8Z",
        ),
    ]
    jet = [
        path("office", "M-26 26V6H-16V-8H-11V-18H-6V-25H6V-18H11V-8H16V6H26V26Z"),
        path("panes", "M-21 11H-17V21H-21ZM17 11H21V21H17ZM-11-3H-7V21H-11ZM7-3H11V21H7ZM-3 12H3V26H-3Z"),
    ]
    standard = [
        path("office", "M-30-8L0-25 30-8V-4H-30ZM-26-4H26V20H-26ZM-30 20H30V26H-30Z"),
        path("panes", "M-21-1H-15V20H-21ZM-10-1H-5V20H-10ZM5-1H10V20H5ZM15-1H21V20H15Z"),
    ]
    signs = {"H": (-12, -8), "J": (0, -4), "S": (0, -8)}
    drawings = []
    for letter, shapes in (("H", hudson), ("J", jet), ("S", standard)):
        x, y = signs[letter]
        sign = [disc("fill-brass edge", x, y, 10), write(letter, x, y + 6, 17, "slab middle on-light")]
        drawings.append(drawing(f"office-{letter}", group([*shapes, *sign])))
    return drawings


def _marks() -> list[Shape]:
    """The frame that rides on a price scale, with the barrel of the box, and the star at the end of the black lane."""
    slider = group([path("slider", "M-11.5-16H11.5V16H-11.5Z"), copy("barrel", 0, -18, "", 0.46)])
    star = path("fill-brass edge", "M0-17L4.5-6 16-5.5 7 2 10 13.5 0 7-10 13.5-7 2-16-5.5-4.5-6Z")
    return [drawing("slider", slider), drawing("star", star)]


ART: Final = Art(
    (
        *GROUND,
        *PRINTED,
        *_crude(),
        *(_truck(seat) for seat in range(SEATS)),
        *_locomotives(),
        *(_derrick(seat) for seat in range(SEATS)),
        *_symbols(),
        *_licences(),
        _die(),
        *(_tile(kind) for kind in (1, 2, 3)),
        *_tickets(),
        *_offices(),
        *_marks(),
    )
)
