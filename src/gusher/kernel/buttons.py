"""Buttons that several boards have: brass plates, and rows of answers that shrink until all of them fit."""

from collections.abc import Iterator
from dataclasses import dataclass

from gusher.kernel.drawing import box, button, write
from gusher.kernel.scene import Label, Said, Shape

Sizes = tuple[tuple[int, int], ...]  # widths and heights of a button, from comfortable to small


def plate(
    action: int,
    name: str,
    text: Label,
    said: Said,
    x: float,
    y: float,
    width: float,
    height: float = 46,
    size: float = 20,
) -> Iterator[Shape]:
    """A brass plate to press, if its answer is possible."""
    if action not in said:
        return
    face = [
        box("press", x, y, width, height, 8),
        write(text, x + width / 2, y + height / 2 + 7, size, "slab middle on-light"),
    ]
    yield from button(action, name, said[action], face, box("hit", x, y, width, height, 8))


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer, the name of its shape, and what is drawn around its middle."""

    action: int
    name: str
    face: list[Shape]
    dress: str = "press"


def grid(
    answers: list[Answer], said: Said, sizes: Sizes, left: float, top: float, width: float, height: float
) -> Iterator[Shape]:
    """Buttons in rows. A button's face is drawn around its middle for the first size and shrinks with it."""
    wide, tall = fitting(len(answers), sizes, width, height)
    columns = int(width // wide)
    scale = min(wide / sizes[0][0], tall / sizes[0][1])
    for place, answer in enumerate(answers):
        x, y = left + place % columns * wide, top + place // columns * tall
        middle = f"translate({x + wide / 2 - 1.5:g} {y + tall / 2 - 1.5:g})scale({scale:.2f})"
        face = [box(answer.dress, x, y, wide - 3, tall - 3, 6), Shape("g", "", {"transform": middle}, answer.face)]
        hit = box("hit", x, y, wide - 3, tall - 3, 6)
        yield from button(answer.action, answer.name, said[answer.action], face, hit)


def fitting(count: int, sizes: Sizes, width: float, height: float) -> tuple[int, int]:
    """The first size in which so many buttons have room, or the smallest."""
    for wide, tall in sizes:
        if int(width // wide) * int(height // tall) >= count:
            return wide, tall
    return sizes[-1]
