"""Positions as JSON data and back, over the fields that a game has declared: written here, once, for all games.

Numbers stay numbers, vectors become lists.
"""

from collections.abc import Collection, Mapping
from typing import Any, TypeVar

from gusher.kernel.tables import flat

Position = TypeVar("Position")


def dump(position: object, unwritten: Collection[str]) -> dict[str, Any]:
    """The fields by their names, without those that need not be written."""
    values = {name: getattr(position, name) for name in _fields(position) if name not in unwritten}
    return {name: value if isinstance(value, int) else list(value) for name, value in values.items()}


def load(position: object, data: Mapping[str, Any], unwritten: Collection[str]) -> None:
    """Puts what `dump` gave into a position that has the same fields. Data of another shape raises an error."""
    for name in _fields(position):
        if name not in unwritten:
            is_number = isinstance(getattr(position, name), int)
            setattr(position, name, data[name] if is_number else flat(data[name]))


def twin(position: Position, shared: Collection[str]) -> Position:
    """A position of the same class with fields of its own, but for the shared ones."""
    copy = type(position).__new__(type(position))
    for name in _fields(position):
        value = getattr(position, name)
        setattr(copy, name, value if name in shared or isinstance(value, int) else value[:])
    return copy


def _fields(position: object) -> list[str]:
    """The names of its fields: a compiled class lists them, others keep them in a dictionary.

    The list names the dictionary too, which only a subclass that is not compiled really has.
    """
    native = [name for name in getattr(type(position), "__mypyc_attrs__", ()) if name != "__dict__"]
    return [*native, *getattr(position, "__dict__", ())]
