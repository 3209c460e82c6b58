"""The part of the storage port that is about people, for every store there is."""

from dataclasses import replace

import pytest

from gusher.store.people import Leaving, PlayerRecord, Transfer, Wanted
from gusher.store.port import LEFT, OVER, RESIGNED, Held, NotKept, SeatRecord, Store, Taken
from tests.store.engines import SEATS, growth, record

ADA = PlayerRecord("ada", "key-of-ada", "Ada", "en", 1.0, 1.0)
BEN = PlayerRecord("ben", "key-of-ben", "Ben", "fr", 2.0, 5.0)
RUNNING_ONES = Wanted("ada", "key-of-ada", over=False)
FINISHED_ONES = replace(RUNNING_ONES, over=True)


def held(match_id: str, seat: int = 0, own: bool = True, key: str = "key-of-ada") -> Held:
    return Held(key, match_id, seat, "sealed", own, 1.0)


def finish(store: Store, match_id: str, changed: float = 9.0) -> None:
    store.append(match_id, replace(growth(0, "end", status=OVER, changed=changed), turn=-2))


# --- players ---


def test_a_player_is_found_by_the_hash_of_its_key(store: Store) -> None:
    assert store.player_of("key-of-ada") is None
    assert store.enter(ADA) == ADA
    assert store.player_of("key-of-ada") == ADA


def test_who_comes_twice_at_once_is_one_player(store: Store) -> None:
    store.enter(ADA)
    assert store.enter(replace(ADA, id="another", name="Adele")) == ADA
    assert store.players() == [ADA]


def test_name_language_and_last_visit(store: Store) -> None:
    store.enter(ADA)
    store.describe("ada", "Ada L.", "fr")
    store.seen("ada", 7.0)
    store.seen("ada", 3.0)  # an older visit that is told later
    assert store.player_of("key-of-ada") == replace(ADA, name="Ada L.", language="fr", seen=7.0)
    store.describe("nobody", "x", "fr")


def test_who_is_forgotten_leaves_the_match_as_it_is(store: Store) -> None:
    store.create(record(), ["one"])
    before = store.match("m1")
    for player in (ADA, BEN):
        store.enter(player)
    store.sits("ada", [("m1", 0)])
    store.sits("ben", [("m1", 1)])
    store.hold([held("m1"), held("m1", 1, key="key-of-ben")])
    store.offer(Transfer("code", "ada", "sealed", 10.0), 1.0)
    store.forget_player("ada")
    assert store.players() == [BEN]
    assert (store.held("key-of-ada"), store.accept("code", 2.0)) == ([], None)
    assert store.players_at(["m1"]) == {("m1", 1): "ben"}
    assert (store.match("m1"), store.entries("m1")) == (before, ["one"])
    assert store.seat_of(before.seats[0].token_hash) == ("m1", 0)
    assert len(store.held("key-of-ben")) == 1


def test_who_has_not_been_seen_for_long_is_forgotten(store: Store) -> None:
    for player in (ADA, BEN):
        store.enter(player)
    assert store.forget_unseen(5.0) == 1
    assert store.players() == [BEN]


# --- another device ---


def test_a_code_takes_a_key_along_once(store: Store) -> None:
    store.enter(ADA)
    store.offer(Transfer("code", "ada", "sealed", 10.0), 1.0)
    assert store.accept("another", 2.0) is None
    assert (store.offered("code", 2.0), store.offered("another", 2.0), store.offered("code", 10.0)) == (ADA, None, None)
    assert store.accept("code", 2.0) == (ADA, "sealed")
    assert store.accept("code", 2.0) is None


def test_a_code_ends_with_its_time_or_with_the_next_one(store: Store) -> None:
    store.enter(ADA)
    store.offer(Transfer("late", "ada", "sealed", 10.0), 1.0)
    assert store.accept("late", 10.0) is None
    store.offer(Transfer("first", "ada", "sealed", 20.0), 1.0)
    store.offer(Transfer("second", "ada", "sealed", 20.0), 1.0)
    assert store.accept("first", 2.0) is None
    assert store.accept("second", 2.0) == (ADA, "sealed")


def test_seats_of_two_devices_come_together(store: Store) -> None:
    for match_id in ("m1", "m2"):
        store.create(record(match_id), [])
    for player in (ADA, BEN):
        store.enter(player)
    store.sits("ada", [("m1", 0)])
    store.sits("ben", [("m2", 0)])
    store.merge("ben", "ada")
    assert store.players() == [ADA]
    assert store.players_at(["m1", "m2"]) == {("m1", 0): "ada", ("m2", 0): "ada"}


# --- whose seats ---


def test_a_seat_is_one_players(store: Store) -> None:
    store.create(record(), [])
    for player in (ADA, BEN):
        store.enter(player)
    store.sits("ada", [("m1", 0), ("gone", 0), ("m1", 7)])  # of a table that was removed meanwhile there are no seats
    store.sits("ben", [("m1", 0)])
    store.sits("nobody", [("m1", 1)])
    assert store.players_at(["m1", "gone"]) == {("m1", 0): "ada"}
    assert store.players_at([]) == {}


def test_my_matches_are_those_of_my_seats_and_of_my_key(store: Store) -> None:
    for match_id in ("seat", "key", "friend", "watched", "other"):
        store.create(record(match_id), [])
    store.enter(ADA)
    store.sits("ada", [("seat", 0)])
    store.hold([held("key", 1), held("friend", own=False), held("watched", -3), held("seat")])
    assert store.matches_of(RUNNING_ONES, 10) == {"key": (1,), "seat": (0,)}
    assert store.count_of(RUNNING_ONES) == {"atacama": 2}
    assert store.count_of(FINISHED_ONES) == {}


