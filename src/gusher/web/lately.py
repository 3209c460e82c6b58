"""What was used lately, and no more than so many."""

from collections import OrderedDict
from collections.abc import Hashable
from typing import TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")


def put_last(kept: OrderedDict[Key, Value], key: Key, value: Value, most: int) -> None:
    """What was put there longest ago goes."""
    kept[key] = value
    kept.move_to_end(key)
    if len(kept) > most:
        kept.popitem(last=False)
