"""PettingZoo's own suite, on every game, number of seats and option; and what a seat is shown."""

import copy
import json
import pickle
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from gusher.adapters.pettingzoo import REPLACE, Env, env, parallel_env
from gusher.kernel.errors import BadOptions, UnknownGame
from tests.adapters.settings import SETTINGS, USUAL, short
from tests.adapters.suite import api_test, max_cycles_test, parallel_api_test, seed_test

# PettingZoo's classic games, whose observations have the same form, are named in its suite; others are warned.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # of whoever is not asked, or has ended
]


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS)
def test_the_suite_in_every_setting(game: str, seats: int, options: dict[str, Any]) -> None:
    api_test(env(game, seats, 1, **options), num_cycles=5)
    seed_test(partial(env, game, seats, **options), num_cycles=5)
    cycles = partial(env, game, seats, 1, illegal=REPLACE, **options)
    together = partial(parallel_env, game, seats, 1, illegal=REPLACE, **options)
    max_cycles_test(SimpleNamespace(env=cycles, parallel_env=together))


@pytest.mark.parametrize(("game", "seats", "options"), USUAL)
def test_the_suite_through_a_whole_game(game: str, seats: int, options: dict[str, Any]) -> None:
    api_test(env(game, seats, 2, **short(game, options)), num_cycles=1000)


def test_agents_that_step_together() -> None:
    parallel_api_test(parallel_env("atacama", seed=1, illegal=REPLACE), num_cycles=100)


def played(table: Env, seed: int) -> dict[str, float]:
    """A whole game of the first possible answers; what each agent has got in the end."""
    table.reset(seed)
    gained: dict[str, float] = {}
    for agent in table.agent_iter():
        observation, reward, ended, cut, _ = table.last()
        gained[agent] = reward
        table.step(None if ended or cut else int(np.flatnonzero(observation["action_mask"])[0]))
    return gained


def test_rewards_are_the_places_of_the_end() -> None:
    table = env("giganten", seats=3)
    gained = played(table, 5)
    assert sum(gained.values()) == pytest.approx(0)
    best = [int(agent.removeprefix("seat_")) for agent, reward in gained.items() if reward == max(gained.values())]
    assert sorted(best) == table.episode.state.winners()


def test_another_seed_is_another_game_and_the_next_game_is_another() -> None:
    table = env("wildcatters", seed=1)
    rows = []
    for seed in (1, 2, 1, None):
        table.reset(seed)
        rows.append(table.observe(table.agent_selection)["observation"].tolist())
    assert rows[0] == rows[2]
    assert len({tuple(row) for row in rows}) == 3


def test_an_impossible_answer_loses() -> None:
    table = env("atacama")
    table.reset(1)
    table.step(5_000)
    assert table.rewards == {"seat_0": -1.0, "seat_1": 0.0}
    assert all(table.terminations.values())


def test_the_board_in_characters() -> None:
    table = env("atacama", render_mode="ansi")
    table.reset(1)
    assert "seat_1" in str(table.render())


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_copies_stand_where_the_original_stood(copied: Any) -> None:
    table = env("giganten", seed=3)
    table.reset(3)
    for _ in range(9):
        table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
    before = table.episode.state.dump()
    twin = copied(table)
    twin.step(int(np.flatnonzero(twin.last()[0]["action_mask"])[0]))
    assert table.episode.state.dump() == before != twin.episode.state.dump()


def test_a_copy_changes_nothing_for_the_original_and_does_not_tell_its_future() -> None:
    ends = []
    for copies in (0, 3):
        table = env("wildcatters", seats=3, seed=3)
        table.reset(3)
        twins = [copy.deepcopy(table) for _ in range(copies)]
        ends.append([_end_of(one) for one in (table, *twins)])
    assert ends[0][0] == ends[1][0]
    assert len({json.dumps(end) for end in ends[1]}) == 4


def _end_of(table: Env) -> dict[str, Any]:
    while not table.episode.over:
        table.episode.answer(int(table.episode.state.legal()[0]))
    return table.episode.state.dump()


def test_what_is_wrong_is_refused() -> None:
    with pytest.raises(UnknownGame):
        env("atacma")
    with pytest.raises(BadOptions):
        env("atacama", seats=3)
    with pytest.raises(BadOptions):
        env("atacama", advanced="yes")
    with pytest.raises(ValueError, match="illegal must be"):
        env("atacama", illegal="never")
