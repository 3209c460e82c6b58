"""What players notice when a process of the server is killed: how long until the next answer is acknowledged.

`python -m bench.kills --workers 4` starts `gusher serve --workers 4` with a database of its own, kills (`kill -9`) one
process after the other and prints JSON. At a match that is at home at the victim somebody clicks as soon as it has been
killed, and goes on until another process has taken its place; a page looks on there. At a second match of the victim
somebody has clicked just before, and at a third one a bot is in the middle of a thought. All of them behave as pages
do: what meets a dead line is sent again with the same key, after 0.4 s, and a stream that breaks begins anew after
0.25 s. By the clock, so that it should be measured where little else runs.
"""

import argparse
import asyncio
import json
import os
import signal
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from bench.pages import EVENTS, UNUSED, since
from bench.server import Server
from gusher.kernel import registry
from tests.polled import children
from tests.postgres import database
from tests.web.workers import Watching

GAME = registry.games()[0].name  # any that two can play, if their turns are short
ADA, BEN = {"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}
BOT_MS = 3000
BOT = {"kind": "bot", "bot": f"search:ms={BOT_MS}"}
BEFORE, FURTHER = 4, 23  # answers before the kill, and after the one that follows it at once
JUST_BEFORE = 0.003  # seconds: half of what an answer takes
PAUSE = 0.1  # seconds before each further answer: together longer than until the dead process has been replaced
SEND_AGAIN, LISTEN_AGAIN = 0.4, 0.25  # seconds, as in client/src/calls.ts and client/src/stream.ts
NEW_LINES = httpx.Limits(max_keepalive_connections=0)  # a line that has broken would be noticed by its next request

Opened = dict[str, Any]


class Table:
    """One that somebody plays at, for all people there, and a page that looks on."""

    def __init__(self, client: httpx.AsyncClient, opened: Opened) -> None:
        self.opened = opened
        self._client = client
        self._path = f"/api/v1/tables/{opened['id']}"
        self._n = 0  # what was acknowledged last, which whoever is asked for the position must know
        self.shown = -1  # the entry up to which the page shows it
        self.streams = 0  # that the page has had a view from
        self._news = asyncio.Condition()

    async def position(self) -> Any:
        """As whoever is asked knows it."""
        found = await self._asks("GET", self._path, 0, params={"n": self._n})
        assert found["status"] == "running", "the game has ended too early"
        return found if found["asked"] == 0 else await self._asks("GET", self._path, 1, params={"n": found["n"]})

    async def answer(self, position: Any) -> float:
        """How many milliseconds it took until that was acknowledged."""
        body = {"n": position["n"], "key": f"after-{position['n']}", "answer": position["answers"][0]}
        began = time.perf_counter()
        told = await self._asks("POST", f"{self._path}/answers", position["asked"], json=body)
        took = since(began)
        assert told["n"] == position["n"] + 1, "an answer was lost, or there are two histories"
        self._n = told["n"]
        return took

    async def _asks(self, method: str, path: str, seat: int, **more: Any) -> Any:
        wait = SEND_AGAIN
        while True:
            with suppress(httpx.TransportError):
                reply = await self._client.request(method, path, headers=self._bearer(seat), **more)
                return reply.raise_for_status().json()
            await asyncio.sleep(wait)
            wait *= 2

    def _bearer(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.opened['seats'][seat]['token']}"}

    # --- the page ---

    @asynccontextmanager
    async def looked_at(self) -> AsyncIterator[None]:
        looking = asyncio.create_task(self._looks_on())
        await self.until(streams=1)
        try:
            yield
        finally:
            looking.cancel()

    async def until(self, shown: int = -1, streams: int = 0) -> None:
        """The page shows that entry, and has had a view from so many streams."""
        async with self._news:
            await self._news.wait_for(lambda: self.shown >= shown and self.streams >= streams)

    async def _looks_on(self) -> None:
        wait = LISTEN_AGAIN
        while True:
            with suppress(httpx.TransportError):
                begun = self.streams + 1
                async for n in self._views():
                    async with self._news:
                        self.shown, self.streams, wait = n, begun, LISTEN_AGAIN
                        self._news.notify_all()
            await asyncio.sleep(wait)
            wait *= 2

    async def _views(self) -> AsyncIterator[int]:
        headers, path = {**self._bearer(0), "Accept": EVENTS}, f"/t/{self.opened['id']}/view"
        async with self._client.stream("GET", path, headers=headers, timeout=None) as stream:
            async for line in stream.aiter_lines():
                if line.startswith("data:"):
                    yield json.loads(line[5:])["n"]


async def at_home(server: Server, client: httpx.AsyncClient, victim: int, *seats: dict[str, str]) -> Table:
    """A new table whose home is that process."""
    while True:
        reply = await client.post("/api/v1/tables", json={"game": GAME, "seats": seats})
        opened = reply.raise_for_status().json()
        if await asyncio.to_thread(_home, server, opened) == victim:
            return Table(client, opened)


def _home(server: Server, opened: Opened) -> int:
    with Watching(server.url, opened) as watching:
        return watching.held_by(children(server.pid))


async def killed(server: Server, client: httpx.AsyncClient, victim: int) -> dict[str, float]:
    """What is noticed of its death, in milliseconds."""
    table = await at_home(server, client, victim, ADA, BEN)
    second = await at_home(server, client, victim, ADA, BEN)
    third = await at_home(server, client, victim, ADA, BOT)
    async with table.looked_at(), third.looked_at():
        for _ in range(BEFORE):
            await table.answer(await table.position())
        await _bot_answers(third)  # its process begins
        undisturbed = await _bot_answers(third)
        position, caught, against = [await one.position() for one in (table, second, third)]
        await third.answer(against)
        await asyncio.sleep(BOT_MS / 2000)
        streams = table.streams
        on_its_way = asyncio.create_task(second.answer(caught))
        await asyncio.sleep(JUST_BEFORE)
        os.kill(victim, signal.SIGKILL)
        died = time.perf_counter()
        again = asyncio.create_task(_took(table.until(streams=streams + 1), died))
        thought = asyncio.create_task(_took(third.until(against["n"] + 2), died))
        first = await table.answer(position)
        further = [await _answered_later(table) for _ in range(FURTHER)]
        return {
            "answer_on_its_way": await on_its_way,
            "next_answer": first,
            "slowest_of_further": max(further),
            "stream_again": await again,
            "bot_undisturbed": undisturbed,
            "bot_after_kill": await thought,
        }


async def _bot_answers(table: Table) -> float:
    """How many milliseconds it took until the page showed that, from the answer before."""
    position = await table.position()
    began = time.perf_counter()
    await table.answer(position)
    return await _took(table.until(position["n"] + 2), began)


async def _answered_later(table: Table) -> float:
    await asyncio.sleep(PAUSE)
    return await table.answer(await table.position())


async def _took(what: Awaitable[None], began: float) -> float:
    await what
    return since(began)


async def all_killed(server: Server) -> list[dict[str, float]]:
    async with httpx.AsyncClient(base_url=server.url, timeout=60, verify=UNUSED, limits=NEW_LINES) as client:
        found = [await killed(server, client, victim) for victim in sorted(children(server.pid))]
    return [{name: round(value, 1) for name, value in one.items()} for one in found]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, default=4)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, database() as db:
        server = Server(Path(folder), "--no-limits", "--workers", str(given.workers), db=db)
        server.start()
        try:
            found = asyncio.run(all_killed(server))
        finally:
            server.stop()
    print(json.dumps({"workers": given.workers, "further_answers": FURTHER, "kills_ms": found}, indent=2))


if __name__ == "__main__":
    main()
