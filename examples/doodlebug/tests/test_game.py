"""Doodlebug as a whole: it keeps the contract, its numbers agree with its table, and its advice is worth something."""

import pytest
from gusher_doodlebug import GAME
from gusher_doodlebug.actions import ACTIONS, TILES, do
from gusher_doodlebug.state import Doodlebug

from gusher.arena.plan import Plan
from gusher.arena.run import run
from gusher.contract import check_game
from gusher.kernel import registry


def test_gusher_finds_it_where_it_is_installed() -> None:
    assert registry.find("doodlebug") is GAME


def test_it_keeps_the_contract_in_every_setting() -> None:
    check_game(GAME, games=1)


def test_the_first_numbers_of_the_answers_are_those_of_the_table() -> None:
    assert (ACTIONS.first["drill"], ACTIONS.first["sell"], ACTIONS.first["tile"]) == (do.DRILL, do.SELL, do.TILE)


@pytest.mark.parametrize(("rigs", "tiles"), [(1, (0, 2)), (0, (2, 2))])
def test_its_invariants_can_fail(rigs: int, tiles: tuple[int, int]) -> None:
    state = GAME.start(2, {"starts": 1})
    assert isinstance(state, Doodlebug)
    for tile in (0, 2):
        state.play(do.TILE + TILES.index(tile))
    assert GAME.broken(state) == []
    state.sold[0] += rigs
    state.tiles[0], state.tiles[1] = tiles
    assert len(GAME.broken(state)) == 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_greedy_beats_random_clearly(seats: int) -> None:
    """Over twenty games its barrels are more than half as many again."""
    plan = Plan("doodlebug", ("greedy", *["random"] * (seats - 1)), {}, 20, seed=5, limit=600.0).checked()
    results = run(plan, jobs=1)
    greedy = sum(result.scores[0] for result in results)  # bot by bot, wherever it sat
    others = sum(sum(result.scores[1:]) for result in results)
    assert greedy * (seats - 1) > 1.5 * others
