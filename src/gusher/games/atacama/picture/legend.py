"""Atacama's symbols, each by itself."""

from typing import Final

from gusher.games.atacama.picture.art import ART
from gusher.games.atacama.picture.stamp import copy
from gusher.kernel.legend import Legend, Symbol, around

_FIELD = (0, 0, 80, 80)


LEGEND: Final = Legend(
    ART,
    {
        "gold": Symbol(_FIELD, (copy("ore-G3", 0, 0),)),
        "silver": Symbol(_FIELD, (copy("ore-S2", 0, 0),)),
        "copper": Symbol(_FIELD, (copy("ore-C4", 0, 0),)),
        "closed": Symbol(_FIELD, (copy("ore-S2", 0, 0, "closed"),)),
        "rig": Symbol(_FIELD, (copy("ground-gold", 0, 0), copy("rig-base", 0, 0))),
        "double": Symbol(_FIELD, (copy("ground-gold", 0, 0), copy("rig-double", 0, 0), copy("times-two", 0, 0))),
        "turquoise": Symbol((-28, -28, 56, 68), (copy("seal-turquoise", 0, 0),)),
        "orange": Symbol((-28, -28, 56, 68), (copy("seal-orange", 0, 0),)),
        "columns": around(copy("way-columns", 0, 0), 12),
        "rows": around(copy("way-rows", 0, 0), 12),
        "tag": Symbol((0, -11, 76, 89), (copy("tag-columns", 0, 0, "tag counts"),)),
        "peg": around(copy("peg", 0, 0), 11),
    },
)
