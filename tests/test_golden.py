"""The same numbers compiled and uncompiled: checksums of seeded games and searches, setting by setting."""

import hashlib
import os

import pytest

from gusher import bench
from gusher.bots.playout import play_out
from gusher.bots.search import Search
from gusher.kernel import registry
from gusher.kernel.game import Game, Options
from gusher.kernel.match import digest
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE

SETTINGS = [(game, seats, options) for game in registry.games() for seats, options in game.settings()]


def checksum(game: Game, seats: int, options: Options) -> str:
    """Forty random games and one search, down to the last digit of every worth."""
    total = hashlib.sha256()
    rng = Rng(2026)
    for _ in range(40):
        state = game.start(seats, options)
        play_out(state, rng)
        total.update(digest(state).encode())
    state = game.start(seats, options)
    while state.seat == CHANCE:
        state.play(state.legal()[0])
    search = Search(state, game.policy, rng)
    search.run(150)
    total.update(repr([round(search.chance_of(action), 12) for action in state.legal()]).encode())
    return total.hexdigest()[:16]


GOLDEN = {
    "atacama 2 {'advanced': False, 'tactical': False}": "262fdd255eb0d3e2",
    "atacama 2 {'advanced': False, 'tactical': True, 'double_weight': 1}": "ab7fdd9ab047e2db",
    "atacama 2 {'advanced': False, 'tactical': True, 'double_weight': 2}": "1d1365178a0944d0",
    "atacama 2 {'advanced': True, 'tactical': False}": "5c2ad0cb9128de47",
    "atacama 2 {'advanced': True, 'tactical': True, 'double_weight': 1}": "5bda0cc0a15a7557",
    "atacama 2 {'advanced': True, 'tactical': True, 'double_weight': 2}": "4d65ca4762ce17d7",
    "atacama 4 {'advanced': False, 'tactical': False}": "4c08825d8b59ae8f",
    "atacama 4 {'advanced': False, 'tactical': True, 'double_weight': 1}": "199ceff859e1cd43",
    "atacama 4 {'advanced': False, 'tactical': True, 'double_weight': 2}": "a2d190d18a9106db",
}


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=str)
def test_checksum(game: Game, seats: int, options: Options) -> None:
    assert checksum(game, seats, options) == GOLDEN[f"{game.name} {seats} {options}"]


def test_the_run_is_compiled_where_it_is_meant_to_be() -> None:
    if "GUSHER_EXPECT_COMPILED" in os.environ:
        assert bench.compiled() == (os.environ["GUSHER_EXPECT_COMPILED"] == "1")
