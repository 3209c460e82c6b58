"""Is an owner's board sound? Its shape, its sizes, and what a game asks of its printed parts.

A game's `data_check` says what may come and go, how large numbers may be, and what else would break the game.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from gusher.kernel.errors import BadBoard

LONGEST_WORD = 200

Ranges = Mapping[str, tuple[int, int]]  # the least and the most of the numbers at a place; the first that fits counts


def faults(rules: Any, builtin: Mapping[str, Any], own: Mapping[str, Any]) -> list[BadBoard]:
    """What is wrong, the simplest first: what has no shape has no sums."""
    found = list(_Shape(rules.OPTIONAL, rules.ANY_LENGTH).faults("", builtin, own))
    found = found or list(_sizes("", own, rules.RANGES))
    return found or list(rules.faults(own))


# --- places ---


def entries(value: Any) -> list[tuple[str, Any]] | None:
    """What a table or a list holds, by name: things in lists have their `id`, or are counted from 1."""
    if isinstance(value, dict):
        return list(value.items())
    if isinstance(value, list):
        return [(_name(part, number), part) for number, part in enumerate(value, start=1)]
    return None


def _name(part: Any, number: int) -> str:
    name = part.get("id") if isinstance(part, dict) else None
    return name if isinstance(name, str) and name.isidentifier() else str(number)


def inner_place(place: str, key: str) -> str:
    """A place in a file: `cards.R01.move`."""
    return f"{place}.{key}" if place else key


def _is_at(place: str, pattern: str) -> bool:
    """A * of the pattern is any name or number."""
    parts, wanted = place.split("."), pattern.split(".")
    return len(parts) == len(wanted) and all(want in ("*", part) for part, want in zip(parts, wanted, strict=True))


# --- the shape ---


class _Shape:
    """What is wrong with the shape of an owner's data."""

    def __init__(self, optional: Mapping[str, frozenset[str]], any_length: frozenset[str]) -> None:
        self._optional = optional  # words that may come and go, by place
        self._any_length = any_length  # lists that may be shorter or longer

    def faults(self, place: str, builtin: Any, own: Any) -> Iterator[BadBoard]:
        if _kind(builtin) != _kind(own):
            yield BadBoard("kind", place=place, want=_kind(builtin))
        elif isinstance(builtin, dict):
            yield from self._tables(place, builtin, own)
        elif isinstance(builtin, list):
            yield from self._lists(place, builtin, own)

    def _lists(self, place: str, builtin: list[Any], own: list[Any]) -> Iterator[BadBoard]:
        if len(builtin) != len(own) and not any(_is_at(place, pattern) for pattern in self._any_length):
            yield BadBoard("length", place=place, want=len(builtin), given=len(own))
        known = dict(entries(builtin) or [])
        for key, part in entries(own) or []:
            # What is added looks like the last.
            yield from self.faults(inner_place(place, key), known.get(key, builtin[-1]), part)

    def _tables(self, place: str, builtin: Mapping[str, Any], own: Mapping[str, Any]) -> Iterator[BadBoard]:
        optional = self._words_at(place)
        for key in builtin:
            if key in own:
                yield from self.faults(inner_place(place, key), builtin[key], own[key])
            elif key not in optional:
                yield BadBoard("missing", place=inner_place(place, key))
        for key in own:
            if key not in builtin and key not in optional:
                yield BadBoard("extra", place=inner_place(place, key), given=key, known=sorted({*builtin, *optional}))

    def _words_at(self, place: str) -> frozenset[str]:
        return next((words for pattern, words in self._optional.items() if _is_at(place, pattern)), frozenset())


def _kind(value: Any) -> str:
    kinds: Mapping[type, str] = {
        bool: "switch",
        int: "number",
        str: "word",
        list: "list",
        dict: "table",
    }
    return kinds.get(type(value), "other")


# --- the sizes ---


def _sizes(place: str, value: Any, ranges: Ranges) -> Iterator[BadBoard]:
    """No word is endless or cannot be printed, and no number is beyond what tables and drawings have room for."""
    if type(value) is int:
        yield from within(place, value, *range_at(place, ranges))
    elif isinstance(value, str) and len(value) > LONGEST_WORD:
        yield BadBoard("long", place=place, most=LONGEST_WORD)
    elif isinstance(value, str) and not value.isprintable():
        yield BadBoard("unprintable", place=place)
    for key, part in entries(value) or []:
        yield from _sizes(inner_place(place, key), part, ranges)


def range_at(place: str, ranges: Ranges) -> tuple[int, int]:
    """A game gives one for every number of its board."""
    return next(limits for pattern, limits in ranges.items() if _is_at(place, pattern))


# --- what games ask of their printed parts ---


def known(place: str, given: Sequence[str], words: Sequence[str]) -> Iterator[BadBoard]:
    """Each is one of the words."""
    for word in given:
        if word not in words:
            yield BadBoard("word", place=place, given=word, known=list(words))


def counted(place: str, given: int, want: int) -> Iterator[BadBoard]:
    """There are so many."""
    if given != want:
        yield BadBoard("count", place=place, given=given, want=want)


def within(place: str, given: int, least: int, most: int) -> Iterator[BadBoard]:
    if not least <= given <= most:
        yield BadBoard("range", place=place, given=given, least=least, most=most)


def different(place: str, given: Sequence[str]) -> Iterator[BadBoard]:
    """No two are alike."""
    for word in dict.fromkeys(word for word in given if given.count(word) > 1):
        yield BadBoard("alike", place=place, given=word)


def fits(place: str, words: Mapping[str, Any], room: int) -> Iterator[BadBoard]:
    """Words that the drawing has so much room for, each in every language."""
    for key, word in words.items():
        if isinstance(word, dict):
            yield from fits(inner_place(place, key), word, room)
        elif not 1 <= len(word) <= room:
            yield BadBoard("room", place=inner_place(place, key), most=room)
