"""Notices in the store, with both engines: what is due is stored with its step, told once, and lapses with the next."""

from dataclasses import replace

import pytest

from gusher.store.moving import move
from gusher.store.notices import GAME_OVER, TAKEBACK, TURN, Channel, Due, Quiet
from gusher.store.people import PlayerRecord
from gusher.store.port import OVER, Growth, Stale, Store, Wish
from tests.store.engines import growth, record

ADA, BEN = "ada", "ben"
MAIL = Channel("c1", ADA, "mail", {"to": "ada@example.org"}, True, 2.0)
HOOK = Channel("c2", BEN, "ntfy", {"server": "https://ntfy.example", "topic": "t"}, True, 3.0)


def populated(store: Store) -> Store:
    store.create(record(), [])
    for player in (ADA, BEN):
        store.enter(PlayerRecord(player, f"key-{player}", player.title(), "fr"))
    store.sits(ADA, [("m1", 0)])
    store.sits(BEN, [("m1", 1)])
    store.keep_channel(MAIL)
    store.keep_channel(HOOK)
    return store


@pytest.fixture
def kept(store: Store) -> Store:
    return populated(store)


def step(after: int, *notices: Due, changed: float = 5.0) -> Growth:
    return replace(growth(after, f"line {after}", changed=changed), notices=notices)


def told(store: Store, now: float = 1000.0) -> list[tuple[int, str, int, str]]:
    return [(notice.seat, notice.reason, notice.number, notice.channel.id) for notice in store.due(now, 10)]


def test_what_is_due_comes_with_its_step(kept: Store) -> None:
    kept.append("m1", step(0, Due(0, TURN, 0, 35.0)))
    assert told(kept, 34.9) == []
    (notice,) = kept.due(35.0, 10)
    assert notice.channel == MAIL
    assert (notice.at, notice.due, notice.begun, notice.tries) == (5.0, 35.0, 0, 0)
    assert (notice.name, notice.language, notice.game, notice.status) == ("Ada", "fr", "atacama", "running")
    assert notice.quiet is None


def test_a_step_that_is_refused_tells_nobody(kept: Store) -> None:
    kept.append("m1", step(0))
    with pytest.raises(Stale):
        kept.append("m1", step(0, Due(0, TURN, 0, 1.0)))
    assert told(kept) == []


def test_what_is_not_due_any_more_lapses_with_the_next_step(kept: Store) -> None:
    kept.append("m1", step(0, Due(0, TURN, 0, 1.0), Due(1, TURN, 0, 1.0)))
    kept.append("m1", step(1, Due(1, TURN, 0, 99.0)))
    (notice,) = kept.due(1000.0, 10)
    assert (notice.seat, notice.due) == (1, 1.0)  # as it was: the seat has waited since then
    kept.append("m1", step(2))
    assert told(kept) == []


def test_the_same_is_told_once(kept: Store) -> None:
    kept.append("m1", step(0, Due(0, TURN, 7, 1.0)))
    (notice,) = kept.due(1000.0, 10)
    assert kept.begin(notice, 60.0)
    kept.sent(notice, 50.0)
    kept.append("m1", step(1))
    kept.append("m1", step(2, Due(0, TURN, 7, 2.0)))
    assert told(kept) == []
    kept.append("m1", step(3, Due(0, TURN, 8, 2.0)))
    assert told(kept) == [(0, TURN, 8, "c1")]


def test_only_one_of_two_begins(kept: Store) -> None:
    kept.append("m1", step(0, Due(0, TURN, 0, 1.0)))
    (notice,) = kept.due(10.0, 10)
    assert kept.begin(notice, 60.0)
    assert not kept.begin(notice, 60.0)
    (again,) = kept.due(60.0, 10)  # nobody has said how it ended
    assert again.begun == 1
    kept.append("m1", step(1))
    assert not kept.begin(again, 120.0)


def test_what_failed_is_due_again_and_what_is_dropped_is_not(kept: Store) -> None:
    kept.append("m1", step(0, Due(0, TURN, 0, 1.0)))
    (notice,) = kept.due(10.0, 10)
    kept.begin(notice, 60.0)
    kept.failed(notice, 70.0)
    assert told(kept, 69.0) == []
    (again,) = kept.due(70.0, 10)
    assert (again.begun, again.tries) == (0, 1)
    kept.postpone(again, 80.0)
    assert told(kept, 79.0) == []
    kept.drop(again)
    assert told(kept) == []
    kept.append("m1", step(1, Due(0, TURN, 0, 90.0)))  # it matters after all
    assert told(kept, 90.0) == [(0, TURN, 0, "c1")]


