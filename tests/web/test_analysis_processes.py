"""An analysis that one server process works on, seen at another."""

import asyncio
import json
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from gusher.kernel import log
from gusher.kernel.match import Match
from gusher.table.workers import Question, Reply
from gusher.web import analyses as module
from tests.analysis.drilled import MCMULTI, drilled
from tests.fixed import OVERDUE_SECONDS
from tests.polled import eventually
from tests.postgres import database
from tests.table.processes import deaf
from tests.web.pieces import analyses, found
from tests.web.serving import Seat, run, serving
from tests.web.stored import TOKENS, record

API = "/tables/table/analysis"
WORKS = ["analysis table"]  # what a lease is for


@pytest.fixture
def url() -> Iterator[str]:
    with database() as found:
        yield found


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Told at once, and believed for however long a machine may be busy."""
    monkeypatch.setattr(module, "TELL_SECONDS", 0.01)
    monkeypatch.setattr(module, "LEASE_SECONDS", OVERDUE_SECONDS)


class Hands:
    """The process that analyses, of one server: it finds the first piece, and the second when it is let."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.may_end = asyncio.Event()
        self.is_at_last = asyncio.Event()
        self.dies = False

    async def __call__(self, question: Question, *_: Any) -> Reply:
        if question["begin"]:
            self.is_at_last.set()
            await self.may_end.wait()
        return {} if self.dies else found(self._match, question["begin"])


class Both:
    """Ada, at two processes of one store."""

    def __init__(self, match: Match, *apps: FastAPI) -> None:
        self.one, self.other = apps
        self.hands = [Hands(match) for _ in apps]
        self.here, self.there = (Seat(app, "table", TOKENS[0]) for app in apps)
        for app, hands in zip(apps, self.hands, strict=True):
            pool: Any = analyses(app).workers
            pool.ask = hands

    async def begun_here(self) -> None:
        assert (await self.here.post(API))["status"] == "underway"
        await self.hands[0].is_at_last.wait()

    async def seen_there(self, status: str, done: int = 0) -> Any:
        """Waits for it: what one process tells has no event at the other."""
        told: Any = None

        async def is_seen() -> bool:
            nonlocal told
            told = await self.there.get(API)
            return (told["status"], told["done"]) == (status, done)

        await eventually(is_seen)
        return told


@asynccontextmanager
async def both(folder: Path, url: str) -> AsyncIterator[Both]:
    match = drilled()
    store = deaf(url)
    store.create(record(MCMULTI.name, match), [json.dumps(log.entry_words(match, entry)) for entry in match.entries])
    store.close()
    servers = [serving(folder, open_store=lambda _: deaf(url)) for _ in range(2)]
    async with servers[0] as one, servers[1] as other:
        yield Both(match, one, other)


def test_another_process_sees_how_far_it_is_and_then_all_of_it(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with both(tmp_path, url) as ada:
            await ada.begun_here()
            assert (await ada.seen_there("underway", 1))["total"] == 2
            assert (await ada.there.post(API))["status"] == "underway"  # it is not begun twice
            assert analyses(ada.other).underway("table") is None
            ada.hands[0].may_end.set()
            assert (await ada.seen_there("done"))["analysis"]["game"] == "mcmulti"

    run(test())


def test_another_process_says_why_it_failed(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with both(tmp_path, url) as ada:
            await ada.begun_here()
            ada.hands[0].dies = True
            ada.hands[0].may_end.set()
            assert "ended twice" in (await ada.seen_there("failed", 1))["failed"]

    run(test())


def test_whoever_looks_on_takes_the_place_of_one_that_ends(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with both(tmp_path, url) as ada:
            await ada.begun_here()
            match = await ada.other.state.tables.settled("table")
            job = analyses(ada.other).begin("table", match.match, "somebody")  # both were asked at the same moment

            async def looks_on() -> bool:
                return job.done == 1

            await eventually(looks_on)
            assert not ada.hands[1].is_at_last.is_set()
            await analyses(ada.one).close()
            await ada.hands[1].is_at_last.wait()
            ada.hands[1].may_end.set()
            await ada.seen_there("done")

    run(test())


class Waits:
    """asyncio, for the module that analyses: says when it waits for what is on its way, although it was cancelled."""

    def __init__(self, happens: threading.Event) -> None:
        self._happens = happens

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def wait(self, tasks: Any) -> Any:
        self._happens.set()
        return await asyncio.wait(tasks)


def test_a_lease_that_is_on_its_way_is_given_back_as_well(
    tmp_path: Path, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the others would wait for a process that has ended."""
    asked, may_go_on, came = threading.Event(), threading.Event(), threading.Event()
    order: list[str] = []

    async def test() -> None:
        async with both(tmp_path, url) as ada:
            await ada.begun_here()
            store, other = ada.one.state.tables.store, ada.other.state.tables
            lease, release = store.lease, store.release

            def slowly(works: list[str], *wished: Any) -> Any:
                if works != WORKS:
                    return lease(works, *wished)
                asked.set()
                may_go_on.wait()
                got = lease(works, *wished)
                order.append("taken")
                came.set()
                return got

            def back(works: list[str], *wished: Any) -> Any:
                release(works, *wished)
                if works == WORKS:
                    order.append("given back")
                    may_go_on.set()  # whoever does not wait for it gives it back too early

            monkeypatch.setattr(store, "lease", slowly)
            monkeypatch.setattr(store, "release", back)
            await asyncio.to_thread(asked.wait)
            monkeypatch.setattr(module, "asyncio", Waits(may_go_on))
            await analyses(ada.one).close()
            await asyncio.to_thread(came.wait)
            assert order == ["taken", "given back"]
            assert await other.write(other.store.lease, WORKS, other.owner, OVERDUE_SECONDS)

    run(test())
