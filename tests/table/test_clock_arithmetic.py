"""The arithmetic of clocks and of counted time, whatever happens in whichever order."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from gusher.store.clocks import NOBODY, Beat, Clock, Pace
from gusher.table import clocks
from gusher.table.counting import GAP_SECONDS, beaten, counted
from gusher.table.paces import DAY, HOUR, live, slow

FIVE = live(5, 15)
TWO_DAYS = slow(2, 5)
PACES = st.one_of(
    st.builds(live, st.integers(1, 180), st.integers(0, 600)),
    st.builds(slow, st.sampled_from([1, 2, 3, 7]), st.integers(0, 60)),
)
WAITS = st.floats(0.0, 40 * DAY, allow_nan=False)


def asked(pace: Pace = FIVE, seat: int = 0, now: float = 100.0) -> Clock:
    return clocks.passes(clocks.fresh(pace, 2, False), seat, now, 0)


# --- live ---


def test_what_a_turn_gives_is_used_first_and_the_rest_is_kept() -> None:
    clock = asked()
    assert clocks.left(clock, 0, 100.0) == 315.0
    quick = clocks.passes(clock, 1, 110.0, 1)
    assert quick.reserves == (305.0, 300.0)
    thoughtful = clocks.passes(quick, 0, 170.0, 2)
    assert thoughtful.reserves == (305.0, 255.0)


def test_one_question_after_the_other_is_one_turn() -> None:
    clock = asked()
    assert clocks.passes(clock, 0, 250.0, 3) == clock


def test_nothing_runs_while_a_bot_is_asked() -> None:
    clock = clocks.passes(asked(), NOBODY, 110.0, 1)
    assert clock.alarm is None
    assert clocks.passes(clock, 1, 5 * HOUR, 9).reserves == (305.0, 300.0)


# --- slow ---


def test_days_are_not_saved_and_a_holiday_is_used_when_they_are_gone() -> None:
    clock = asked(TWO_DAYS, now=0.0)
    assert clocks.left(clock, 0, 0.0) == 7 * DAY
    assert clocks.passes(clock, 1, DAY, 1).reserves == (5 * DAY, 5 * DAY)
    assert clocks.passes(clock, 1, 3 * DAY, 1).reserves == (4 * DAY, 5 * DAY)
    assert clocks.passes(clock, 1, 30 * DAY, 1).reserves == (0.0, 5 * DAY)


# --- alarms ---


def test_it_rings_when_little_is_left_and_when_nothing_is() -> None:
    clock = asked()
    assert clock.alarm == 355.0
    assert clocks.rung(clock, 354.0) == clock
    short = clocks.rung(clock, 355.0)
    assert (short.warned, short.up, short.alarm) == (True, None, 415.0)
    assert clocks.rung(short, 400.0) == short
    late = clocks.rung(short, 415.0)
    assert (late.up, late.alarm) == (415.0, None)
    assert clocks.rung(late, 900.0) == late


def test_who_begins_with_little_is_not_warned_at_once() -> None:
    clock = replace(asked(), reserves=(10.0, 300.0), seat=1)
    begun = clocks.passes(clock, 0, 200.0, 5)
    assert (begun.warned, begun.alarm) == (True, 225.0)


def test_at_an_open_table_it_rings_again_a_day_later() -> None:
    clock = clocks.passes(clocks.fresh(FIVE, 2, relieved=True), 0, 0.0, 0)
    late = clocks.rung(clock, 400.0)
    assert late.alarm == 400.0 + DAY
    assert not clocks.is_relieved(late, DAY)
    assert clocks.is_relieved(late, 400.0 + DAY)
    assert clocks.unrelieved(late).alarm is None


# --- late ---


def test_who_was_late_and_answers_has_the_time_of_a_turn() -> None:
    late = clocks.voted(clocks.rung(asked(), 500.0), [1], clocks.BOT)
    again = clocks.passes(late, 0, 510.0, 3)
    assert (again.up, again.votes, clocks.left(again, 0, 510.0)) == (None, (), 15.0)
    assert clocks.passes(late, 1, 510.0, 3).reserves == (0.0, 300.0)


def test_all_the_others_must_want_the_same() -> None:
    late = clocks.rung(clocks.passes(clocks.fresh(FIVE, 3, False), 0, 0.0, 0), 500.0)
    one = clocks.voted(late, [1], clocks.BOT)
    assert clocks.decided(one, [1, 2]) == ""
    assert clocks.decided(clocks.voted(one, [2], clocks.END), [1, 2]) == ""
    assert clocks.decided(clocks.voted(clocks.voted(one, [2], clocks.END), [2], clocks.BOT), [1, 2]) == clocks.BOT
    assert clocks.decided(one, [1]) == clocks.BOT
    assert clocks.decided(one, []) == ""


def test_the_others_wait_longer() -> None:
    live_one = clocks.waits(clocks.rung(asked(), 500.0), 600.0)
    assert (clocks.left(live_one, 0, 600.0), live_one.up, live_one.alarm) == (300.0, None, 840.0)
    assert clocks.passes(live_one, 1, 700.0, 1).reserves[0] == 200.0
    slow_one = clocks.waits(clocks.rung(asked(TWO_DAYS), 30 * DAY), 31 * DAY)
    assert clocks.left(slow_one, 0, 31 * DAY) == 2 * DAY
    assert clocks.passes(slow_one, 1, 31 * DAY, 1).reserves[0] == 0.0


def test_who_comes_back_has_a_little() -> None:
    gone = clocks.passes(clocks.rung(asked(), 500.0), NOBODY, 510.0, 1)
    assert clocks.returned(gone, 0).reserves == (300.0, 300.0)
    assert clocks.returned(asked(TWO_DAYS), 0) == asked(TWO_DAYS)


# --- pauses ---


def test_a_pause_costs_nobody_anything() -> None:
    clock = clocks.paused(clocks.wishes_pause(asked(), 1, [0]), 120.0)
    assert (clock.alarm, clock.pause_by, clock.pause_needed) == (None, NOBODY, ())
    assert clocks.left(clock, 0, 9999.0) == 295.0
    on = clocks.resumed(clock, 9999.0)
    assert (clocks.left(on, 0, 9999.0), clocks.left(on, 0, 10009.0)) == (295.0, 285.0)
    assert clocks.resumed(on, 12345.0) == on


# --- whatever happens ---

EVENTS = st.lists(st.tuples(st.sampled_from(["ask", "pause", "resume", "ring", "wait", "back"]), WAITS), max_size=25)


@settings(derandomize=True, deadline=None)
@given(PACES, EVENTS)
def test_nobody_ever_has_less_than_nothing_or_pays_for_another(pace: Pace, events: list[tuple[str, float]]) -> None:
    clock, now = clocks.passes(clocks.fresh(pace, 3, True), 0, 0.0, 0), 0.0
    for what, wait in events:
        now += wait
        before = clock
        if what == "ask":
            clock = clocks.passes(clock, (clock.seat + 1) % 3, now, 1)
        elif what == "pause":
            clock = clocks.paused(clock, now) if clock.up is None else clock
        elif what == "resume":
            clock = clocks.resumed(clock, now)
        elif what == "ring":
            clock = clocks.rung(clock, now)
        elif what == "wait" and clock.up is not None:
            clock = clocks.waits(clock, now)
        elif what == "back":
            clock = clocks.returned(clock, (clock.seat + 1) % 3)
        others = [seat for seat in range(3) if seat != before.seat]
        assert all(reserve >= 0 for reserve in clock.reserves)
        assert all(clock.reserves[seat] >= before.reserves[seat] for seat in others)
        assert clocks.left(clock, clock.seat, now) <= clock.reserves[clock.seat] + max(pace.turn, clocks.grace(pace))
        assert (clock.alarm is None) == (not clocks.runs(clock) or (clock.up is not None and not clock.relieved))


@settings(derandomize=True, deadline=None)
@given(st.lists(st.floats(-40 * DAY, 40 * DAY, allow_nan=False), min_size=1, max_size=30))
def test_counted_time_never_goes_back_and_never_jumps(steps: list[float]) -> None:
    """Whatever the machine's clock does: a week of sleep, an hour backwards."""
    beat, now = Beat(1e9, 0.0), 1e9
    last = counted(beat, now)
    for step in steps:
        now += step
        seen = counted(beat, now)
        assert last - 1e-3 <= seen <= last + GAP_SECONDS + 1e-3
        beat = beaten(beat, now)
        assert abs(counted(beat, now) - seen) < 1e-3
        last = seen


def test_what_is_watched_counts_to_the_second() -> None:
    beat = Beat(1000.0, 0.0)
    for now in range(1002, 1102, 2):
        beat = beaten(beat, float(now))
    assert counted(beat, 1103.0) == 1103.0
    asleep = beaten(beat, 1100.0 + 7 * DAY)
    assert counted(asleep, 1100.0 + 7 * DAY) == 1100.0 + GAP_SECONDS
