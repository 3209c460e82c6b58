"""The printed parts of the games: the built-in data files, or an owner's who has the box at hand.

A file of one's own is a corrected copy of the built-in one (`gusher board show GAME`). It may change every number and
word; tables and lists keep their shape, because the engine's tables and the boards' drawings are built on it. Which
files are in use stands in the environment, so that bots and arenas in other processes play on the same boards.
"""

import hashlib
import json
import os
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from gusher.kernel import registry
from gusher.kernel.errors import BadBoard
from gusher.kernel.game import Game

ENVIRONMENT = "GUSHER_BOARDS"  # the files in use, separated as in PATH
DIGITS = 16  # of a board's checksum: enough to tell files apart, short enough to read out

# Looked at before a file is parsed; the built-in ones are far below. A key of a hundred thousand dots would take hours.
LARGEST_FILE = 100_000  # bytes
LONGEST_LINE = 1000  # characters
LONGEST_WORD = 200

Data = dict[str, Any]


def has_board(game: Game) -> bool:
    """Has the game printed parts? A small one may keep its few numbers in its code: there is nothing to correct."""
    return files(game.package).joinpath("data.toml").is_file()


def read(name: str) -> Data:
    """The data that a game plays with."""
    own = _in_use().get(name)
    return _parsed(own) if own is not None else builtin(registry.find(name))


@cache
def checksum(name: str) -> str:
    """What tells an owner's board from the built-in one, which has none: logs say on which one they were played."""
    path = _in_use().get(name)
    if path is None:
        return ""
    own = _parsed(path)
    del own["game"]
    if own == builtin(registry.find(name)):
        return ""
    return hashlib.sha256(json.dumps(own, sort_keys=True).encode()).hexdigest()[:DIGITS]


def use(given: Sequence[str]) -> None:
    """Plays on these files from now on. Raises BadBoard for the first thing wrong with one of them."""
    chosen: dict[str, Path] = {}
    for path in (Path(one).resolve() for one in given):
        game, faults = examine(path)
        if faults:
            raise faults[0]
        if game.name in chosen:
            raise BadBoard("twice", file=str(path), game=game.name)
        if f"{game.package}.data" in sys.modules:
            raise BadBoard("late", file=str(path), game=game.name)
        chosen[game.name] = path
    os.environ[ENVIRONMENT] = os.pathsep.join(map(str, chosen.values()))
    checksum.cache_clear()


def examine(path: Path) -> tuple[Game, list[BadBoard]]:
    """The game a file belongs to, and everything in it that the game could not be played with."""
    game = _owner(path)
    data = _parsed(path)
    del data["game"]
    check = game.part("data_check")
    faults = list(_Shape(check.OPTIONAL, check.ANY_LENGTH).faults("", builtin(game), data))
    faults = faults or list(_sizes(data, check.RANGES))
    return game, faults or list(check.faults(data))


def differences(name: str) -> list[tuple[str, Any, Any]]:
    """Where the board in use says something else than the built-in one: the place, its word and the owner's."""
    ours, own = dict(leaves("", builtin(registry.find(name)))), dict(leaves("", read(name)))
    own.pop("game", None)
    return [(place, ours.get(place), own.get(place)) for place in {**ours, **own} if ours.get(place) != own.get(place)]


def text(game: Game) -> str:
    """The built-in file with its comments, as an owner may take it and correct it."""
    return f'game = "{game.name}"\n\n' + _builtin_file(game)


# --- files ---


def builtin(game: Game) -> Data:
    """What our own file says."""
    return tomllib.loads(_builtin_file(game))


def _builtin_file(game: Game) -> str:
    if not has_board(game):
        raise BadBoard("none", game=game.name)
    return game.text("data.toml")


def _in_use() -> dict[str, Path]:
    paths = [Path(path) for path in os.environ.get(ENVIRONMENT, "").split(os.pathsep) if path]
    return {_owner(path).name: path for path in paths}


