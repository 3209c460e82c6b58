"""How a drawing of McMulti gets its name and is repeated: the prefix keeps two games apart on one page."""

from typing import Final

from gusher.kernel.drawing import named
from gusher.kernel.scene import Attribute, Shape

PREFIX: Final = "mc-"


def drawing(name: str, shape: Shape) -> Shape:
    return named(PREFIX + name, shape)


def copy(name: str, x: float, y: float, classes: str = "", scale: float = 1) -> Shape:
    """One more of the drawing with this name."""
    place: dict[str, Attribute] = {"x": x, "y": y}
    if scale != 1:
        place = {"transform": f"translate({x:g} {y:g})scale({scale:g})"}
    return Shape("use", classes, {"href": f"#{PREFIX}{name}", **place})
