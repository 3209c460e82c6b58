"""Every registered game keeps the contract.

A random game for each check and setting, another in each: what is said and shown, in as few settings as have every
choice; rules, in settings where any two choices meet; and the invariants, which are the quickest to see that a rare
position went wrong, in all there are, with more games. Where GUSHER_CONTRACT is `brief`, what is compiled alone (words,
pictures and analyses never are), each check in one of as few settings as have every choice: that rules play the same
everywhere, compiled and not, the golden sums say. Where it is `all`, everything in all settings. GUSHER_GAMES=20 plays
twenty games where it is one.
"""

import os

import pytest

from gusher.contract import CHECKS, Check, accounts, pictures, places, words
from gusher.kernel import registry
from gusher.kernel.game import Game, Options
from tools import settings

HOW = os.environ.get("GUSHER_CONTRACT", "")
BRIEF = HOW == "brief"
GAMES = int(os.environ.get("GUSHER_GAMES", "1"))
QUICKEST = "invariants_hold"
MORE = {QUICKEST: 1 if BRIEF else 2}


NEVER_COMPILED = {words.__name__, pictures.__name__, places.__name__, accounts.__name__}


def chosen(game: Game, check: Check) -> list[settings.Setting]:
    if BRIEF:
        few = settings.covering(game, together=1)
        return [] if check.__module__ in NEVER_COMPILED else [few[CHECKS.index(check) % len(few)]]
    if HOW == "all" or check.__name__ == QUICKEST:
        return list(game.settings())
    return settings.covering(game, together=1 if check.__module__ in NEVER_COMPILED else 2)


TRIALS = [
    pytest.param(game, seats, options, place, check, id=f"{game.name}-{settings.name(seats, options)}-{check.__name__}")
    for game in registry.games()
    for check in CHECKS
    for place, (seats, options) in enumerate(chosen(game, check))
]


@pytest.mark.parametrize(("game", "seats", "options", "place", "check"), TRIALS)
def test_contract(game: Game, seats: int, options: Options, place: int, check: Check) -> None:
    games = GAMES * MORE.get(check.__name__, 1)
    for seed in range(place * games, (place + 1) * games):
        check(game, seats, options, seed)
