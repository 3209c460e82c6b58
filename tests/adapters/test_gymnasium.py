"""One seat of a game, bots in the others."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from gusher.adapters.gymnasium import Env, env
from gusher.bots.bot import BadBot, IllegalAnswer
from gusher.kernel import registry
from gusher.kernel.game import Game


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: str(game.name))
def test_gymnasiums_own_check(game: Game) -> None:
    table = gymnasium.make(f"gusher/{game.name}-v{game.rules}", bots="random")
    check_env(table.unwrapped)
    table.close()


def played(table: Env, seed: int | None = None) -> tuple[float, int]:
    """The reward of a game of first answers, and how many."""
    table.reset(seed=seed)
    answers, ended, reward = 0, False, 0.0
    while not ended:
        _, reward, ended, _, _ = table.step(int(np.flatnonzero(table.action_masks())[0]))
        answers += 1
    return reward, answers


def test_a_whole_game_against_named_bots() -> None:
    table = env("atacama", bots=["greedy"], seat=1, seed=4)
    reward, answers = played(table, 4)
    assert answers == 14
    assert reward == -1.0  # first answers against a bot that thinks
    assert table.episode.state.winners() == [0]


def test_without_a_seat_every_one_comes_up() -> None:
    table = env("giganten", seats=3, seed=1)
    seats = set()
    for _ in range(20):
        table.reset()
        seats.add(table.seat)
    assert seats == {0, 1, 2}


def test_the_same_seed_is_the_same_game() -> None:
    assert [played(env("mcmulti", turn_limit=5), 3) for _ in range(2)] == [played(env("mcmulti", turn_limit=5), 3)] * 2


def test_an_impossible_answer_ends_it() -> None:
    table = env("atacama", seat=0)
    table.reset(seed=1)
    _, reward, ended, _, _ = table.step(95)
    assert (reward, ended) == (-1.0, True)


def test_the_board_in_characters() -> None:
    table = env("atacama", render_mode="ansi")
    table.reset(seed=1)
    assert "seat_1" in str(table.render())
    assert env("atacama").render() is None


def test_a_bot_that_cheats_is_an_error() -> None:
    table = env("atacama", bots="tests.arena.unruly.Cheating", seat=1)
    with pytest.raises(IllegalAnswer):
        table.reset(seed=1)


def test_what_is_wrong_is_refused() -> None:
    with pytest.raises(ValueError, match="1 bots are needed"):
        env("atacama", bots=["random", "random"])
    with pytest.raises(ValueError, match="seat must be"):
        env("atacama", seat=2)
    with pytest.raises(BadBot):
        env("atacama", bots="randon")
