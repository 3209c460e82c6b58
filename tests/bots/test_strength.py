"""Bots on the scale of people's ratings: what was measured, and nothing else."""

import re
from math import exp, sqrt
from pathlib import Path

import pytest

from gusher.bots.rating import LUCK, NEWCOMER, Rating, rated
from gusher.bots.strength import Pairing, pairings, strengths

RESULTS = (Path(__file__).parents[2] / "docs" / "results.md").read_text(encoding="utf-8")
ALL = [(game, pairing) for game, found in pairings().items() for pairing in found]


@pytest.mark.parametrize(("game", "pairing"), ALL)
def test_every_figure_is_one_of_the_measured_ones(game: str, pairing: Pairing) -> None:
    bots = " ".join([pairing.first, *[pairing.second] * (pairing.seats - 1)])
    command = f"`gusher arena {game} {bots} --games {pairing.games} "
    (line,) = [line for line in RESULTS.splitlines() if command in line]
    told = re.search(r"\| (\d+) \| ([\d.]+) % \|", line)
    assert told
    assert (int(told[1]), float(told[2])) == (pairing.games, round(100 * pairing.wins / pairing.games + 1e-9, 1))


def test_who_wins_as_often_as_chance_would_is_as_strong() -> None:
    assert Pairing("a", "b", 2, 100, 50).ahead == pytest.approx(0)
    assert Pairing("a", "b", 4, 10_000_000, 2_500_000).ahead == pytest.approx(0, abs=1e-5)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_model_would_have_expected_what_was_measured(seats: int) -> None:
    pairing = Pairing("a", "b", seats, 10_000, 7_000)
    scale = sqrt(seats) * LUCK  # of Plackett and Luce: the chance to win is in proportion to e to the rating
    ahead = exp(pairing.ahead / scale)
    assert ahead / (ahead + seats - 1) == pytest.approx(0.7, abs=1e-3)


def test_more_games_make_it_more_certain() -> None:
    assert Pairing("a", "b", 2, 400, 240).variance < Pairing("a", "b", 2, 100, 60).variance / 3.9


def test_the_levels_stand_in_their_order() -> None:
    found = strengths("atacama")
    ordered = sorted(found, key=lambda bot: found[bot].mean)
    assert ordered == ["random", "greedy", "search:ms=300", "search:ms=1200"]
    assert found["greedy"] == Rating(NEWCOMER.mean, 0.0)
    assert found["search:ms=1200"].error > found["search:ms=300"].error  # measured by way of the other


def test_several_runs_count_together() -> None:
    runs = [pairing for pairing in pairings()["giganten"] if pairing.first == "search:ms=1000"]
    assert len(runs) == 2
    found = strengths("giganten")["search:ms=1000"]
    assert min(run.ahead for run in runs) < found.mean - NEWCOMER.mean < max(run.ahead for run in runs)
    assert found.error < min(sqrt(run.variance) for run in runs)


def test_a_game_that_nobody_measured_has_no_strengths() -> None:
    assert strengths("doodlebug") == {}


# --- after a game ---


def test_the_first_rises_by_what_the_last_falls() -> None:
    first, last = rated([NEWCOMER, NEWCOMER], [1, 2])
    assert first.mean - NEWCOMER.mean == pytest.approx(NEWCOMER.mean - last.mean)
    assert first.mean > NEWCOMER.mean
    assert first.error == last.error < NEWCOMER.error


def test_a_tie_among_equals_moves_nobody() -> None:
    assert [after.mean for after in rated([NEWCOMER, NEWCOMER], [1, 1])] == [NEWCOMER.mean] * 2


def test_who_beats_the_stronger_rises_more() -> None:
    weak, strong = Rating(20.0, 1.0), Rating(35.0, 1.0)
    assert rated([NEWCOMER, strong], [1, 2])[0].mean > rated([NEWCOMER, weak], [1, 2])[0].mean