def _parsed(path: Path) -> Data:
    with path.open("rb") as file:
        content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise BadBoard("large", file=str(path), most=LARGEST_FILE)
    text = content.decode().replace("\r\n", "\n")
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST_LINE:
            raise BadBoard("line", file=str(path), line=number, most=LONGEST_LINE)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadBoard("toml", file=str(path), reason=str(error)) from None
    except RecursionError:
        raise BadBoard("deep", file=str(path)) from None


def _owner(path: Path) -> Game:
    """The game that the file names in its first line."""
    name = _parsed(path).get("game")
    known = [game.name for game in registry.games()]
    if not isinstance(name, str) or name not in known:
        raise BadBoard("game", file=str(path), given=str(name or ""), known=known)
    return registry.find(name)


# --- the shape ---


class _Shape:
    """What is wrong with the shape of an owner's data."""

    def __init__(self, optional: Mapping[str, frozenset[str]], any_length: frozenset[str]) -> None:
        self._optional = optional  # words that may come and go, by place; * is any name or number in it
        self._any_length = any_length  # lists that may be shorter or longer

    def faults(self, place: str, builtin: Any, own: Any) -> Iterator[BadBoard]:
        if _kind(builtin) != _kind(own):
            yield BadBoard("kind", place=place, want=_kind(builtin))
        elif isinstance(builtin, dict):
            yield from self._tables(place, builtin, own)
        elif isinstance(builtin, list):
            yield from self._lists(place, builtin, own)

    def _lists(self, place: str, builtin: list[Any], own: list[Any]) -> Iterator[BadBoard]:
        if len(builtin) != len(own) and place not in self._any_length:
            yield BadBoard("length", place=place, want=len(builtin), given=len(own))
        longer = [*builtin, *builtin[-1:] * (len(own) - len(builtin))]  # what is added looks like the last
        for number, (one, other) in enumerate(zip(longer, own, strict=False), start=1):
            yield from self.faults(_at(place, str(number)), one, other)

    def _tables(self, place: str, builtin: Data, own: Data) -> Iterator[BadBoard]:
        optional = self._words_at(place)
        for key in builtin:
            if key in own:
                yield from self.faults(_at(place, key), builtin[key], own[key])
            elif key not in optional:
                yield BadBoard("missing", place=_at(place, key))
        for key in own:
            if key not in builtin and key not in optional:
                yield BadBoard("extra", place=_at(place, key), given=key, known=sorted({*builtin, *optional}))

    def _words_at(self, place: str) -> frozenset[str]:
        return next((words for pattern, words in self._optional.items() if _is_at(place, pattern)), frozenset())


def _is_at(place: str, pattern: str) -> bool:
    """A * of the pattern is any name or number."""
    parts, wanted = place.split("."), pattern.split(".")
    return len(parts) == len(wanted) and all(want in ("*", part) for part, want in zip(parts, wanted, strict=True))


Ranges = Mapping[str, tuple[int, int]]  # the least and the most of the numbers at a place; the first that fits counts


def _sizes(data: Data, ranges: Ranges) -> Iterator[BadBoard]:
    """No word is endless, and no number beyond what the engine's tables and the drawings have room for."""
    for place, value in leaves("", data):
        if type(value) is int:
            yield from within(place, value, *range_at(place, ranges))
        elif isinstance(value, str) and len(value) > LONGEST_WORD:
            yield BadBoard("long", place=place, most=LONGEST_WORD)


def range_at(place: str, ranges: Ranges) -> tuple[int, int]:
    """A game gives one for every number of its board."""
    return next(limits for pattern, limits in ranges.items() if _is_at(place, pattern))


def _kind(value: Any) -> str:
    kinds: Mapping[type, str] = {
        bool: "switch",
        int: "number",
        str: "word",
        list: "list",
        dict: "table",
    }
    return kinds.get(type(value), "other")


def _at(place: str, key: str) -> str:
    """A place in a file: `cards.R01.move`; things in lists are counted from 1."""
    return f"{place}.{key}" if place else key


def leaves(place: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Every number, word and switch, with its place."""
    inner = value.items() if isinstance(value, dict) else enumerate(value, start=1) if isinstance(value, list) else None
    if inner is None:
        yield place, value
        return
    for key, part in inner:
        yield from leaves(_at(place, str(key)), part)


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
