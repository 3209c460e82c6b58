"""The games on the table. Listing them loads no rules; a game is found by its name alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from gusher.kernel.errors import UnknownGame
from gusher.kernel.game import Game

HOUSE = "gusher.games"  # each package in it describes one game as GAME
ENTRY_POINTS = "gusher.games"  # games of other distributions announce theirs under this group

_guests: dict[str, Game] = {}


@cache
def _residents() -> dict[str, Game]:
    found: dict[str, Game] = {}
    for module in iter_modules(import_module(HOUSE).__path__):
        game: Game = import_module(f"{HOUSE}.{module.name}").GAME
        found[game.name] = game
    for entry in entry_points(group=ENTRY_POINTS):
        guest: Game = entry.load()
        found.setdefault(guest.name, guest)
    return found


def games() -> list[Game]:
    """All games, by name."""
    return [game for _, game in sorted({**_residents(), **_guests}.items())]


def find(name: str) -> Game:
    """The game of that name; raises UnknownGame, which lists the names there are."""
    known = {**_residents(), **_guests}
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
