"""The bots' judgement of Atacama: sure where things are sure, sensible in between."""

from itertools import pairwise

import pytest
from librt.vecs import vec

from gusher.bots.judge import result, shares, worth
from gusher.bots.playout import play_out, random_answer
from gusher.games.atacama.policy import POLICY, chance_to_count, lines_gains, lines_room
from gusher.games.atacama.state import Atacama, start
from gusher.kernel import registry
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER

GAME = registry.find("atacama")


def random_positions(seats: int, seed: int, **options: bool) -> list[Atacama]:
    rng = Rng(seed)
    state = start(seats, GAME.settle(seats, options))
    positions = []
    while state.seat != OVER:
        if state.seat != CHANCE:
            positions.append(state.clone())
        state.play(random_answer(state, rng))
    return [*positions, state]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_finished_game_is_judged_by_its_scores(seats: int) -> None:
    state = start(seats, GAME.settle(seats, {"tactical": True}))
    play_out(state, Rng(8))
    assert list(POLICY.outlook(state)) == state.scores()


def test_a_line_with_four_rigs_is_certain_and_one_without_room_is_dead() -> None:
    assert chance_to_count(4, 0, 0.0) == 1.0
    assert chance_to_count(5, 3, 2.0) == 1.0
    assert chance_to_count(3, 0, 0.5) == 0.0
    assert chance_to_count(1, 2, 2.0) == 0.0


def test_the_chance_grows_with_rigs_and_with_room() -> None:
    for expected in (0.3, 1.0, 2.5):
        chances = [chance_to_count(weight, 9, expected) for weight in range(5)]
        assert all(fewer < more for fewer, more in pairwise(chances))
    for weight in range(4):
        chances = [chance_to_count(weight, 9, expected) for expected in (0.1, 0.5, 1.0, 2.0, 4.0, 50.0)]
        assert all(fewer < more for fewer, more in pairwise(chances))


def test_room_and_gains_are_counted_by_line() -> None:
    state = start(2, GAME.settle(2, {}))
    assert list(lines_room(state)) == [9] * 18
    # Each line holds three fields of each metal; its gold counts for both, silver and copper cancel (spec 2.5).
    gains = list(lines_gains(state))
    gold_in_column_1 = 2 + 2 + 2
    assert gains[0] + gains[18] == 2 * gold_in_column_1


@pytest.mark.parametrize("options", [{}, {"advanced": True, "tactical": True}])
def test_worths_are_shares_of_one_whole(options: dict[str, bool]) -> None:
    for state in random_positions(2, 3, **options):
        worths = list(worth(state, POLICY))
        assert sum(worths) == pytest.approx(1.0)
        assert all(0 <= share <= 1 for share in worths)


def test_the_spread_shrinks_towards_the_end() -> None:
    spreads = [POLICY.spread(state) for state in random_positions(2, 4)[:-1]]
    assert all(later < earlier for earlier, later in pairwise(spreads))
    assert spreads[-1] > 0


def test_before_the_purchase_whoever_may_buy_next_is_not_behind() -> None:
    for state in random_positions(2, 5, advanced=True):
        if state.seat in (0, 1) and state.buyer == -1:
            outlook = POLICY.outlook(state)
            assert outlook[state.seat] >= outlook[1 - state.seat]


def test_the_winner_of_a_finished_game_has_nearly_all_the_worth() -> None:
    state = start(2, GAME.settle(2, {}))
    play_out(state, Rng(5))
    scores = state.scores()
    best = scores.index(max(scores))
    assert result(state)[best] > 0.9
    assert list(shares(vec[float]([3.0, 3.0]), 5.0)) == [0.5, 0.5]
    assert shares(vec[float]([8.0, 3.0]), 5.0)[0] == pytest.approx(0.731, abs=0.001)
