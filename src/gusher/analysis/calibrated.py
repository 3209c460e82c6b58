"""What was measured of the judge, per game."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import inf

Measured = Mapping[str, float]


@cache
def _measured() -> Mapping[str, Measured]:
    return tomllib.loads(files("gusher.analysis").joinpath("calibrated.toml").read_text(encoding="utf-8"))


def is_measured(game: str) -> bool:
    return game in _measured()


def is_learned(game: str) -> bool:
    """Is a learned value the better judge there, wherever there is one?"""
    return "learned" in _measured().get(game, {})


def sharpness(game: str, learned: bool) -> float:
    """How far chances are drawn apart that were judged by hand, or by a learned value."""
    return _measured().get(game, {}).get("learned" if learned else "sharpness", 1.0)


def share_of_worlds(game: str) -> float:
    return _measured().get(game, {}).get("worlds", 1.0)


def most_answers(game: str) -> float:
    """In a match, with that share of worlds for each: no end of them where nobody has measured it."""
    return _measured().get(game, {}).get("answers", inf)
