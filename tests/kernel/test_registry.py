"""The registry: games by name, listed without loading their rules."""

import json
import subprocess
import sys

from gusher.kernel import registry
from tests.contract.toys.dice_hands import GAME
from tests.kernel.tables import refusal

LISTING = """
import json, sys
from gusher.kernel import registry
games = [[game.name, list(game.seats), len(list(game.settings()))] for game in registry.games()]
print(json.dumps({"games": games, "modules": sorted(name for name in sys.modules if name.startswith("gusher."))}))
"""


def test_listing_games_loads_no_rules() -> None:
    printed = subprocess.run([sys.executable, "-c", LISTING], capture_output=True, text=True, check=True).stdout
    listing = json.loads(printed)
    assert ["atacama", [2, 4], 9] in listing["games"]
    inside = [name for name in listing["modules"] if name.startswith("gusher.games.") and name.count(".") > 2]
    assert inside == []  # only the packages themselves, which describe the games


def test_games_are_found_by_name() -> None:
    for game in registry.games():
        assert registry.find(game.name) is game


def test_games_are_listed_in_order() -> None:
    names = [game.name for game in registry.games()]
    assert names == sorted(names)
    assert "atacama" in names


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with refusal("game-unknown", given="atacamas", known=[game.name for game in registry.games()]):
        registry.find("atacamas")


def test_a_guest_stays_as_long_as_it_is_wanted() -> None:
    with registry.guest(GAME):
        assert registry.find("dice_hands") is GAME
        assert GAME in registry.games()
    with refusal("game-unknown", given="dice_hands"):
        registry.find("dice_hands")
