"""Luck of the draws: nothing in the mean, whatever is played; what it says is what the draw was worth."""

import pytest

from gusher.arena.game import play
from gusher.arena.luck import MOST_OUTCOMES, luck_of_draw
from gusher.arena.plan import Plan
from gusher.bots.playout import random_answer
from gusher.kernel import registry
from gusher.kernel.policy import Adviser
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, State
from tests.contract.toys import dice_hands

GAME = dice_hands.GAME


def at_a_draw(seed: int) -> State:
    """A position at which chance has more than one way to go on."""
    rng = Rng(seed)
    state = GAME.start(2, GAME.settle(2, {}))
    while state.seat != CHANCE or len(state.legal()) == 1:
        assert state.seat != OVER
        state.play(random_answer(state, rng))
    return state


@pytest.mark.parametrize("seed", range(5))
def test_over_all_outcomes_it_comes_to_nothing(seed: int) -> None:
    state = at_a_draw(seed)
    assert len(state.legal()) <= MOST_OUTCOMES
    total = [0.0, 0.0]
    for outcome, weight in zip(state.legal(), state.weights(), strict=True):
        for seat, own in enumerate(luck_of_draw(state, int(outcome), GAME.policy, Rng(seed))):
            total[seat] += int(weight) * own
    assert total == pytest.approx([0.0, 0.0], abs=1e-9)


def test_what_one_gains_the_others_lose() -> None:
    with registry.guest(GAME):
        plan = Plan(GAME.name, ("random", "random"), {}, 1, luck=True).checked()
        found = play(plan, 0, lambda *_: None).luck
    assert sum(found) == pytest.approx(0.0, abs=1e-9)
    assert any(found)


@pytest.mark.parametrize("name", ["giganten", "mcmulti", "wildcatters"])
def test_a_draw_is_judged_at_the_next_quiet_position(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where a draw comes next, as a round of Giganten begins with a roll: else it would be judged at the end of
    the game, by all the luck that comes after it."""
    game = registry.find(name)
    judged: list[State] = []

    def worth(state: State, _: object) -> list[float]:
        judged.append(state)
        return [0.0] * len(state.scores())

    monkeypatch.setattr("gusher.arena.luck.worth", worth)
    rng = Rng(1)
    state = game.start(3, game.unattended(3, {}))
    while state.seat != CHANCE or len(state.legal()) == 1:
        state.play(random_answer(state, rng))
    luck_of_draw(state, int(state.legal()[0]), game.policy, rng)
    assert isinstance(game.policy, Adviser)
    assert judged
    assert all(game.policy.is_quiet(position) for position in judged)


def test_a_game_without_draws_has_no_luck() -> None:
    plan = Plan("atacama", ("random", "random"), {"advanced": False}, 1, luck=True).checked()
    assert play(plan, 0, lambda *_: None).luck == [0.0, 0.0]


def test_the_arena_reckons_it_only_if_asked() -> None:
    plan = Plan("giganten", ("greedy", "greedy", "greedy"), {}, 3).checked()
    assert play(plan, 0, lambda *_: None).luck == []
