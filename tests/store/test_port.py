"""The contract of the storage port, for every store there is."""

import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from gusher.kernel.state import PUBLIC
from gusher.store.port import (
    OVER,
    RUNNING,
    ChatRecord,
    Growth,
    MatchRecord,
    NotKept,
    SeatRecord,
    Snapshot,
    Stale,
    Store,
)
from gusher.store.sqlite import SqliteStore

SEATS = (SeatRecord("human", "Ada", token_hash="a" * 64), SeatRecord("bot", "Greedy", bot="greedy"))


@pytest.fixture(params=["sqlite"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    kept = SqliteStore(str(tmp_path / "tables.db"))
    yield kept
    kept.close()


def record(match_id: str = "m1", listed: bool = False, created: float = 1.0) -> MatchRecord:
    return MatchRecord(
        match_id,
        "atacama",
        1,
        {"advanced": False},
        tuple(replace(seat, token_hash=seat.token_hash and f"{match_id}-{seat.token_hash}") for seat in SEATS),
        "ab" * 32,
        created,
        2,
        board="1234567890abcdef",
        listed=listed,
        watch_hash=f"watch-{match_id}",
        status=RUNNING,
        changed=created,
    )


def growth(after: int, *lines: str, key: str = "", status: str = RUNNING, changed: float = 5.0) -> Growth:
    return Growth(after, lines, status, 1, changed, seat=0, key=key, reply='{"n": 9}' if key else "")


def test_a_match_comes_back_as_it_was_kept(store: Store) -> None:
    store.create(record(), ["one", "two"])
    assert store.match("m1") == replace(record(), n=2)
    assert store.entries("m1") == ["one", "two"]
    assert store.entries("m1", after=1) == ["two"]


def test_what_is_not_kept_is_said(store: Store) -> None:
    for call in (
        lambda: store.match("nobody"),
        lambda: store.append("nobody", growth(0, "x")),
        lambda: store.take_seat("nobody", 0, SEATS[0]),
    ):
        with pytest.raises(NotKept):
            call()
    assert store.entries("nobody") == []
    assert store.snapshot("nobody") is None


def test_a_match_is_created_once(store: Store) -> None:
    store.create(record(), [])
    with pytest.raises(Exception, match="UNIQUE"):
        store.create(record(), ["again"])
    assert store.entries("m1") == []


def test_a_match_grows(store: Store) -> None:
    store.create(record(), ["one"])
    store.append("m1", growth(1, "two", "three"))
    assert store.entries("m1") == ["one", "two", "three"]
    kept = store.match("m1")
    assert (kept.n, kept.status, kept.turn, kept.changed) == (3, RUNNING, 1, 5.0)


@pytest.mark.parametrize("after", [0, 2, 7])
def test_growth_that_does_not_follow_is_refused_whole(store: Store, after: int) -> None:
    store.create(record(), ["one"])
    with pytest.raises(Stale):
        store.append("m1", growth(after, "two", key="k", status=OVER))
    assert store.entries("m1") == ["one"]
    assert store.match("m1") == replace(record(), n=1)
    assert store.reply("m1", 0, "k") is None


def test_a_key_is_answered_once_and_remembered(store: Store) -> None:
    store.create(record(), [])
    store.append("m1", growth(0, "one", key="k"))
    assert store.reply("m1", 0, "k") == '{"n": 9}'
    assert store.reply("m1", 1, "k") is None
    with pytest.raises(Exception, match="UNIQUE"):
        store.append("m1", growth(1, "two", key="k"))
    assert store.entries("m1") == ["one"]


def test_of_many_writers_at_once_one_wins(store: Store) -> None:
    store.create(record(), [])
    outcomes: list[str] = []

    def write(name: str) -> None:
        try:
            store.append("m1", growth(0, name))
        except Stale:
            outcomes.append("stale")
        else:
            outcomes.append(name)

    threads = [threading.Thread(target=write, args=(str(number),)) for number in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert outcomes.count("stale") == 11
    assert store.entries("m1") == [outcome for outcome in outcomes if outcome != "stale"]


def test_links_open_their_seat_and_nothing_else(store: Store) -> None:
    store.create(record(), [])
    store.create(record("m2"), [])
    assert store.seat_of(f"m1-{'a' * 64}") == ("m1", 0)
    assert store.seat_of("watch-m2") == ("m2", PUBLIC)
    assert store.seat_of("unknown") is None
    assert store.seat_of("") is None  # a bot has no link


def test_a_seat_changes_hands(store: Store) -> None:
    store.create(record(), [])
    store.take_seat("m1", 1, SeatRecord("human", "Ben", "new-hash"))
    assert store.match("m1").seats[1] == SeatRecord("human", "Ben", "new-hash")
    assert store.seat_of("new-hash") == ("m1", 1)
    with pytest.raises(NotKept):
        store.take_seat("m1", 7, SEATS[0])


def test_chat_keeps_its_order_and_the_last_lines(store: Store) -> None:
    store.create(record(), [])
    lines = [ChatRecord(0, "Ada", f"line {number}", float(number)) for number in range(5)]
    for line in lines:
        store.say("m1", line)
    assert store.chat("m1") == lines
    assert store.chat("m1", last=2) == lines[3:]


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
    assert store.snapshot("m1") == Snapshot(2, {"a": [2]})
