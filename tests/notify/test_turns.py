"""Who is told, and how often: at tables that are played, by the time of the test's own clock."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from gusher.store.notices import Quiet
from gusher.store.people import PlayerRecord
from gusher.table.notices import MOMENT_SECONDS
from tests.auctions import ADA, CLEO, auction_of_two, keep
from tests.fixed import OVERDUE_SECONDS
from tests.notify.club import PEOPLE, Club, club, subscribed
from tests.notify.receivers import Browser, WebReceiver, web_receiver
from tests.table.seated import consent


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(test, OVERDUE_SECONDS))


@asynccontextmanager
async def evening(folder: Path) -> AsyncIterator[tuple[Club, WebReceiver, Browser, str]]:
    """Ben has switched push on."""
    async with web_receiver(folder) as web, club(folder, web) as here:
        match_id = await here.open()
        yield here, web, await subscribed(here), match_id


def test_who_is_asked_and_away_is_told_once_in_their_language(tmp_path: Path) -> None:
    async def test() -> None:
        async with evening(tmp_path) as (here, web, browser, match_id):
            await here.play_until(match_id, 1)
            await here.wait(MOMENT_SECONDS - 1)
            assert web.got == []
            await here.wait(1)
            (request,) = web.got
            assert browser.read(request) == {
                "title": "Atacama",
                "body": "Ben, c’est à vous de jouer.",
                "url": f"https://club.example/t/{match_id}",
                "tag": match_id,
            }
            for _ in range(3):
                assert await here.wait(3600) == 0
            assert len(web.got) == 1

    run(test())


def test_once_in_each_turn_however_many_questions_it_has(tmp_path: Path) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web, club(tmp_path, web) as here:
            match_id = await here.open("giganten", 3)
            for name in PEOPLE:
                await here.add(name, "push", subscription=Browser(f"https://push.example/{name}").subscription)
            asked, turns, answers = (await here.tables.settled(match_id)).asked, 0, 0
            for _ in range(40):
                table = await here.answer(match_id)
                turns += table.asked not in (asked, -2)
                asked = table.asked
                answers += 1
                await here.wait()
                assert len(web.got) == turns
            assert 5 < turns < answers

    run(test())


def test_an_answer_in_time_spares_the_notice(tmp_path: Path) -> None:
    async def test() -> None:
        async with evening(tmp_path) as (here, web, _, match_id):
            await here.play_until(match_id, 1)
            await here.wait(MOMENT_SECONDS - 1)
            await here.play_until(match_id, 0)
            await here.wait(3600)
            assert web.got == []

    run(test())


def test_who_looks_is_not_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with evening(tmp_path) as (here, web, _, match_id):
            await here.play_until(match_id, 1)
            with here.notices.presence.at([(match_id, 1)]):
                await here.wait()
            await here.wait(3600)  # and need not be told after having looked
            assert web.got == []
            await here.play_until(match_id, 0)
            with here.notices.presence.at([(match_id, 0), ("another", 1)]):
                await here.play_until(match_id, 1)
                await here.wait()
            assert len(web.got) == 1

    run(test())


def test_what_others_take_back_is_no_new_turn(tmp_path: Path) -> None:
    async def test() -> None:
        async with evening(tmp_path) as (here, web, browser, match_id):
            await here.play_until(match_id, 1)
            await here.wait()
            await here.tables.ask_takeback(match_id, 0, here.key())
            await here.wait()
            assert [browser.read(request)["body"] for request in web.got] == [
                "Ben, c’est à vous de jouer.",
                "Ben, on vous demande d’accepter qu’un coup soit repris.",
            ]
            await consent(here.tables, match_id, 1, here.key())
            assert (await here.tables.settled(match_id)).asked == 0
            await here.play_until(match_id, 1)
            await here.wait()
            assert len(web.got) == 2

    run(test())


def test_a_wish_that_was_answered_is_not_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with evening(tmp_path) as (here, web, _, match_id):
            await here.play_until(match_id, 1)
            await here.wait()
            await here.tables.ask_takeback(match_id, 0, here.key())
            await here.tables.answer_takeback(match_id, 1, False, here.key())
            await here.wait()
            assert len(web.got) == 1

    run(test())


def test_the_end_is_told_to_all_but_who_brought_it_about(tmp_path: Path) -> None:
    async def test() -> None:
        async with evening(tmp_path) as (here, web, ben, match_id):
            ada = Browser("https://push.example/ada")
            await here.add("ada", "push", subscription=ada.subscription)
            table = await here.play_until(match_id, -2)
            await here.wait()
            mover = next(entry.by for entry in reversed(table.match.entries) if isinstance(entry.by, int))
            (request,) = web.got
            reader, words = (ben, "Ben, la partie est terminée.") if mover == 0 else (ada, "Ada, the game is over.")
            assert reader.read(request)["body"] == words

    run(test())


def test_quiet_hours_are_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with evening(tmp_path) as (here, web, _, match_id):
            here.store.set_quiet("ben", Quiet(7 * 60, 9 * 60, "UTC"))  # the clock begins at 08:00
            await here.play_until(match_id, 1)
            await here.wait()
            assert web.got == []
            await here.wait(3600 - MOMENT_SECONDS - 1)
            assert web.got == []
            await here.wait(1)
            assert len(web.got) == 1

    run(test())


@pytest.mark.parametrize("channel", ["none", "unconfirmed"])
def test_who_has_switched_nothing_on_is_left_alone(tmp_path: Path, channel: str) -> None:
    async def test() -> None:
        async with evening(tmp_path) as (here, web, _, match_id):
            (known,) = here.store.channels("ben")
            if channel == "none":
                await here.notices.remove("ben", known.id)
            else:
                here.store.confirm_channel(known.id, False)
            await here.play_until(match_id, 1)
            assert await here.wait() == 0
            assert web.got == []

    run(test())


def test_nobody_is_told_of_what_an_order_answers(tmp_path: Path) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web, club(tmp_path, web) as here:
            match_id = keep(here.store, auction_of_two())
            for seat, name in enumerate(PEOPLE):
                here.store.enter(PlayerRecord(name, f"key-{name}", name.title(), PEOPLE[name]))
                here.store.sits(name, [(match_id, seat)])
            await here.add("ada", "push", subscription=Browser("https://push.example/ada").subscription)
            await here.tables.orders.give(match_id, ADA, "bid", 3)
            for value, notices in ((1, 0), (3, 0)):
                await bids(here, match_id, value)
                await here.wait()  # no process has looked at it for so long
                assert len(web.got) == notices
                await here.tables.ordering.follow()
                await here.wait()
                assert len(web.got) == notices
            assert (await here.tables.settled(match_id)).asked == CLEO  # Ada has passed, and has not heard a word

    run(test())


def test_who_is_asked_after_all_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with web_receiver(tmp_path) as web, club(tmp_path, web) as here:
            match_id = keep(here.store, auction_of_two())
            here.store.enter(PlayerRecord("ada", "key-ada", "Ada", "en"))
            here.store.sits("ada", [(match_id, ADA)])
            await here.add("ada", "push", subscription=Browser("https://push.example/ada").subscription)
            await here.tables.orders.give(match_id, ADA, "sell")  # is about another question
            await bids(here, match_id, 1)
            await here.tables.ordering.follow()
            await here.wait()
            assert len(web.got) == 1

    run(test())


async def bids(here: Club, match_id: str, value: int) -> None:
    n = (await here.tables.settled(match_id)).match.n
    await here.tables.answer(match_id, CLEO, n, here.key(), {"do": "bid", "value": value})
