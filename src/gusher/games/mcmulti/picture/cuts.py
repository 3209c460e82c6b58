"""Small woodcuts for the newspaper, one for each news card, in an 84 by 54 box around its middle; and the tanker that
sails by while the dice roll."""

from typing import Final

from gusher.games.mcmulti.picture.stamp import copy, drawing
from gusher.kernel.drawing import box, group, path
from gusher.kernel.scene import Shape


def _cut(card: str, inside: list[Shape]) -> Shape:
    return drawing(f"news-{card}", group([box("cut", -42, -27, 84, 54, 3), *inside]))


def _bonus() -> Shape:
    """A pump and a heap of coins."""
    coins = [copy("coin", x, y, "", 0.95) for x, y in ((14, 14), (30, 14), (22, 5))]
    return _cut("bonus", [copy("well", -16, 2, "", 0.95), *coins])


def _embargo() -> Shape:
    """A tanker before a closed port."""
    ship = "M-36 12H20L12 22H-28ZM-32 12V2H-20V12ZM-14 12V5H8V12Z"
    boom = "M16-20H22V14H16ZM22-16L40 4 38 8 22-8Z"
    return _cut(
        "embargo", [path("swell", "M-40 22Q-34 19-28 22T-16 22-4 22 8 22 20 22 32 22 40 22"), path("oil", ship + boom)]
    )


def _taxed(card: str, thing: Shape) -> Shape:
    """The tax man's stamp beside what he counts."""
    stamp = path("fill-stop edge", "M18 18V12H24L21-4Q21-12 27-12T33-4L30 12H36V18Z")
    return _cut(card, [thing, stamp, path("girder", "M14 22H40")])


def _pollution() -> Shape:
    """Smoke over the chimneys."""
    smoke = "M-14-8Q-26-8-24-16-22-24-12-21-6-28 2-22 14-26 16-17 26-16 22-9 14-4 6-8-4-2-14-8Z"
    return _cut(
        "pollution", [path("oil", "M-26 24V2H-18V24ZM-10 24V-4H-2V24ZM6 24V8L18 2V8L30 2V24Z"), path("smoke", smoke)]
    )


def _mideast() -> Shape:
    """Barrels by the score, and the price going down."""
    barrels = [copy("crude-small", x, y) for x, y in ((-32, 14), (-16, 14), (0, 14), (-24, -6), (-8, -6))]
    return _cut("mideast", [*barrels, path("tumble", "M10-18L20-6 26-10 36 14M36 14L27 11M36 14L38 5")])


def _winter() -> Shape:
    """A snow crystal over a roof."""
    flake = "M-16-20V16M-31.5-11L-.5 7M-31.5 7L-.5-11M-16-14L-20-18M-16-14L-12-18M-16 10L-20 14M-16 10L-12 14"
    house = "M6 24V6L22-8 38 6V24Z"
    return _cut("winter", [path("frost", flake), path("oil", house), path("snowcap", "M3 7L22-11 41 7H34L22-4 10 7Z")])


def _tanker() -> Shape:
    wake = "M-120 44Q-108 36-96 44T-72 44-48 44-24 44 0 44 24 44 48 44 72 44 96 44 120 44"
    hull = "M-104 10H108L92 42H-92Z"
    house = "M-92 10V-28H-52V10ZM-82-28V-46H-66V-28ZM-36 10V-2H-12V10ZM4 10V-2H28V10ZM44 10V-2H68V10Z"
    return drawing(
        "tanker",
        group(
            [
                path("fill-copper edge", hull),
                path("plaque edge", house),
                path("oil", "M-104 10H108L104 18H-100ZM-84-20H-60V-12H-84Z"),
                path("fill-stop", "M-82-40H-66V-34H-82Z"),
                path("swell", wake),
            ]
        ),
    )


CUTS: Final = (
    _bonus(),
    _embargo(),
    _taxed("property-tax", copy("refinery", -14, 0, "", 0.52)),
    _pollution(),
    _mideast(),
    _taxed("station-tax", copy("station", -16, 0, "", 1.05)),
    _taxed("gas-tax", group([copy("gas", -24, 4, "", 0.95), copy("gas", -4, 4, "", 0.95)])),
    _winter(),
    _taxed("crude-tax", group([copy("crude", -24, 4, "", 0.95), copy("crude", -4, 4, "", 0.95)])),
    _tanker(),
)
