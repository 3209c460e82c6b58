"""Every registered game keeps the contract.

In all its settings, a random game for each check, another in each setting, and more for the invariants, which are the
quickest to see that a rare position went wrong; or, where GUSHER_CONTRACT is `brief`, in as few settings as show every
choice. GUSHER_GAMES=20 plays twenty games where it is one.
"""

import os

import pytest

from gusher.contract import CHECKS, Check
from gusher.kernel import registry
from gusher.kernel.game import Game, Options
from tools import settings

BRIEF = os.environ.get("GUSHER_CONTRACT") == "brief"
GAMES = int(os.environ.get("GUSHER_GAMES", "1"))
MORE = {"invariants_hold": 1 if BRIEF else 4}
SETTINGS = [
    pytest.param(game, seats, options, place, id=f"{game.name}-{settings.name(seats, options)}")
    for game in registry.games()
    for place, (seats, options) in enumerate(settings.covering(game, together=1) if BRIEF else game.settings())
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("game", "seats", "options", "place"), SETTINGS)
def test_contract(game: Game, seats: int, options: Options, place: int, check: Check) -> None:
    games = GAMES * MORE.get(check.__name__, 1)
    for seed in range(place * games, (place + 1) * games):
        check(game, seats, options, seed)
