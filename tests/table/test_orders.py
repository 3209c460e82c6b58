"""Standing orders at a table: given once, they answer like the person, in time, and until they end."""

import asyncio
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from gusher.kernel import log
from gusher.kernel.match import Match
from gusher.store.port import Store
from gusher.table.errors import NotYours, TableError
from gusher.table.live import LiveTable, Signal
from gusher.table.ordering import SHORTEST_PAUSE, TIMES, natural_pause
from gusher.table.orders import in_force
from gusher.table.service import Tables
from tests.auctions import ADA, BEN, CLEO, Pauses, auction_of_two, keep, position
from tests.store.engines import ENGINES, address
from tests.table.processes import a_deaf_process, deaf
from tests.table.seated import consent, refused, run, tables_in, until_asked

NOON = 1_800_000_000.0


@pytest.fixture(params=ENGINES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with address(request.param, tmp_path) as found:
        yield found


def bid(value: int) -> Mapping[str, Any]:
    return {"do": "bid", "value": value}


async def answer(tables: Tables, match_id: str, seat: int, words: Mapping[str, Any]) -> None:
    table = await tables.settled(match_id)
    await tables.answer(match_id, seat, table.match.n, f"{seat} after {table.match.n}", words)


async def executed(tables: Tables, match_id: str) -> LiveTable:
    """The order of whoever is asked has answered, or is known to have nothing to say."""
    await tables.ordering.follow()
    await tables.refresh(match_id)
    return await tables.settled(match_id)


def last(table: LiveTable) -> dict[str, Any]:
    """The last entry that somebody gave, as the log has it."""
    entry = next(entry for entry in reversed(table.match.entries) if entry.by != "chance")
    return log.entry_words(table.match, entry)


def kept(store: Store, match_id: str) -> list[tuple[int, str, int]]:
    return [(order.seat, order.name, order.limit) for order in store.orders(match_id)]


# --- what they do ---


def test_bids_up_to_the_limit_and_then_passes(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path, order_pause=Pauses(0.0)) as tables:
            match_id = keep(tables.store, auction_of_two())
            await tables.orders.give(match_id, ADA, "bid", 3)
            await answer(tables, match_id, CLEO, bid(1))
            table = await until_asked(tables, match_id, CLEO)
            assert last(table) == {"n": table.match.n, "by": ADA, "do": "bid", "value": 2}
            await answer(tables, match_id, CLEO, bid(3))
            table = await until_asked(tables, match_id, CLEO)  # who has won, and pays
            assert last(table) == {"n": table.match.n, "by": ADA, "do": "pass"}
            assert kept(tables.store, match_id) == [(ADA, "bid", 3)]  # until Ada is asked again
            assert in_force(table, ADA) == []

    run(test())


def test_the_log_is_that_of_a_person(tmp_path: Path) -> None:
    by_hand = auction_of_two()
    for seat, words in ((CLEO, bid(1)), (ADA, bid(2)), (CLEO, bid(3)), (ADA, {"do": "pass"})):
        by_hand.answer(seat, words)

    async def test() -> None:
        async with tables_in(tmp_path, order_pause=Pauses(0.0)) as tables:
            match_id = keep(tables.store, auction_of_two())
            await tables.orders.give(match_id, ADA, "bid", 2)
            for value in (1, 3):
                await answer(tables, match_id, CLEO, bid(value))
                await until_asked(tables, match_id, CLEO)
            assert tables.store.entries(match_id) == lines(by_hand)

    run(test())


def lines(match: Match) -> list[str]:
    return [json.dumps(log.entry_words(match, entry)) for entry in match.entries]


def test_it_thinks_as_long_as_the_match_says(tmp_path: Path) -> None:
    clock = [NOON]

    async def test() -> None:
        async with tables_in(tmp_path, now=lambda: clock[0]) as tables:
            match_id = keep(tables.store, auction_of_two())
            await tables.orders.give(match_id, ADA, "pass")
            await answer(tables, match_id, CLEO, bid(1))
            n = (await tables.settled(match_id)).match.n
            pause = natural_pause(tables.store.match(match_id).secret, n)
            clock[0] += pause - 0.01
            assert (await executed(tables, match_id)).match.n == n
            clock[0] += 0.02
            assert last(await executed(tables, match_id))["by"] == ADA

    run(test())


def test_a_clock_that_was_set_back_lets_nobody_wait(tmp_path: Path) -> None:
    clock = [NOON]

    async def test() -> None:
        async with tables_in(tmp_path, now=lambda: clock[0], order_pause=Pauses()) as tables:
            match_id = keep(tables.store, auction_of_two())
            await tables.orders.give(match_id, ADA, "pass")
            await answer(tables, match_id, CLEO, bid(1))
            assert (await executed(tables, match_id)).asked == ADA
            clock[0] -= 3600
            assert last(await executed(tables, match_id))["do"] == "pass"

    run(test())


def test_pauses_are_natural() -> None:
    pauses = [natural_pause("5e" * 32, n) for n in range(200)]
    assert all(SHORTEST_PAUSE <= pause <= SHORTEST_PAUSE * TIMES for pause in pauses)
    assert len(set(pauses)) == len(pauses)
    assert natural_pause("5e" * 32, 7) == pauses[7]


# --- giving and cancelling ---


def test_who_may_give_what(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path, order_pause=Pauses()) as tables:
            match_id = keep(tables.store, auction_of_two())
            give = tables.orders.give
            most = 2 * int(position((await tables.settled(match_id)).match).held[ADA])
            await refused(give(match_id, ADA, "bluff"), TableError, "order-unknown")
            await refused(give(match_id, BEN, "bid", 1), TableError, "order-closed")  # takes no part
            await refused(give(match_id, ADA, "bid", 0), TableError, "order-limit")
            error = await refused(give(match_id, ADA, "bid", most + 1), TableError, "order-limit")
            assert (error.details["least"], error.details["most"]) == (1, most)
            await refused(give(match_id, ADA, "pass", 1), TableError, "order-limit")
            await refused(give(match_id, 7, "pass"), NotYours, "seat")
            assert kept(tables.store, match_id) == []

    run(test())


def test_of_those_about_the_same_question_the_last_one_counts(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path, order_pause=Pauses()) as tables:
            match_id = keep(tables.store, auction_of_two())
            for name, limit in (("pass-round", 0), ("bid", 3), ("bid", 5), ("sell", 0), ("pass", 0), ("pass", 0)):
                table = await tables.orders.give(match_id, ADA, name, limit)
            await tables.orders.give(match_id, CLEO, "bid", 2)
            names = [each.order.name for each in in_force(table, ADA)]
            assert names == ["pass", "pass-round", "sell"]  # the nearest first
            assert len(kept(tables.store, match_id)) == 4
            for each in in_force(table, ADA):
                await tables.orders.cancel(match_id, CLEO, each.record.id)  # which are none of hers
            assert len(kept(tables.store, match_id)) == 4
            for each in in_force(table, ADA):
                await tables.orders.cancel(match_id, ADA, each.record.id)
                await tables.orders.cancel(match_id, ADA, each.record.id)
            assert kept(tables.store, match_id) == [(CLEO, "bid", 2)]

    run(test())


def rings(signal: Signal) -> bool:
    """Has it, since somebody last looked?"""
    rung, signal._rung = signal._rung, False
    return rung


def test_only_who_has_the_seat_is_told_that_it_comes_and_goes(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path, order_pause=Pauses()) as tables:
            match_id = keep(tables.store, auction_of_two())
            table = await tables.settled(match_id)
            with (
                table.watching([ADA]) as own,
                table.watching([ADA, BEN]) as at_one_screen,
                table.watching([CLEO]) as other,
                table.watching() as spectator,
            ):
                given = (await tables.orders.give(match_id, ADA, "pass")).orders[0]
                assert [rings(signal) for signal in (own, at_one_screen, other, spectator)] == [
                    True,
                    True,
                    False,
                    False,
                ]
                await tables.orders.give(match_id, ADA, "pass")
                assert not rings(own)  # nothing has changed
                await tables.orders.cancel(match_id, ADA, given.id)
                assert [rings(signal) for signal in (own, at_one_screen, other, spectator)] == [
                    True,
                    True,
                    False,
                    False,
                ]

    run(test())


def test_no_version_tells_of_it_and_nobody_is_woken(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path, order_pause=Pauses()) as tables:
            match_id = keep(tables.store, auction_of_two())
            before = await tables.settled(match_id)
            stands, record = before.latest, before.record
            given = (await tables.orders.give(match_id, ADA, "pass")).orders[0]
            await tables.orders.cancel(match_id, ADA, given.id)
            table = await tables.settled(match_id)
            assert (table.latest, table.record, tables.store.match(match_id)) == (stands, record, record)

    run(test())


# --- how they end ---


def test_what_the_seat_takes_back_no_order_gives_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path, order_pause=Pauses(0.0)) as tables:
            match_id = keep(tables.store, auction_of_two())
            await tables.orders.give(match_id, ADA, "pay")
            await answer(tables, match_id, CLEO, bid(1))
            await answer(tables, match_id, ADA, bid(2))
            await answer(tables, match_id, CLEO, {"do": "pass"})
            table = await executed(tables, match_id)
            while last(table)["do"] != "pay":  # by the order, if the table has not gone on by itself already
                table = await executed(tables, match_id)
            await tables.undo(match_id, ADA, table.match.n, "back")
            table = await executed(tables, match_id)
            assert (last(table)["do"], in_force(table, ADA)) == ("rewind", [])
            assert kept(tables.store, match_id) == []

    run(test())


