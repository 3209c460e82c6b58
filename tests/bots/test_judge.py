"""Judging by a learned value: an untrained one is the game's own judgement; a damaged one is left out."""

import logging

import pytest
from librt.vecs import append, vec

from gusher.bots import learned
from gusher.bots.bot import read_bot
from gusher.bots.judge import Judge, Value, ahead, result
from gusher.bots.learned import judge_of, value_of
from gusher.bots.playout import play_out, random_answer
from gusher.kernel import registry
from gusher.kernel.features import features_of
from gusher.kernel.game import Game
from gusher.kernel.net import Net, size
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, OVER, State
from gusher.kernel.values import BadValue, Weights, inputs_of

GAMES = registry.games()


def untrained(game: Game, seats: int, lead: float = 1.0) -> Value:
    """The lead is all that counts."""
    inputs = len(inputs_of(game, seats))
    row = vec[float]()
    for place in range(int(size(inputs, 0))):
        row = append(row, lead if place == inputs - 1 else 0.0)
    return Value(Net(inputs, 0, row), features_of(game).numbers)


def midway(game: Game, seed: int, steps: int = 60) -> State:
    state = game.start(game.usual_seats, game.unattended(game.usual_seats, {}))
    rng = Rng(seed)
    for _ in range(steps):
        state.play(random_answer(state, rng))
    while state.seat == CHANCE:
        state.play(random_answer(state, rng))
    assert state.seat != OVER
    return state


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_untrained_value_is_the_games_own_judgement(game: Game) -> None:
    if game.features is None:
        return
    value = untrained(game, game.usual_seats)
    for seed in range(3):
        state = midway(game, seed, 15)
        by_hand, by_net = Judge(game.policy).worths(state), Judge(game.policy, value).worths(state)
        assert list(by_net) == pytest.approx(list(by_hand), abs=1e-6)


def test_another_weight_is_another_judgement() -> None:
    game = registry.find("mcmulti")
    state = midway(game, 1)
    steady, bold = (Judge(game.policy, untrained(game, 4, lead)).worths(state) for lead in (1.0, 2.0))
    assert max(bold) > max(steady)


def test_what_is_over_is_judged_by_its_result() -> None:
    game = registry.find("atacama")
    state = midway(game, 2, 5)
    play_out(state, Rng(3))
    judged = Judge(game.policy, untrained(game, 2, -1.0)).worths(state)
    assert list(judged) == list(result(state, game.policy.margin()))


def test_a_lead_is_counted_from_the_mean_and_has_an_end() -> None:
    points = vec[float]()
    for number in (10.0, 20.0, 60.0):
        points = append(points, number)
    assert list(ahead(points, 10.0)) == [-2.0, -1.0, 3.0]
    assert list(ahead(points, 0.1)) == [-12.0, -12.0, 12.0]


def test_patience_is_the_games_own_unless_it_is_set() -> None:
    game = registry.find("mcmulti")
    assert judge_of(game, 4, read_bot("search").chosen).patience == game.policy.patience()
    assert judge_of(game, 4, read_bot("search:patience=0").chosen).patience == 0
    assert judge_of(game, 4, read_bot("search:patience=50").chosen).patience == 50


def test_the_advice_is_the_plain_one_unless_the_practised_one_is_asked_for() -> None:
    game = registry.find("mcmulti")
    assert judge_of(game, 4, read_bot("search").chosen).policy is game.policy
    assert judge_of(game, 4, read_bot("search:advice=1").chosen).policy is game.policy.practised() is not game.policy
    plain = registry.find("giganten")  # nobody has practised there
    assert judge_of(plain, 4, read_bot("search:advice=1").chosen).policy is plain.policy


def test_by_default_everything_is_judged_by_hand() -> None:
    game = registry.find("mcmulti")
    assert judge_of(game, 4, read_bot("search:iterations=5").chosen).value is None


def test_a_damaged_value_is_left_out_with_a_word_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def damaged(game: Game, seats: int) -> Weights:
        raise BadValue("damaged", game=game.name, seats=seats)

    monkeypatch.setattr(learned, "weights_of", damaged)
    value_of.cache_clear()
    game = registry.find("giganten")
    with caplog.at_level(logging.WARNING):
        assert judge_of(game, 4, read_bot("search:value=1").chosen).value is None
    assert "giganten" in caplog.text
    state = midway(game, 1)
    bot = read_bot("search:value=1,iterations=2").make(game)
    view = state.redact(state.seat)
    assert bot.answer(view, view.legal(), bot.budget, Rng(1)) in list(state.legal())
    value_of.cache_clear()
