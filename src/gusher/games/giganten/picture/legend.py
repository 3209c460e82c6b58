"""Giganten's symbols, each by itself."""

from typing import Final

from gusher.games.giganten.picture.art import ART
from gusher.games.giganten.picture.stamp import copy, patterned
from gusher.kernel.drawing import box, disc, write
from gusher.kernel.legend import Legend, Symbol, around
from gusher.kernel.scene import Shape

_CELL = (0, 0, 46, 46)
_PLAIN = (box("plain", *_CELL), patterned(box("", *_CELL), "sand"))


def _on_tile(*marks: Shape) -> Symbol:
    return Symbol(_CELL, (copy("tile-1", 0, 0), *marks))


LEGEND: Final = Legend(
    ART,
    {
        "plain": Symbol(_CELL, _PLAIN),
        "hill": Symbol(_CELL, (*_PLAIN, copy("hill-0", 0, 0))),
        "mountain": Symbol(_CELL, (*_PLAIN, copy("mountain-0", 0, 0))),
        **{f"tile-{kind}": Symbol(_CELL, (copy(f"tile-{kind}", 0, 0),)) for kind in (1, 2, 3)},
        "looked": _on_tile(disc("fill-seat-1 edge", 9, 5, 4.3), disc("fill-seat-2 edge", 18.3, 5, 4.3)),
        "seen": _on_tile(disc("fill-brass edge", 35, 34, 10.5), write("4", 35, 40, 18, "slab middle on-light")),
        "derrick": Symbol(_CELL, (copy("derrick-1", 0, 0), write("4", 34, 38, 18, "slab middle on-oil"))),
        "truck": around(copy("truck-1", 0, 0), 23, 15),
        "loco": around(copy("loco-1", 0, 0), 24, 15),
        "black": around(copy("loco-black", 0, 0), 24, 15),
        "star": around(copy("star", 0, 1), 18),
        "office": around(copy("office-H", 0, 0), 30, 27),
        "slider": Symbol((-13, -25, 26, 43), (copy("slider", 0, 0),)),
        "slot": around(copy("slot", 0, 0), 10),
        "crude": around(copy("crude", 0, 0), 10),
        "licence": around(copy("licence-back", 0, 0), 18),
        "licence-1": around(copy("licence-1", 0, 0), 18),
        "licence-2": around(copy("licence-2", 0, 0), 18),
        "wheel": around(copy("wheel", 0, 0), 13),
        "price": around(copy("barrel", 0, 0), 13),
        "setback": around(copy("setback", 0, 3), 22, 15),
        "die": around(copy("die", 0, 0), 13),
        "spare": around(copy("spare", 0, 0, "fill-seat-1"), 12),
        "hammer": around(copy("hammer", 0, 1), 13),
    },
)
