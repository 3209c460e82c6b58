"""Several processes, and one that is killed: a notice is sent once; if it died while sending, at most once more."""

import asyncio
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from gusher.notify.due import FIRST_BREAK
from gusher.notify.presence import BELIEVED_SECONDS
from gusher.table.notices import MOMENT_SECONDS
from tests import ready
from tests.notify.club import NOON, Clock, club, subscribed
from tests.notify.receivers import CERTIFICATE, web_receiver
from tests.notify.test_turns import run
from tests.notify.victim import AFTER, BEFORE
from tests.postgres import database
from tests.store.engines import ENGINES, address


@pytest.fixture
def postgres() -> Iterator[str]:
    with database() as url:
        yield url


def test_of_two_processes_one_sends(tmp_path: Path, postgres: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with (
            web_receiver(tmp_path) as web,
            club(tmp_path, web, url=postgres, clock=clock, owner="one") as one,
            club(tmp_path, web, url=postgres, clock=clock, owner="other") as other,
        ):
            match_id = await one.open()
            await subscribed(one)
            await one.play_until(match_id, 1)
            clock.now += MOMENT_SECONDS
            senders = one.notices.sender, other.notices.sender
            await asyncio.gather(*(sender.send_due() for sender in senders * 3))
            assert len(web.got) == 1
            assert one.notices.channels.push is not None
            assert other.notices.channels.push is not None
            assert one.notices.channels.push.public == other.notices.channels.push.public

    run(test())


def test_only_who_holds_the_lease_looks_after_notices(tmp_path: Path, postgres: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with (
            web_receiver(tmp_path) as web,
            club(tmp_path, web, url=postgres, clock=clock, owner="one") as one,
            club(tmp_path, web, url=postgres, clock=clock, owner="other") as other,
        ):
            match_id = await one.open()
            await subscribed(one)
            await one.notices._send()
            await one.play_until(match_id, 1)
            clock.now += MOMENT_SECONDS
            await other.notices._send()
            assert web.got == []
            await one.notices._send()
            assert len(web.got) == 1

    run(test())


def test_who_looks_at_another_process_is_not_told(tmp_path: Path, postgres: str) -> None:
    async def test() -> None:
        clock = Clock()
        async with (
            web_receiver(tmp_path) as web,
            club(tmp_path, web, url=postgres, clock=clock, owner="one") as one,
            club(tmp_path, web, url=postgres, clock=clock, owner="other") as other,
        ):
            match_id = await one.open()
            await subscribed(one)
            with other.notices.presence.at([(match_id, 1)]):
                await other.notices.presence.tell()
                await one.play_until(match_id, 1)
                await one.wait()
                assert web.got == []
            await one.play_until(match_id, 0)
            await other.notices.presence.tell()
            await one.play_until(match_id, 1)
            await one.wait()
            assert len(web.got) == 1

    run(test())


def test_what_is_believed_of_others_ends_before_anybody_is_told() -> None:
    assert BELIEVED_SECONDS < MOMENT_SECONDS


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(("stage", "received"), [(BEFORE, 1), (AFTER, 2)])
def test_a_process_that_is_killed_while_sending(tmp_path: Path, engine: str, stage: str, received: int) -> None:
    async def test(url: str) -> None:
        async with web_receiver(tmp_path) as web:
            arguments = (url, stage, web.port, tmp_path / CERTIFICATE)
            victim = await asyncio.to_thread(partial(ready.run, "tests.notify.victim", *arguments, games=True))
            assert victim.returncode == -signal.SIGKILL
            assert len(web.got) == received - 1
            async with club(tmp_path, web, url=url, clock=Clock(NOON + MOMENT_SECONDS)) as after:
                assert await after.wait(FIRST_BREAK - 1) == 0  # it may still be on its way
                assert await after.wait(1) == 1
                assert len(web.got) == received
                for _ in range(3):
                    assert await after.wait(3600) == 0

    with address(engine, tmp_path) as url:
        run(test(url))
