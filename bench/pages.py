"""People at a table as the server meets them: each has a page that listens to its own views of the table, and answers
with a click on something that the board offers.

A server of today sends every view by itself. One of before tells numbers, and its pages ask for one view at a time, and
for another one when there was news meanwhile. Which of the two it is, the first reply tells.
"""

import asyncio
import json
import random
import re
import ssl
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field
from html import unescape
from typing import Any

import httpx

from bench.following import Following

UNUSED = ssl.create_default_context()  # shared: each client would make one, which takes longer than a game
NAMES = ("Ada", "Ben", "Cleo", "Dora")
WATCHING = -1  # instead of a seat
EVENTS = "text/event-stream"
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

    async def watch(self) -> None:
        listening = {**self.headers, "Accept": EVENTS}
        async with self._stream(f"{self.table.page}/view", listening) as stream:
            if stream.headers["content-type"].startswith(EVENTS):
                async for view in _told(stream):
                    self._shows(view)
                return
        await Asking(self).watch()

    def _stream(self, path: str, headers: Words) -> AbstractAsyncContextManager[httpx.Response]:
        return self.table.client.stream("GET", path, headers=headers, timeout=None)

    def _shows(self, view: View) -> None:
        self.table.note("told", view["n"], self.seat)
        self.shows(view)

    def shows(self, view: View) -> None:
        self.page.take(view)
        self.table.figures.views += 1
        self.table.note("seen", view["n"], self.seat)
        self.view = view
        self.table.moved.set()

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
        table = self.table
        answer = [self.words()[step] for step in key.split()]
        body = {"n": self.view["n"], "key": f"after-{self.view['n']}", "answer": answer}
        began = time.perf_counter()
        reply = await table.client.post(f"{table.path}/answers", json=body, headers=self.headers)
        n: int = reply.raise_for_status().json()["n"]
        table.figures.stored.append(since(began))
        table.figures.answers += len(answer)
        table.sent[n] = began, self.seat


class Asking:
    """How a page of before got its views."""

    def __init__(self, page: Page) -> None:
        self._page = page

    async def watch(self) -> None:
        page, table = self._page, self._page.table
        async with page._stream(f"{table.path}/stream", page.headers) as stream:
            news = asyncio.Queue[View]()
            listening = asyncio.create_task(self._listen(stream, news))
            try:
                while True:
                    heard = await news.get()
                    if heard["version"] > page.view["version"]:
                        page.shows(await self._asked())
            finally:
                listening.cancel()

    async def _listen(self, stream: httpx.Response, news: asyncio.Queue[View]) -> None:
        async for heard in _told(stream):
            self._page.table.note("told", heard["n"], self._page.seat)
            news.put_nowait(heard)

    async def _asked(self) -> View:
        page, have = self._page, {"have": self._page.page.tag}
        reply = await page.table.client.get(f"{page.table.page}/view", headers=page.headers, params=have)
        view: View = reply.raise_for_status().json()
        return view


async def _told(stream: httpx.Response) -> AsyncIterator[View]:
    async for line in stream.aiter_lines():
        if line.startswith("data:"):
            yield json.loads(line[5:])


class Table:
    """One table of people who click at random. Their luck is seeded, so that the same offers lead to the same game."""

    def __init__(
        self,
        url: str,
        game: str,
        players: int,
        figures: Figures,
        luck: random.Random,
        viewers: int = 0,
    ) -> None:
        # A client of its own: one with hundreds of connections spends more time on finding a free one than on asking.
        self.client = httpx.AsyncClient(base_url=url, timeout=60, verify=UNUSED)
        self.game = game
        self.players = players
        self.figures = figures
        self.luck = luck
        self.viewers = viewers
        self.sent: dict[int, tuple[float, int]] = {}
        self.moved = asyncio.Event()
        self._watchers: list[asyncio.Task[None]] = []
        self._noted: dict[str, dict[int, list[tuple[float, int]]]] = {"told": {}, "seen": {}}

    async def open(self) -> None:
        seats = [{"kind": "human", "name": name} for name in NAMES[: self.players]]
        body = {"game": self.game, "options": {}, "seats": seats, "listed": False}
        opened = (await self.client.post("/api/v1/tables", json=body)).raise_for_status().json()
        self.path = f"/api/v1/tables/{opened['id']}"
        self.page = f"/t/{opened['id']}"
        self.pages = [Page(self, seat["seat"], seat["token"]) for seat in opened["seats"]]
        self.pages += [Page(self, WATCHING, opened["watch"]) for _ in range(self.viewers)]
        self._watchers = [asyncio.create_task(page.watch()) for page in self.pages]
        await self.until(self._all_shown)

    def note(self, what: str, n: int, seat: int) -> None:
        self._noted[what].setdefault(n, []).append((time.perf_counter(), seat))

    async def until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            for watcher in self._watchers:
                if watcher.done():
                    watcher.result()  # it should not have ended: whatever it was, nobody would else hear of it
            await self.moved.wait()
            self.moved.clear()

    async def play(self, pause: float, most: int = 10_000) -> None:
        """Until the game is over, or so many clicks."""
        await asyncio.sleep(self.luck.uniform(0, 3 * pause))  # people do not all arrive in the same moment
        for _ in range(most):
            await self.until(self._all_shown)
            asked = next((page for page in self.pages if page.view["asked"]), None)
            if asked is None:
                break
            self.figures.clicks += 1
            await asked.click(self.luck.choice(asked.offers()))
            await asyncio.sleep(self.luck.uniform(0.5, 1.5) * pause)
        await self.until(self._all_shown)

    def _all_shown(self) -> bool:
        """Everybody looks at the newest position before the next click: nobody plays against an older one."""
        newest = max(self.sent, default=0)
        return all(page.view["n"] >= newest for page in self.pages)

    async def leave(self) -> None:
        for watcher in self._watchers:
            watcher.cancel()
        await asyncio.gather(*self._watchers, return_exceptions=True)
        await self.client.aclose()
        self.figures.told += self._times("told")
        self.figures.seen += self._times("seen")

    def _times(self, what: str) -> Iterator[float]:
        """Only players who did not give the answer count: the other one knew it."""
        for n, (began, by) in self.sent.items():
            others = [at for at, seat in self._noted[what].get(n, []) if seat != by]
            if others:
                yield (min(others) - began) * 1000