def test_where_i_am_asked_comes_first_then_the_latest(store: Store) -> None:
    for match_id in ("early", "late", "mine", "over"):
        store.create(record(match_id), [])
        store.append(match_id, replace(growth(0, "one", changed=len(match_id)), turn=0 if match_id == "mine" else 1))
    store.append("late", growth(1, "two", changed=8.0))
    store.append("over", replace(growth(1, "end", status=OVER), turn=-2))
    store.enter(ADA)
    store.sits("ada", [(match_id, 0) for match_id in ("early", "late", "mine", "over")])
    assert list(store.matches_of(RUNNING_ONES, 10)) == ["mine", "late", "early"]
    assert list(store.matches_of(RUNNING_ONES, 1, offset=1)) == ["late"]
    assert list(store.matches_of(FINISHED_ONES, 10)) == ["over"]
    assert store.matches_of(replace(RUNNING_ONES, game="giganten"), 10) == {}
    assert store.count_of(replace(RUNNING_ONES, game="atacama")) == {"atacama": 3}


def test_a_match_that_i_left_is_mine_again_when_it_is_over(store: Store) -> None:
    store.create(record(), [])
    store.enter(ADA)
    store.sits("ada", [("m1", 0)])
    sat = store.match("m1").seats[0]
    store.take_seat("m1", 0, replace(sat, kind="bot", bot="greedy", gone=RESIGNED), sat)
    assert store.match("m1").seats[0].gone == RESIGNED
    assert store.matches_of(RUNNING_ONES, 10) == {}
    finish(store, "m1")
    assert store.matches_of(FINISHED_ONES, 10) == {"m1": (0,)}


def test_matches_by_their_ids(store: Store) -> None:
    for match_id in ("m1", "m2"):
        store.create(record(match_id), [])
    assert sorted(match.id for match in store.matches(["m2", "gone", "m1"])) == ["m1", "m2"]
    assert store.matches([]) == []


def test_since_when_a_seat_is_asked(store: Store) -> None:
    store.create(replace(record(created=2.0), turn=0), [])
    assert store.match("m1").since == 2.0
    store.append("m1", replace(growth(0, "one", changed=3.0), turn=0))  # another question to the same seat
    assert store.match("m1").since == 2.0
    store.append("m1", replace(growth(1, "two", changed=4.0), turn=1))
    store.append("m1", replace(growth(2, "three", changed=5.0), turn=1))
    assert store.match("m1").since == 4.0


# --- leaving ---


def test_a_wish_to_leave_is_changed_where_it_stands(store: Store) -> None:
    store.create(record(), [])
    wish = Leaving(0, frozenset({1, 2}))
    assert store.change_leaving("m1", wish, None) == 1
    assert store.since("m1", 0).leaving == store.whole("m1").leaving == wish
    with pytest.raises(Taken):
        store.change_leaving("m1", Leaving(1, frozenset({0})), None)
    store.change_leaving("m1", replace(wish, needed=frozenset({2})), wish)
    assert store.since("m1", 0).leaving == Leaving(0, frozenset({2}))
    assert store.match("m1").version == 2
    with pytest.raises(NotKept):
        store.change_leaving("nobody", wish, None)


def test_a_wish_to_leave_outlives_moves_and_ends_with_the_seat(store: Store) -> None:
    store.create(record(), [])
    store.change_leaving("m1", Leaving(0, frozenset({1})), None)
    store.append("m1", growth(0, "one"))
    store.take_seat("m1", 1, SeatRecord("human", "Ben", "new"), SEATS[1])
    assert store.since("m1", 0).leaving == Leaving(0, frozenset({1}))
    sat = store.match("m1").seats[0]
    store.take_seat("m1", 0, replace(sat, kind="bot", bot="greedy", gone=LEFT), sat)
    assert store.since("m1", 0).leaving is None


def test_a_match_is_removed_as_it_was_seen(store: Store) -> None:
    for match_id in ("m1", "m2"):
        store.create(record(match_id), ["one"])
    store.enter(ADA)
    store.sits("ada", [("m1", 0), ("m2", 0)])
    store.hold([held("m1"), held("m2")])
    store.append("m1", growth(1, "two", key="k"))
    with pytest.raises(Taken):
        store.remove("m1", 0)
    assert store.match("m1").version == 1
    store.remove("m1", 1)
    with pytest.raises(NotKept):
        store.match("m1")
    with pytest.raises(NotKept):
        store.remove("m1", 1)
    assert store.ids() == ["m2"]
    assert [row.match_id for row in store.held("key-of-ada")] == ["m2"]
    assert store.players_at(["m1", "m2"]) == {("m2", 0): "ada"}


# --- as a whole ---


def test_players_are_kept_as_another_store_had_them(store: Store) -> None:
    store.enter(ADA)
    renamed = replace(ADA, name="Ada L.", seen=9.0)
    store.keep_players([renamed, BEN])
    assert store.players() == [renamed, BEN]


def test_a_whole_match_says_whose_seats_they_are(store: Store) -> None:
    store.create(record(), [])
    store.enter(ADA)
    store.sits("ada", [("m1", 0)])
    store.change_leaving("m1", Leaving(0, frozenset({1})), None)
    whole = store.whole("m1")
    assert whole.players == ((0, "ada"),)
    store.keep(whole)
    assert store.whole("m1") == whole
