"""The figures of a run."""

from dataclasses import replace

import pytest

from gusher.arena.game import CRASH, Failure, Result, lost, win_shares
from gusher.arena.plan import Plan
from gusher.arena.rotations import interval
from gusher.arena.statistics import report


def results(*ranks: list[int]) -> list[Result]:
    return [
        Result(number, [10 - rank for rank in places], places, decisions=28, entries=28, seconds=[1.0, 2.0])
        for number, places in enumerate(ranks)
    ]


def test_wilson_interval() -> None:
    low, high = interval(55, 100)
    assert low == pytest.approx(0.4524, abs=1e-4)
    assert high == pytest.approx(0.6439, abs=1e-4)
    assert interval(0, 0) == (0.0, 1.0)
    assert interval(20, 20)[1] == 1.0
    assert interval(20, 20)[0] == pytest.approx(0.8389, abs=1e-4)


def test_a_shared_win_counts_as_its_share() -> None:
    assert win_shares(Result(0, [1, 1, 0], [1, 1, 3])) == [0.5, 0.5, 0.0]


def test_standings() -> None:
    plan = Plan("atacama", ("a", "b"), {}, 4)
    found = report(plan, results([1, 2], [1, 2], [1, 1], [2, 1]))
    first, second = found.standings
    assert (first.wins, second.wins) == (2.5, 1.5)
    assert first.win_rate == 0.625
    assert first.low < 0.625 < first.high
    assert first.points == pytest.approx((9 + 9 + 9 + 8) / 4)
    assert first.elo > second.elo == 0.0
    assert first.elo_low < first.elo < first.elo_high
    assert second.seconds_per_game == 2.0
    assert found.decisions == 28


def test_wins_by_seat() -> None:
    # Bot 0 sits in seat 0 in games 0 and 2, in seat 1 in games 1 and 3.
    found = report(Plan("atacama", ("a", "b"), {}, 4), results([1, 2], [2, 1], [1, 2], [2, 1]))
    assert found.seats == [1.0, 0.0]


def test_failures_are_reported_and_left_out_of_points_and_length() -> None:
    plan = Plan("atacama", ("a", "b"), {}, 2)
    found = report(plan, [*results([1, 2]), lost(plan, 1, Failure(0, CRASH, "boom"))])
    assert found.standings[0].failures == {CRASH: 1}
    assert found.standings[0].win_rate == 0.5
    assert found.standings[1].points == 8
    assert found.failures == [{"game": 1, "bot": 0, "kind": CRASH, "message": "boom"}]
    assert found.decisions == 28


def test_twins_are_told_apart() -> None:
    found = report(Plan("atacama", ("a", "b", "a", "a"), {}, 1), [Result(0, [0] * 4, [1, 2, 3, 4], seconds=[0.0] * 4)])
    assert [standing.bot for standing in found.standings] == ["a #1", "b", "a #2", "a #3"]


def test_games_that_share_their_luck_count_once() -> None:
    """Four games of a rotation that end alike tell no more than one; four that differ as chance has it tell of four."""
    plan = Plan("atacama", ("a", "b"), {}, 80)
    alike = report(plan, results(*[[1, 2]] * 2 * 12, *[[2, 1]] * 2 * 8)).standings[0]
    apart = report(plan, results(*[[1, 2], [2, 1]] * 8, *[[1, 2]] * 2 * 8, *[[2, 1]] * 2 * 4)).standings[0]
    assert alike.win_rate == apart.win_rate == 0.6
    once = interval(12, 20)
    assert alike.low == pytest.approx(once[0], abs=0.02)
    assert alike.high == pytest.approx(once[1], abs=0.02)
    assert apart.high - apart.low < 0.8 * (alike.high - alike.low)


def test_luck_that_explains_the_result_is_taken_out() -> None:
    """Who wins when lucky and loses when not, equally often, is as strong as the other: surely so, without the luck."""
    lucky = [[1, 2] if number % 3 else [2, 1] for number in range(30)]
    plan = replace(Plan("atacama", ("a", "b"), {}, 60), luck=True)
    played = [
        replace(result, luck=[0.2, -0.2] if result.ranks[0] == 1 else [-0.2, 0.2])
        for result in results(*[ranks for ranks in lucky for _ in range(2)])
    ]
    standing = report(plan, played).standings[0]
    assert standing.win_rate == pytest.approx(2 / 3)
    assert standing.without_luck is not None
    assert standing.without_luck.explained == pytest.approx(1.0)
    assert standing.without_luck.win_rate == pytest.approx(0.5)
    assert report(replace(plan, luck=False), played).standings[0].without_luck is None
