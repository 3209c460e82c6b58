"""The figures of a run."""

import pytest

from gusher.arena.game import CRASH, Failure, Result, lost
from gusher.arena.plan import Plan
from gusher.arena.statistics import interval, report, win_shares


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
    assert first.rating > second.rating
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
