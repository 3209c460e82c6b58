"""Everything from one store into another, in both directions, whatever interrupts it."""

from dataclasses import replace

import pytest

from gusher.store.clocks import LIVE, Beat, Clock, Pace
from gusher.store.moving import STEPS, move
from gusher.store.people import Leaving, PlayerRecord
from gusher.store.port import OVER, BadStore, ChatRecord, Held, Reply, Snapshot, Store, Whole, Wish
from gusher.store.tally import digest
from tests.store.engines import growth, record

NAMES = ["a", "b", "c", "d", "e"]


@pytest.fixture
def pair(pair: tuple[Store, Store]) -> tuple[Store, Store]:
    """There is something in the first."""
    fill(pair[0])
    return pair


def fill(store: Store) -> None:
    """Matches with all that a match can have, among them what another alphabet or rounding would change."""
    for number, name in enumerate(NAMES):
        store.create(
            replace(record(name, listed=number % 2 == 0, created=1e9 / 3 + number), options={"b": 1, "a": 2}), []
        )
        store.say(name, ChatRecord(0, "Zoé", "« ça va ? » 🛢", 0.1 + number))
        store.append(name, replace(growth(0, '{"é": 1}', key="Key"), snapshot=Snapshot(1, {"z": [1, 2.5], "a": None})))
        store.append(name, growth(1, "two", "three", key="key"))
    store.change_wish("b", Wish("w", 3, 0, 1, frozenset({1, 0})), None, Reply(0, "éa", "{}"))
    store.hold(
        [Held("é", "b", 0, "s", True, 1e9 / 3), Held("é", "a", -3, "w", True, 1.0), Held("k", "b", 1, "f", False, 2.0)]
    )
    store.enter(PlayerRecord("é", "é", "Zoé", "fr", 1e9 / 3, 2.5))
    store.sits("é", [("a", 0), ("b", 0)])
    store.change_leaving("d", Leaving(0, frozenset({1})), None)
    store.append("c", replace(growth(3, "end", status=OVER), result={"scores": [3, 1]}))


class Counter:
    def __init__(self) -> None:
        self.steps = 0

    def __call__(self, more: int) -> None:
        self.steps += more


def test_everything_arrives(pair: tuple[Store, Store]) -> None:
    source, target = pair
    counter = Counter()
    copied, tally = move(source, target, counter)
    assert copied == len(NAMES)
    assert (tally.matches, tally.entries, tally.replies, tally.chat, tally.players) == (5, 16, 11, 5, 1)
    assert counter.steps == STEPS * len(NAMES)
    assert [target.whole(name) for name in NAMES] == [source.whole(name) for name in NAMES]
    assert target.players() == source.players()
    assert target.players_at(NAMES) == {("a", 0): "é", ("b", 0): "é"}
    assert target.finished() == ["c"]
    assert target.seat_of(f"a-{'a' * 64}") == ("a", 0)
    again, same = move(source, target, counter)
    assert (again, same) == (0, tally)


def test_who_sat_down_since_is_copied_too(pair: tuple[Store, Store]) -> None:
    """Whose seat it is has no version: nobody at the table sees it."""
    source, target = pair
    move(source, target, Counter())
    source.enter(PlayerRecord("p", "k"))
    source.sits("p", [("c", 0)])
    assert move(source, target, Counter())[0] == 1
    assert target.whole("c").players == ((0, "p"),)


