"""Short ways to write shapes: what every board draws with.

The same call gives the same shape: a board is drawn for every viewer after every answer, and hardly any of it has
changed. What a game draws of a few numbers alone it can keep in the same way, with `@kept`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

from gusher.kernel.say import Say
from gusher.kernel.scene import Attribute, Label, Shape

Given = ParamSpec("Given")
Drawn = TypeVar("Drawn")

MOST_KEPT = 4096  # of each sort
MOST_SHARED = 256  # positions


def kept(draw: Callable[Given, Drawn]) -> Callable[Given, Drawn]:
    """Remembers what was drawn of which arguments."""
    return cast("Callable[Given, Drawn]", lru_cache(maxsize=MOST_KEPT)(draw))


def shared(draw: Callable[Given, Drawn]) -> Callable[Given, Drawn]:
    """Remembers what was drawn of the last positions, large parts of a board at once: all who look at one of them share
    it, and nobody comes back to one of before."""
    return cast("Callable[Given, Drawn]", lru_cache(maxsize=MOST_SHARED)(draw))


def group(inside: Sequence[Shape], classes: str = "", **more: Attribute) -> Shape:
    return Shape("g", classes, dict(more), inside)


@kept
def path(classes: str, d: str) -> Shape:
    return Shape("path", classes, {"d": d})


@kept
def box(classes: str, x: float, y: float, width: float, height: float, rounded: float = 0) -> Shape:
    place: dict[str, Attribute] = {"x": x, "y": y, "width": width, "height": height}
    return Shape("rect", classes, {**place, "rx": rounded} if rounded else place)


@kept
def disc(classes: str, x: float, y: float, radius: float) -> Shape:
    return Shape("circle", classes, {"cx": x, "cy": y, "r": radius})


@kept
def write(text: Label, x: float, y: float, size: float, classes: str = "slab middle ink", room: int = 0) -> Shape:
    return Shape("text", classes, {"x": x, "y": y, "font-size": size}, text=text, room=room)


@kept
def ruler(axis: str, number: int, x: float, y: float) -> Shape:
    """The number of a column (axis x, above the grid) or of a row (axis y, to the left of it), as sentences name it: it
    looks the same on all boards. A page that shows a part of the board keeps it in sight, and large enough to read."""
    place: dict[str, Attribute] = {"x": x, "y": y, "font-size": 17, "data-ruler": axis}
    return Shape("text", "slab middle ink haloed", place, text=str(number))


@kept
def badge(seat: int, x: float, y: float, scale: float = 0.9) -> Shape:
    """The seat's roundel, which all boards share."""
    return Shape("use", "", {"href": f"#badge-{seat + 1}", "transform": f"translate({x:g} {y:g})scale({scale:g})"})


def filled(shape: Shape, pattern: str) -> Shape:
    """The shape filled with one of the patterns, such as a seat's."""
    return given(shape, {"fill": f"url(#{pattern})"})


def given(shape: Shape, attributes: Mapping[str, Attribute]) -> Shape:
    """The shape with these attributes as well."""
    return replace(shape, attributes={**shape.attributes, **attributes})


def turned(shape: Shape, transform: str) -> Shape:
    """The shape moved, turned or scaled."""
    return given(shape, {"transform": transform})


def named(name: str, shape: Shape) -> Shape:
    return replace(shape, id=name)


@kept
def _copied(drawing: str, x: float, y: float, classes: str, scale: float) -> Shape:
    place: dict[str, Attribute] = {"x": x, "y": y}
    if scale != 1:
        place = {"transform": f"translate({x:g} {y:g})scale({scale:g})"}
    return Shape("use", classes, {"href": drawing, **place})


class Stamp:
    """How the drawings of a game get their names and are repeated: the prefix keeps two games apart on one page."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix

    def drawing(self, name: str, shape: Shape) -> Shape:
        return named(self.prefix + name, shape)

    def copy(self, name: str, x: float, y: float, classes: str = "", scale: float = 1) -> Shape:
        """One more of the drawing with this name."""
        return _copied(f"#{self.prefix}{name}", x, y, classes, scale)

    def pattern(self, name: str, width: float, height: float, inside: Sequence[Shape]) -> Shape:
        """A drawing that is repeated side by side wherever a shape is filled with it."""
        size: dict[str, Attribute] = {"width": width, "height": height, "patternUnits": "userSpaceOnUse"}
        return self.drawing(name, Shape("pattern", "", size, inside))

    def patterned(self, shape: Shape, name: str) -> Shape:
        """The shape filled with the drawing of this name, a pattern."""
        return filled(shape, self.prefix + name)


def button(
    action: int, name: str, label: Say, face: Sequence[Shape], hit: Shape, classes: str = "target"
) -> list[Shape]:
    """A target over its face. What is written on the face stays outside of the target: it is not part of what a screen
    reader calls the button, and need not be."""
    return [group(face), target(action, name, label, [hit], classes)]


def target(action: int, name: str, label: Say, inside: Sequence[Shape], classes: str = "target") -> Shape:
    """Something to click on."""
    return Shape("g", classes, {}, inside, id=name, label=label, answer=action)
