"""Wildcatters' symbols, each by itself."""

from typing import Final

from gusher.games.wildcatters.picture.art import ART
from gusher.games.wildcatters.picture.stamp import copy
from gusher.kernel.drawing import badge, box, disc, path
from gusher.kernel.legend import Legend, Symbol, around

_PIPS = ((-7, 9.2), (0, 11.4), (7, 9.2))
_BARRED = "M-40 13L40-13"


LEGEND: Final = Legend(
    ART,
    {
        "field": around(copy("field", 0, 0), 46, 38),
        "rig": around(copy("rig-1", 0, 1), 13),
        "pump": Symbol((-15, -14, 30, 30), (copy("pump-1", 0, 0), *(disc("keg", x, y, 3) for x, y in _PIPS))),
        "wildcatter": around(copy("wildcatter", 0, 0), 13),
        "train": around(copy("train-1", 0, 0), 19, 12),
        "box": Symbol((-19, -12, 38, 24), (box("train-box", -17, -10, 34, 20, 3),)),
        "harbour": around(copy("harbour", 0, 0), 15),
        "tanker": around(copy("tanker-1", 0, 0), 27, 14),
        "refinery": Symbol((-44, -26, 88, 43), (copy("refinery-1", 0, 0),)),
        "closed": Symbol((-44, -26, 88, 43), (copy("refinery-1", 0, 0), path("closed-off", _BARRED))),
        "site": around(copy("plant", 0, 0), 15),
        "neutral": around(copy("rig-5", 0, 1), 13),
        "crate": around(copy("crate-small", 0, 0), 15, 12),
        "note": around(copy("note", 0, 0), 18, 11),
        "share": around(copy("share-1", 0, 0), 18, 13),
        "drop": around(copy("drop", 0, 0), 13),
        "empty": Symbol((-16, -16, 32, 29), (copy("empty", 0, 0),)),
        "loan": around(copy("loan", 0, 0), 14),
        "medal": around(copy("medal", 0, 0), 14),
        "owner": around(badge(0, 0, 0), 21),
        "hat": around(copy("hat", 0, 0), 12),
        "hammer": around(copy("hammer", 0, 1), 14),
        "barrel": around(copy("barrel-1", 0, 0), 11),
    },
)
