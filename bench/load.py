"""Many tables at once against the real server: how long until an answer is stored, and until the others are told.

`python bench/load.py` starts `gusher serve` on this machine with a database of its own, plays, and prints JSON.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import httpx

IDLE_TABLES = 300
OPENINGS = 200


@dataclass
class Figures:
    """Times in milliseconds."""

    stored: list[float] = field(default_factory=list)
    pushed: list[float] = field(default_factory=list)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def percentile(values: list[float], share: float) -> float:
    return round(sorted(values)[min(len(values) - 1, int(len(values) * share))], 2)


def memory_kb(process: int) -> int:
    for line in Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise RuntimeError("no memory figure")


class Table:
    """One table with two people, and a listener that notes when it is told of each answer."""

    def __init__(self, client: httpx.AsyncClient, figures: Figures, luck: random.Random) -> None:
        self.client = client
        self.figures = figures
        self.luck = luck
        self.told: dict[int, float] = {}

    async def open(self) -> None:
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]
        body = {"game": "atacama", "options": {}, "seats": seats, "listed": False}
        opened = (await self.client.post("/api/v1/tables", json=body)).raise_for_status().json()
        self.path = f"/api/v1/tables/{opened['id']}"
        self.page = f"/t/{opened['id']}"
        self.headers = [{"Authorization": f"Bearer {seat['token']}"} for seat in opened["seats"]]
        self.cookies = {f"seat_{opened['id']}_0": opened["seats"][0]["token"]}

    async def listen(self) -> None:
        async with self.client.stream("GET", f"{self.path}/stream", headers=self.headers[1], timeout=None) as stream:
            async for line in stream.aiter_lines():
                if line.startswith("data:"):
                    n = json.loads(line[5:])["n"]
                    self.told.setdefault(n, time.perf_counter())

    async def play(self, pause: float) -> None:
        listener = asyncio.create_task(self.listen())
        await asyncio.sleep(self.luck.uniform(0, pause))
        sent: dict[int, float] = {}
        seat = 0
        while True:
            position = (await self.client.get(self.path, headers=self.headers[seat])).raise_for_status().json()
            if position["status"] == "over":
                break
            seat = position["asked"]
            if position["seat"] != seat:
                continue
            body = {
                "n": position["n"],
                "key": f"{self.luck.getrandbits(64):x}",
                "answer": self.luck.choice(position["answers"]),
            }
            began = time.perf_counter()
            reply = await self.client.post(f"{self.path}/answers", json=body, headers=self.headers[seat])
            self.figures.stored.append((time.perf_counter() - began) * 1000)
            sent[reply.raise_for_status().json()["n"]] = began
            await asyncio.sleep(self.luck.uniform(0.5, 1.5) * pause)
        listener.cancel()
        await asyncio.gather(listener, return_exceptions=True)
        self.figures.pushed += [(self.told[n] - began) * 1000 for n, began in sent.items() if n in self.told]


async def time_openings(client: httpx.AsyncClient, tables: list[Table]) -> dict[str, float]:
    """The table page of matches that are over, as their player opens it."""
    times: list[float] = []
    for number in range(OPENINGS):
        table = tables[number % len(tables)]
        began = time.perf_counter()
        (await client.get(table.page, cookies=table.cookies)).raise_for_status()
        times.append((time.perf_counter() - began) * 1000)
    return {"median_ms": round(median(times), 2), "p95_ms": percentile(times, 0.95), "max_ms": round(max(times), 2)}


async def idle_memory(client: httpx.AsyncClient, process: int) -> float:
    """Kilobytes that one more table takes while nobody plays at it."""
    before = memory_kb(process)
    for number in range(IDLE_TABLES):
        await Table(client, Figures(), random.Random(number)).open()
    return round((memory_kb(process) - before) / IDLE_TABLES, 1)


async def measure(url: str, process: int, tables: int, pause: float) -> dict[str, Any]:
    figures = Figures()
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=4 * tables)
    async with httpx.AsyncClient(base_url=url, limits=limits, timeout=30) as client:
        players = [Table(client, figures, random.Random(number)) for number in range(tables)]
        for player in players:
            await player.open()
        began = time.perf_counter()
        await asyncio.gather(*(player.play(pause) for player in players))
        spent = time.perf_counter() - began
        opening = await time_openings(client, players)
        memory = await idle_memory(client, process)
    return {
        "tables": tables,
        "answers": len(figures.stored),
        "answers_per_s": round(len(figures.stored) / spent, 1),
        "stored": {"median_ms": round(median(figures.stored), 2), "p95_ms": percentile(figures.stored, 0.95)},
        "pushed": {"median_ms": round(median(figures.pushed), 2), "p95_ms": percentile(figures.pushed, 0.95)},
        "opening_a_match": opening,
        "memory_per_idle_table_kb": memory,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--pause", type=float, default=0.5, help="seconds between two answers at a table, on average")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [
            sys.executable,
            "-m",
            "gusher",
            "serve",
            "--port",
            str(port),
            "--db",
            f"{folder}/tables.db",
            "--no-limits",
        ]
        with Path(folder, "server.log").open("wb") as output:
            server = subprocess.Popen(command, stdout=output, stderr=output, env=os.environ)
        try:
            wait_for(f"http://127.0.0.1:{port}")
            print(
                json.dumps(
                    asyncio.run(measure(f"http://127.0.0.1:{port}", server.pid, given.tables, given.pause)), indent=2
                )
            )
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(10)


def wait_for(url: str) -> None:
    for _ in range(300):
        try:
            httpx.get(f"{url}/api/v1/games", timeout=2).raise_for_status()
        except httpx.TransportError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    main()