def test_a_take_back_to_before_it_was_given_voids_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path, order_pause=Pauses()) as tables:
            match_id = keep(tables.store, auction_of_two())
            await answer(tables, match_id, CLEO, bid(1))
            await tables.orders.give(match_id, ADA, "bid", 5)
            await tables.ask_takeback(match_id, CLEO, "ask")
            for seat in (ADA, BEN):
                await consent(tables, match_id, seat, f"yes {seat}")
            table = await tables.settled(match_id)
            assert (table.asked, in_force(table, ADA)) == (CLEO, [])
            await answer(tables, match_id, CLEO, bid(2))
            assert in_force(await executed(tables, match_id), ADA) == []

    run(test())


def test_a_take_back_of_what_came_later_does_not(tmp_path: Path) -> None:
    async def test() -> None:
        async with tables_in(tmp_path, order_pause=Pauses(0.0)) as tables:
            match_id = keep(tables.store, auction_of_two())
            await tables.orders.give(match_id, ADA, "bid", 5)
            await answer(tables, match_id, CLEO, bid(1))
            await until_asked(tables, match_id, CLEO)
            await tables.ask_takeback(match_id, CLEO, "ask")
            for seat in (ADA, BEN):
                await consent(tables, match_id, seat, f"yes {seat}")
            await answer(tables, match_id, CLEO, bid(3))
            table = await until_asked(tables, match_id, CLEO)
            assert last(table)["value"] == 4

    run(test())


