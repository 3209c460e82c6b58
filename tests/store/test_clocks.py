"""The part of the storage port that is about time, for every store there is."""

from dataclasses import replace

import pytest

from gusher.store.clocks import LIVE, Beat, Clock, ClockChange, Pace, clock_text, read_clock
from gusher.store.notices import TIME, TURN, Channel, Due
from gusher.store.people import Leaving, PlayerRecord, Wanted
from gusher.store.port import LEFT, OVER, RUNNING, AlreadyKept, NotKept, Reply, Stale, Store, Taken, Wish
from gusher.store.port import TIME as GONE
from tests.store.engines import growth, record

CLOCK = Clock(Pace(LIVE, 15.0, 300.0), (300.0, 1e9 / 3), seat=0, since=0.1 + 0.2, alarm=5.5)
LATER = replace(CLOCK, seat=1, spent=-3.25, votes=((0, "bot"), (1, "wait")), pause_needed=(1,), up=7.0, alarm=None)


def kept(store: Store, match_id: str = "m1", clock: Clock | None = CLOCK) -> None:
    store.create(replace(record(match_id), clock=clock), ["one"])


def test_a_clock_comes_back_as_it_was(store: Store) -> None:
    kept(store)
    kept(store, "m2", None)
    assert (store.match("m1").clock, store.match("m2").clock) == (CLOCK, None)
    assert store.whole("m1").match.clock == CLOCK
    assert store.since("m1", 0).match.clock == CLOCK
    assert read_clock(clock_text(LATER)) == LATER


def test_a_clock_changes_if_it_is_still_the_same(store: Store) -> None:
    kept(store)
    version = store.change_clock("m1", ClockChange(LATER, CLOCK), Reply(0, "k", "{}"))
    assert (store.match("m1").clock, store.match("m1").version) == (LATER, version)
    assert store.reply("m1", 0, "k") == "{}"
    with pytest.raises(Taken):
        store.change_clock("m1", ClockChange(CLOCK, CLOCK))
    with pytest.raises(AlreadyKept):
        store.change_clock("m1", ClockChange(CLOCK, LATER), Reply(0, "k", "{}"))
    with pytest.raises(NotKept):
        store.change_clock("m2", ClockChange(LATER, CLOCK))
    assert (store.match("m1").clock, store.match("m1").version) == (LATER, version)


def test_a_step_and_its_clock_are_stored_together_or_not_at_all(store: Store) -> None:
    kept(store)
    with pytest.raises(Stale):
        store.append("m1", replace(growth(1, "two"), clock=ClockChange(LATER, replace(CLOCK, paused=True))))
    assert (store.match("m1").n, store.match("m1").clock) == (1, CLOCK)
    store.append("m1", replace(growth(1, "two"), clock=ClockChange(LATER, CLOCK)))
    assert (store.match("m1").n, store.match("m1").clock) == (2, LATER)
    store.append("m1", growth(2, "three"))  # a step that says nothing of it
    assert (store.match("m1").n, store.match("m1").clock) == (3, LATER)


def test_a_seat_and_the_clock_change_together_or_not_at_all(store: Store) -> None:
    kept(store)
    before = store.match("m1").seats[0]
    bot = replace(before, kind="bot", bot="greedy", gone=GONE)
    with pytest.raises(Taken):
        store.take_seat("m1", 0, bot, before, None, ClockChange(CLOCK, LATER))
    assert (store.match("m1").seats[0], store.match("m1").clock) == (before, CLOCK)
    store.take_seat("m1", 0, bot, before, None, ClockChange(LATER, CLOCK))
    assert (store.match("m1").seats[0], store.match("m1").clock) == (bot, LATER)


def test_the_end_without_a_result(store: Store) -> None:
    kept(store)
    store.enter(PlayerRecord("ada", "key", "Ada", "en"))
    store.keep_channel(Channel("c", "ada", "ntfy", {}, True, 1.0))
    store.sits("ada", [("m1", 0)])
    store.change_wish("m1", Wish("w", 1, 0, 0, frozenset({1})), None, notices=[Due(0, TURN, 1, 2.0)], at=1.0)
    store.change_leaving("m1", Leaving(0, frozenset({1})), None)
    over = replace(LATER, ended=True)
    store.change_clock("m1", ClockChange(over, CLOCK), None, [Due(0, TIME, 4, 9.0)], 8.0)
    found = store.match("m1")
    assert (found.status, found.turn, found.result, found.changed, found.clock) == (OVER, -2, None, 8.0, over)
    assert (store.since("m1", 0).wish, store.since("m1", 0).leaving) == (None, None)
    assert [(notice.reason, notice.number) for notice in store.due(10.0, 9)] == [(TIME, 4)]  # what was due has lapsed
    assert store.entries("m1") == ["one"]
    assert store.finished() == ["m1"]


def test_alarms_come_in_their_order(store: Store) -> None:
    assert (store.next_alarm(), store.alarms(99.0, 9)) == (None, [])
    for match_id, alarm in (("late", 8.0), ("early", 5.5), ("never", None)):
        kept(store, match_id, replace(CLOCK, alarm=alarm))
    kept(store, "none", None)
    assert store.next_alarm() == 5.5
    assert (store.alarms(5.4, 9), store.alarms(5.5, 9), store.alarms(8.0, 9)) == ([], ["early"], ["early", "late"])
    assert store.alarms(8.0, 1) == ["early"]
    early = replace(CLOCK, alarm=5.5)
    store.change_clock("early", ClockChange(replace(early, ended=True), early))  # whatever its alarm says
    assert (store.next_alarm(), store.alarms(8.0, 9)) == (8.0, ["late"])


def test_heartbeats_follow_each_other(store: Store) -> None:
    assert store.heartbeat() is None
    first, second = Beat(1e9 / 3, 0.0), Beat(2e9 / 3, -1.5)
    assert store.beat(first, None)
    assert not store.beat(second, None)  # somebody was quicker
    assert store.heartbeat() == first
    assert store.beat(second, first)
    assert not store.beat(Beat(9.0, 9.0), first)
    assert store.heartbeat() == second


def test_a_seat_that_was_lost_on_time_is_still_among_ones_games(store: Store) -> None:
    store.enter(PlayerRecord("ada", "key", "Ada", "en"))
    for match_id, gone in (("m1", GONE), ("m2", LEFT)):
        kept(store, match_id)
        store.sits("ada", [(match_id, 0)])
        before = store.match(match_id).seats[0]
        store.take_seat(match_id, 0, replace(before, kind="bot", bot="greedy", gone=gone), before)
    assert dict(store.matches_of(Wanted("ada", "key", over=False), 9)) == {"m1": (0,)}
    assert store.match("m1").status == RUNNING
