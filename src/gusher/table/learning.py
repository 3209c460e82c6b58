"""Guided first games at the table: a learner's seat, and what the others answer there.

The seat's kind says that somebody learns there. A learner who wants to go on alone becomes a player like any other, and
then the others think for themselves. Everything else follows from the match's log (kernel/lessons.py).
"""

from collections.abc import Sequence
from dataclasses import replace

from gusher.kernel import registry
from gusher.kernel.lessons import Lesson, lesson
from gusher.kernel.match import Match
from gusher.kernel.topics import entries_before
from gusher.store.port import MatchRecord, SeatRecord
from gusher.table.errors import TableError
from gusher.table.live import BOT, LiveTable, new_match
from gusher.table.opening import HUMAN, Opened, SeatWish, prepare
from gusher.table.slices import Work

LEARNER = "learner"


def lesson_of_game(name: str) -> Lesson:
    """Raises TableError if the game has none."""
    found = lesson(registry.find(name))
    if found is None:
        raise TableError("no-lesson")
    return found


def seats_of(taught: Lesson, name: str) -> list[SeatWish]:
    """The learner, and bots all around."""
    return [
        SeatWish(HUMAN, name) if seat == taught.seat else SeatWish(BOT, bot=taught.bot) for seat in range(taught.seats)
    ]


def prepare_lesson(taught: Lesson, wishes: Sequence[SeatWish], now: float, visitor: str) -> tuple[MatchRecord, Opened]:
    """As `prepare`, with the lesson's own chance."""
    record, opened = prepare(taught.game.name, taught.options, wishes, False, now, taught.secret, visitor)
    seats = tuple(
        replace(sits, kind=LEARNER) if seat == taught.seat else sits for seat, sits in enumerate(record.seats)
    )
    return replace(record, seats=seats), opened


def walking_lesson(record: MatchRecord, taught: Lesson, question: int) -> Work[Match]:
    """Its match, brought to one of the questions that it asks first: everything before is answered as it was then."""
    match, entries = new_match(record), entries_before(taught, question)
    while len(match.steps) < entries:
        played = taught.script[len(match.steps)]
        assert isinstance(played.by, int), "draws come by themselves"
        match.answer_number(played.by, played.action)
        yield
    return match


def is_lesson(record: MatchRecord) -> bool:
    return any(sits.kind == LEARNER for sits in record.seats)


def lesson_at(record: MatchRecord) -> Lesson | None:
    """The lesson that goes on at a table; None also if it has become another one since."""
    if not is_lesson(record):
        return None
    found = lesson(registry.find(record.game))
    if found is None or (found.secret, found.seats) != (record.secret, len(record.seats)):
        return None
    return found


def told(table: LiveTable) -> int | None:
    """What the lesson lets the seat answer that is asked; None if it thinks for itself."""
    taught = lesson_at(table.record)
    return None if taught is None else taught.reply(table.match)


def goes_on_alone(sits: SeatRecord) -> SeatRecord:
    """The same person, no longer taught."""
    return replace(sits, kind=HUMAN)
