"""The same numbers compiled and uncompiled, here and everywhere: the golden sums of every setting of every game.

Whoever means to change them writes them anew (`make golden`) and reviews the difference.
"""

import os
from pathlib import Path

import pytest

from gusher import bench
from gusher.kernel import registry
from gusher.kernel.game import Game, Options
from tools import golden, settings

SETTINGS = [
    pytest.param(game, seats, options, id=f"{game.name}-{settings.name(seats, options)}")
    for game in registry.games()
    for seats, options in game.settings()
]


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS)
def test_plays(game: Game, seats: int, options: Options) -> None:
    assert golden.plays(game, seats, options) == golden.read()[game.name][settings.name(seats, options)]["plays"]


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS)
def test_thoughts(game: Game, seats: int, options: Options) -> None:
    assert golden.thoughts(game, seats, options) == golden.read()[game.name][settings.name(seats, options)]["thoughts"]


def test_every_setting_has_its_sums_and_nothing_else_has() -> None:
    expected = {game.name: [settings.name(*each) for each in game.settings()] for game in registry.games()}
    assert {name: list(sums) for name, sums in golden.read().items()} == expected


def test_sums_are_read_as_they_were_written(tmp_path: Path) -> None:
    for name, sums in golden.read().items():
        golden.write(name, sums, tmp_path)
    assert golden.read(tmp_path) == golden.read()
    for path in golden.FOLDER.iterdir():
        assert (tmp_path / path.name).read_bytes() == path.read_bytes()


def test_the_run_is_compiled_where_it_is_meant_to_be() -> None:
    if "GUSHER_EXPECT_COMPILED" in os.environ:
        assert bench.compiled() == (os.environ["GUSHER_EXPECT_COMPILED"] == "1")
