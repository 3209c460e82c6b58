"""What every store does with standing orders."""

from dataclasses import replace

import pytest

from gusher.store.notices import TURN, Channel, Due
from gusher.store.orders import ORDER_KEY, OrderRecord
from gusher.store.people import PlayerRecord
from gusher.store.port import Growth, NotKept, Reply, SeatRecord, Store
from tests.store.engines import growth, record

BID = OrderRecord("bid-1", 0, "bid", 7, (3, 1, 20), start=2, at=5.0)
SELL = OrderRecord("sell-1", 0, "sell", 0, (3,), start=2, at=4.0)
OTHERS = OrderRecord("bid-2", 1, "bid", 9, (3, 1, 20), start=2, at=6.0)


def asked(seat: int, after: int, key: str = "", by: int = 0) -> Growth:
    """A step after which a seat is asked."""
    reply = Reply(by, key, f'{{"n": {after + 1}, "answer": {after + 1}}}') if key else None
    return replace(growth(after, f"line {after}"), turn=seat, reply=reply)


@pytest.fixture
def kept(store: Store) -> Store:
    store.create(record(), ["a", "b"])
    return store


def test_they_are_kept_replaced_and_cancelled_without_a_new_version(kept: Store) -> None:
    before = kept.match("m1")
    for order in (BID, SELL, OTHERS):
        kept.give_order("m1", order)
    assert kept.orders("m1") == (SELL, BID, OTHERS)  # the oldest first
    later = replace(BID, id="bid-3", limit=8, at=9.0)
    kept.give_order("m1", later, ["bid-1", "no such"])
    assert kept.orders("m1") == (SELL, OTHERS, later)
    kept.cancel_orders("m1", ["sell-1", "bid-3", "no such"])
    assert kept.orders("m1") == (OTHERS,)
    assert kept.match("m1") == before
    with pytest.raises(NotKept):
        kept.give_order("m2", BID)
    with pytest.raises(NotKept):
        kept.cancel_orders("m2", [])


def test_a_match_waits_for_those_of_whoever_is_asked_until_they_have_judged(kept: Store) -> None:
    assert kept.waiting_for_orders() == []
    kept.give_order("m1", BID)
    kept.give_order("m1", SELL)
    assert kept.waiting_for_orders() == []  # nobody is asked yet
    kept.append("m1", asked(1, 2))
    assert kept.waiting_for_orders() == []
    kept.append("m1", asked(0, 3))
    assert kept.waiting_for_orders() == ["m1"]
    kept.judge_orders("m1", ["bid-1"], 4)
    assert kept.waiting_for_orders() == ["m1"]
    kept.judge_orders("m1", ["bid-1", "sell-1"], 4)
    assert kept.waiting_for_orders() == []
    kept.append("m1", asked(0, 4))
    assert kept.waiting_for_orders() == ["m1"]
    kept.judge_orders("m1", ["bid-1", "sell-1"], 4)  # who was late says nothing of the new position
    assert kept.waiting_for_orders() == ["m1"]
    kept.append("m1", replace(asked(0, 5), status="over"))
    assert kept.waiting_for_orders() == []


def test_where_a_bot_sits_down_they_end(kept: Store) -> None:
    for order in (BID, OTHERS):
        kept.give_order("m1", order)
    sits = kept.match("m1").seats[0]
    kept.take_seat("m1", 0, replace(sits, name="Adele"), sits)
    assert kept.orders("m1") == (BID, OTHERS)
    kept.take_seat("m1", 0, SeatRecord("bot", "Ada", bot="greedy"), replace(sits, name="Adele"))
    assert kept.orders("m1") == (OTHERS,)


def test_a_whole_match_has_them_and_goes_with_them(kept: Store) -> None:
    kept.give_order("m1", BID)
    kept.append("m1", asked(1, 2, f"{ORDER_KEY}bid-1 3"))
    kept.append("m1", asked(0, 3, "by-hand", by=1))
    whole = kept.whole("m1")
    assert whole.orders == (BID,)
    since = kept.since("m1", 2)
    assert (since.orders, since.ordered) == ((BID,), frozenset({(0, 3)}))
    kept.keep(whole)
    assert kept.whole("m1") == whole
    kept.remove("m1", kept.match("m1").version)
    assert kept.orders("m1") == ()


def test_nobody_is_told_of_a_turn_that_an_order_may_answer(kept: Store) -> None:
    kept.enter(PlayerRecord("ada", "key-hash"))
    kept.sits("ada", [("m1", 0)])
    kept.keep_channel(Channel("c1", "ada", "push", {}, True, 1.0))
    kept.give_order("m1", BID)
    kept.append("m1", replace(asked(0, 2), notices=(Due(0, TURN, 0, 10.0),)))
    assert kept.due(20.0, 9) == []
    kept.judge_orders("m1", ["bid-1"], 3)
    assert [notice.seat for notice in kept.due(20.0, 9)] == [0]
