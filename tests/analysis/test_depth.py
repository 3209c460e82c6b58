"""How many worlds a match gets: fewer where futures take long to play, and fewer for each of very many answers."""

import pytest

from gusher.analysis.calibrated import most_answers, share_of_worlds
from gusher.analysis.depth import WORLDS, depth_of
from gusher.kernel import registry
from gusher.kernel.match import Match
from tests.analysis.drilled import drilled


def test_a_long_match_takes_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    match = drilled()
    answers = sum(isinstance(step.entry.by, int) for step in match.steps)
    for most, worlds in ((answers + 1, 16), (answers, 16), (answers // 3, 5), (1, 1)):
        monkeypatch.setattr("gusher.analysis.depth.most_answers", lambda _, most=most: most)
        found = depth_of(match)
        assert found.worlds == worlds
        assert worlds == 1 or found.worlds * answers <= WORLDS["usual"] * most


def test_where_nothing_was_played_or_measured_it_is_as_usual() -> None:
    assert depth_of(drilled(0)).worlds == WORLDS["usual"]
    assert most_answers("a game of somebody else") == float("inf")


def test_where_futures_take_long_there_are_fewer() -> None:
    names = ["Ada", "Ben", "Cleo"]
    match = Match(registry.find("wildcatters"), 3, {}, names, secret="5e" * 32)
    assert depth_of(match, "deep").worlds == WORLDS["deep"] * share_of_worlds("wildcatters") == 24
