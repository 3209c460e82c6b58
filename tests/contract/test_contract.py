"""Every registered game keeps the contract.

In all its settings, two random games for each check and more for the invariants, which are the quickest to see that a
rare position went wrong; or, where GUSHER_CONTRACT is `brief`, one of these games in as few settings as show every
choice.
"""

import os

import pytest

from gusher.contract import CHECKS, Check
from gusher.kernel import registry
from gusher.kernel.game import Game, Options
from tools import settings

BRIEF = os.environ.get("GUSHER_CONTRACT") == "brief"
GAMES = 1 if BRIEF else 2
MORE = {"invariants_hold": 2 * GAMES}
SETTINGS = [
    pytest.param(game, seats, options, id=f"{game.name}-{settings.name(seats, options)}")
    for game in registry.games()
    for seats, options in (settings.covering(game, together=1) if BRIEF else game.settings())
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS)
def test_contract(game: Game, seats: int, options: Options, check: Check) -> None:
    for seed in range(MORE.get(check.__name__, GAMES)):
        check(game, seats, options, seed)
