"""Headings of the desk, and rows of buttons on it."""

from collections.abc import Iterator
from math import ceil

from gusher.games.wildcatters.picture.layout import DESK, DESK_HEIGHT, MARGIN
from gusher.kernel.buttons import Answer, Sizes, fitting, grid
from gusher.kernel.drawing import write
from gusher.kernel.say import Say
from gusher.kernel.scene import Label, Said, Shape


def heading(title: Say, lines: list[Say]) -> Iterator[Shape]:
    """What is going on, at the left end of the desk."""
    yield write(title, MARGIN + 4, DESK + 34, 23, "slab ink")
    for place, line in enumerate(lines):
        yield write(line, MARGIN + 4, DESK + 62 + place * 22, 17, "ink")


def number(text: Label) -> list[Shape]:
    return [write(text, 0, 8, 24, "slab middle on-light")]


def rows(left: float, right: float, answers: list[Answer], sizes: Sizes, said: Said) -> Iterator[Shape]:
    """Buttons in rows, around the middle of the desk."""
    width, height = right - left, DESK_HEIGHT - 2
    wide, tall = fitting(len(answers), sizes, width, height)
    taken = tall * ceil(len(answers) / (width // wide))
    return grid(answers, said, sizes, left, DESK + 2 + max(0, height - taken) / 2, width, height)
