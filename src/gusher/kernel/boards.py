"""The printed parts of the games: the built-in data files, or an owner's who has the box at hand.

A file of one's own is a corrected copy of the built-in one (`gusher board show GAME`). It may change every number and
every word; only what would break the game is refused (board_check.py). Which files are in use stands in the
environment, so that bots and arenas in other processes play on the same boards.

What things are called (`names`) and who has seen them (`sources`) changes no game: it is no part of a board's checksum,
and a file may leave it out.
"""

import hashlib
import json
import os
import sys
import tomllib
from collections.abc import Iterator, Sequence
from copy import deepcopy
from functools import cache, lru_cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from gusher.kernel import board_check, registry
from gusher.kernel.board_check import entries, inner_place
from gusher.kernel.errors import BadBoard
from gusher.kernel.game import Game

ENVIRONMENT = "GUSHER_BOARDS"  # the files in use, separated as in PATH
DIGITS = 16  # of a board's checksum: enough to tell files apart, short enough to read out

# Looked at before a file is parsed; the built-in ones are far below. A key of a hundred thousand dots would take hours.
LARGEST_FILE = 100_000  # bytes
LONGEST_LINE = 1000  # characters

NAMES = "names"  # what things are called, in each language
BESIDE = (NAMES, "sources")  # what changes no game

Data = dict[str, Any]
Change = tuple[str, Any, Any]  # a place, what the built-in board says there, what the owner's does


def has_board(game: Game) -> bool:
    """Has the game printed parts? A small one may keep its few numbers in its code: there is nothing to correct."""
    return find_spec(game.package) is not None and files(game.package).joinpath("data.toml").is_file()


def read(name: str) -> Data:
    """The data that a game plays with."""
    own = own_file(name)
    game = registry.find(name)
    return _completed(game, content(own)) if own is not None else builtin(game)


def changes(game: Game) -> list[Change]:
    """What the board in use says in place of the built-in one; nothing if that is the one in use."""
    return differences(game, read(game.name)) if game.name in _in_use() else []


@cache
def checksum(name: str) -> str:
    """What tells the owner's board in use from the built-in one, which has none: logs say on which they were played."""
    path = own_file(name)
    return "" if path is None else checksum_of(registry.find(name), content(path))


def checksum_of(game: Game, own: Data) -> str:
    """Of what an owner's file says, but for what changes no game."""
    played = {key: value for key, value in own.items() if key not in BESIDE}
    if played == {key: value for key, value in builtin(game).items() if key not in BESIDE}:
        return ""
    return hashlib.sha256(json.dumps(played, sort_keys=True).encode()).hexdigest()[:DIGITS]


def own_file(name: str) -> Path | None:
    """The owner's file in use, if there is one."""
    return _in_use().get(name)


def own_text(name: str) -> str:
    """The owner's file in use, as it stands, for workers that have no such file; empty if the board is the built-in
    one."""
    path = own_file(name)
    return "" if path is None else path.read_text(encoding="utf-8")


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
    own = _completed(game, content(path))
    return game, board_check.faults(game.part("data_check"), builtin(game), own)


def differences(game: Game, own: Data) -> list[Change]:
    """Where a board says something else than the built-in one."""
    ours, theirs = dict(leaves("", builtin(game))), dict(leaves("", _completed(game, own)))
    both = {**ours, **theirs}
    return [(place, ours.get(place), theirs.get(place)) for place in both if ours.get(place) != theirs.get(place)]


def text(game: Game) -> str:
    """The built-in file with its comments, as an owner may take it and correct it."""
    return f'game = "{game.name}"\n\n' + _builtin_file(game)


# --- files ---


def builtin(game: Game) -> Data:
    """What our own file says."""
    return _toml(_builtin_file(game))


def _completed(game: Game, own: Data) -> Data:
    """With the built-in names of whatever the file does not name."""
    ours = builtin(game)
    return {**own, **{key: _filled(ours[key], own.get(key, {})) for key in BESIDE if key in ours}}


def _filled(ours: Any, own: Any) -> Any:
    if not isinstance(ours, dict) or not isinstance(own, dict):
        return own
    return {**own, **{key: _filled(word, own[key]) if key in own else word for key, word in ours.items()}}


def _builtin_file(game: Game) -> str:
    if not has_board(game):
        raise BadBoard("none", game=game.name)
    return game.text("data.toml")


def _in_use() -> dict[str, Path]:
    paths = [Path(path) for path in os.environ.get(ENVIRONMENT, "").split(os.pathsep) if path]
    return {_owner(path).name: path for path in paths}


def content(path: Path) -> Data:
    """What a file says, but for its first line, which names the game."""
    return {key: value for key, value in _parsed(path).items() if key != "game"}


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
        return _toml(text)
    except tomllib.TOMLDecodeError as error:
        raise BadBoard("toml", file=str(path), reason=str(error)) from None
    except RecursionError:
        raise BadBoard("deep", file=str(path)) from None


def _toml(text: str) -> Data:
    """A copy of what was read: whoever changes it changes nothing for the others."""
    return deepcopy(_read_once(text))


@lru_cache(maxsize=8)
def _read_once(text: str) -> Data:
    """A board is asked for its game, its numbers, its names in each language and what differs."""
    return tomllib.loads(text)


def _owner(path: Path) -> Game:
    """The game that the file names in its first line."""
    name = _parsed(path).get("game")
    known = [game.name for game in registry.games()]
    if not isinstance(name, str) or name not in known:
        raise BadBoard("game", file=str(path), given=str(name or ""), known=known)
    return registry.find(name)


def leaves(place: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Every number, word and switch, with its place."""
    inner = entries(value)
    if inner is None:
        yield place, value
        return
    for key, part in inner:
        yield from leaves(inner_place(place, key), part)