def test_nothing_is_answered_over_a_wish_to_take_back(tmp_path: Path) -> None:
    pauses = Pauses()

    async def test() -> None:
        async with tables_in(tmp_path, order_pause=pauses) as tables:
            match_id = keep(tables.store, auction_of_two())
            await tables.orders.give(match_id, ADA, "bid", 5)
            await answer(tables, match_id, CLEO, bid(1))
            await tables.ask_takeback(match_id, CLEO, "ask")
            pauses.seconds = 0.0
            table = await executed(tables, match_id)
            assert table.asked == ADA
            assert table.takeback is not None
            await tables.answer_takeback(match_id, BEN, False, "no")
            assert last(await executed(tables, match_id))["by"] == ADA

    run(test())


def test_whoever_leaves_takes_them_along(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_deaf_process(tmp_path, url, order_pause=Pauses()) as tables:
            match_id = keep(tables.store, auction_of_two())
            await tables.orders.give(match_id, ADA, "bid", 5)
            await tables.orders.give(match_id, CLEO, "bid", 2)
            await tables.leavings.resign(match_id, ADA)
            assert kept(tables.store, match_id) == [(CLEO, "bid", 2)]
            assert in_force(await tables.settled(match_id), ADA) == []

    run(test())


def test_one_that_has_nothing_to_say_leaves_it_to_the_person(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_deaf_process(tmp_path, url, order_pause=Pauses(0.0)) as tables:
            match_id = keep(tables.store, auction_of_two())
            await tables.orders.give(match_id, ADA, "sell")
            await answer(tables, match_id, CLEO, bid(1))
            n = (await executed(tables, match_id)).match.n
            assert [order.judged for order in tables.store.orders(match_id)] == [n]
            assert tables.store.waiting_for_orders() == []
            assert (await tables.settled(match_id)).asked == ADA

    run(test())


# --- several processes ---


def test_what_one_process_was_told_another_one_does(tmp_path: Path, url: str) -> None:
    """The first is gone without a word, as if it had been killed; and what it was told is not told twice."""

    async def test() -> None:
        pauses = Pauses()
        async with a_deaf_process(tmp_path, url, order_pause=pauses) as one:
            match_id = keep(one.store, auction_of_two())
            await one.orders.give(match_id, ADA, "bid", 9)
            await answer(one, match_id, CLEO, bid(1))
            n = (await one.settled(match_id)).match.n
            async with a_deaf_process(tmp_path, url, order_pause=Pauses(0.0)) as other:
                table = await until_asked(other, match_id, CLEO)
                assert (table.match.n, last(table)["value"]) == (n + 1, 2)
                pauses.seconds = 0.0
                assert (await executed(one, match_id)).match.n == n + 1  # and not twice
                assert (await one.settled(match_id)).ordered == {(ADA, n + 1)}
        async with a_deaf_process(tmp_path, url) as later:
            assert (await later.settled(match_id)).ordered == {(ADA, n + 1)}

    run(test())


def test_the_same_order_found_by_two_processes_at_once_answers_once(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        pauses = Pauses()
        async with (
            a_deaf_process(tmp_path, url, order_pause=pauses) as one,
            a_deaf_process(tmp_path, url, order_pause=pauses) as other,
        ):
            match_id = keep(one.store, auction_of_two())
            await one.orders.give(match_id, ADA, "bid", 9)
            await answer(one, match_id, CLEO, bid(1))
            n = (await one.settled(match_id)).match.n
            await other.settled(match_id)
            pauses.seconds = 0.0
            for tables in (one, other, one, other):
                assert (await executed(tables, match_id)).match.n == n + 1

    run(test())


def test_an_order_of_another_process_is_known_where_it_is_shown(tmp_path: Path) -> None:
    async def test() -> None:
        with address("postgres", tmp_path) as url:
            async with (
                tables_in(tmp_path, deaf(url), order_pause=Pauses()) as one,
                tables_in(tmp_path, deaf(url), order_pause=Pauses()) as other,
            ):
                match_id = keep(one.store, auction_of_two())
                table = await other.settled(match_id)
                await one.orders.give(match_id, ADA, "pass")
                (news,) = other.store.standing([match_id])
                with table.watching([ADA]) as own, table.watching([CLEO]) as others:
                    other.memory.heard(news)  # as a listener would tell: it stands where it stood
                    await asyncio.gather(*other.memory._tasks)
                    assert [order.name for order in table.orders] == ["pass"]
                    assert (rings(own), rings(others)) == (True, False)

    run(test())
