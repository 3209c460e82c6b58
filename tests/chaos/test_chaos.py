"""Two servers on one PostgreSQL, killed sixty times: no acknowledged answer is lost or doubled, every match has one
history, and everybody recovers by themselves. `python -m tests.chaos --kills 500` goes on for longer."""

from pathlib import Path

import pytest

from tests.chaos.run import chaos

KILLS = 60


@pytest.mark.long
def test_whatever_is_killed_there_is_one_truth(tmp_path: Path) -> None:
    outcome = chaos(tmp_path, KILLS)
    assert sum(outcome.kills.values()) == KILLS
    assert all(outcome.kills.values())  # each sort of kill came up
    assert outcome.answers > KILLS
    assert outcome.failures > KILLS / 2  # the kills were felt
