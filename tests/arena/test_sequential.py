"""The question that ends when it is decided: right nearly always, however often one looks, and not slow."""

from typing import Any

import pytest

from gusher.arena.game import Result
from gusher.arena.hands import Local
from gusher.arena.plan import Plan
from gusher.arena.run import Hall, run_until
from gusher.arena.sequential import AlwaysValid, Question, points
from gusher.kernel.rng import Rng


def asked(share: float, by: float, most: int, seed: int) -> Question:
    """Rotations of two games, each won by so much luck, until it is decided."""
    rng, question = Rng(seed), Question(by, 0.95)
    for _ in range(most):
        question.add([float(rng.unit() < share) for _ in range(2)])
        if question.answer.verdict:
            break
    return question


def test_it_seldom_says_what_is_not_so_though_it_looks_every_time() -> None:
    """Exactly at the border any verdict is one of the errors that it may make: 5 % of the time, both ways together."""
    verdicts = [asked(0.5, 0.0, 50, seed).answer.verdict for seed in range(80)]
    assert sum(verdict != "" for verdict in verdicts) <= 8  # two deviations above; a usual test says it 20 times


def test_it_finds_what_is_so() -> None:
    for seed in range(5):
        strong, weak = asked(0.75, 0.0, 400, seed).answer, asked(0.25, 0.0, 400, seed).answer
        assert (strong.verdict, weak.verdict) == ("stronger", "weaker")
        assert strong.rotations < 100
        assert strong.gap.low < points(0.75) < strong.gap.high


def test_by_how_much_is_part_of_the_question() -> None:
    assert asked(0.6, -100.0, 400, 1).answer.verdict == "stronger"
    assert asked(0.6, 300.0, 400, 1).answer.verdict == "weaker"


def test_the_interval_only_shrinks() -> None:
    rng, sequence = Rng(3), AlwaysValid(0.95)
    low, high = sequence.bounds
    assert (low, high) == (pytest.approx(0.0), pytest.approx(1.0))
    for _ in range(80):
        sequence.add(0.3 + 0.2 * rng.unit())
        assert low <= sequence.bounds[0] <= sequence.bounds[1] <= high
        low, high = sequence.bounds
    assert low < 0.4 < high
    assert high - low < 0.3


def test_numbers_that_hardly_differ_are_soon_known() -> None:
    steady, wild = AlwaysValid(0.95), AlwaysValid(0.95)
    for number in range(100):
        steady.add(0.5 + 0.01 * (number % 2))
        wild.add(float(number % 2))
    assert steady.bounds[1] - steady.bounds[0] < (wild.bounds[1] - wild.bounds[0]) / 2


def here(place: int, data: dict[str, Any], numbers: list[int]) -> tuple[int, list[dict[str, Any]]]:
    """Games that nobody plays: the first bot wins most of them. What is tried is in which order they count."""
    return place, [Result(number, [0, 0], [2, 1] if number % 7 == 3 else [1, 2]).data() for number in numbers]


def test_a_run_ends_where_it_is_decided_whatever_the_number_of_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gusher.arena.run.play_chunk", here)
    plan = Plan("atacama", ("greedy", "random"), {}, 200, seed=3)
    ends = []
    for jobs in (1, 3):
        question = Question(0.0, 0.95)
        played = run_until(plan, question, Hall(Local(jobs)))
        ends.append([(result.number, result.ranks) for result in played])
        assert question.answer.verdict == "stronger"
        assert question.answer.rotations * 2 == len(played) < 80
    assert ends[0] == ends[1]
