"""How a drawing of Wildcatters gets its name and is repeated: the prefix keeps two games apart on one page."""

from typing import Final

from gusher.kernel.drawing import named
from gusher.kernel.scene import Attribute, Shape

PREFIX: Final = "wc-"


def drawing(name: str, shape: Shape) -> Shape:
    return named(PREFIX + name, shape)


def copy(name: str, x: float, y: float, classes: str = "", scale: float = 1) -> Shape:
    """One more of the drawing with this name."""
    place: dict[str, Attribute] = {"x": x, "y": y}
    if scale != 1:
        place = {"transform": f"translate({x:g} {y:g})scale({scale:g})"}
    return Shape("use", classes, {"href": f"#{PREFIX}{name}", **place})


def at(x: float, y: float, inside: list[Shape], scale: float = 1) -> Shape:
    """Drawings around their middle, moved to a place. A named piece goes around this: what the page knows of where a
    piece lies is where its parts lie."""
    place = f"translate({x:g} {y:g})"
    return Shape("g", "", {"transform": place if scale == 1 else f"{place}scale({scale:g})"}, inside)
