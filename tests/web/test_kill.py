"""kill -9 at fifty random moments: no acknowledged answer is lost or doubled, and every client recovers by itself."""

import json
import random
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from bench.server import Server
from gusher.kernel import log
from gusher.store.sqlite import SqliteStore
from gusher.table.live import revive

KILLS = 50
CLIENTS = 4
RETRY_SECONDS = 0.02


@dataclass
class Client:
    """Plays table after table, both seats, and remembers what the server acknowledged."""

    url: str
    luck: random.Random
    stop: threading.Event
    acknowledged: dict[str, dict[int, dict[str, Any]]] = field(default_factory=dict)
    failures: int = 0
    surprise: str = ""

    def call(self, method: str, path: str, token: str = "", **body: Any) -> Any:
        """A request that is repeated, with the same body and key, until the server answers."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        while True:
            try:
                reply = httpx.request(
                    method, f"{self.url}/api/v1{path}", headers=headers, json=body or None, timeout=10
                )
            except httpx.TransportError:
                self.failures += 1
                time.sleep(RETRY_SECONDS)
                continue
            if reply.is_success:
                return reply.json()
            raise AssertionError(f"{method} {path}: {reply.status_code} {reply.text}")

    def play(self) -> None:
        try:
            while not self.stop.is_set():
                self.play_table()
        except Exception as error:
            self.surprise = repr(error)

    def play_table(self) -> None:
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]
        opened = self.call("POST", "/tables", game="atacama", options={"tactical": True}, seats=seats, listed=False)
        table, tokens = opened["id"], [seat["token"] for seat in opened["seats"]]
        kept = self.acknowledged.setdefault(table, {})
        seat = 0
        while not self.stop.is_set():
            position = self.call("GET", f"/tables/{table}", tokens[seat])
            if position["status"] == "over":
                return
            if position["asked"] != seat:
                seat = position["asked"]
                continue
            answer = self.luck.choice(position["answers"])
            key = f"{self.luck.getrandbits(64):x}"
            reply = self.call("POST", f"/tables/{table}/answers", tokens[seat], n=position["n"], key=key, answer=answer)
            kept[reply["answer"]] = {"by": seat, **answer}


@pytest.mark.slow
def test_no_acknowledged_answer_is_lost_or_doubled(tmp_path: Path) -> None:
    server = Server(tmp_path, "--no-limits")
    luck = random.Random(9)
    server.start()
    stop = threading.Event()
    clients = [Client(server.url, random.Random(number), stop) for number in range(CLIENTS)]
    threads = [threading.Thread(target=client.play) for client in clients]
    for thread in threads:
        thread.start()
    for _ in range(KILLS):
        time.sleep(luck.uniform(0.02, 0.5))
        server.kill()
        server.start()
    time.sleep(1.0)
    stop.set()
    for thread in threads:
        thread.join(30)
    server.stop()
    assert [client.surprise for client in clients] == [""] * CLIENTS
    assert all(client.failures > 0 for client in clients)  # each of them has felt the kills
    check_store(server.database, clients)


def check_store(database: Path, clients: list[Client]) -> None:
    store = SqliteStore(str(database))
    answers = 0
    for client in clients:
        for table, kept in client.acknowledged.items():
            lines = store.entries(table)
            match = revive(store.match(table), lines).match  # every step is checked again
            written = {entry["n"]: entry for entry in map(json.loads, lines)}
            for n, answer in kept.items():
                assert written[n] == {"n": n, **answer}
            # All that was written was acknowledged, but for the one that was under way when the clients stopped.
            assert len(written) - len(kept) <= 1
            assert list(log.write(match))[1:][: len(lines)] == lines
            answers += len(kept)
    store.close()
    assert answers > KILLS
