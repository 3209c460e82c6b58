"""A table's clock as pages show it: at the players' cards, beside the question, and in lists.

What is rendered serves everybody who sees the same for as long as nothing happens. So nothing here says how much is
left at this moment, but when it will be nothing; the page itself counts the seconds (client/src/clocks.ts).
"""

from collections.abc import Sequence
from typing import NamedTuple

from gusher.kernel.say import say
from gusher.store.clocks import LIVE, NOBODY, Clock, Pace
from gusher.store.port import OVER, TIME, MatchRecord
from gusher.table import clocks
from gusher.table.leaving import SUBSTITUTE, others
from gusher.table.paces import DAY, HOUR, MINUTE
from gusher.web.names import level_name
from gusher.web.viewers import Viewer
from gusher.words.catalogue import Catalogue


class CardClock(NamedTuple):
    """At a player's card: what is left if the time stands still; if it runs, when it is up."""

    text: str
    until: str
    low: str  # what is so little that one should hurry, in seconds


class Vote(NamedTuple):
    name: str
    vote: str


class LostSeat(NamedTuple):
    seat: int
    name: str


class ClockBox(NamedTuple):
    """What there is to say and to do about the time, beside the question."""

    table: str
    late: str  # whose time is up
    mine: bool  # the viewer's own is
    can_vote: bool
    together: bool  # with others
    voted: str  # what the viewer has said
    votes: tuple[Vote, ...]
    grace: str
    bot: str
    paused: bool
    playing: bool
    pause_by: str  # who wants a pause
    pause_mine: bool
    pause_asked: bool  # the viewer has to agree
    waiting: tuple[str, ...]
    lost: tuple[LostSeat, ...]  # the viewer's, which a bot plays
    ended: bool


def time_said(seconds: float, words: Catalogue) -> str:
    """As the page counts it: 2 d 4 h, 4 h 12 min, 4:32."""
    whole = int(-(-seconds // 1))
    if whole >= DAY:
        return words.say(say("clock-days", days=int(whole // DAY), hours=int(whole % DAY // HOUR)))
    if whole >= HOUR:
        return words.say(say("clock-hours", hours=int(whole // HOUR), minutes=int(whole % HOUR // MINUTE)))
    return f"{whole // 60}:{whole % 60:02}"


def pace_said(pace: Pace, words: Catalogue) -> str:
    if pace.kind == LIVE:
        return words.say(say("clock-pace-live", minutes=int(pace.reserve // MINUTE), seconds=int(pace.turn)))
    return words.say(say("clock-pace-slow", days=int(pace.turn // DAY), holiday=int(pace.reserve // DAY)))


def pace_options(record: MatchRecord, words: Catalogue) -> list[str]:
    """Among the options of a table."""
    return [] if record.clock is None else [pace_said(record.clock.pace, words)]


# --- at the table ---


def card_clock(viewer: Viewer, seat: int) -> CardClock | None:
    """None for a seat that has no time to lose: a bot's, and at a slow table whoever is not asked."""
    clock = viewer.table.record.clock
    if clock is None or viewer.table.over or viewer.table.record.seats[seat].bot:
        return None
    low = f"{clocks.short(clock.pace):.0f}"
    if seat != clock.seat:
        live = clock.pace.kind == LIVE
        return CardClock(time_said(clock.reserves[seat], viewer.words), "", low) if live else None
    text = time_said(clocks.left(clock, seat, clock.since), viewer.words)
    return CardClock(text, f"{clocks.until(clock):.3f}" if clocks.runs(clock) else "", low)


def clock_box(viewer: Viewer) -> ClockBox:
    table, clock = viewer.table, viewer.table.record.clock
    if clock is None:
        return _NOTHING
    is_late = clock.up is not None and not table.over
    asked = others(table, {clock.seat}) if is_late else []
    votes = dict(clock.votes)
    return ClockBox(
        table=table.id,
        late=viewer.names[clock.seat] if is_late else "",
        mine=is_late and clock.seat in viewer.own,
        can_vote=any(seat in viewer.own for seat in asked),
        together=len(asked) > 1,
        voted=next((votes[seat] for seat in viewer.own if seat in votes), ""),
        votes=tuple(Vote(viewer.names[seat], votes[seat]) for seat in asked if seat in votes),
        grace=time_said(clocks.grace(clock.pace), viewer.words),
        bot=level_name(SUBSTITUTE, viewer.words),
        paused=clock.paused and not table.over,
        playing=bool(viewer.own),
        pause_by=viewer.names[clock.pause_by] if clock.pause_by != NOBODY and not table.over else "",
        pause_mine=clock.pause_by in viewer.own,
        pause_asked=any(seat in viewer.own for seat in clock.pause_needed),
        waiting=tuple(viewer.names[seat] for seat in clock.pause_needed),
        lost=tuple(LostSeat(seat, table.record.seats[seat].name) for seat in viewer.lost if not table.over),
        ended=table.ended,
    )


_NOTHING = ClockBox("", "", False, False, False, "", (), "", "", False, False, "", False, False, (), (), False)


def can_pause(viewer: Viewer) -> bool:
    """May the viewer ask for a pause?"""
    clock = viewer.table.record.clock
    quiet = clock is not None and not clock.paused and clock.up is None and clock.pause_by == NOBODY
    return quiet and bool(viewer.own) and not viewer.table.over


# --- in lists ---


def row_clock(record: MatchRecord, mine: Sequence[int], time: float, words: Catalogue) -> str:
    """How it stands with the time of whoever is asked; empty if there is nothing to say."""
    clock = record.clock
    if clock is None or record.status == OVER:
        return ""
    if any(record.seats[seat].gone == TIME for seat in mine):
        return words.say(say("clock-row-lost"))
    return _standing(clock, time, words)


def _standing(clock: Clock, time: float, words: Catalogue) -> str:
    if clock.paused:
        return words.say(say("clock-row-paused"))
    if clock.seat == NOBODY:
        return ""
    if clock.up is not None:
        return words.say(say("clock-row-up"))
    return words.say(say("clock-row-left", time=time_said(clocks.left(clock, clock.seat, time), words)))


def has_ended(record: MatchRecord) -> bool:
    """Without a result, because its people wanted it so."""
    return record.clock is not None and record.clock.ended
