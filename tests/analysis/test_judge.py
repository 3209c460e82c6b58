"""The judge finds what is better where that is known, says by how much and why, and always says the same."""

from math import exp
from typing import cast

import pytest

from gusher.analysis.chances import mean, sharpened, won
from gusher.analysis.judge import LEARNED, SEARCH, WEIGHING, AdvisedJudge, Judge, SearchJudge, judge_of
from gusher.bots.learned import value_of
from gusher.kernel import registry
from gusher.kernel.chance import seeded_secret
from gusher.kernel.match import Match
from gusher.kernel.policy import Adviser
from gusher.kernel.rng import Rng
from gusher.kernel.state import CHANCE, State
from tests.bots import pit

WORLDS = 20


def judges() -> list[Judge]:
    advice = pit.Advice()
    return [AdvisedJudge(pit.game(advice), cast("Adviser[State]", advice)), SearchJudge(pit.game(pit.Judgement()))]


EVERY_JUDGE = pytest.mark.parametrize("judge", judges(), ids=lambda judge: judge.name)


@EVERY_JUDGE
def test_the_best_answer_is_found(judge: Judge) -> None:
    best = judge.thought(pit.Pit(), WORLDS, 1)
    assert (best.answer, best.idea, best.several) == (pit.DEEP, pit.DEEP, True)


@EVERY_JUDGE
def test_what_was_played_is_tried_in_the_same_worlds(judge: Judge) -> None:
    """Digging brings 70 and 50, resting nothing and 40 less for the other; the wages are the same for both."""
    tries = {idea: judge.tried(pit.Pit(), idea, WORLDS, 7) for idea in (pit.DEEP, pit.SHALLOW)}
    ahead = [there.points[0] - here.points[0] for there, here in zip(tries[pit.DEEP], tries[pit.SHALLOW], strict=True)]
    assert ahead == [20.0] * WORLDS
    assert tries[pit.DEEP] == judge.tried(pit.Pit(), pit.DEEP, WORLDS, 7)


@EVERY_JUDGE
def test_why_it_was_better(judge: Judge) -> None:
    best = judge.thought(pit.Pit(), WORLDS, 1)
    found = judge.reasons(pit.Pit(), pit.REST, best, WORLDS, 1)
    assert [round(reason.amount) for reason in found if reason.kind == "outlook" and reason.seat == 0] == [70]


def test_a_draw_is_compared_with_what_might_have_been_drawn() -> None:
    """The wages are the same for both seats: whatever is drawn changes the points, and nobody's chance."""
    state = pit.Pit()
    state.play(pit.DEEP)
    assert state.seat == CHANCE
    pairs = judges()[0].after_draws(state, pit.DIE, WORLDS, 1)
    drawn, other = (mean([ending.points for ending in column]) for column in zip(*pairs, strict=True))
    assert drawn == (70.0, 0.0)
    assert other[1] > 10.0
    assert {ending.chances for pair in pairs for ending in pair} == {(1.0, 0.0)}


def test_the_end_is_certain() -> None:
    state = pit.Pit()
    state.play(pit.DEEP)
    state.play(pit.DIE)
    for judge in judges():
        value = judge.value(state, WORLDS, 1)
        assert (value.chances, value.errors) == (won(state), (0.0, 0.0)) == ((1.0, 0.0), (0.0, 0.0))


@pytest.mark.parametrize("by", [0.5, 1.0, 2.0])
def test_sharpened_chances_are_still_chances(by: float) -> None:
    chances = sharpened((0.5, 0.3, 0.2), by)
    assert sum(chances) == pytest.approx(1.0)
    assert sorted(chances, reverse=True) == list(chances)
    assert (chances[0] > 0.5) == (by > 1)


@pytest.mark.parametrize(
    ("game", "seats", "name"),
    [
        ("giganten", 4, LEARNED),
        ("giganten", 3, LEARNED),
        ("mcmulti", 4, LEARNED),
        ("mcmulti", 3, LEARNED),
        ("mcmulti", 2, LEARNED),
        ("wildcatters", 3, WEIGHING),
        ("wildcatters", 4, WEIGHING),
        ("atacama", 2, SEARCH),
    ],
)
def test_a_learned_value_judges_where_there_is_one(game: str, seats: int, name: str) -> None:
    assert judge_of(registry.find(game), seats).name == name


def test_the_chances_are_those_of_the_learned_value() -> None:
    """Of the position to which it was played on."""
    game = registry.find("giganten")
    state = Match(game, 4, {}, secret=seeded_secret("learned")).state
    judge, value = judge_of(game, 4), value_of(game, 4)
    assert isinstance(judge, AdvisedJudge)
    assert value is not None
    ending = judge.settled(state, Rng(1))  # in place
    hopes = [exp(hope) for hope in value.hopes(state, game.policy)]
    assert ending.chances == pytest.approx([hope / sum(hopes) for hope in hopes])
