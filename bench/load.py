"""Many tables at once against the real server: how long until an answer is stored, and until the others see it.

`python -m bench.load` starts `gusher serve` with a database of its own and prints JSON. The players behave as two
browsers would: each holds a live stream open and fetches its own view of the table after every piece of news.
"""

import argparse
import asyncio
import json
import random
import ssl
import tempfile
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import httpx

from bench.server import Server

IDLE_TABLES = 300
IDLE_ANSWERS = 12  # played at an idle table before it is left alone
PLAYERS = 2
UNUSED = ssl.create_default_context()  # shared: each client would make one, which takes longer than a game


@dataclass
class Figures:
    """Times in milliseconds, from the moment an answer is sent."""

    stored: list[float] = field(default_factory=list)  # until it is acknowledged
    told: list[float] = field(default_factory=list)  # until the other player's stream speaks of it
    seen: list[float] = field(default_factory=list)  # until the other player's view of it has arrived


def summary(times: Iterable[float]) -> dict[str, float]:
    ordered = sorted(times)
    p95 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    return {"median_ms": round(median(ordered), 2), "p95_ms": round(p95, 2), "max_ms": round(ordered[-1], 2)}


def since(began: float) -> float:
    return (time.perf_counter() - began) * 1000


class Table:
    """One table with two people, who play at random."""

    def __init__(self, url: str, figures: Figures, luck: random.Random) -> None:
        # A client of its own: one with hundreds of connections spends more time on finding a free one than on asking.
        self.client = httpx.AsyncClient(base_url=url, timeout=60, verify=UNUSED)
        self.figures = figures
        self.luck = luck
        self.told: dict[int, float] = {}
        self.seen: dict[int, float] = {}

    async def open(self) -> None:
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]
        body = {"game": "atacama", "options": {}, "seats": seats, "listed": False}
        opened = (await self.client.post("/api/v1/tables", json=body)).raise_for_status().json()
        self.path = f"/api/v1/tables/{opened['id']}"
        self.page = f"/t/{opened['id']}"
        self.headers = [{"Authorization": f"Bearer {seat['token']}"} for seat in opened["seats"]]

    async def watch(self, seat: int) -> None:
        """A browser in the background: news on the stream, then the view."""
        async with self.client.stream("GET", f"{self.path}/stream", headers=self.headers[seat], timeout=None) as stream:
            async for line in stream.aiter_lines():
                if line.startswith("data:"):
                    n = json.loads(line[5:])["n"]
                    self._note(self.told, n, seat)
                    view = await self.client.get(f"{self.page}/view", headers=self.headers[seat])
                    self._note(self.seen, view.raise_for_status().json()["n"], seat)

    def _note(self, times: dict[int, float], n: int, seat: int) -> None:
        """Only the player who did not give the answer counts: the other one knew it."""
        if self.by.get(n) != seat:
            times.setdefault(n, time.perf_counter())

    async def play(self, pause: float, most: int = 1000) -> None:
        """Until the game is over, or so many answers."""
        self.by: dict[int, int] = {}
        await asyncio.sleep(self.luck.uniform(0, 3 * pause))  # people do not all arrive in the same moment
        watchers = [asyncio.create_task(self.watch(seat)) for seat in range(PLAYERS)] if pause else []
        sent: dict[int, float] = {}
        for _ in range(most):
            position = await self.position()
            if position["status"] == "over":
                break
            began = time.perf_counter()
            self.by[position["n"] + 1] = position["asked"]
            n = await self.answer(position)
            self.figures.stored.append(since(began))
            sent[n] = began
            await asyncio.sleep(self.luck.uniform(0.5, 1.5) * pause)
        for watcher in watchers:
            watcher.cancel()
        await asyncio.gather(*watchers, return_exceptions=True)
        await self.client.aclose()
        for times, found in ((self.told, self.figures.told), (self.seen, self.figures.seen)):
            found += [(times[n] - began) * 1000 for n, began in sent.items() if n in times]

    async def position(self) -> dict[str, Any]:
        """As the seat that is asked sees it."""
        for seat in range(PLAYERS):
            found: dict[str, Any] = (await self.client.get(self.path, headers=self.headers[seat])).json()
            if found["asked"] in (seat, None):
                break
        return found

    async def answer(self, position: dict[str, Any]) -> int:
        answer = self.luck.choice(position["answers"])
        body = {"n": position["n"], "key": f"{self.luck.getrandbits(64):x}", "answer": answer}
        headers = self.headers[position["asked"]]
        reply = await self.client.post(f"{self.path}/answers", json=body, headers=headers)
        n: int = reply.raise_for_status().json()["n"]
        return n


async def openings(client: httpx.AsyncClient, tables: list[Table]) -> list[float]:
    """How long their player waits for the page of each table."""
    times = []
    for table in tables:
        began = time.perf_counter()
        (await client.get(table.page, headers=table.headers[0])).raise_for_status()
        times.append(since(began))
    return times


async def played(server: Server, tables: int, pause: float) -> tuple[dict[str, Any], list[Table], list[Table]]:
    """Finished tables with their figures, and tables left in the middle of a game."""
    figures = Figures()
    finished = [Table(server.url, figures, random.Random(number)) for number in range(tables)]
    for table in finished:
        await table.open()
    began = time.perf_counter()
    await asyncio.gather(*(table.play(pause) for table in finished))
    spent = time.perf_counter() - began
    idle = [Table(server.url, Figures(), random.Random(number)) for number in range(IDLE_TABLES)]
    for table in idle:
        await table.open()
        await table.play(0.0, IDLE_ANSWERS)
    found = {
        "answers": len(figures.stored),
        "answers_per_s": round(len(figures.stored) / spent, 1),
        "stored": summary(figures.stored),
        "told": summary(figures.told),
        "seen": summary(figures.seen),
    }
    return found, finished, idle


async def opened(server: Server, finished: list[Table], idle: list[Table]) -> dict[str, Any]:
    """After a restart: every match must be read from the store and folded first. Then the same once more."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60, verify=UNUSED) as client:
        await openings(client, finished[:1])  # loads the templates and the game
        found: dict[str, Any] = {"first_opening_finished": summary(await openings(client, finished[1:]))}
        before = server.memory_kb
        found["first_opening_running"] = summary(await openings(client, idle))
        found["memory_per_idle_table_kb"] = round((server.memory_kb - before) / len(idle), 1)
        found["opening_again"] = summary(await openings(client, finished + idle))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds between two answers at a table, on average")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "--no-limits")
        server.start()
        try:
            figures, finished, idle = asyncio.run(played(server, given.tables, given.pause))
            server.stop()
            server.start()
            figures |= asyncio.run(opened(server, finished, idle))
        finally:
            server.stop()
    print(json.dumps({"tables": given.tables, "pause_s": given.pause, **figures}, indent=2))


if __name__ == "__main__":
    main()
