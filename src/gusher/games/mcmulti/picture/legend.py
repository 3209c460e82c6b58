"""McMulti's symbols, each by itself."""

from typing import Final

from gusher.games.mcmulti.picture.art import ART
from gusher.games.mcmulti.picture.stamp import copy
from gusher.kernel.drawing import badge, box, write
from gusher.kernel.legend import Legend, Symbol, around


def _chip(dress: str, text: str, ink: str) -> Symbol:
    """What a piece gave, as it lies over the piece."""
    return Symbol((-22, -12, 44, 24), (box(dress, -18, -9, 36, 18, 9), write(text, 0, 5.5, 16, f"slab middle {ink}")))


LEGEND: Final = Legend(
    ART,
    {
        "red-beam": Symbol(
            (-20, -20, 40, 40), (box("beam", -11, -18, 22, 36, 6), box("beam-red", -11, -18, 22, 36, 6))
        ),
        "blue-beam": Symbol(
            (-20, -20, 40, 40), (box("beam", -18, -11, 36, 22, 6), box("beam-blue", -18, -11, 36, 22, 6))
        ),
        "crossing": Symbol((-24, -24, 48, 48), (box("crossing", -21, -21, 42, 42, 6),)),
        "rig": around(copy("rig", 0, 0), 22),
        "well": around(copy("well", 0, -3), 24),
        "refinery": around(copy("refinery", 0, 0), 48),
        "station": around(copy("station", -1, -1), 22),
        "owner": around(badge(0, 0, 0), 21),
        "palm": around(copy("palm", 0, 3), 27),
        "crude": around(copy("crude", 0, 0), 17),
        "gas": around(copy("gas", 0, 0), 17),
        "space": around(copy("space", 0, 0), 17),
        "coin": around(copy("coin", 0, 0), 11),
        "lighthouse": Symbol((-20, -23, 40, 38), (copy("lighthouse", 0, 0, "lit-lamp"),)),
        "waits": _chip("chip waits", "×1", "ink"),
        "given-crude": _chip("chip oil", "+2", "on-oil"),
        "given-gas": _chip("chip fill-gas", "+1", "on-gas"),
        "given-cash": _chip("chip fill-brass", "+26", "on-light"),
        "trend": Symbol((-22, -12, 44, 24), (copy("up", -11, 0), copy("down", 11, 0))),
        "double": Symbol((-20, -20, 40, 40), (copy("white-5", 0, 0, "", 0.6),)),
        "news": around(copy("news-embargo", 0, 0), 44, 29),
        "red-die": Symbol((-20, -20, 40, 40), (copy("red-3", 0, 0, "", 0.6),)),
        "blue-die": Symbol((-20, -20, 40, 40), (copy("blue-4", 0, 0, "", 0.6),)),
        "counter": Symbol((-20, -20, 40, 40), (copy("white-6", 0, 0, "", 0.6),)),
    },
)
