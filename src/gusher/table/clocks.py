"""The arithmetic of clocks: what is left, and what becomes of a clock when something happens. Nothing here reads the
time or changes anything; every moment is given, in counted time (counting.py)."""

from collections.abc import Collection
from dataclasses import replace

from gusher.store.clocks import LIVE, NOBODY, Clock, Pace
from gusher.table.paces import DAY, HOUR, MINUTE

BOT, WAIT, END = "substitute", "wait", "end"  # what the others may want when somebody's time is up
RELIEF = DAY  # after which a bot takes the place at an open table by itself
LIVE_SHORT, SLOW_SHORT = MINUTE, 12 * HOUR
LIVE_GRACE = 5 * MINUTE


def short(pace: Pace) -> float:
    """So little that one should hurry."""
    return LIVE_SHORT if pace.kind == LIVE else min(SLOW_SHORT, pace.turn / 4)


def grace(pace: Pace) -> float:
    """What a seat gets whose time was up and for whom the others wait."""
    return min(LIVE_GRACE, pace.reserve) if pace.kind == LIVE else pace.turn


def fresh(pace: Pace, seats: int, relieved: bool) -> Clock:
    return Clock(pace, (pace.reserve,) * seats, relieved)


def runs(clock: Clock) -> bool:
    return clock.seat != NOBODY and not clock.paused


def spent(clock: Clock, now: float) -> float:
    """Of the present turn."""
    return clock.spent + max(0.0, now - clock.since) if runs(clock) else clock.spent


def left(clock: Clock, seat: int, now: float) -> float:
    """What a seat has, now or when it is asked next; never less than nothing."""
    return max(0.0, clock.reserves[seat] + clock.pace.turn - (spent(clock, now) if seat == clock.seat else 0.0))


def until(clock: Clock) -> float:
    """When the time is up that runs."""
    return clock.since + clock.reserves[clock.seat] + clock.pace.turn - clock.spent


# --- whose time runs ---


def passes(clock: Clock, seat: int, now: float, n: int) -> Clock:
    """A seat is asked after entry n, or NOBODY whose time would run. One question after the other is one turn; but who
    was late and has answered is not late any more."""
    if seat == clock.seat and clock.up is None:
        return clock
    return _begun(_stopped(clock, now), seat, now, n)


def _stopped(clock: Clock, now: float) -> Clock:
    if clock.seat == NOBODY:
        return clock
    rest = left(clock, clock.seat, now)
    return _with_reserve(clock, rest if clock.pace.kind == LIVE else min(clock.reserves[clock.seat], rest))


def _begun(clock: Clock, seat: int, now: float, n: int) -> Clock:
    begun = replace(clock, seat=seat, turn=n, since=now, spent=0.0, warned=False, up=None, votes=())
    # A turn that begins with little left needs no second word: its player is told of the turn itself.
    warned = seat != NOBODY and left(begun, seat, now) <= short(clock.pace)
    return _alarmed(replace(begun, warned=warned))


def _with_reserve(clock: Clock, reserve: float, seat: int | None = None) -> Clock:
    place = clock.seat if seat is None else seat
    return replace(clock, reserves=(*clock.reserves[:place], reserve, *clock.reserves[place + 1 :]))


def _alarmed(clock: Clock) -> Clock:
    return replace(clock, alarm=_alarm(clock))


def _alarm(clock: Clock) -> float | None:
    if not runs(clock):
        return None
    if clock.up is not None:
        return clock.up + RELIEF if clock.relieved else None
    return until(clock) - (0.0 if clock.warned else short(clock.pace))


# --- when it rings ---


def rung(clock: Clock, now: float) -> Clock:
    """The same if nothing is due."""
    if not runs(clock) or clock.up is not None:
        return clock
    if left(clock, clock.seat, now) <= 0:
        return _alarmed(replace(clock, warned=True, up=now, votes=()))
    if not clock.warned and left(clock, clock.seat, now) <= short(clock.pace):
        return _alarmed(replace(clock, warned=True))
    return clock


def is_relieved(clock: Clock, now: float) -> bool:
    """May a bot take the place of who is late without anybody's consent?"""
    return clock.up is not None and clock.relieved and now >= clock.up + RELIEF


def unrelieved(clock: Clock) -> Clock:
    """There is nobody for whose sake a bot should sit down."""
    return _alarmed(replace(clock, relieved=False))


# --- what the others decide ---


def voted(clock: Clock, seats: Collection[int], vote: str) -> Clock:
    """Who has said something before says something else now."""
    return replace(clock, votes=tuple(sorted({**dict(clock.votes), **dict.fromkeys(seats, vote)}.items())))


def decided(clock: Clock, others: Collection[int]) -> str:
    """What all of them want; empty while they do not agree."""
    said = {dict(clock.votes).get(seat, "") for seat in others}
    return said.pop() if len(said) == 1 else ""


def waits(clock: Clock, now: float) -> Clock:
    """The others wait longer."""
    pace = clock.pace
    granted = replace(clock, since=now, spent=pace.turn - grace(pace), warned=grace(pace) <= short(pace), up=None)
    return _alarmed(replace(_with_reserve(granted, 0.0), votes=()))


def returned(clock: Clock, seat: int) -> Clock:
    """Who comes back to a seat that a bot has played on has a little more than nothing."""
    if clock.pace.kind != LIVE:
        return clock
    return _with_reserve(clock, max(clock.reserves[seat], grace(clock.pace)), seat)


def ended(clock: Clock, now: float) -> Clock:
    return replace(passes(clock, NOBODY, now, clock.turn), ended=True, paused=False, pause_by=NOBODY, pause_needed=())


# --- pauses ---


def wishes_pause(clock: Clock, by: int, needed: Collection[int]) -> Clock:
    return replace(clock, pause_by=by, pause_needed=tuple(sorted(needed)))


def no_pause(clock: Clock) -> Clock:
    """Nobody wants one any more."""
    return wishes_pause(clock, NOBODY, ())


def paused(clock: Clock, now: float) -> Clock:
    return _alarmed(replace(no_pause(clock), spent=spent(clock, now), paused=True))


def resumed(clock: Clock, now: float) -> Clock:
    return _alarmed(replace(clock, paused=False, since=now)) if clock.paused else clock
