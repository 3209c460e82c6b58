"""The question that ends when it is decided: right nearly always, however often one looks, and not slow."""

from typing import Any

import pytest

from gusher.arena.game import Result
from gusher.arena.plan import Plan
from gusher.arena.run import Hall, run_until
from gusher.arena.sequential import Question, both_shares
from gusher.kernel.rng import Rng
from tests.arena.here import Here


def asked(share: float, by: float, most: int, seed: int, seats: int = 2) -> Question:
    """Rotations in which the first bot wins each game with this chance, until it is decided."""
    rng, question = Rng(seed), Question(by, 0.95)
    for _ in range(most):
        won = sum(rng.unit() < share for _ in range(seats)) / seats
        question.add(won, (1 - won) / (seats - 1))
        if question.answer.verdict:
            break
    return question


def test_it_seldom_says_what_is_not_so_though_it_looks_every_time() -> None:
    """Exactly at the border any verdict is one of the errors that it may make: 5 % of the time, both ways together."""
    verdicts = [asked(0.25, 0.0, 40, seed, 4).answer.verdict for seed in range(60)]
    assert sum(verdict != "" for verdict in verdicts) <= 6  # two deviations above; a usual test says it 15 times


def test_it_finds_what_is_so() -> None:
    for seed in range(5):
        strong, weak = asked(0.75, 0.0, 400, seed).answer, asked(0.25, 0.0, 400, seed).answer
        assert (strong.verdict, weak.verdict) == ("stronger", "weaker")
        assert strong.rotations < 100
        assert strong.gap.low < 191 < strong.gap.high  # three to one


def test_among_four_one_in_four_is_even() -> None:
    assert asked(0.5, 0.0, 200, 1, seats=4).answer.verdict == "stronger"  # 191 points
    assert asked(0.25, 200.0, 200, 1, seats=4).answer.verdict == "weaker"


def test_by_how_much_is_part_of_the_question() -> None:
    assert asked(0.6, -100.0, 400, 1).answer.verdict == "stronger"
    assert asked(0.6, 300.0, 400, 1).answer.verdict == "weaker"


def test_the_interval_only_shrinks() -> None:
    rng, question = Rng(3), Question(0.0, 0.95)
    before = question.answer.gap
    for _ in range(60):
        won = float(rng.unit() < 0.5)
        question.add(won, 1 - won)
        gap = question.answer.gap
        assert gap.low <= gap.elo <= gap.high
        assert gap.high - gap.low <= before.high - before.low
        before = gap
    assert before.low < 0 < before.high
    assert before.high - before.low < 500


def test_a_win_that_two_share_counts_for_both() -> None:
    results = [Result(0, [0] * 3, [1, 1, 3]), Result(1, [0] * 3, [2, 3, 1])]
    assert both_shares(results, ("a", "b", "b")) == (0.25, 0.375)


def here(place: int, data: dict[str, Any], numbers: list[int], _asked: str) -> dict[str, Any]:
    """Games that nobody plays: the first bot wins most of them. What is tried is in which order they count."""
    results = [Result(number, [0, 0], [2, 1] if number % 7 == 3 else [1, 2]).data() for number in numbers]
    return {"place": place, "results": results, "seconds": 0.0}


def test_a_run_ends_where_it_is_decided_whatever_the_number_of_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gusher.arena.run.play_share", here)
    plan = Plan("atacama", ("greedy", "random"), {}, 200, seed=3)
    ends = []
    for jobs in (1, 3):
        question = Question(0.0, 0.95)
        played = run_until(plan, question, Hall(Here(jobs)))
        ends.append([(result.number, result.ranks) for result in played])
        assert question.answer.verdict == "stronger"
        assert question.answer.rotations * 2 == len(played) < 80
    assert ends[0] == ends[1]
