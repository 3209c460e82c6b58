"""The other visitor: reads their table and answers, and waits for each reply."""

import time
from dataclasses import dataclass, field
from statistics import median, quantiles
from typing import Any

import httpx

from tests.abuse.stored import INNOCENT
from tests.computed import Computed
from tests.web.stored import TOKENS

ADDRESS = "127.0.0.9"


@dataclass
class Waits:
    """For each request, in seconds."""

    computed: list[float] = field(default_factory=list)  # by the server and beside it, until the reply was there
    wall: list[float] = field(default_factory=list)


def p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]


def told(times: list[float]) -> str:
    found = {"median": median(times), "95 %": p95(times), "most": max(times)}
    return ", ".join(f"{name} {1000 * seconds:.1f}" for name, seconds in found.items())


class Innocent:
    """Plays both seats of a table, and then of the next one."""

    def __init__(self, url: str, server: int) -> None:
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=ADDRESS)
        self.client = httpx.AsyncClient(transport=transport, base_url=f"{url}/api/v1/tables", timeout=None)
        self.waits = Waits()
        self._server = server
        self._tables = iter(INNOCENT)
        self._table = next(self._tables)
        self._seat = 0
        self._answers: list[Any] = []
        self._n = 0

    async def asks(self) -> None:
        """For the position; the next time with an answer to it, if it is this seat's turn."""
        if self._answers:
            body = {"n": self._n, "key": f"after-{self._n}", "answer": self._answers[0]}
            await self._waits_for("POST", f"/{self._table}/answers", json=body)
            self._answers = []
            return
        position = await self._waits_for("GET", f"/{self._table}")
        self._n, self._answers = position["n"], position["answers"]
        if position["status"] == "over":
            self._table = next(self._tables)
        elif not self._answers:
            self._seat = position["asked"]

    async def _waits_for(self, method: str, path: str, **more: Any) -> dict[str, Any]:
        headers = {"Authorization": f"Bearer {TOKENS[self._seat]}"}
        before, began = Computed.by(self._server), time.perf_counter()
        reply = await self.client.request(method, path, headers=headers, **more)
        self.waits.wall.append(time.perf_counter() - began)
        self.waits.computed.append(Computed.by(self._server).since(before))
        assert reply.status_code == httpx.codes.OK, reply.text
        found: dict[str, Any] = reply.json()
        return found
