"""The lines of a log as objects. A file may come from anywhere: what no log ever holds is refused before it is used."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from gusher.kernel.errors import BadLog

LONGEST_LINE = 20_000  # characters; the longest that is written, a header with names, has some hundred
DEEPEST = 8  # objects and lists in one another; a result has three
MOST = 10**15  # beyond every number of a game, an entry or a version


@dataclass(frozen=True)
class Line:
    """A line of a log that has been parsed as an object."""

    number: int
    data: dict[str, Any]


def parse(lines: Iterable[str]) -> Iterator[Line]:
    """The lines that are not empty, counted from 1. Raises BadLog, which names the line."""
    for number, text in enumerate(lines, start=1):
        if text.strip():
            yield parse_line(text, number)


def parse_line(text: str, number: int) -> Line:
    if len(text) > LONGEST_LINE:
        raise BadLog("long", number, most=LONGEST_LINE)
    try:
        data = json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise BadLog("not-json", number, reason=str(error)) from None
    if not isinstance(data, dict):
        raise BadLog("not-object", number)
    _check(data, number)
    return Line(number, data)


def _no_number(name: str) -> None:
    """Python reads NaN and Infinity; JSON does not know them."""
    raise ValueError(name)


def _check(data: dict[str, Any], number: int) -> None:
    """Layer by layer, without calling itself: a deep line must not exhaust the stack here either."""
    layer: list[Any] = list(data.values())
    for _ in range(DEEPEST):
        if any(type(value) is int and not -MOST < value < MOST for value in layer):
            raise BadLog("huge", number)
        inside = [value for value in layer if isinstance(value, (dict, list))]
        if not inside:
            return
        layer = [value for outer in inside for value in (outer.values() if isinstance(outer, dict) else outer)]
    raise BadLog("deep", number, most=DEEPEST)
