"""An analysis of a whole match: complete, repeatable, the same in whatever pieces it was made, only after the end."""

import json
from itertools import islice

import pytest

from gusher.analysis.analysis import NoAnalysis, analyse, analysing, analysis, notes
from gusher.analysis.depth import Depth
from gusher.analysis.found import Found, dumped, read_found
from gusher.analysis.tasks import MOST_MOMENTS, moments, tasks
from gusher.analysis.worker import Desk
from gusher.kernel import boards, log, registry
from tests.analysis.drilled import drilled
from tests.analysis.played import played
from tests.contract.toys.dice_hands import GAME

TINY = Depth(1)


@pytest.fixture(scope="module")
def pieces() -> list[Found]:
    return list(analysing(played(), TINY))


def test_it_begins_at_the_start_and_ends_with_the_result(pieces: list[Found]) -> None:
    found = analysis(played(), TINY, pieces)
    assert found.moments[0].n == 0
    assert found.moments[-1].n == found.match.n
    assert found.moments[-1].open == tuple(account.result for account in found.seats)
    assert all(sum(moment.open) == pytest.approx(1.0) for moment in found.moments)


def test_every_draw_and_decision_is_looked_at_that_could_have_been_another(pieces: list[Found]) -> None:
    match = played()
    found = analysis(match, TINY, pieces)
    open_ones = {step.entry.n for place, step in enumerate(match.steps) if len(match.after(place).legal()) > 1}
    assert {draw.n for draw in found.draws} | {one.n for one in found.decisions} == open_ones
    assert {draw.n for draw in found.draws} == {n for n in open_ones if match.entries[n - 1].by == "chance"}


def test_the_same_seed_finds_the_same(pieces: list[Found]) -> None:
    first = pieces[:8]
    assert list(islice(analysing(played(), TINY), len(first))) == first
    assert list(islice(analysing(played(), Depth(1, seed=2)), len(first))) != first


def test_what_is_found_survives_json_and_any_order(pieces: list[Found]) -> None:
    match = played()
    again = [read_found(json.loads(json.dumps(dumped(piece)))) for piece in reversed(pieces)]
    assert again == pieces[::-1]
    assert analysis(match, TINY, again).seats == analysis(match, TINY, pieces).seats


def test_a_worker_finds_the_same_piece_by_piece(pieces: list[Found]) -> None:
    match, desk, found, begin = played(), Desk(), [], 0
    with registry.guest(GAME):
        lines = list(log.write(match))
        while begin < len(tasks(match)):
            reply = desk.piece({"lines": lines, "worlds": 1, "seed": 1, "begin": begin})
            assert reply["next"] > begin
            found += reply["found"]
            begin = reply["next"]
    assert [read_found(data) for data in found] == pieces


def test_nothing_is_told_before_the_end() -> None:
    with pytest.raises(NoAnalysis) as refused:
        analyse(played(answers=3), TINY)
    assert refused.value.key == "analysis-running"


def test_it_is_said_where_the_judge_was_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a board of one's own, by older rules, in a game that nobody has measured."""
    assert list(notes(played())) == ["uncalibrated"]
    match = drilled()
    assert list(notes(match)) == []
    match.rules -= 1
    monkeypatch.setattr(boards, "checksum", lambda _: "5e" * 32)
    assert list(notes(match)) == ["own-board", "old-rules"]


def test_a_curve_has_only_as_many_moments_as_can_be_told_apart() -> None:
    match = played()
    assert moments(match)[0] == 0
    assert moments(match)[-1] == len(match.steps)
    match.steps = [match.steps[place % 2 and -1] for place in range(4000)]
    assert len(moments(match)) <= MOST_MOMENTS + 1