def test_every_confirmed_channel_of_the_player_and_no_other(kept: Store) -> None:
    kept.keep_channel(Channel("c3", ADA, "push", {"endpoint": "e"}, True, 4.0))
    kept.keep_channel(Channel("c4", ADA, "mail", {"to": "else@example.org"}, False, 5.0))
    kept.append("m1", step(0, Due(0, TURN, 0, 1.0)))
    assert told(kept) == [(0, TURN, 0, "c1"), (0, TURN, 0, "c3")]
    kept.drop_channel("c1")
    assert told(kept) == [(0, TURN, 0, "c3")]
    kept.confirm_channel("c3", False)
    assert told(kept) == []
    assert [channel.id for channel in kept.channels(ADA)] == ["c3", "c4"]


def test_a_wish_and_who_has_to_consent(kept: Store) -> None:
    kept.append("m1", step(0, Due(0, TURN, 0, 1.0)))
    wish = Wish("w", 1, 0, 0, frozenset({1}))
    kept.change_wish("m1", wish, None, notices=[Due(1, TAKEBACK, 1, 8.0)], at=6.0)
    assert told(kept) == [(0, TURN, 0, "c1"), (1, TAKEBACK, 1, "c2")]
    assert [notice.needed for notice in kept.due(1000.0, 10)] == [frozenset({1})] * 2
    kept.change_wish("m1", None, wish)
    assert [notice.needed for notice in kept.due(1000.0, 10)] == [frozenset()] * 2


def test_the_end_of_a_match(kept: Store) -> None:
    kept.append("m1", replace(step(0, Due(0, GAME_OVER, 1, 1.0), Due(1, GAME_OVER, 1, 1.0)), status=OVER))
    assert told(kept) == [(0, GAME_OVER, 1, "c1"), (1, GAME_OVER, 1, "c2")]
    assert kept.due(1000.0, 1)[0].status == OVER
    kept.forget_notices(5.0)
    assert len(told(kept)) == 2
    kept.forget_notices(5.1)
    assert told(kept) == []


def test_quiet_hours(kept: Store) -> None:
    kept.set_quiet(ADA, Quiet(1320, 420, "Europe/Paris"))
    kept.set_quiet(ADA, Quiet(1380, 420, "Europe/Paris"))
    kept.append("m1", step(0, Due(0, TURN, 0, 1.0)))
    assert kept.due(10.0, 1)[0].quiet == kept.quiet(ADA) == Quiet(1380, 420, "Europe/Paris")
    kept.set_quiet(ADA, None)
    assert kept.quiet(ADA) is None


def test_another_device_brings_its_ways_along(kept: Store) -> None:
    kept.set_quiet(BEN, Quiet(60, 120, "UTC"))
    kept.merge(BEN, ADA)
    assert kept.channels(ADA) == [MAIL, replace(HOOK, player=ADA)]
    assert kept.quiet(ADA) == Quiet(60, 120, "UTC")
    kept.append("m1", step(0, Due(1, TURN, 0, 1.0)))
    assert told(kept) == [(1, TURN, 0, "c1"), (1, TURN, 0, "c2")]


def test_who_is_reached_by_both_devices_is_told_once(kept: Store) -> None:
    kept.keep_channel(
        Channel("c3", BEN, "mail", {**MAIL.address, "home": "https://other", "language": "fr"}, True, 4.0)
    )
    kept.set_quiet(ADA, Quiet(0, 60, "UTC"))
    kept.set_quiet(BEN, Quiet(60, 120, "UTC"))
    kept.merge(BEN, ADA)
    assert [channel.id for channel in kept.channels(ADA)] == ["c1", "c2"]
    assert kept.channel("c3") is None
    assert kept.quiet(ADA) == Quiet(0, 60, "UTC")  # those of the device that the others come to


def test_the_key_is_made_once(kept: Store) -> None:
    assert kept.vapid(lambda: "first") == "first"
    assert kept.vapid(lambda: pytest.fail("made again")) == "first"


def test_who_looks_is_known_for_a_while(kept: Store) -> None:
    places = {("m1", 0), ("m1", 1), ("m2", 0)}
    kept.look("one", [("m1", 0), ("m2", 0)], 1000.0)
    kept.look("two", [("m1", 1)], -1.0)  # is over already
    assert kept.looked_at(places) == {("m1", 0), ("m2", 0)}
    assert kept.looked_at([("m1", 1)]) == set()
    kept.look("two", [("m1", 0), ("m1", 1)], 1000.0)
    kept.look("one", [("m2", 0)], 1000.0)
    assert kept.looked_at(places) == places
    kept.look("two", [], 1000.0)
    assert kept.looked_at(places) == {("m2", 0)}


def test_settings_go_along_to_another_store(pair: tuple[Store, Store]) -> None:
    source, target = populated(pair[0]), pair[1]
    source.set_quiet(BEN, Quiet(60, 120, "UTC"))
    source.vapid(lambda: "key")
    target.vapid(lambda: "another")
    for _ in range(2):
        move(source, target, lambda _: None)
        assert target.notice_settings() == source.notice_settings()
    assert target.vapid(lambda: "new") == "key"
