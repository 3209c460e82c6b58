"""Clocks in several processes: one watches, another takes over when it dies, and nothing that either stores is lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gusher import store as stores
from gusher.store.port import RESIGNED, RUNNING, TIME, Claim
from gusher.table import clocks
from gusher.table.leases import LEASE_SECONDS
from gusher.table.service import Tables
from gusher.table.watch import WORK
from tests.fixed import fixed_pool
from tests.store.engines import ENGINES, address
from tests.table.hours import Hours, clock_at
from tests.table.processes import a_deaf_process
from tests.table.seated import place, run
from tests.table.test_clocks import opened


@pytest.fixture(params=ENGINES)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with address(request.param, tmp_path) as found:
        yield found


def test_one_process_watches_and_another_takes_over(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        hours = Hours()
        store = stores.open(url, claim=Claim.SERVE)
        beside = stores.open(url, claim=Claim.SERVE) if url.startswith("postgres") else store  # a file serves one alone
        one = Tables(store, fixed_pool(1), now=hours, owner="one")
        other = Tables(beside, fixed_pool(1), now=hours, owner="other")
        await one.start()
        await one.watch.close()  # the test looks for it
        await other.start()
        await other.watch.close()
        match_id = await opened(one)
        assert (await one.watch.round(), await other.watch.round()) == (True, False)
        await hours.go_by(250, one, other)
        assert other.watch.time() == one.watch.time()
        store.lease([WORK], "one", 0.0)  # it has died, and its lease ends
        await hours.go_by(LEASE_SECONDS, other)
        assert (await other.watch.round(), await one.watch.round()) == (True, False)
        await hours.go_by(70, other)
        clock = await clock_at(other, match_id)
        assert clock.up is not None
        await one.refresh(match_id)
        assert await clock_at(one, match_id) == clock
        await one.lateness.vote(match_id, 1, clocks.BOT, "k")
        assert (await clock_at(one, match_id)).up is None
        await other.refresh(match_id)
        assert (await other.settled(match_id)).record.seats[0].gone == TIME
        await one.close()
        await other.close()

    run(test())


def test_a_pause_that_another_process_has_stored_is_not_lost_with_an_answer(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_deaf_process(tmp_path, url) as one, a_deaf_process(tmp_path, url) as other:
            match_id = await opened(one)
            await other.table(match_id)
            await one.pauses.ask(match_id, 1, "a")
            await other.answer(match_id, 0, 0, "k", place(5, 5))
            clock = await clock_at(other, match_id)
            assert (clock.pause_by, clock.pause_needed, clock.seat) == (1, (0,), 1)
            assert one.store.match(match_id).status == RUNNING
            await one.refresh(match_id)
            assert await clock_at(one, match_id) == clock
            await one.leavings.resign(match_id, 0)
            assert one.store.match(match_id).seats[0].gone == RESIGNED

    run(test())
