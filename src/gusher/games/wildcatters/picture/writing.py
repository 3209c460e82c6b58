"""Headings of the desk, and rows of buttons that shrink until all of them fit."""

from collections.abc import Iterator
from dataclasses import dataclass

from gusher.games.wildcatters.picture.layout import DESK, DESK_HEIGHT, MARGIN
from gusher.games.wildcatters.picture.tags import Said
from gusher.kernel.drawing import box, button, write
from gusher.kernel.say import Say
from gusher.kernel.scene import Label, Shape


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer, the name of its shape, and what is drawn around its middle."""

    action: int
    name: str
    face: list[Shape]


def heading(title: Say, lines: list[Say]) -> Iterator[Shape]:
    """What is going on, at the left end of the desk."""
    yield write(title, MARGIN + 4, DESK + 34, 23, "slab ink")
    for place, line in enumerate(lines):
        yield write(line, MARGIN + 4, DESK + 62 + place * 22, 17, "ink")


def number(text: Label) -> list[Shape]:
    return [write(text, 0, 8, 24, "slab middle on-light")]


def grid(
    left: float, right: float, answers: list[Answer], sizes: tuple[tuple[int, int], ...], said: Said
) -> Iterator[Shape]:
    """Buttons in rows. A button's face is drawn around its middle for the first size and shrinks with it."""
    width, height = _fitting(len(answers), right - left, sizes)
    columns = int((right - left) // width)
    scale = min(width / sizes[0][0], height / sizes[0][1])
    top = DESK + 2 + max(0, DESK_HEIGHT - 2 - height * -(-len(answers) // columns)) / 2
    for place, answer in enumerate(answers):
        x, y = left + place % columns * width, top + place // columns * height
        middle = f"translate({x + width / 2 - 1.5:g} {y + height / 2 - 1.5:g})scale({scale:.2f})"
        face = [box("press", x, y, width - 3, height - 3, 6), Shape("g", "", {"transform": middle}, answer.face)]
        hit = box("hit", x, y, width - 3, height - 3, 6)
        yield from button(answer.action, answer.name, said[answer.action], face, hit)


def _fitting(count: int, room: float, sizes: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    for width, height in sizes:
        if int(room // width) * int((DESK_HEIGHT - 2) // height) >= count:
            return width, height
    return sizes[-1]
