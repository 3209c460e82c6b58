"""What is kept of an analysis for lists, and what they say of it."""

from dataclasses import replace

import pytest

from gusher.analysis.analysis import analysis
from gusher.analysis.depth import Depth
from gusher.analysis.found import Decision, Moment
from gusher.analysis.summary import SeatSummary, read_summary, summary, written
from gusher.kernel import registry
from gusher.web.my_insight import insight_of
from gusher.words.catalogue import catalogue
from tests.analysis.played import played

ATACAMA = registry.find("atacama")
EVEN = Moment(0, -1, (0.5, 0.5), (0.0, 0.0), (0.5, 0.5), (0.0, 0.0), (0.0, 0.0))
LOST = Decision(4, 1, 1, 2, 2, True, (0.1, -0.1), (0.0, 0.0), 0.1, 0.0, 0.0, 0.0, clause="A1")


def test_it_survives_being_kept() -> None:
    whole = analysis(
        played(), Depth(1), [EVEN, LOST, replace(LOST, n=5, best=3), replace(LOST, n=6, best=4, clause="A2")]
    )
    kept = summary(whole)
    assert read_summary(written(kept)) == kept
    assert [seat.clauses for seat in kept] == [{}, {"A1": 2, "A2": 1}]
    assert kept[1].loss == pytest.approx(0.1)


def test_my_games_together() -> None:
    won = SeatSummary(luck=0.4, skill=0.1, result=1.0, start=0.5, decisions=3, loss=0.02, clauses={"A1": 1})
    lost = SeatSummary(luck=-0.2, skill=-0.3, result=0.0, start=0.5, decisions=3, loss=0.0125, clauses={"A2": 2})
    found = insight_of([won, lost], catalogue("en"), ATACAMA)
    assert found.says.endswith("you won 50%; without luck it would have been 40%.")
    assert found.clause == "A2"
    assert found.lost_at == "You lost most often in “Set-up”, 2 times at the same question; its rule:"
    assert found.figures == [(1, "2%"), (2, "1.25%")]
    assert "<svg" in found.picture
    assert found.practice is None  # no lesson asks about A2
    assert not insight_of([won], catalogue("en"), ATACAMA).picture


@pytest.mark.parametrize(("clause", "question"), [("M44", 12), ("M19", 0), ("M26", 9)])
def test_the_lesson_has_the_question_at_which_most_was_lost(clause: str, question: int) -> None:
    lost = SeatSummary(
        luck=0.0, skill=-0.5, result=0.0, start=0.5, decisions=3, loss=0.1, clauses={clause: 2, "M999": 1}
    )
    found = insight_of([lost], catalogue("en"), registry.find("mcmulti"))
    assert found.clause == clause
    assert found.practice is not None
    assert found.practice.question == question
    assert f"number {question + 1} of 19" in found.practice.says
