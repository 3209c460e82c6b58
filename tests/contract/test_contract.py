"""Every registered game keeps the contract, in all its settings. GUSHER_CONTRACT_GAMES sets how many games."""

import os

import pytest

from gusher.contract import CHECKS, Check
from gusher.kernel import registry
from gusher.kernel.game import Game, Options

GAMES = int(os.environ.get("GUSHER_CONTRACT_GAMES", "2"))  # random games for each check in each setting

SETTINGS = [
    pytest.param(game, seats, options, id="-".join([game.name, str(seats), *(f"{k}={v}" for k, v in options.items())]))
    for game in registry.games()
    for seats, options in game.settings()
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS)
def test_contract(game: Game, seats: int, options: Options, check: Check) -> None:
    for seed in range(GAMES):
        check(game, seats, options, seed)
