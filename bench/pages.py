"""People at a table as the server meets them: each has a page with a live stream and its own view of the table, and
answers with a click on something that the board offers.

A page of today sends one request for a click, asks for one view at a time and shows what came. A page of before sent a
request for each answer of a chain, asked for a view after each reply and again after each piece of news.
"""

import asyncio
import json
import random
import re
import ssl
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from html import unescape
from typing import Any

import httpx

from bench.following import Following

UNUSED = ssl.create_default_context()  # shared: each client would make one, which takes longer than a game
NAMES = ("Ada", "Ben", "Cleo", "Dora")
WATCHING = -1  # instead of a seat
KEY = re.compile(r'data-(?:answer|chain)="([\d ]+)"')
CHOICE = re.compile(r'data-action="(\d+)" data-answer="([^"]*)"')
STEPS = re.compile(r'data-steps="([^"]*)"')

Words = dict[str, Any]
View = dict[str, Any]


@dataclass
class Figures:
    """Times in milliseconds, from the moment a click is sent."""

    stored: list[float] = field(default_factory=list)  # until it is acknowledged
    told: list[float] = field(default_factory=list)  # until another player's stream speaks of it
    seen: list[float] = field(default_factory=list)  # until another player's view of it has arrived
    clicks: int = 0
    answers: int = 0
    views: int = 0


def since(began: float) -> float:
    return (time.perf_counter() - began) * 1000


