"""The symbols of a game, each drawn by itself. A rulebook shows them in its text: `![](symbols/crude)`. So does the
legend at the table."""

from collections.abc import Mapping
from dataclasses import dataclass

from gusher.kernel.places import Box
from gusher.kernel.scene import Art, Shape


@dataclass(frozen=True)
class Symbol:
    """Some shapes, and the part of the plane that they fill."""

    box: Box
    shapes: tuple[Shape, ...]


@dataclass(frozen=True)
class Legend:
    """All symbols by their names, and the drawings that they repeat."""

    art: Art
    symbols: Mapping[str, Symbol]


def around(shape: Shape, reach: float, height: float | None = None) -> Symbol:
    """A drawing that lies around its middle, so far to every side, or less far up and down."""
    tall = reach if height is None else height
    return Symbol((-reach, -tall, 2 * reach, 2 * tall), (shape,))
