"""What is told and when: judged at a time that is given."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from gusher.notify.due import DAY, LONGEST_BREAK, What, next_break, quiet_until, verdict
from gusher.store.notices import GAME_OVER, LATE, TAKEBACK, TIME, TURN, Channel, Notice, Quiet
from gusher.store.port import OVER, RUNNING

CHANNEL = Channel("c", "p", "mail", {}, True, 0.0)
ASKED = Notice(
    *("m", 1, TURN, 4, CHANNEL, 100.0, 130.0, 0, 0, "Ben", "fr", "atacama", RUNNING, 1),
    needed=frozenset(),
    decides=False,
    quiet=None,
)


def what(notice: Notice, now: float = 200.0, looking: bool = False) -> What:
    return verdict(notice, now, looking).what


def test_who_is_asked_and_away_is_told() -> None:
    assert what(ASKED) is What.SEND
    assert what(replace(ASKED, reason=TIME)) is What.SEND
    assert what(replace(ASKED, reason=TAKEBACK, turn=0, needed=frozenset({1}))) is What.SEND
    assert what(replace(ASKED, reason=GAME_OVER, status=OVER, turn=-2)) is What.SEND
    assert what(replace(ASKED, reason=LATE, turn=0, decides=True)) is What.SEND


@pytest.mark.parametrize("reason", [TURN, TIME, LATE, TAKEBACK, GAME_OVER])
def test_who_looks_is_never_told(reason: str) -> None:
    status = OVER if reason == GAME_OVER else RUNNING
    notice = replace(ASKED, reason=reason, needed=frozenset({1}), decides=True, status=status)
    assert what(notice) is What.SEND
    assert what(notice, looking=True) is What.DROP


def test_what_has_passed_is_not_told() -> None:
    assert what(replace(ASKED, turn=0)) is What.DROP
    assert what(replace(ASKED, status=OVER)) is What.DROP
    assert what(replace(ASKED, reason=TIME, turn=0)) is What.DROP
    assert what(replace(ASKED, reason=TAKEBACK, needed=frozenset({0}))) is What.DROP
    assert what(replace(ASKED, reason=GAME_OVER)) is What.DROP
    assert what(replace(ASKED, reason=LATE, turn=0)) is What.DROP
    assert what(replace(ASKED, reason=LATE, decides=True, status=OVER)) is What.DROP


def test_after_a_day_nobody_wants_to_hear_of_it() -> None:
    assert what(ASKED, 100.0 + DAY) is What.SEND
    assert what(ASKED, 100.1 + DAY) is What.DROP


def test_what_may_have_been_sent_twice_is_not_sent_again() -> None:
    assert what(replace(ASKED, begun=1)) is What.SEND
    assert what(replace(ASKED, begun=2)) is What.DROP


def test_breaks_grow() -> None:
    breaks = [next_break(tries) for tries in range(20)]
    assert breaks[:3] == [60.0, 120.0, 240.0]
    assert breaks[-1] == LONGEST_BREAK


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


NIGHT = Quiet(22 * 60, 7 * 60, "Europe/Paris")


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-01-10 20:59", ""),  # 21:59 in Paris
        ("2026-01-10 21:00", "2026-01-11 06:00"),
        ("2026-01-11 00:30", "2026-01-11 06:00"),
        ("2026-01-11 05:59:59", "2026-01-11 06:00"),
        ("2026-01-11 06:00", ""),
        ("2026-03-28 22:00", "2026-03-29 05:00"),  # the night in which summer time begins
        ("2026-10-24 21:00", "2026-10-25 06:00"),  # and in which it ends
    ],
)
def test_quiet_hours_are_those_of_the_player(now: str, until: str) -> None:
    assert quiet_until(NIGHT, at(now)) == (at(until) if until else 0.0)


def test_in_quiet_hours_it_waits() -> None:
    noon = replace(ASKED, quiet=Quiet(12 * 60, 13 * 60, "UTC"), at=at("2026-01-10 12:10"))
    judged = verdict(noon, at("2026-01-10 12:30"), looking=False)
    assert judged == (What.WAIT, at("2026-01-10 13:00"))
    assert verdict(noon, at("2026-01-10 12:30"), looking=True).what is What.DROP
    assert verdict(noon, at("2026-01-10 13:00"), looking=False).what is What.SEND


def test_a_zone_that_this_machine_does_not_know_is_that_of_greenwich() -> None:
    assert quiet_until(Quiet(0, 60, "Mars/Olympus"), at("2026-01-10 00:30")) == at("2026-01-10 01:00")
