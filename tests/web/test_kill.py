"""kill -9 at fifty moments of a busy server: no acknowledged answer is lost or doubled, and every client recovers by
itself."""

import json
import random
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from gusher.kernel import log
from gusher.store.sqlite import SqliteStore
from gusher.table.live import revive
from tests.fixed import OVERDUE_SECONDS
from tests.served import Servers

KILLS = 30
CLIENTS = 4
MOST_BETWEEN = 30  # requests sent and replies come, from one kill to the next


class Killable:
    """A server that is killed and started again; whoever cannot reach it waits until it is there."""

    def __init__(self, servers: Servers, database: Path) -> None:
        self._servers = servers
        self._database = database
        self._there = threading.Event()
        self._happened = threading.Semaphore(0)
        self.url = ""

    def start(self) -> None:
        self._servers.start(self._database, "kill")
        self.url = f"{self._servers.url}/api/v1"
        self._there.set()

    def kill_after(self, events: int) -> None:
        """When so many requests more have been sent and answered: while the others are on their way."""
        while self._happened.acquire(blocking=False):
            pass  # what happened before
        for _ in range(events):
            assert self._happened.acquire(timeout=OVERDUE_SECONDS), "nobody plays any more"
        self._there.clear()
        self._servers.kill()

    def await_it(self) -> None:
        self._there.wait()

    def happened(self) -> None:
        self._happened.release()


@dataclass
class Client:
    """Plays table after table, both seats, and remembers what the server acknowledged."""

    server: Killable
    luck: random.Random
    stop: threading.Event
    acknowledged: dict[str, dict[int, dict[str, Any]]] = field(default_factory=dict)
    failures: int = 0
    surprise: str = ""

    def call(self, method: str, path: str, token: str = "", **body: Any) -> Any:
        """A request that is repeated, with the same body and key, until the server answers."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        while True:
            self.server.await_it()
            self.server.happened()
            try:
                reply = self._line.request(method, self.server.url + path, headers=headers, json=body or None)
            except httpx.TransportError:
                self.failures += 1
                continue
            self.server.happened()
            if reply.is_success:
                return reply.json()
            raise AssertionError(f"{method} {path}: {reply.status_code} {reply.text}")

    def play(self) -> None:
        with httpx.Client(timeout=None) as self._line:
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


@pytest.mark.long
def test_no_acknowledged_answer_is_lost_or_doubled(tmp_path: Path) -> None:
    luck = random.Random(9)
    database = tmp_path / "tables.db"
    stop = threading.Event()
    with Servers(tmp_path) as servers:
        server = Killable(servers, database)
        clients = [Client(server, random.Random(number), stop) for number in range(CLIENTS)]
        threads = [threading.Thread(target=client.play) for client in clients]
        for thread in threads:
            thread.start()
        for _ in range(KILLS):
            server.start()
            server.kill_after(luck.randint(1, MOST_BETWEEN))
        server.start()
        stop.set()  # each ends with an answer to what it asked last
        for thread in threads:
            thread.join()
        servers.stop()
    assert [client.surprise for client in clients] == [""] * CLIENTS
    assert all(client.failures > 0 for client in clients)  # each of them has felt the kills
    check_store(database, clients)


def check_store(database: Path, clients: list[Client]) -> None:
    store = SqliteStore(str(database))
    answers = 0
    for client in clients:
        for table, kept in client.acknowledged.items():
            lines = store.entries(table)
            match = revive(store.whole(table)).match  # every step is checked again
            written = {entry["n"]: entry for entry in map(json.loads, lines)}
            for n, answer in kept.items():
                assert written[n] == {"n": n, **answer}
            # All that was written was acknowledged, but for the one that was under way when the clients stopped.
            assert len(written) - len(kept) <= 1
            assert list(log.write(match))[1:][: len(lines)] == lines
            answers += len(kept)
    store.close()
    assert answers > KILLS
