"""OpenSpiel's own test, copies, and its searches at our tables."""

import copy
import json
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

from gusher.adapters.openspiel import load
from gusher.kernel import registry
from tests.adapters.settings import SETTINGS, USUAL, short


@pytest.mark.parametrize(("game", "seats", "options"), USUAL)
def test_openspiels_own_test_with_copies_by_text(game: str, seats: int, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(game, seats, **short(game, options)), num_sims=1, serialize=True, verbose=False)


def walked(state: Any, steps: int) -> Any:
    """Some first answers and likeliest outcomes further."""
    for _ in range(steps):
        outcomes = state.chance_outcomes() if state.is_chance_node() else []
        state.apply_action(max(outcomes, key=lambda pair: pair[1])[0] if outcomes else state.legal_actions()[0])
    return state


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS)
def test_every_setting_can_be_loaded(game: str, seats: int, options: dict[str, Any]) -> None:
    found = load(game, seats, **options)
    assert found.num_players() == seats
    assert json.loads(str(walked(found.new_initial_state(), 5)))["seats"] == seats
    again = pyspiel.load_game(str(found))
    assert str(again) == str(found)


@pytest.mark.parametrize(("game", "seats", "options"), USUAL)
def test_what_is_answered_at_once_is_what_the_library_would_find(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    """Its own ways go through C++ and back."""
    state, theirs = load(game, seats, **short(game, options)).new_initial_state(), pyspiel.State
    for _ in range(60):
        for asked in ((), *((player,) for player in range(seats))):
            assert state.legal_actions(*asked) == theirs.legal_actions(state, *asked)
        assert state.is_chance_node() == theirs.is_chance_node(state)
        if state.is_terminal():
            break
        walked(state, 1)


@pytest.mark.parametrize(
    "copied", [copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state)), lambda s: s.clone()]
)
def test_copies_stand_where_the_original_stood(copied: Any) -> None:
    state = walked(load("giganten", 3).new_initial_state(), 30)
    before = str(state)
    twin = walked(copied(state), 1)
    assert str(state) == before != str(twin)
    assert twin.history() == [*state.history(), twin.history()[-1]]


def test_an_observer_tells_what_the_player_knows() -> None:
    game = load("wildcatters", 3)
    state = walked(game.new_initial_state(), 60)
    observer = make_observation(game)
    assert observer is not None
    for player in range(3):
        observer.set_from(state, player)
        view = state.position.state.redact(player)
        assert observer.string_from(state, player) == json.dumps(view.dump())
        assert np.array_equal(observer.tensor, game.row.scaled(view, player))


def test_resampling_changes_what_the_player_does_not_know_alone() -> None:
    state = walked(load("giganten", 3).new_initial_state(), 60)
    luck = np.random.RandomState(1)
    drawn = [state.resample_from_infostate(0, luck.random_sample) for _ in range(4)]
    assert {other.observation_string(0) for other in drawn} == {state.observation_string(0)}
    assert len({str(other) for other in drawn}) > 1


@pytest.mark.compiled
def test_their_search_plays_our_game() -> None:
    """And wins it: against answers by lot, with a few dozen of its own random games for each of its moves."""
    game, luck = load("atacama"), np.random.RandomState(2)
    searching = mcts.MCTSBot(game, 1.4, 40, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    state = game.new_initial_state()
    while not state.is_terminal():
        mine = state.current_player() == 0
        state.apply_action(searching.step(state) if mine else int(luck.choice(state.legal_actions())))
    assert state.returns() == [1.0, -1.0]


def test_a_program_that_has_loaded_them_ends_without_a_word() -> None:
    """The library frees what it has registered after Python has ended."""
    names = [game.name for game in registry.games()]
    asking = f"from gusher.adapters.openspiel import load; [load(name) for name in {names}]"
    ended = subprocess.run([sys.executable, "-c", asking], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
