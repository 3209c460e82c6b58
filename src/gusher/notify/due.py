"""Is what was due a moment ago still to be told, and now? Pure judgement: the time is given."""

from datetime import UTC, datetime, timedelta, tzinfo
from enum import Enum
from typing import NamedTuple
from zoneinfo import ZoneInfo

from gusher.store.notices import GAME_OVER, LATE, TAKEBACK, Notice, Quiet
from gusher.store.port import OVER, RUNNING

DAY = 24 * 3600.0  # after which nobody wants to hear of it any more
FIRST_BREAK, LONGEST_BREAK = 60.0, 4 * 3600.0  # seconds between two attempts
MOST_BEGUN = 2  # attempts that a dying process may have made: the second could be one too many, a third must not be


class What(Enum):
    SEND = "send"
    WAIT = "wait"
    DROP = "drop"


class Verdict(NamedTuple):
    what: What
    until: float = 0.0


def verdict(notice: Notice, now: float, looking: bool) -> Verdict:
    """`looking`: does somebody look at the table with the eyes of this seat?"""
    overdue = now - notice.at > DAY or notice.begun >= MOST_BEGUN
    if looking or overdue or not _matters(notice):
        return Verdict(What.DROP)
    until = quiet_until(notice.quiet, now) if notice.quiet is not None else 0.0
    return Verdict(What.WAIT, until) if until else Verdict(What.SEND)


def _matters(notice: Notice) -> bool:
    if notice.reason == GAME_OVER:
        return notice.status == OVER
    if notice.reason == TAKEBACK:
        return notice.seat in notice.needed
    if notice.reason == LATE:
        return notice.status == RUNNING and notice.decides
    return notice.status == RUNNING and notice.turn == notice.seat


def next_break(tries: int) -> float:
    """Each is twice as long as the one before."""
    return min(LONGEST_BREAK, FIRST_BREAK * float(1 << tries))


# --- quiet hours ---


def quiet_until(quiet: Quiet, now: float) -> float:
    """When the quiet hours end in which this moment lies; 0 if it lies in none."""
    here = datetime.fromtimestamp(now, zone_of(quiet.zone) or UTC)
    minute = here.hour * 60 + here.minute
    if not _within(quiet, minute):
        return 0.0
    end = here.replace(hour=quiet.ends // 60, minute=quiet.ends % 60, second=0, microsecond=0, fold=0)
    if end.timestamp() <= now:
        end += timedelta(days=1)
    return end.timestamp()


def _within(quiet: Quiet, minute: int) -> bool:
    if quiet.begins <= quiet.ends:
        return quiet.begins <= minute < quiet.ends
    return minute >= quiet.begins or minute < quiet.ends  # over midnight


def zone_of(name: str) -> tzinfo | None:
    """None if this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (ValueError, OSError, LookupError):  # no name at all, a folder, or not there
        return None
