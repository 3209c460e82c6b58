"""What is moved once more: the target becomes what the source is by now, but nothing is lost that it alone has."""

import asyncio
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import pytest

from gusher import store as stores
from gusher.notify.service import Notices
from gusher.store.analyses import AnalysisRecord
from gusher.store.moving import move
from gusher.store.notices import Channel, Due, Quiet
from gusher.store.people import PlayerRecord
from gusher.store.port import OVER, BadStore, ChatRecord, Claim, Held, Store
from gusher.store.ratings import RatingRecord
from gusher.store.tally import tally
from gusher.table.links import token_by_key
from tests.store.engines import ENGINES, address, growth, record

P = ParamSpec("P")
T = TypeVar("T")

ADA, BEN = "ada", "ben"
MATCHES = ("m1", "m2", "m3")


def channel(name: str, player: str) -> Channel:
    return Channel(name, player, "mail", {"to": f"{player}@example.org", "language": "fr"}, True, 1e9 / 3)


def fill(store: Store) -> None:
    for player in (ADA, BEN):
        store.enter(PlayerRecord(player, f"key-{player}", player.title()))
        store.set_quiet(player, Quiet(60, 420, "Europe/Paris"))
        store.keep_channel(channel(f"of-{player}", player))
    store.keep_ratings([RatingRecord(player, "atacama", 25.0, 1e9 / 3, 2) for player in (ADA, BEN)])
    for name in MATCHES:
        store.create(record(name), ["one"])
        store.sits(ADA, [(name, 0)])
        store.hold([Held(f"key-{ADA}", name, 0, "sealed", True, 1.0)])
    store.append("m3", growth(1, "end", status=OVER))
    store.keep_analysis(AnalysisRecord("m3", 16, 1e9 / 3, "[]", '{"é": 1}'))
    store.hold([Held(f"key-{BEN}", "m1", 0, "sealed", True, 9.0)])  # the last one who got hold of it
    store.salt("rematches")


@pytest.fixture
def pair(pair: tuple[Store, Store]) -> tuple[Store, Store]:
    fill(pair[0])
    return pair


def moved(source: Store, target: Store) -> int:
    return move(source, target, lambda _: None)[0]


def the_same(source: Store, target: Store) -> bool:
    return tally(source) == tally(target) and all(target.whole(name) == source.whole(name) for name in source.ids())


