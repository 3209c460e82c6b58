"""The contract of the storage port, for every store there is."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from gusher.kernel.state import PUBLIC
from gusher.store.port import (
    MOST_HELD,
    MOST_HOLDERS,
    OVER,
    RUNNING,
    AlreadyKept,
    ChatRecord,
    Held,
    News,
    NotKept,
    Reply,
    SeatRecord,
    Since,
    Snapshot,
    Stale,
    Store,
    Taken,
    Wish,
)
from tests.store.engines import SEATS, growth, record

WISH = Wish("w1", 1, 0, 0, frozenset({1}))


def test_a_match_comes_back_as_it_was_kept(store: Store) -> None:
    store.create(record(), ["one", "two"])
    assert store.match("m1") == replace(record(), n=2)
    assert store.entries("m1") == ["one", "two"]
    assert store.entries("m1", after=1) == ["two"]


def test_what_a_table_allows_is_kept(store: Store) -> None:
    assert (record().hints, record().takebacks) == (True, True)  # as it was before one could choose
    strict = replace(record(), hints=False, takebacks=False)
    store.create(strict, [])
    assert store.match("m1") == strict
    store.create(replace(record("m2"), takebacks=False), [])
    assert (store.match("m2").hints, store.match("m2").takebacks) == (True, False)


def test_what_is_not_kept_is_said(store: Store) -> None:
    for call in (
        lambda: store.match("nobody"),
        lambda: store.append("nobody", growth(0, "x")),
        lambda: store.take_seat("nobody", 0, SEATS[0], SEATS[0]),
        lambda: store.say("nobody", ChatRecord(0, "Ada", "hello", 1.0)),
        lambda: store.change_wish("nobody", WISH, None),
        lambda: store.whole("nobody"),
        lambda: store.since("nobody", 0),
        lambda: store.create(record("again"), [], "nobody"),
    ):
        with pytest.raises(NotKept):
            call()
    assert store.entries("nobody") == []
    assert store.standing([]) == store.standing(["nobody"]) == []


def test_a_match_is_created_once(store: Store) -> None:
    store.create(record(), [])
    with pytest.raises(AlreadyKept):
        store.create(record(), ["again"])
    assert store.entries("m1") == []


def test_a_rematch_is_opened_once(store: Store) -> None:
    store.create(record(), ["one"])
    store.create(record("m2"), [], "m1")
    assert (store.match("m1").again, store.match("m1").version) == ("m2", 1)
    with pytest.raises(Stale) as late:
        store.create(record("m3"), [], "m1")
    assert late.value.n == 1
    assert store.ids() == ["m1", "m2"]
    store.create(record("m3"), [], "m1", before="m2")  # and once more
    assert store.match("m1").again == "m3"


def test_what_is_new_since_an_entry(store: Store) -> None:
    store.create(record(), ["one"])
    store.append("m1", growth(1, "two", "three"))
    hello = ChatRecord(0, "Ada", "hello", 1.0)
    store.say("m1", hello)
    wish = replace(WISH, n=3)
    store.change_wish("m1", wish, None)
    assert store.since("m1", 1) == Since(store.match("m1"), ("two", "three"), (hello,), wish)
    assert store.since("m1", 3).entries == ()
    assert store.since("m1", 3).match.version == 3


def test_a_match_grows(store: Store) -> None:
    store.create(record(), ["one"])
    assert store.append("m1", growth(1, "two", "three")) == 1
    assert store.entries("m1") == ["one", "two", "three"]
    kept = store.match("m1")
    assert (kept.n, kept.version, kept.status, kept.turn, kept.changed) == (3, 1, RUNNING, 1, 5.0)


@pytest.mark.parametrize("after", [0, 2, 7])
def test_growth_that_does_not_follow_is_refused_whole(store: Store, after: int) -> None:
    store.create(record(), ["one"])
    with pytest.raises(Stale) as refused:
        store.append("m1", growth(after, "two", key="k", status=OVER))
    assert refused.value.n == 1  # where it stands, not where the caller believed it to be
    assert store.entries("m1") == ["one"]
    assert store.match("m1") == replace(record(), n=1)
    assert store.reply("m1", 0, "k") is None


def test_a_key_is_answered_once_and_remembered(store: Store) -> None:
    store.create(record(), [])
    store.append("m1", growth(0, "one", key="k"))
    assert store.reply("m1", 0, "k") == '{"n": 9}'
    assert store.reply("m1", 1, "k") is None
    with pytest.raises(AlreadyKept):
        store.append("m1", growth(1, "two", key="k"))
    assert store.entries("m1") == ["one"]


def test_links_open_their_seat_and_nothing_else(store: Store) -> None:
    store.create(record(), [])
    store.create(record("m2"), [])
    assert store.seat_of(f"m1-{'a' * 64}") == ("m1", 0)
    assert store.seat_of("watch-m2") == ("m2", PUBLIC)
    assert store.seat_of("unknown") is None
    assert store.seat_of("") is None  # a bot has no link


def test_a_seat_changes_hands_once(store: Store) -> None:
    store.create(record(), [])
    ben = SeatRecord("human", "Ben", "new-hash")
    assert store.take_seat("m1", 1, ben, SEATS[1], Reply(1, "k", "{}")) == 1
    assert store.match("m1").seats[1] == ben
    assert store.seat_of("new-hash") == ("m1", 1)
    with pytest.raises(Taken):
        store.take_seat("m1", 1, SeatRecord("human", "Carla", "other-hash"), SEATS[1], Reply(1, "late", "{}"))
    assert store.match("m1").seats[1] == ben
    assert store.match("m1").version == 1
    assert [(reply.seat, reply.key) for reply in store.whole("m1").replies] == [(1, "k")]
    with pytest.raises(NotKept):
        store.take_seat("m1", 7, SEATS[0], SEATS[0])


def test_a_key_holds_what_it_was_given_last(store: Store) -> None:
    store.create(record(), [])
    store.create(record("m2"), [])
    seat, watch = Held("key", "m1", 0, "sealed", True, 1.5), Held("key", "m2", PUBLIC, "seen", True, 2.5)
    friend = Held("key", "m1", 1, "link", False, 2.0)
    store.hold([seat, friend])
    store.hold([watch, replace(watch, key_hash="other")])
    assert store.held("key") == [watch, friend, seat]
    came = Held("key", "m1", 1, "own", True, 3.0)
    store.hold([came])
    assert store.held("key") == [came, watch, seat]
    assert store.held("other") == [replace(watch, key_hash="other")]
    assert store.held("nobody") == []
    assert store.whole("m1").held == (seat, came)
    assert store.match("m1").version == 0  # nobody at the table notices
    with pytest.raises(NotKept):
        store.hold([replace(seat, at=9.0), replace(seat, match_id="nobody")])
    assert store.held("key") == [came, watch, seat]


def test_a_key_holds_so_much_and_finished_matches_go_first(store: Store) -> None:
    for match_id in ("long", "over", "new"):
        store.create(record(match_id), [])
    store.append("over", growth(0, "end", status=OVER))
    running = [Held("key", "long", seat, "s", True, 1.0) for seat in range(MOST_HELD - 2)]
    done = [Held("key", "over", seat, "s", True, 2.0 + seat) for seat in range(2)]
    store.hold([*running, *done, replace(running[0], key_hash="other")])
    assert len(store.held("key")) == MOST_HELD
    latest = [Held("key", "new", seat, "s", True, 9.0) for seat in range(3)]
    store.hold(latest[:1])
    assert [held for held in store.held("key") if held.match_id == "over"] == done[1:]
    store.hold(latest[1:])
    assert len(store.held("key")) == MOST_HELD
    assert {held.match_id for held in store.held("key")} == {"long", "new"}
    assert len(store.held("other")) == 1


def test_so_many_keys_hold_a_seat(store: Store) -> None:
    store.create(record(), [])
    store.hold([Held(f"key {number}", "m1", PUBLIC, "s", True, float(number)) for number in range(MOST_HOLDERS)])
    store.hold([Held("late", "m1", PUBLIC, "s", True, 1e9), Held("key 0", "m1", 0, "s", True, 0.0)])
    assert [held.seat for held in store.held("key 0")] == [0]
    assert len(store.held("key 1")) == len(store.held("late")) == 1
    assert len(store.whole("m1").held) == MOST_HOLDERS + 1


def test_chat_keeps_its_order_and_the_last_lines(store: Store) -> None:
    store.create(record(), [])
    lines = [ChatRecord(0, "Ada", f"line {number}", float(number)) for number in range(5)]
    for line in lines:
        store.say("m1", line)
    assert list(store.whole("m1").chat) == lines
    assert store.since("m1", 0, lines=2).chat == tuple(lines[3:])


def test_lists(store: Store) -> None:
    store.create(record("old", listed=True, created=1.0), [])
    store.create(record("hidden"), [])
    store.create(record("new", listed=True, created=3.0), [])
    assert [match.id for match in store.listed()] == ["new", "old"]
    assert [match.id for match in store.listed(limit=1)] == ["new"]
    store.append("old", replace(growth(0, "end", status=OVER), result={"scores": [1, 2]}))
    assert [match.id for match in store.listed()] == ["new"]
    assert store.finished() == ["old"]
    assert store.match("old").result == {"scores": [1, 2]}


def test_a_listed_table_is_there_since_it_was_changed_or_attended(store: Store) -> None:
    for name, listed, created in (("early", True, 10.0), ("late", True, 20.0), ("hidden", False, 30.0)):
        store.create(record(name, listed=listed, created=created), [])
    assert [match.id for match in store.listed(15.0)] == ["late"]
    version = store.match("early").version
    store.attend(["early", "hidden", "nothing"], 25.0)
    assert [match.id for match in store.listed(15.0)] == ["early", "late"]
    assert [match.id for match in store.listed(22.0)] == ["early"]
    assert (store.match("early").attended, store.match("early").version) == (25.0, version)
    assert store.match("hidden").attended == 0.0  # it is nobody's business
    store.attend(["early"], 5.0)  # a clock that went backwards
    assert store.match("early").attended == 25.0
    assert store.whole("early").match.attended == 25.0
    store.append("early", growth(0, "end", status=OVER, changed=26.0))
    store.attend(["early"], 30.0)
    assert store.match("early").attended == 25.0
    store.append("late", growth(0, "one", changed=40.0))
    assert [match.id for match in store.listed(40.0)] == ["late"]


def test_matches_in_which_a_bot_is_asked(store: Store) -> None:
    for match_id in ("person", "bot", "over"):
        store.create(record(match_id), [])
    store.append("person", replace(growth(0, "one"), turn=0))
    store.append("bot", growth(0, "one"))
    store.append("over", growth(0, "one", status=OVER))
    assert store.waiting_for_bots() == ["bot"]


def test_the_last_snapshot_counts(store: Store) -> None:
    store.create(record(), [])
    store.append("m1", replace(growth(0, "one"), snapshot=Snapshot(1, {"a": 1})))
    store.append("m1", replace(growth(1, "two"), snapshot=Snapshot(2, {"a": [2]})))
    store.append("m1", growth(2, "three"))
    assert store.whole("m1").snapshot == Snapshot(2, {"a": [2]})


# --- what several processes need ---


def test_every_change_raises_the_version_by_one(store: Store) -> None:
    store.create(record(), ["one"])
    store.create(record("m2"), [])
    changes: list[Callable[[], int]] = [
        lambda: store.append("m1", growth(1, "two")),
        lambda: store.say("m1", ChatRecord(0, "Ada", "hello", 1.0)),
        lambda: store.take_seat("m1", 1, SEATS[0], SEATS[1]),
        lambda: store.change_wish("m1", replace(WISH, n=2), None),
        lambda: store.append("m1", growth(2, "three", "four")),
    ]
    assert [change() for change in changes] == [1, 2, 3, 4, 5]
    assert sorted(store.standing(["m1", "m2", "nobody"]), key=lambda news: news.match_id) == [
        News("m1", 4, 5),
        News("m2", 0, 0),
    ]


def test_every_change_may_be_sent_twice(store: Store) -> None:
    store.create(record(), ["one"])
    hello = ChatRecord(0, "Ada", "hello", 1.0)
    store.say("m1", hello, Reply(0, "said", '{"said": true}'))
    store.change_wish("m1", WISH, None, Reply(0, "wished", '{"waiting": [1]}'))
    assert store.reply("m1", 0, "said") == '{"said": true}'
    assert store.reply("m1", 0, "wished") == '{"waiting": [1]}'
    again: list[Callable[[], int]] = [
        lambda: store.say("m1", hello, Reply(0, "said", "")),
        lambda: store.change_wish("m1", None, WISH, Reply(0, "wished", "")),
        lambda: store.take_seat("m1", 1, SEATS[0], SEATS[1], Reply(0, "said", "")),
    ]
    for change in again:
        with pytest.raises(AlreadyKept):
            change()
    assert store.whole("m1").chat == (hello,)
    assert store.whole("m1").wish == WISH
    assert store.match("m1").version == 2


def test_a_wish_is_changed_by_whoever_knows_it(store: Store) -> None:
    store.create(record(), ["one"])
    assert store.whole("m1").wish is None
    wish = replace(WISH, needed=frozenset({1, 2}))
    store.change_wish("m1", wish, None)
    with pytest.raises(Stale):  # somebody else wished first
        store.change_wish("m1", replace(WISH, id="w2"), None)
    store.change_wish("m1", WISH, wish)  # seat 2 consents
    with pytest.raises(Stale):  # and seat 1, who has not heard of that
        store.change_wish("m1", replace(wish, needed=frozenset({2})), wish)
    assert store.whole("m1").wish == WISH
    store.change_wish("m1", None, WISH)
    assert store.whole("m1").wish is None
    assert store.match("m1").version == 3


def test_a_wish_lapses_when_the_match_goes_on(store: Store) -> None:
    store.create(record(), ["one"])
    store.change_wish("m1", WISH, None)
    store.append("m1", growth(1, "two"))
    assert store.whole("m1").wish is None
    for before in (None, WISH):
        with pytest.raises(Stale) as refused:
            store.change_wish("m1", replace(WISH, needed=frozenset()), before)
        assert refused.value.n == 2


def test_work_is_leased_to_one_owner(store: Store) -> None:
    hour = 3600.0
    assert store.lease(["bot m1", "bot m2"], "ada", hour) == {"bot m1", "bot m2"}
    assert store.lease(["bot m1", "bot m3"], "ben", hour) == {"bot m3"}
    assert store.lease(["bot m1", "bot m3"], "ada", hour) == {"bot m1"}  # renewed
    store.release(["bot m1", "bot m3"], "ada")  # of which one is not hers
    assert store.lease(["bot m1", "bot m2", "bot m3"], "ben", hour) == {"bot m1", "bot m3"}
    assert store.lease([], "ben", hour) == set()


def test_work_of_an_owner_who_is_gone_is_free(store: Store) -> None:
    assert store.lease(["bot m1"], "ada", 0.0) == {"bot m1"}  # over at once
    assert store.lease(["bot m1"], "ben", 3600.0) == {"bot m1"}
    assert store.lease(["bot m1"], "ada", 3600.0) == set()  # she learns that she has lost it
    store.release(["bot m1"], "ada")
    assert store.lease(["bot m1"], "carla", 3600.0) == set()


# --- as a whole ---


def test_a_whole_match_is_kept_as_another_store_had_it(store: Store) -> None:
    store.create(record("m2"), [])
    store.create(record(), ["one"])
    store.say("m1", ChatRecord(PUBLIC, "", "from the side", 1.0))
    store.append("m1", replace(growth(1, "two", key="k"), snapshot=Snapshot(2, {"a": [1]})))
    store.change_wish("m1", replace(WISH, n=2), None, Reply(0, "b", "{}"))
    assert store.ids() == ["m1", "m2"]
    whole = store.whole("m1")
    assert whole.match == replace(store.match("m1"), n=2, version=3)
    assert whole.entries == ("one", "two")
    assert [reply.key for reply in whole.replies] == ["b", "k"]
    assert (whole.snapshot, whole.wish) == (Snapshot(2, {"a": [1]}), replace(WISH, n=2))
    store.say("m1", ChatRecord(0, "Ada", "later", 2.0))
    store.append("m1", growth(2, "three"))
    store.keep(whole)  # in the place of what is there
    assert store.whole("m1") == whole
    copy = replace(whole, match=replace(whole.match, id="m0"))
    store.keep(copy)
    assert store.whole("m0") == copy
    assert store.ids() == ["m0", "m1", "m2"]


def test_matches_of_one_opener_that_are_under_way(store: Store) -> None:
    bots = (SeatRecord("bot", "Greedy", bot="greedy"), SeatRecord("bot", "Greedy", bot="greedy"))
    store.create(replace(record("people", created=10.0), opener="ada"), [])
    store.create(replace(record("bots", created=10.0), opener="ada", seats=bots), [])
    store.create(replace(record("long-ago", created=1.0), opener="ada", seats=bots), [])
    store.create(replace(record("over", created=10.0), opener="ada", status=OVER), [])
    store.create(replace(record("other", created=10.0), opener="ben"), [])
    assert store.opened_by("ada", 5.0) == (2, 1)
    assert store.opened_by("ada", 0.0) == (3, 2)
    assert store.opened_by("nobody", 0.0) == (0, 0)
    assert store.match("people").opener == "ada"


def test_a_salt_is_made_once(store: Store) -> None:
    assert len(store.salt("one")) == 64
    assert store.salt("one") == store.salt("one") != store.salt("other")
