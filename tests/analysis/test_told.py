"""What an analysis says: whether it was luck, and why something else would have been better."""

from dataclasses import replace
from functools import cache

import pytest

from gusher.analysis.account import Account
from gusher.analysis.analysis import analysis
from gusher.analysis.depth import Depth
from gusher.analysis.found import Decision, Moment
from gusher.analysis.told import Teller
from gusher.analysis.turning import TurningPoint
from gusher.games.mcmulti.effects.turns import TurnBegun
from gusher.kernel.game import LANGUAGES
from gusher.kernel.match import Match
from gusher.kernel.reasons import Reason
from gusher.kernel.say import say
from gusher.words.catalogue import catalogue
from tests.analysis.drilled import drilled

NOTHING = (0.0, 0.0)
EVEN = Moment(0, -1, (0.5, 0.5), NOTHING, (0.5, 0.5), NOTHING, NOTHING)


@cache
def match() -> Match:
    return drilled()


def teller(seats: list[Account], language: str = "en") -> Teller:
    whole = replace(analysis(match(), Depth(1), [EVEN]), seats=seats)
    return Teller(whole, catalogue(language, match().game), match().names)


def account(luck: float, skill: float, loss: float = 0.0) -> Account:
    """From an even start."""
    return Account(
        start=0.5,
        luck=luck,
        skill=skill,
        result=0.5 + luck + skill,
        drawn=luck,
        own=skill,
        others=0.0,
        error=0.0,
        decisions=9,
        loss=loss,
        verdicts={},
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("luck", "skill", "cause"),
    [
        (0.5, 0.0, "won-luck"),
        (0.7, -0.2, "won-luck"),
        (0.25, 0.25, "won-both"),
        (0.1, 0.4, "won-skill"),
        (-0.2, 0.7, "won-skill"),
        (-0.5, 0.0, "lost-luck"),
        (-0.25, -0.25, "lost-both"),
        (0.1, -0.6, "lost-skill"),
    ],
)
def test_it_says_whether_it_was_luck(language: str, luck: float, skill: float, cause: str) -> None:
    told = teller([account(luck, skill), account(-luck, -skill)], language)
    assert told.seat(0).endswith(catalogue(language).say(say(f"insight-cause-{cause}", whose="own")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("luck", "own", "others"), [(0.1, -0.2, 0.6), (-0.1, 0.2, -0.6), (0.2, -0.1, 0.4)])
def test_who_wins_or_loses_by_the_others_decisions_is_told_so(
    language: str, luck: float, own: float, others: float
) -> None:
    mine = replace(account(luck, own + others), own=own, others=others)
    said = teller([mine, account(-luck, -own - others)], language).seat(0)
    assert said.endswith(
        {"en": ("the others’ decisions.", "the others’ decisions alike."), "fr": ("des autres.",)}[language]
    )


def test_whoever_ends_where_they_began_has_no_cause() -> None:
    told = teller([account(0.1, -0.1, 0.2), account(-0.1, 0.1, 0.1)])
    assert [told.seat(seat) for seat in range(2)] == [
        "Ada played the weakest game and had the most luck.",
        "Ben played the best game and had the least luck.",
    ]


def test_several_without_a_mistake_are_not_all_the_best() -> None:
    told = teller([account(0.5, 0.0), account(-0.5, 0.0)])
    assert all(
        told.seat(seat).startswith(f"{name} made no visible mistake and") for seat, name in ((0, "Ada"), (1, "Ben"))
    )


def test_the_points_at_the_end_are_said_once() -> None:
    """The reasons have them from fewer worlds: another number for the same thing."""
    told = teller([account(0.5, 0.0), account(-0.5, 0.0)])
    step = next(step for step in match().steps if step.entry.by == 0)
    result = Reason("outlook", 0, "", None, 93.0, 9.0, 393.0, 300.0)
    rival = replace(result, seat=1, amount=-20.0)
    action = step.entry.action
    lost = Decision(
        step.entry.n, 0, action, action, action, True, NOTHING, NOTHING, 0.1, 0.01, 57.0, 9.0, (result, rival)
    )
    assert "about 57M at the end" in told.loss(lost).says
    assert told.loss(lost).reasons == ["Ben: about 20M less at the end"]
    unclear = told.loss(replace(lost, points_error=50.0))
    assert "57M" not in unclear.says
    assert unclear.reasons[0] == "about 93M more at the end"


def test_those_between_had_good_or_bad_luck() -> None:
    told = teller([account(luck, 0.0, 0.1) for luck in (0.3, 0.1, -0.1, -0.3)])
    assert [told.seat(seat).partition(" had ")[2].partition(".")[0] for seat in range(4)] == [
        *("the most luck", "good luck", "bad luck", "the least luck"),
    ]


def test_a_turning_point_says_what_happened_also_where_the_log_says_nothing_yet() -> None:
    """What is bought is told when it is placed; but the purchase is the decision."""
    do = match().game.actions.words
    bought = next(step for step in match().steps if do(step.entry.action)["do"] == "buy" and not step.effects)
    n, by = bought.entry.n, bought.entry.by
    assert isinstance(by, int)
    said = teller([account(0.5, 0.0), account(-0.5, 0.0)]).turning(TurningPoint(0, n, n, "decision", by, 0.5, 0.2))
    who = match().names[by]
    assert said.startswith(f"{who} goes from 50% to 20%, mostly by one decision. {who}: “Buy a ")


def test_a_decision_is_told_by_itself_and_not_by_the_turn_that_comes_next() -> None:
    done = next(step for step in match().steps if any(isinstance(effect, TurnBegun) for effect in step.effects))
    n, by = done.entry.n, done.entry.by
    assert isinstance(by, int)
    said = teller([account(0.5, 0.0), account(-0.5, 0.0)]).turning(TurningPoint(0, n, n, "decision", by, 0.5, 0.2))
    assert said.endswith(f"mostly by one decision. {match().names[by]}: “That is all”.")


def test_what_an_entry_led_to_is_not_told_at_any_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gusher.analysis.told.MOST_TOLD", 1)
    told = teller([account(0.5, 0.0), account(-0.5, 0.0)])
    for number, rest in ((1, ""), (2, " …")):
        step = next(step for step in match().steps if len(step.effects) == number)
        first = told.words.say(step.effects[0].say(), told.names)
        assert told.happened(step.entry.n) == f"{first}{rest}"


def test_only_what_there_was_is_counted() -> None:
    told = teller([account(0.5, 0.0), account(-0.5, 0.0)])
    some = replace(account(0.5, 0.0), verdicts={"good": 9, "inaccurate": 2, "mistake": 0, "blunder": 1})
    assert told.verdicts_said(some) == "1 blunder, 2 inaccuracies"
    assert told.verdicts_said(replace(some, verdicts=dict.fromkeys(some.verdicts, 0))) == "no visible mistake"


def test_nobody_loses_more_than_all_there_is() -> None:
    lost = Decision(1, 0, 1, 2, 2, True, NOTHING, NOTHING, 1.004, 0.01, 88.0, 1.0)
    assert (lost.loss, lost.verdict) == (1.0, "blunder")
