"""Somebody who does one thing over and over, from an address of their own, as fast as the server lets them."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from itertools import count
from typing import Any

import httpx

ADDRESS = "127.0.0.5"
TOO_FAST = 429
LINES = 12  # over which something is asked for at once


class Pulse:
    """An event that happens again and again."""

    def __init__(self) -> None:
        self._next = asyncio.Event()

    def beat(self) -> None:
        self._next.set()
        self._next = asyncio.Event()

    async def wait(self) -> None:
        await self._next.wait()


class Attacker:
    """What was done is counted: replies by their status, and what else an attack notes.

    Whoever is refused tries again when the innocent visitor asks for the next thing: so the attack lasts as long as
    somebody suffers from it, on any machine, and does not drown in its own refusals.
    """

    def __init__(self, url: str) -> None:
        self.at = httpx.URL(url)
        lines = httpx.Limits(max_connections=None, max_keepalive_connections=None)
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=ADDRESS, limits=lines)
        self.client = httpx.AsyncClient(transport=transport, base_url=url, timeout=None)
        self.done: Counter[str] = Counter()
        self.innocent_asks = Pulse()
        self._goes_on = Pulse()
        self._keys = count()

    def note(self, what: str) -> None:
        self.done[what] += 1
        self._goes_on.beat()

    async def has_done(self, least: dict[str, int]) -> None:
        """Waits until it has."""
        while not self.done >= Counter(least):
            await self._goes_on.wait()

    async def does_more(self) -> None:
        await self._goes_on.wait()

    async def asks(self, method: str, path: str, token: str = "", **more: Any) -> httpx.Response:
        headers = {"Accept": "text/html", **more.pop("headers", {})}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        reply = await self.client.request(method, path, headers=headers, **more)
        self.note(str(reply.status_code))
        return reply

    async def opens(self, *seats: dict[str, str], **options: Any) -> dict[str, Any]:
        """A table; empty if it was refused."""
        wish = {"game": "atacama", "seats": seats, "options": options}
        reply = await self.asks("POST", "/api/v1/tables", json=wish)
        told: dict[str, Any] = reply.json() if reply.is_success else {}
        return told

    def key(self) -> str:
        return f"key-{next(self._keys)}"

    async def floods(self, wish: Callable[[], Awaitable[httpx.Response]], lines: int = LINES) -> None:
        async def one() -> None:
            while True:
                if (await wish()).status_code == TOO_FAST:
                    await self.innocent_asks.wait()

        await at_once(*(one() for _ in range(lines)))


async def at_once(*what: Coroutine[Any, Any, None]) -> None:
    """All of it; if one fails, or all is called off, the others end."""
    async with asyncio.TaskGroup() as group:
        for one in what:
            group.create_task(one)
