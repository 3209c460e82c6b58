"""A match that was taken up from another one: how it went beside it, in numbers and in words."""

import pytest

from gusher.analysis.analysis import Analysis, analysis
from gusher.analysis.comparison import Comparison, Ended, Parting, compared, report, sentences
from gusher.analysis.depth import Depth
from gusher.analysis.found import Found, read_found
from gusher.analysis.told import Teller
from gusher.kernel.game import LANGUAGES
from gusher.kernel.match import Match
from gusher.words.catalogue import catalogue
from tests.analysis.drilled import MCMULTI, NAMES, drilled
from tests.analysis.taken_up import judged, place_of, taken_up
from tests.web.pieces import moment

SEAT = 1


@pytest.fixture(scope="module")
def first() -> Match:
    return drilled()


@pytest.fixture(scope="module")
def place(first: Match) -> int:
    return place_of(first, SEAT)


@pytest.fixture(scope="module")
def second(first: Match, place: int) -> Match:
    return taken_up(first, place)


def analysed(match: Match, *decisions: Found) -> Analysis:
    return analysis(match, Depth(1), [*(read_found(moment(match, begin)) for begin in (0, 1)), *decisions])


def teller(found: Analysis, language: str = "en") -> Teller:
    return Teller(found, catalogue(language, MCMULTI), NAMES[: found.match.seats])


def test_it_finds_where_the_two_went_different_ways(first: Match, second: Match, place: int) -> None:
    then, now = analysed(first, judged(first, place, 0.2)), analysed(second, judged(second, place, 0.0))
    found = compared(now, SEAT, first, 40, then)
    entry = second.steps[place].entry
    assert found.parting == Parting(entry.n, SEAT, first.steps[place].entry.action, entry.action, 0.2, 0.0, 0.5)
    assert found.then == Ended(first.state.ranks()[SEAT], first.state.scores()[SEAT])
    assert found.now == Ended(second.state.ranks()[SEAT], second.state.scores()[SEAT])


def test_what_nobody_has_analysed_has_no_loss(first: Match, second: Match, place: int) -> None:
    parting = compared(analysed(second), SEAT, first, 40, None).parting
    assert parting is not None
    assert (parting.loss_then, parting.loss_now) == (None, None)


def test_who_answers_everything_as_before_comes_out_the_same(first: Match) -> None:
    found = compared(analysed(drilled()), SEAT, first, 40, None)
    assert (found.parting, found.outcome) == (None, "same")
    assert sentences(found, teller(analysed(first))) == [
        f"Ben ended as in the first game, which was taken up at move 40: {_place(found.now)}.",
        "Every answer was the same as then.",
    ]


def _place(ended: Ended) -> str:
    return f"{('first', 'second')[ended.rank - 1]} ({ended.points}M)"


@pytest.mark.parametrize(
    ("then", "now", "outcome", "told"),
    [
        (Ended(3, 193), Ended(1, 281), "better", "did better than in the first game, which was taken up at move 40: "),
        (Ended(1, 281), Ended(4, 1), "worse", "did worse than in the first game, which was taken up at move 40: "),
        (Ended(2, 90), Ended(2, 100), "better", "second (100M) again, instead of 90M."),
        (Ended(2, 100), Ended(2, 90), "worse", "second (90M) again, instead of 100M."),
        (Ended(3, 193), Ended(1, 281), "better", "first (281M) instead of third (193M)."),
        (Ended(1, 281), Ended(4, 1), "worse", "fourth (1M) instead of first (281M)."),
    ],
)
def test_better_is_a_better_place_and_then_more_points(
    second: Match, then: Ended, now: Ended, outcome: str, told: str
) -> None:
    found = Comparison(40, SEAT, then, now, None)
    assert found.outcome == outcome
    assert told in sentences(found, teller(analysed(second)))[0]


def test_what_was_answered_then_and_now_is_said_with_its_loss(first: Match, second: Match, place: int) -> None:
    then, now = analysed(first, judged(first, place, 0.2)), analysed(second, judged(second, place, 0.0))
    found = compared(now, SEAT, first, 40, then)
    _, parted, lost = sentences(found, teller(now))
    old, new = (teller(one).choices(one.match.steps[place].entry.n) for one in (then, now))
    assert f"“{new[second.steps[place].entry.action]}” instead of “{old[first.steps[place].entry.action]}”" in parted
    assert lost == "In winning chance, the answer in the first game lost 20.0%, this one nothing."
    for language in LANGUAGES:
        assert report(found, teller(now, language))["says"] == sentences(found, teller(now, language))


def test_if_somebody_else_answered_otherwise_that_is_said(first: Match, second: Match) -> None:
    _, parted = sentences(compared(analysed(second), 0, first, 40, None), teller(analysed(second)))
    assert parted.endswith("where Ben answered otherwise.")
