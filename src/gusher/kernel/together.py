"""What lies side by side in a picture and changes together, if at all: the shapes of a board's ground, a row of places.

A board is drawn for every viewer after every answer, and nearly all of it is as it was. What was drawn in one go, and
is kept by what it was drawn from (`@kept` and `@shared` in drawing.py), need not be looked at one by one either.
"""

from collections.abc import Iterable
from typing import Generic, TypeVar

Item = TypeVar("Item")


class Together(Generic[Item]):
    """It never changes, and so printers may note on it how all of it looks in print."""

    __slots__ = ("items", "printed")

    def __init__(self, items: Iterable[Item]) -> None:
        self.items: tuple[Item, ...] = tuple(items)
        self.printed: dict[object, tuple[str, ...]] = {}


def one_by_one(found: "Iterable[Item | Together[Item]]") -> list[Item]:
    """All of them, in their order."""
    items: list[Item] = []
    for one in found:
        if isinstance(one, Together):
            items += one.items
        else:
            items.append(one)
    return items
