"""Bots that were measured before there were levels, and that nobody measures any more: they thought by the clock.

No new rated table takes them, but a match that began against one counts at its end as it was promised. A game that had
such bots keeps them in `earlier.toml`, each with its distance from a bot that is still on the ladder.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import hypot

from gusher.bots.rating import Rating, per_point
from gusher.bots.strength import strength, strengths
from gusher.kernel import registry

FILE = "earlier.toml"
BASE = "greedy"  # what they were measured against


@dataclass(frozen=True)
class Earlier:
    """So many points of Elo above BASE, with the standard error of that."""

    name: str
    above: float
    error: float


@cache
def earlier(game: str) -> Mapping[str, Rating]:
    """Those of a game, on today's scale."""
    description = registry.find(game)
    found = files(description.package).joinpath(FILE)
    base = strengths(game).get(BASE)
    if base is None or not found.is_file():
        return {}
    point = per_point(description.usual_seats)
    bots = [Earlier(**row) for row in tomllib.loads(found.read_text(encoding="utf-8"))["bot"]]
    return {bot.name: Rating(base.mean + bot.above * point, hypot(base.error, bot.error * point)) for bot in bots}


def lasting_strength(game: str, bot: str) -> Rating | None:
    """How strong a bot is that somebody has played against, today or in earlier days; None if nobody ever knew."""
    return strength(game, bot) or earlier(game).get(bot)
