"""Damage to what people send and files hold: the same for the same seed, a little more of it with `GUSHER_FUZZ`."""

import json
import os
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

USUAL_CASES = 300


def cases(usual: int = USUAL_CASES) -> int:
    """How many damaged inputs a fuzzer tries: a few hundred, or as many as `GUSHER_FUZZ` says."""
    return int(os.environ.get("GUSHER_FUZZ", usual))


def nested(depth: int, opening: str = "[", closing: str = "]") -> str:
    return opening * depth + closing * depth


# Values, as JSON text, that careless code trips over: of the wrong kind, out of range, long, deep, hard to print.
ODD_VALUES: tuple[str, ...] = (
    "null",
    "true",
    "false",
    "0",
    "-1",
    "1.5",
    "1e999",
    "-1e999",
    "NaN",
    "Infinity",
    "9" * 25,
    "-" + "9" * 400,
    "9" * 5000,
    '""',
    '"chance"',
    '"rewind"',
    '"\\u0000"',
    '"\\ud800"',
    '"\\u202e\\u001b[31m"',
    '"é☃\U0001f6e2"',
    '"' + "x" * 999 + '"',
    '"' + "x" * 1001 + '"',
    '"' + "x" * 5000 + '"',
    "[]",
    "{}",
    "[" + ", ".join(["7"] * 2000) + "]",
    '["' + "y" * 3000 + '"]',
    '{"a": {"b": ["c"]}}',
    nested(40),
    nested(900),
    nested(100_000),
    nested(30_000, '{"a":', "}").replace(":}", ":1}"),
    "[[1, 2], {}]",
)


def damaged_lines(lines: Sequence[str], rng: Random) -> str:
    """A file of JSON lines, damaged once or twice."""
    kept = list(lines)
    for _ in range(rng.choice((1, 1, 1, 2))):
        rng.choice(_WAYS)(kept, rng)
    text = "".join(f"{line}\n" for line in kept)
    return rng.choice((lambda t: t, lambda t: t, lambda t: t, lambda t: _flipped(t, rng)))(text)


def _place(lines: list[str], rng: Random) -> int:
    """Any line, the first and the last more often than the others."""
    return rng.choice((0, len(lines) - 1, rng.randrange(len(lines)), rng.randrange(len(lines))))


def _drop(lines: list[str], rng: Random) -> None:
    if len(lines) > 1:
        del lines[_place(lines, rng)]


def _double(lines: list[str], rng: Random) -> None:
    place = _place(lines, rng)
    lines.insert(rng.randrange(len(lines) + 1), lines[place])


def _cut(lines: list[str], rng: Random) -> None:
    place = _place(lines, rng)
    lines[place] = lines[place][: rng.randrange(len(lines[place]) + 1)]


def _end_early(lines: list[str], rng: Random) -> None:
    del lines[rng.randrange(len(lines)) + 1 :]


def _other_value(lines: list[str], rng: Random) -> None:
    """One value, perhaps deep in the line, becomes an odd one."""
    place = _place(lines, rng)
    data = _object(lines[place])
    if data:
        _put(data, rng)
        lines[place] = _text(data)


def _other_key(lines: list[str], rng: Random) -> None:
    place = _place(lines, rng)
    data = _object(lines[place])
    if data:
        old = rng.choice(sorted(data))
        data[rng.choice(("n", "by", "do", "to", "hidden", "joined", "agreed", "end", "", "x" * 2000))] = data.pop(old)
        lines[place] = _text(data)


def _extra_key(lines: list[str], rng: Random) -> None:
    place = _place(lines, rng)
    data = _object(lines[place])
    name = rng.choice(("end", "secret", "to", "agreed", "joined", "hidden", "board", "commitment", "k" * 1500))
    data[name] = _Odd(rng.choice(ODD_VALUES))
    lines[place] = _text(data)


def _odd_line(lines: list[str], rng: Random) -> None:
    lines.insert(rng.randrange(len(lines) + 1), rng.choice(ODD_VALUES))


_WAYS: tuple[Callable[[list[str], Random], None], ...] = (
    _drop,
    _double,
    _cut,
    _end_early,
    _other_value,
    _other_value,
    _other_value,
    _other_key,
    _extra_key,
    _odd_line,
)


def _flipped(text: str, rng: Random) -> str:
    """Some characters become others."""
    characters = list(text)
    for _ in range(rng.randrange(1, 4)):
        characters[rng.randrange(len(characters))] = rng.choice('{}[]",:0 9\x00\n\tx\\é')
    return "".join(characters)


class _Odd:
    """A value that stands in the text exactly so, whether or not a parser likes it."""

    def __init__(self, text: str) -> None:
        self.text = text


def _object(line: str) -> dict[str, Any]:
    """What the line holds, unless it has been damaged before."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def _put(data: dict[str, Any], rng: Random) -> None:
    key = rng.choice(sorted(data))
    inner = data[key]
    if isinstance(inner, dict) and inner and rng.random() < 0.5:
        _put(inner, rng)
    elif isinstance(inner, list) and inner and rng.random() < 0.5:
        inner[rng.randrange(len(inner))] = _Odd(rng.choice(ODD_VALUES))
    else:
        data[key] = _Odd(rng.choice(ODD_VALUES))


def _text(value: Any) -> str:
    if isinstance(value, _Odd):
        return value.text
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)}: {_text(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_text(inner) for inner in value) + "]"
    return json.dumps(value)
