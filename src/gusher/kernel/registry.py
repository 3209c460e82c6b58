"""The games on the table. Listing them loads no rules; a game is found by its name alone.

Ours are the packages in games/. Those of other distributions announce themselves by entry points; one that cannot be
used is left out, and `bad_plugins` says why: it must not take the table down.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

from gusher.kernel.errors import UnknownGame
from gusher.kernel.game import LANGUAGES, Game

BUILTIN = "gusher.games"  # each package in it describes one game as GAME
ENTRY_POINTS = "gusher.games"  # games of other distributions announce theirs under this group
NAME = re.compile(r"[a-z][a-z0-9_]*")  # it becomes part of addresses, file names and the keys of catalogues
LISTED = ("name", "tagline", "about")  # what a list of games says of each, in both languages

_guests: dict[str, Game] = {}


@dataclass(frozen=True)
class BadPlugin:
    """A game of another distribution that cannot be used. The reason is for developers, in English."""

    entry: str
    distribution: str
    reason: str


@dataclass
class _Plugins:
    """The games of other distributions, each with the entry point that announces it."""

    usable: dict[str, tuple[Game, EntryPoint]] = field(default_factory=dict)
    bad: list[BadPlugin] = field(default_factory=list)

    def reject(self, entry: EntryPoint, error: Exception) -> None:
        distribution = entry.dist.name if entry.dist is not None else ""
        self.bad.append(BadPlugin(entry.name, distribution, f"{type(error).__name__}: {error}"))


@cache
def _builtin() -> dict[str, Game]:
    packages = [import_module(f"{BUILTIN}.{module.name}") for module in iter_modules(import_module(BUILTIN).__path__)]
    return {package.GAME.name: package.GAME for package in packages}


@cache
def _plugins() -> _Plugins:
    plugins = _Plugins()
    for entry in sorted(entry_points(group=ENTRY_POINTS), key=lambda entry: (entry.name, entry.value)):
        try:
            game = _described(entry)
            if game.name in _builtin() or game.name in plugins.usable:
                raise ValueError(f"there is a game {game.name!r} already")
            plugins.usable[game.name] = (game, entry)
        except Exception as error:  # whatever goes wrong in somebody else's package is not ours to foresee
            plugins.reject(entry, error)
    return plugins


def _described(entry: EntryPoint) -> Game:
    """The description that an entry point names, with all that a list of games needs."""
    game = entry.load()
    if not isinstance(game, Game):
        raise TypeError(f"{entry.value} is no Game")
    if not NAME.fullmatch(game.name):
        raise ValueError(f"{game.name!r} is no name for a game: small letters, digits and underscores")
    for language in LANGUAGES:
        for word in LISTED:
            if not re.search(rf"^{game.name}-{word} =", game.text(f"words/{language}.ftl"), re.MULTILINE):
                raise LookupError(f"words/{language}.ftl does not say {game.name}-{word}")
    return game


def _known() -> dict[str, Game]:
    return {**_builtin(), **{name: game for name, (game, _) in _plugins().usable.items()}, **_guests}


def games() -> list[Game]:
    """All games, by name."""
    return [game for _, game in sorted(_known().items())]


def bad_plugins() -> list[BadPlugin]:
    """What is installed as a game and cannot be used, and why."""
    return list(_plugins().bad)


def leave_out(game: Game, error: Exception) -> None:
    """Takes a plug-in off the table whose parts cannot be loaded. With one of ours that is an error like any other."""
    if game.name not in _plugins().usable:
        raise error
    _, entry = _plugins().usable.pop(game.name)
    _plugins().reject(entry, error)


def find(name: str) -> Game:
    """The game of that name; raises UnknownGame, which lists the names there are."""
    known = _known()
    if name not in known:
        raise UnknownGame("unknown", given=name, known=sorted(known))
    return known[name]


@contextmanager
def guest(game: Game) -> Iterator[Game]:
    """A game at the table for a while, for tests and experiments."""
    _guests[game.name] = game
    try:
        yield game
    finally:
        del _guests[game.name]
