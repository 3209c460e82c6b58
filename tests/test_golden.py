"""The same numbers compiled and uncompiled, here and everywhere: the golden sums of every setting of every game.

Whoever means to change them writes them anew (`make golden`) and reviews the difference.
"""

import os

import pytest

from gusher import bench
from gusher.bots.settings import QUICK, SHARP
from gusher.kernel import registry
from gusher.kernel.game import Game, Options
from gusher.kernel.policy import Adviser
from tools import golden, kept, settings

SETTINGS = [
    pytest.param(game, seats, options, id=f"{game.name}-{settings.name(seats, options)}")
    for game in kept.games()
    for seats, options in game.settings()
]


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS)
def test_plays(game: Game, seats: int, options: Options) -> None:
    assert golden.plays(game, seats, options) == golden.read(game)[settings.name(seats, options)]["plays"]


# Thinking takes long as plain Python: there the first setting of each game shows that it thinks the same.
THINKING = [
    pytest.param(
        game,
        seats,
        options,
        id=f"{game.name}-{settings.name(seats, options)}",
        marks=pytest.mark.compiled if place else (),
    )
    for game in kept.games()
    for place, (seats, options) in enumerate(game.settings())
]


@pytest.mark.parametrize(("game", "seats", "options"), THINKING)
def test_thoughts(game: Game, seats: int, options: Options) -> None:
    found = golden.read(game)[settings.name(seats, options)]
    assert golden.thoughts(game, seats, options) == found["thoughts"]
    if "sharp" in found:
        assert golden.thoughts(game, seats, options, SHARP) == found["sharp"]
        assert golden.thoughts(game, seats, options, QUICK) == found["quick"]


@pytest.mark.parametrize("game", kept.games(), ids=lambda game: game.name)
def test_every_setting_has_its_sums_and_nothing_else_has(game: Game) -> None:
    assert list(golden.read(game)) == [settings.name(*each) for each in game.settings()]
    searched = not isinstance(game.policy, Adviser)
    assert all(("sharp" in found) == ("quick" in found) == searched for found in golden.read(game).values())


@pytest.mark.parametrize("game", kept.games(), ids=lambda game: game.name)
def test_sums_are_read_as_they_were_written(game: Game) -> None:
    assert golden.written(golden.read(game)) == (kept.folder(game) / golden.FILE).read_text(encoding="utf-8")


def test_all_our_games_keep_their_sums() -> None:
    """A game of somebody else's may have its tests elsewhere; ours may not."""
    ours = {game.name for game in registry.games() if game.package.startswith(registry.BUILTIN)}
    assert ours <= {game.name for game in kept.games()}


def test_the_run_is_compiled_where_it_is_meant_to_be() -> None:
    if "GUSHER_EXPECT_COMPILED" in os.environ:
        assert bench.compiled() == (os.environ["GUSHER_EXPECT_COMPILED"] == "1")
