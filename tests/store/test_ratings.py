"""Ratings in the store, with both engines: every rated match counts once."""

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from gusher import store as stores
from gusher.store.moving import move
from gusher.store.people import PlayerRecord
from gusher.store.port import OVER, AlreadyKept, NotKept, Store
from gusher.store.ratings import RatingRecord
from tests.store.engines import growth, record

ADA, BEN = "ada", "ben"
Before = Mapping[str, RatingRecord]


def populated(store: Store) -> Store:
    for player in (ADA, BEN):
        store.enter(PlayerRecord(player, f"key-{player}", player.title(), "en"))
    return store


@pytest.fixture
def kept(store: Store) -> Store:
    return populated(store)


def finished(store: Store, match_id: str, changed: float = 5.0, rated: bool = True) -> None:
    store.create(replace(record(match_id), rated=rated), [])
    store.append(match_id, growth(0, "end", status=OVER, changed=changed))


def won(*players: str) -> Callable[[Before], list[RatingRecord]]:
    """Everybody one better, and one game more."""

    def rate(before: Before) -> list[RatingRecord]:
        known = [before.get(player, RatingRecord(player, "atacama", 25.0, 8.0, 0)) for player in players]
        return [replace(one, mean=one.mean + 1, games=one.games + 1) for one in known]

    return rate


def test_what_is_over_and_rated_waits_to_be_counted_in_its_order(kept: Store) -> None:
    for match_id, changed in (("late", 9.0), ("early", 3.0), ("between", 5.0)):
        finished(kept, match_id, changed)
    finished(kept, "unrated", 1.0, rated=False)
    kept.create(replace(record("running"), rated=True), [])
    assert kept.uncounted(10) == ["early", "between", "late"]
    assert kept.uncounted(2) == ["early", "between"]
    kept.count("between", "atacama", [], won())
    assert kept.uncounted(10) == ["early", "late"]


def test_a_match_counts_once(kept: Store) -> None:
    finished(kept, "m1")
    assert kept.count("m1", "atacama", [ADA, BEN], won(ADA, BEN)) == kept.match("m1").version == 2
    with pytest.raises(AlreadyKept):
        kept.count("m1", "atacama", [ADA], won(ADA))
    assert kept.match("m1").version == 2
    assert kept.match("m1").counted
    assert kept.ratings_of(ADA) == [RatingRecord(ADA, "atacama", 26.0, 8.0, 1)]


def test_what_is_not_over_or_not_rated_does_not_count(kept: Store) -> None:
    finished(kept, "unrated", rated=False)
    kept.create(replace(record("running"), rated=True), [])
    for match_id in ("unrated", "running"):
        with pytest.raises(AlreadyKept):
            kept.count(match_id, "atacama", [ADA], won(ADA))
    with pytest.raises(NotKept):
        kept.count("gone", "atacama", [ADA], won(ADA))
    assert kept.ratings() == []


def test_what_fails_halfway_has_not_counted(kept: Store) -> None:
    finished(kept, "m1")

    def fails(_: Before) -> list[RatingRecord]:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        kept.count("m1", "atacama", [ADA], fails)
    assert kept.uncounted(10) == ["m1"]
    kept.count("m1", "atacama", [ADA], won(ADA))
    assert kept.ratings_of(ADA)[0].games == 1


def test_matches_that_end_at_once_all_count(url: str) -> None:
    """Each process reads what the one before has made of the rating, also of somebody's first games."""
    matches = [f"m{number}" for number in range(8)]
    processes = [populated(stores.open(url)) for _ in range(4)]
    for match_id in matches:
        finished(processes[0], match_id)

    def count(number: int) -> None:
        players = [ADA, BEN] if number % 2 else [BEN, ADA]
        processes[number % 4].count(matches[number], "atacama", players, won(*players))

    with ThreadPoolExecutor(8) as threads:
        list(threads.map(count, range(8)))
    assert [(one.games, one.mean) for one in processes[0].ratings()] == [(8, 33.0), (8, 33.0)]
    for process in processes:
        process.close()


def test_the_ladder_has_names_and_the_strongest_first(kept: Store) -> None:
    finished(kept, "m1")
    finished(kept, "m2")
    kept.count("m1", "atacama", [ADA, BEN], won(ADA, BEN))
    kept.count("m2", "atacama", [BEN], won(BEN))
    kept.describe(BEN, "Benjamin", "en")
    assert [(name, one.player, one.games) for name, one in kept.ladder("atacama", 10)] == [
        ("Benjamin", BEN, 2),
        ("Ada", ADA, 1),
    ]
    assert len(kept.ladder("atacama", 1)) == 1
    assert kept.ladder("giganten", 10) == []


def test_who_is_forgotten_is_off_the_ladder(kept: Store) -> None:
    finished(kept, "m1")
    finished(kept, "m2")
    kept.count("m1", "atacama", [ADA, BEN], won(ADA, BEN))
    kept.forget_player(ADA)
    assert [name for name, _ in kept.ladder("atacama", 10)] == ["Ben"]
    kept.count("m2", "atacama", [ADA, BEN], won(ADA, BEN))  # forgotten just before it was counted
    assert [one.player for one in kept.ratings()] == [BEN]


def test_of_two_devices_the_rating_with_more_games_stays(kept: Store) -> None:
    here = [RatingRecord(ADA, "atacama", 30.0, 4.0, 5), RatingRecord(ADA, "giganten", 26.0, 7.0, 1)]
    there = [RatingRecord(BEN, "giganten", 20.0, 5.0, 3), RatingRecord(BEN, "mcmulti", 22.0, 6.0, 2)]
    kept.keep_ratings([*here, *there, RatingRecord(BEN, "atacama", 10.0, 4.0, 5)])
    kept.merge(BEN, ADA)
    assert kept.ratings() == [here[0], *(replace(one, player=ADA) for one in there)]


def test_ratings_go_along_to_another_store(pair: tuple[Store, Store]) -> None:
    source, target = populated(pair[0]), pair[1]
    for match_id in ("m1", "m2"):
        finished(source, match_id)
    source.count("m1", "atacama", [ADA, BEN], won(ADA, BEN))
    move(source, target, lambda _: None)
    source.count("m2", "atacama", [ADA], won(ADA))
    assert move(source, target, lambda _: None)[0] == 1  # counted since
    assert target.ratings() == source.ratings() != []
    assert target.uncounted(10) == []
