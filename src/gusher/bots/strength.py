"""How strong the bots are, on the scale of people's ratings: what `gusher ladder` has measured, kept with each game.

A game's `ladder.toml` has the rungs of its ladder in points of Elo; one bot is where newcomers begin, so that the scale
means something from the first game on. A level has one strength, whatever its character. A game without a ladder has
bots all the same, but nobody knows how strong they are.

Levels have met their neighbours on both sides. Other bots have met the level in the middle, and where strengths do not
add up (docs/results.md: Giganten) nobody knows from that how they do among the others. So ladders that people see have
levels alone, and so have new rated tables; matches that began against others count by what was measured.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.util import find_spec

from gusher.bots.levels import LEVELS, level_of
from gusher.bots.rating import Rating, from_elo
from gusher.kernel import registry
from gusher.kernel.game import Game

ORIGIN = "medium"
FILE = "ladder.toml"
WITHIN = 1.959964  # standard errors on either side of a 95 % interval


@dataclass(frozen=True)
class Rung:
    """A bot on a game's ladder, in points of Elo, with its 95 % interval."""

    name: str
    rating: float
    low: float
    high: float


@cache
def ladder(game: Game) -> tuple[Rung, ...]:
    """The strongest first; empty if the game has none."""
    if find_spec(game.package) is None:  # a game that is only described
        return ()
    found = files(game.package).joinpath(FILE)
    if not found.is_file():
        return ()
    rows = tomllib.loads(found.read_text(encoding="utf-8"))["rung"]
    return tuple(sorted((Rung(**row) for row in rows), key=lambda rung: -rung.rating))


def measured_levels(game: str) -> Mapping[str, Rating]:
    """The levels of a game whose strength is known, from the weakest."""
    return {level: strengths(game)[level] for level in LEVELS if level in strengths(game)}


@cache
def strengths(game: str) -> Mapping[str, Rating]:
    """The bots that have been measured at the game, by their names."""
    description = registry.find(game)
    return {
        rung.name: from_elo(rung.rating, (rung.high - rung.low) / (2 * WITHIN), description.usual_seats)
        for rung in ladder(description)
    }


def strength(game: str, bot: str) -> Rating | None:
    """Of a bot by its name, or of its level; None if nobody has measured it."""
    return strengths(game).get(level_of(bot) or bot)


def points_of(game: Game, bot: str) -> int | None:
    """In points of Elo, as the pages show it."""
    name = level_of(bot) or bot
    return next((round(rung.rating) for rung in ladder(game) if rung.name == name), None)