def links(store: Store) -> list[str]:
    """As they are sent in mails, and of a rematch."""

    async def made() -> list[str]:
        async def at_once(call: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
            return call(*given, **named)

        notices = Notices(store, at_once, at_once, home="https://gusher.example")
        await notices.open()
        mailed = [notices.link(channel("of-ada", ADA), use) for use in ("off", "confirm")]
        await notices.close()
        return mailed

    return [*asyncio.run(made()), *(token_by_key(store.salt("rematches"), "m1", seat, "link") for seat in (0, -1))]


def test_links_that_were_sent_before_go_on_working(pair: tuple[Store, Store]) -> None:
    source, target = pair
    sent = links(source)
    moved(source, target)
    assert links(target) == sent
    assert target.salts() == source.salts()


def test_what_was_deleted_and_forgotten_since_goes(pair: tuple[Store, Store]) -> None:
    source, target = pair
    moved(source, target)
    source.remove("m2", source.match("m2").version)
    source.forget_player(BEN)
    source.drop_channel("of-ada")
    source.keep_channel(channel("another", ADA))
    source.set_quiet(ADA, None)
    moved(source, target)
    assert target.ids() == ["m1", "m3"]
    assert target.players() == source.players() != []
    assert target.held(f"key-{BEN}") == []
    assert [one.id for one in target.notice_settings().channels] == ["another"]
    assert target.notice_settings().quiet == ()
    assert [one.player for one in target.ratings()] == [ADA]
    assert the_same(source, target)


def test_a_key_that_was_forgotten_can_come_back_as_somebody_else(pair: tuple[Store, Store]) -> None:
    source, target = pair
    moved(source, target)
    source.forget_player(BEN)
    source.enter(PlayerRecord("again", f"key-{BEN}"))
    moved(source, target)
    assert target.players() == source.players()


def test_it_goes_on_after_an_interruption_whatever_was_deleted_meanwhile(
    pair: tuple[Store, Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    source, target = pair
    keep = target.keep

    def interrupted(whole: Any) -> None:
        if whole.match.id == "m3":
            raise KeyboardInterrupt
        keep(whole)

    with monkeypatch.context() as patched:
        patched.setattr(target, "keep", interrupted)
        with pytest.raises(KeyboardInterrupt):
            moved(source, target)
    assert target.ids() == ["m1", "m2"]
    source.remove("m1", source.match("m1").version)
    source.forget_player(BEN)
    assert moved(source, target) == 1
    assert target.ids() == ["m2", "m3"]
    assert the_same(source, target)


def test_there_and_back(pair: tuple[Store, Store]) -> None:
    """Nobody has served the first one meanwhile: what it still has is known to the other."""
    source, target = pair
    moved(source, target)
    target.remove("m2", target.match("m2").version)
    target.forget_player(BEN)
    target.create(record("m4"), ["one"])  # as in a club that goes on
    assert moved(target, source) == 2
    assert source.ids() == ["m1", "m3", "m4"]
    assert the_same(target, source)


def test_what_was_to_be_told_is_not_told_after_the_way_back(pair: tuple[Store, Store]) -> None:
    source, target = pair
    source.append("m1", replace(growth(1, "two"), notices=(Due(0, "turn", 0, 10.0),)))
    assert source.due(20.0, 9) != []
    moved(source, target)
    assert target.due(20.0, 9) == []
    moved(target, source)
    assert source.due(20.0, 9) == []


@pytest.mark.parametrize("only", ["match", "player"])
def test_a_store_with_tables_of_its_own_is_left_as_it_is(pair: tuple[Store, Store], only: str) -> None:
    source, target = pair
    if only == "match":
        target.create(record("theirs"), ["one"])
    else:
        target.enter(PlayerRecord("theirs", "key"))
    kept, salts = tally(target), target.salts()
    with pytest.raises(BadStore) as refused:
        moved(source, target)
    assert refused.value.code == "not-empty"
    assert (tally(target), target.salts()) == (kept, salts)


def test_a_copy_in_which_a_match_was_opened_is_no_copy_any_more(pair: tuple[Store, Store]) -> None:
    source, target = pair
    moved(source, target)
    target.create(record("theirs"), ["one"])
    with pytest.raises(BadStore) as refused:
        moved(source, target)
    assert refused.value.code == "not-empty"
    assert "theirs" in target.ids()


def test_a_copy_of_another_store_is_left_as_it_is(pair: tuple[Store, Store], tmp_path: Path) -> None:
    source, target = pair
    moved(source, target)
    other = stores.open(str(tmp_path / "other.db"))
    other.create(record("theirs"), ["one"])
    with pytest.raises(BadStore) as refused:
        moved(other, target)
    other.close()
    assert refused.value.code == "not-empty"
    assert the_same(source, target)


@pytest.mark.parametrize("engine", ENGINES)
def test_a_copy_that_was_served_is_left_as_it_is(tmp_path: Path, engine: str) -> None:
    source = stores.open(str(tmp_path / "source.db"))
    fill(source)
    sent = links(source)
    with address(engine, tmp_path) as url:
        stores.open(url, claim=Claim.SERVE).close()  # empty: its salts are nobody's
        with closing(stores.open(url, claim=Claim.ALONE)) as target:
            moved(source, target)
            assert links(target) == sent
        stores.open(url, claim=Claim.SERVE).close()
        with closing(stores.open(url, claim=Claim.ALONE)) as target, pytest.raises(BadStore) as refused:
            moved(source, target)
    source.close()
    assert refused.value.code == "not-empty"


@pytest.mark.parametrize(
    "change",
    [
        lambda store: store.keep_salts({**store.salts(), "rematches": "other"}),
        lambda store: store.describe(BEN, "Benjamin", "en"),
        lambda store: store.set_quiet(BEN, Quiet(60, 421, "Europe/Paris")),
        lambda store: store.confirm_channel("of-ben", False),
        lambda store: store.keep_ratings([RatingRecord(BEN, "atacama", 25.5, 1e9 / 3, 2)]),
        lambda store: store.remove("m3", store.match("m3").version),
        lambda store: store.say("m1", ChatRecord(0, "Ada", "ah", 1.0)),
    ],
)
def test_the_checksum_covers_all_that_goes_along(pair: tuple[Store, Store], change: Callable[[Store], object]) -> None:
    source, target = pair
    moved(source, target)
    assert tally(source) == tally(target)
    change(target)
    assert tally(source).checksum != tally(target).checksum


def test_it_says_how_much_there_is(pair: tuple[Store, Store]) -> None:
    found = tally(pair[0])
    assert (found.matches, found.players, found.channels, found.quiet) == (3, 2, 2, 2)
    assert (found.ratings, found.analyses) == (2, 1)