class Page:
    """One player's page."""

    def __init__(self, table: "Table", seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.headers = {"Authorization": f"Bearer {token}"}
        self.view: View = {"n": -1, "version": -1}
        self.page = Following()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loading = False
        self._missed: list[tuple[int, int | None]] = []

    async def watch(self) -> None:
        client, path = self.table.client, self.table.path
        async with client.stream("GET", f"{path}/stream", headers=self.headers, timeout=None) as stream:
            async for line in stream.aiter_lines():
                if line.startswith("data:"):
                    news = json.loads(line[5:])
                    self.table.note("told", news["n"], self.seat)
                    self.heard(news["n"], news["version"])

    def heard(self, n: int, version: int | None) -> None:
        """The table has moved on: somebody's stream says so, or the reply to an answer, which knows no version."""
        if self.table.as_before:
            if (n, version) != self.shown:
                self.load()
        elif self._loading:
            self._missed.append((n, version))
        elif self._is_new(n, version):
            self.load()

    def reached(self, n: int) -> None:
        """An answer of this page's own has led to entry n."""
        if self.table.as_before:
            self.load()
        else:
            self.heard(n, None)

    @property
    def shown(self) -> tuple[int, int]:
        return self.view["n"], self.view["version"]

    def _is_new(self, n: int, version: int | None) -> bool:
        shown_n, shown_version = self.shown
        return n > shown_n or (n == shown_n and version not in (None, shown_version))

    def load(self) -> None:
        self._loading = True
        task = asyncio.create_task(self._load())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _load(self) -> None:
        asked = {"have": self.page.tag}
        reply = await self.table.client.get(f"{self.table.page}/view", headers=self.headers, params=asked)
        view = reply.raise_for_status().json()
        self.page.take(view)
        self.table.figures.views += 1
        self.table.note("seen", view["n"], self.seat)
        if view["n"] >= self.view["n"]:
            self.view = view
            self.table.moved.set()
        self._loading = False
        missed, self._missed = self._missed, []
        if any(self._is_new(*news) for news in missed):
            self.load()

    # --- clicking ---

    def offers(self) -> list[str]:
        """What can be clicked on the board, in its order: numbers of answers, or chains of them."""
        return list(dict.fromkeys(KEY.findall(self.page.html("board"))))

    def words(self) -> dict[str, Words]:
        """What the numbers stand for."""
        choices = self.page.html("choices")
        found = {number: json.loads(unescape(words)) for number, words in CHOICE.findall(choices)}
        chains = STEPS.search(choices)
        return {**(json.loads(unescape(chains[1])) if chains else {}), **found}

    async def click(self, key: str) -> None:
        steps = key.split()
        if not self.table.as_before:
            await self._send([self.words()[step] for step in steps])
            return
        for step in steps:
            n = await self._send(self.words()[step])
            await self.table.until(lambda n=n: self.view["n"] >= n)  # type: ignore[misc]

    async def _send(self, answer: Words | list[Words]) -> int:
        table = self.table
        body = {"n": self.view["n"], "key": f"after-{self.view['n']}", "answer": answer}
        began = time.perf_counter()
        reply = await table.client.post(f"{table.path}/answers", json=body, headers=self.headers)
        n: int = reply.raise_for_status().json()["n"]
        table.figures.stored.append(since(began))
        table.figures.answers += len(answer) if isinstance(answer, list) else 1
        table.sent[n] = began, self.seat
        self.reached(n)
        return n

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Table:
    """One table of people who click at random. Their luck is seeded, so that the same offers lead to the same game."""

    def __init__(
        self,
        url: str,
        game: str,
        players: int,
        figures: Figures,
        luck: random.Random,
        as_before: bool = False,
        viewers: int = 0,
    ) -> None:
        # A client of its own: one with hundreds of connections spends more time on finding a free one than on asking.
        self.client = httpx.AsyncClient(base_url=url, timeout=60, verify=UNUSED)
        self.game = game
        self.players = players
        self.figures = figures
        self.luck = luck
        self.as_before = as_before
        self.viewers = viewers
        self.sent: dict[int, tuple[float, int]] = {}
        self.moved = asyncio.Event()
        self._noted: dict[str, dict[int, list[tuple[float, int]]]] = {"told": {}, "seen": {}}

    async def open(self) -> None:
        seats = [{"kind": "human", "name": name} for name in NAMES[: self.players]]
        body = {"game": self.game, "options": {}, "seats": seats, "listed": False}
        opened = (await self.client.post("/api/v1/tables", json=body)).raise_for_status().json()
        self.path = f"/api/v1/tables/{opened['id']}"
        self.page = f"/t/{opened['id']}"
        self.pages = [Page(self, seat["seat"], seat["token"]) for seat in opened["seats"]]
        self.pages += [Page(self, WATCHING, opened["watch"]) for _ in range(self.viewers)]

    def note(self, what: str, n: int, seat: int) -> None:
        self._noted[what].setdefault(n, []).append((time.perf_counter(), seat))

    async def until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            await self.moved.wait()
            self.moved.clear()

    async def play(self, pause: float, most: int = 10_000) -> None:
        """Until the game is over, or so many clicks."""
        await asyncio.sleep(self.luck.uniform(0, 3 * pause))  # people do not all arrive in the same moment
        watchers = [asyncio.create_task(page.watch()) for page in self.pages]
        for _ in range(most):
            await self.until(self._all_shown)
            asked = next((page for page in self.pages if page.view["asked"]), None)
            if asked is None:
                break
            self.figures.clicks += 1
            await asked.click(self.luck.choice(asked.offers()))
            await asyncio.sleep(self.luck.uniform(0.5, 1.5) * pause)
        await self.until(self._all_shown)
        await self._leave(watchers)

    def _all_shown(self) -> bool:
        """Everybody looks at the newest position before the next click: nobody plays against an older one."""
        newest = max(self.sent, default=0)
        return all(page.view["n"] >= newest for page in self.pages)

    async def _leave(self, watchers: list[asyncio.Task[None]]) -> None:
        for watcher in watchers:
            watcher.cancel()
        await asyncio.gather(*watchers, return_exceptions=True)
        for page in self.pages:
            await page.close()
        await self.client.aclose()
        self.figures.told += self._times("told")
        self.figures.seen += self._times("seen")

    def _times(self, what: str) -> Iterator[float]:
        """Only players who did not give the answer count: the other one knew it."""
        for n, (began, by) in self.sent.items():
            others = [at for at, seat in self._noted[what].get(n, []) if seat != by]
            if others:
                yield (min(others) - began) * 1000
