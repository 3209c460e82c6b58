"""A game of Giganten over days between two who are never there at the same time, from its first turn to its end: one
push for each turn, auctions by standing orders, somebody who vanishes and comes back, and a server that is killed."""

import asyncio
import signal
from collections import Counter
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path

import pytest

from gusher.store.port import TIME
from tests import ready
from tests.notify.club import Clock, club
from tests.notify.days import ADA, BEN, NAMES, Days, at_once
from tests.notify.receivers import CERTIFICATE, WebReceiver, web_receiver
from tests.notify.test_turns import run
from tests.store.engines import ENGINES, address

WHILE_NOBODY_SERVED = 3600.0  # seconds


async def killed_in_mid_game(url: str, web: WebReceiver, folder: Path) -> tuple[str, float, Counter[str]]:
    """The match that a server has begun, when it was killed, and how often it has told Ada and Ben by then."""
    arguments = (url, web.port, folder / CERTIFICATE)
    server = await asyncio.to_thread(partial(ready.run, "tests.notify.first_days", *arguments, games=True))
    assert server.returncode == -signal.SIGKILL
    match_id, now, ada, ben = server.stdout.split()
    return match_id, float(now), Counter(ada=int(ada), ben=int(ben))


@pytest.mark.long
@pytest.mark.parametrize("engine", ENGINES)
def test_a_game_over_days(tmp_path: Path, engine: str) -> None:
    async def test(url: str) -> None:
        async with AsyncExitStack() as open_, web_receiver(tmp_path) as web:
            match_id, then, told = await killed_in_mid_game(url, web, tmp_path)
            clock = Clock(then + WHILE_NOBODY_SERVED)
            clubs = []
            for owner in ("one", "other") if engine == "postgres" else ("one",):
                one = club(tmp_path, web, url=url, clock=clock, owner=owner, order_pause=at_once)
                clubs.append(await open_.enter_async_context(one))
            days = Days(match_id, clubs, web, told)
            assert days.told() == days.expected  # nothing acknowledged is lost, nothing is told twice
            await until_ada_is_asked(days)
            await ada_vanishes_and_comes_back(days)
            table = await days.step()
            while not table.over:
                assert days.told() == days.expected
                table = await days.step()
            assert len(table.ordered) > 5  # so many answers Ben did not give himself
            assert await days.told_of_the_end() >= 1
            for seat in NAMES:
                (mine,) = await days.finished(seat)
                assert (mine.record.id, mine.seats) == (match_id, (seat,))
                assert mine.record.result is not None

    with address(engine, tmp_path) as url:
        run(test(url))


async def until_ada_is_asked(days: Days) -> None:
    table = await days.settled()
    while table.asked != ADA:
        await days.step()
        table = await days.settled()


async def ada_vanishes_and_comes_back(days: Days) -> None:
    """She is told, and does not come for more than a day; Ben lets a bot play on, until she is back."""
    await days.is_told(ADA)
    await days.a_day_goes_by()
    table = await days.settled()
    assert table.record.clock is not None
    assert table.record.clock.up is not None
    await days.club.tables.lateness.vote(days.match_id, BEN, "substitute", "substitute")
    table = await days.settled()
    assert table.record.seats[ADA].gone == TIME
    assert table.asked == BEN
    await days.step()
    await days.club.tables.lateness.come_back(days.match_id, ADA, "back")
    assert not (await days.play(ADA)).record.seats[ADA].gone  # if she was asked, she is there
