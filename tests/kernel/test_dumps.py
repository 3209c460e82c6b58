"""Positions as data: every game's fields are written and read by the same few lines of the kernel."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from gusher.bots.playout import random_answer
from gusher.kernel import dumps, registry
from gusher.kernel.game import Game
from gusher.kernel.rng import Rng
from gusher.kernel.state import OVER, SETTING, State

EVERY = 40


def positions(game: Game) -> Iterator[State]:
    """Some of a random game, the first and the last among them."""
    state = game.start(game.usual_seats, game.unattended(game.usual_seats, {}))
    rng = Rng(11)
    steps = 0
    while state.seat != OVER:
        if steps % EVERY == 0:
            yield state
        state.play(random_answer(state, rng))
        steps += 1
    yield state


@pytest.fixture(params=registry.games(), ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    found: Game = request.param
    return found


def test_a_dump_is_json_and_read_back_whole(game: Game) -> None:
    for state in positions(game):
        data = json.loads(json.dumps(state.dump()))
        again = game.load(data)
        assert type(again) is type(state)
        assert again.dump() == state.dump() == data
        assert list(again.legal()) == list(state.legal())


def test_a_loaded_position_shares_nothing_with_the_data(game: Game) -> None:
    for state in positions(game):
        data = state.dump()
        kept = json.dumps(data)
        again = game.load(data)
        if again.seat != OVER:
            again.play(again.legal()[0])
        assert json.dumps(data) == kept


def test_a_clone_has_every_field_and_goes_its_own_way(game: Game) -> None:
    """A field that is declared but not copied would keep its default."""
    for state in positions(game):
        before = state.dump()
        twin = state.clone()
        assert dumps.dump(twin, SETTING) == dumps.dump(state, SETTING)  # also what a dump leaves out
        if twin.seat != OVER:
            twin.play(twin.legal()[0])
            assert state.dump() == before


def test_every_field_is_needed(game: Game) -> None:
    data = game.start(game.usual_seats, game.unattended(game.usual_seats, {})).dump()
    settings = {option.name for option in game.options}.union(*game.readings.values())  # fixed for a match, no fields
    fields = [name for name in data if name not in settings]
    assert len(fields) > 10
    for name in fields:
        with pytest.raises(KeyError, match=name):
            game.load({key: value for key, value in data.items() if key != name})


def test_what_should_be_a_list_of_numbers_must_be_one(game: Game) -> None:
    data = game.start(game.usual_seats, game.unattended(game.usual_seats, {})).dump()
    vectors = [name for name, value in data.items() if isinstance(value, list)]
    damages: list[Any] = [7, None, ["seven"]]
    for name in vectors:
        for damage in damages:
            with pytest.raises(TypeError):
                game.load({**data, name: damage})
