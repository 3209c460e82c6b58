"""Short ways to write shapes: what every board draws with."""

from gusher.kernel.say import Say
from gusher.kernel.scene import Attribute, Label, Shape


def group(inside: list[Shape], classes: str = "", **more: Attribute) -> Shape:
    return Shape("g", classes, dict(more), inside)


def path(classes: str, d: str) -> Shape:
    return Shape("path", classes, {"d": d})


def box(classes: str, x: float, y: float, width: float, height: float, rounded: float = 0) -> Shape:
    shape: dict[str, Attribute] = {"x": x, "y": y, "width": width, "height": height}
    if rounded:
        shape["rx"] = rounded
    return Shape("rect", classes, shape)


def disc(classes: str, x: float, y: float, radius: float) -> Shape:
    return Shape("circle", classes, {"cx": x, "cy": y, "r": radius})


def write(text: Label, x: float, y: float, size: float, classes: str = "slab middle ink", room: int = 0) -> Shape:
    return Shape("text", classes, {"x": x, "y": y, "font-size": size}, text=text, room=room)


def badge(seat: int, x: float, y: float, scale: float = 0.9) -> Shape:
    """The seat's roundel, which all boards share."""
    return Shape("use", "", {"href": f"#badge-{seat + 1}", "transform": f"translate({x:g} {y:g})scale({scale:g})"})


def filled(shape: Shape, pattern: str) -> Shape:
    """The shape filled with one of the patterns, such as a seat's."""
    shape.attributes["fill"] = f"url(#{pattern})"
    return shape


def named(name: str, shape: Shape) -> Shape:
    shape.id = name
    return shape


class Stamp:
    """How the drawings of a game get their names and are repeated: the prefix keeps two games apart on one page."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix

    def drawing(self, name: str, shape: Shape) -> Shape:
        return named(self.prefix + name, shape)

    def copy(self, name: str, x: float, y: float, classes: str = "", scale: float = 1) -> Shape:
        """One more of the drawing with this name."""
        place: dict[str, Attribute] = {"x": x, "y": y}
        if scale != 1:
            place = {"transform": f"translate({x:g} {y:g})scale({scale:g})"}
        return Shape("use", classes, {"href": f"#{self.prefix}{name}", **place})

    def pattern(self, name: str, width: float, height: float, inside: list[Shape]) -> Shape:
        """A drawing that is repeated side by side wherever a shape is filled with it."""
        size: dict[str, Attribute] = {"width": width, "height": height, "patternUnits": "userSpaceOnUse"}
        return self.drawing(name, Shape("pattern", "", size, inside))

    def patterned(self, shape: Shape, name: str) -> Shape:
        """The shape filled with the drawing of this name, a pattern."""
        return filled(shape, self.prefix + name)


def button(action: int, name: str, label: Say, face: list[Shape], hit: Shape, classes: str = "target") -> list[Shape]:
    """A target over its face. What is written on the face stays outside of the target: it is not part of what a screen
    reader calls the button, and need not be."""
    return [group(face), target(action, name, label, [hit], classes)]


def target(action: int, name: str, label: Say, inside: list[Shape], classes: str = "target") -> Shape:
    """Something to click on."""
    return Shape("g", classes, {}, inside, id=name, label=label, answer=action)
