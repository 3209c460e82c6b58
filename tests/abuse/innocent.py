"""The other visitor: reads their table and answers, and waits for each reply, and for the bot's if they play one."""

import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from statistics import median, quantiles
from typing import Any, Self

import httpx

from tests.abuse.stored import INNOCENT
from tests.computed import Computed
from tests.web.stored import TOKENS

ADDRESS = "127.0.0.9"


@dataclass
class Times:
    """In seconds."""

    computed: list[float] = field(default_factory=list)  # by the server and beside it, until what was waited for
    wall: list[float] = field(default_factory=list)

    @contextmanager
    def measured(self, server: int) -> Iterator[None]:
        before, began = Computed.by(server), time.perf_counter()
        yield
        self.wall.append(time.perf_counter() - began)
        self.computed.append(Computed.by(server).since(before))


@dataclass
class Waits:
    replies: Times = field(default_factory=Times)  # for each reply
    turns: Times = field(default_factory=Times)  # from an answer until the bot has answered, and that has been read


def p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]


def told(times: list[float]) -> str:
    found = {"median": median(times), "95 %": p95(times), "most": max(times)}
    return ", ".join(f"{name} {1000 * seconds:.1f}" for name, seconds in found.items())


class Innocent:
    """Plays at one table and then at the next one: both seats, or against a bot, of whose answers they hear by the
    table's stream."""

    def __init__(self, url: str, server: int, against_a_bot: bool) -> None:
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=ADDRESS)
        self.client = httpx.AsyncClient(transport=transport, base_url=f"{url}/api/v1/tables", timeout=None)
        self.waits = Waits()
        self._server = server
        self._tables = iter(INNOCENT)
        self._table = next(self._tables)
        self._seat = 0
        self._answers: list[Any] = []
        self._n = 0
        self._against_a_bot = against_a_bot
        self._listening = AsyncExitStack()
        self._news: AsyncIterator[str] | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._listening.aclose()
        await self.client.aclose()

    @property
    def waited(self) -> int:
        """How often, for a reply and for the bot."""
        return len((self.waits.turns if self._against_a_bot else self.waits.replies).wall)

    async def has_met_the_bot(self) -> None:
        """Whose process has begun, and knows the game: that takes its time with or without an attack."""
        while not self.waited:
            await self.asks()
        self.waits = Waits()

    async def asks(self) -> None:
        """For the position; the next time with an answer to it, if it is this seat's turn."""
        if self._answers and self._against_a_bot:
            await self._plays_the_bot()
        elif self._answers:
            await self._answers_it()
        else:
            await self._looks()

    async def _answers_it(self) -> None:
        body = {"n": self._n, "key": f"after-{self._n}", "answer": self._answers[0]}
        self._n = (await self._waits_for("POST", f"/{self._table}/answers", json=body))["n"]
        self._answers = []

    async def _looks(self) -> bool:
        """Is somebody else asked? If the game is over, the next one begins."""
        position = await self._waits_for("GET", f"/{self._table}")
        self._n, self._answers = position["n"], position["answers"]
        if position["status"] == "over":
            self._table = next(self._tables)
            self._news = None
        elif not self._answers and not self._against_a_bot:
            self._seat = position["asked"]
        return position["status"] != "over" and not self._answers

    async def _plays_the_bot(self) -> None:
        if self._news is None:
            await self._listens()
        with self.waits.turns.measured(self._server):
            await self._answers_it()
            while await self._looks():
                await self._hears_of_more()

    async def _listens(self) -> None:
        await self._listening.aclose()
        opening = self.client.stream("GET", f"/{self._table}/stream", headers=self._headers)
        self._news = (await self._listening.enter_async_context(opening)).aiter_lines()

    async def _hears_of_more(self) -> None:
        """Until there is a later position than the one that was seen last."""
        assert self._news is not None
        async for line in self._news:
            if line.startswith("data:") and json.loads(line[5:])["n"] > self._n:
                return

    @property
    def _headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {TOKENS[self._seat]}"}

    async def _waits_for(self, method: str, path: str, **more: Any) -> dict[str, Any]:
        with self.waits.replies.measured(self._server):
            reply = await self.client.request(method, path, headers=self._headers, **more)
        assert reply.status_code == httpx.codes.OK, reply.text
        found: dict[str, Any] = reply.json()
        return found
