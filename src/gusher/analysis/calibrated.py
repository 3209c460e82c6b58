"""What was measured of the judge, per game."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

Measured = Mapping[str, float]


@cache
def _measured() -> Mapping[str, Measured]:
    return tomllib.loads(files("gusher.analysis").joinpath("calibrated.toml").read_text(encoding="utf-8"))


def is_measured(game: str) -> bool:
    return game in _measured()


def sharpness(game: str) -> float:
    """How far chances are drawn apart."""
    return _measured().get(game, {}).get("sharpness", 1.0)


def share_of_worlds(game: str) -> float:
    return _measured().get(game, {}).get("worlds", 1.0)
