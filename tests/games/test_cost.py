"""What the features of a position cost: a value asks for them wherever it judges, so that they must be cheap."""

import pytest

from bench.peers import targets
from gusher import bench
from gusher.kernel import registry
from tests.slowness import slowness

SLICES, SECONDS = 20, 0.01
OURS = [game.name for game in registry.games() if game.package.startswith("gusher.games.")]


@pytest.mark.compiled
@pytest.mark.skipif(not bench.compiled(), reason="what is wanted is wanted of the compiled engine")
@pytest.mark.parametrize("name", OURS)
def test_features_cost_no_more_than_the_game_asks_for(name: str) -> None:
    """In processor time, which a busy machine does not add to, and the best of some short slices, since it does spoil
    caches; on a slow machine as much more as plain Python takes longer there."""
    game = registry.find(name)
    took = min(bench.features_time(game, SECONDS)["features_us"] for _ in range(SLICES))
    assert took < targets(name)["features_us"] * slowness(), f"{took:.2f} µs"
