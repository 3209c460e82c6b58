"""The stamp of Wildcatters' drawings."""

from gusher.kernel.drawing import Stamp
from gusher.kernel.scene import Shape

STAMP = Stamp("wc-")
copy, drawing, pattern, patterned = STAMP.copy, STAMP.drawing, STAMP.pattern, STAMP.patterned


def at(x: float, y: float, inside: list[Shape], scale: float = 1) -> Shape:
    """Drawings around their middle, moved to a place. A named piece goes around this: what the page knows of where a
    piece lies is where its parts lie."""
    place = f"translate({x:g} {y:g})"
    return Shape("g", "", {"transform": place if scale == 1 else f"{place}scale({scale:g})"}, inside)