def test_after_an_interruption_it_goes_on(pair: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = pair
    keep = target.keep

    def interrupted(whole: Whole) -> None:
        if whole.match.id == "c":
            raise KeyboardInterrupt
        keep(whole)

    with monkeypatch.context() as patched:
        patched.setattr(target, "keep", interrupted)
        with pytest.raises(KeyboardInterrupt):
            move(source, target, Counter())
    assert target.ids() == ["a", "b"]
    assert move(source, target, Counter())[0] == 3
    assert target.ids() == NAMES


def test_what_was_played_on_since_is_copied_anew(pair: tuple[Store, Store]) -> None:
    source, target = pair
    move(source, target, Counter())
    source.append("a", growth(3, "four"))
    source.say("d", ChatRecord(0, "Zoé", "encore", 9.0))
    assert move(source, target, Counter())[0] == 2
    assert target.whole("a") == source.whole("a")


def test_what_browsers_got_hold_of_since_is_copied_too(pair: tuple[Store, Store]) -> None:
    source, target = pair
    move(source, target, Counter())
    source.hold([Held("late", "a", 0, "s", True, 9.0), Held("k", "b", 1, "came", True, 2e9)])
    assert move(source, target, Counter())[0] == 2
    assert target.held("late") == source.held("late") != []
    assert target.held("k") == [Held("k", "b", 1, "came", True, 2e9)]


@pytest.mark.parametrize("both", [False, True])
def test_what_browsers_got_hold_of_in_the_target_is_not_lost(pair: tuple[Store, Store], both: bool) -> None:
    source, target = pair
    move(source, target, Counter())
    target.hold([Held("late", "d", 0, "s", True, 9.0)])
    if both:
        source.say("d", ChatRecord(0, "Zoé", "encore", 9.0))
    with pytest.raises(BadStore) as refused:
        move(source, target, Counter())
    assert (refused.value.code, refused.value.details) == ("diverged", {"match": "d"})
    assert len(target.held("late")) == 1


@pytest.mark.parametrize("both", [False, True])
def test_what_was_played_on_in_the_target_is_not_lost(pair: tuple[Store, Store], both: bool) -> None:
    source, target = pair
    move(source, target, Counter())
    target.append("d", growth(3, "there"))
    source.append("a", growth(3, "four"))
    if both:
        source.append("d", growth(3, "here"))
        source.say("d", ChatRecord(0, "Zoé", "encore", 9.0))
    kept = target.whole("d")
    with pytest.raises(BadStore) as refused:
        move(source, target, Counter())
    assert (refused.value.code, refused.value.details) == ("diverged", {"match": "d"})
    assert target.whole("d") == kept
    assert target.match("a").n == 3  # nothing was moved


def test_a_copy_that_differs_is_found(pair: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch) -> None:
    source, target = pair
    keep = target.keep
    monkeypatch.setattr(target, "keep", lambda whole: keep(replace(whole, entries=(*whole.entries[:-1], "other"))))
    with pytest.raises(BadStore) as refused:
        move(source, target, Counter())
    assert refused.value.code == "copy-differs"


def test_the_checksum_covers_all_of_a_match(pair: tuple[Store, Store]) -> None:
    whole = pair[0].whole("b")
    others = [
        replace(whole, match=replace(whole.match, secret="cd" * 32)),
        replace(whole, match=replace(whole.match, seats=whole.match.seats[:1])),
        replace(whole, entries=whole.entries[:-1]),
        replace(whole, replies=whole.replies[:-1]),
        replace(whole, chat=(replace(whole.chat[0], at=0.0),)),
        replace(whole, snapshot=None),
        replace(whole, wish=None),
        replace(whole, held=whole.held[:-1]),
        replace(whole, held=(replace(whole.held[0], sealed="t"), *whole.held[1:])),
    ]
    assert len({digest(one) for one in (whole, *others)}) == 1 + len(others)


def test_clocks_go_on_where_they_stood(pair: tuple[Store, Store]) -> None:
    source, target = pair
    clock = Clock(Pace(LIVE, 15.0, 300.0), (300.0, 1e9 / 3), seat=1, since=1e9 / 3, votes=((0, "wait"),), alarm=7.25)
    source.create(replace(record("timed"), clock=clock), [])
    source.beat(Beat(1e9 / 3, 0.1), None)
    move(source, target, Counter())
    assert (target.match("timed").clock, target.heartbeat()) == (clock, Beat(1e9 / 3, 0.1))
    move(source, target, Counter())  # and once more, when there is a heartbeat already
    assert target.alarms(7.25, 9) == ["timed"]


def test_somebody_who_only_looked_has_not_played_on(pair: tuple[Store, Store]) -> None:
    source, target = pair
    move(source, target, Counter())
    source.attend(["a"], 2e9)
    assert move(source, target, Counter())[0] == 1
    assert target.match("a").attended == 2e9


def test_clocks_are_counted_from_the_last_heartbeat(pair: tuple[Store, Store]) -> None:
    source, target = pair
    source.beat(Beat(10.0, 0.0), None)
    move(source, target, Counter())
    source.beat(Beat(20.0, 3.0), Beat(10.0, 0.0))
    move(source, target, Counter())
    assert target.heartbeat() == Beat(20.0, 3.0)
