"""`gusher serve --workers 2`: one socket, one truth, and whatever dies is started anew or ends with the rest."""

import os
import signal
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from queue import Queue
from typing import Any

import httpx
import pytest

from bench.server import Server
from gusher.web import processes
from gusher.web.processes import Place
from tests.fixed import OVERDUE_SECONDS
from tests.postgres import database

MEASURED = 20
MOST_MEDIAN_SECONDS = 0.1  # from an answer to the view at another process; about a tenth of that on an idle machine


@pytest.fixture
def url() -> Iterator[str]:
    with database() as found:
        yield found


def until(what: Callable[[], bool]) -> None:
    """Waits for what has no event: another process's end."""
    last = time.monotonic() + OVERDUE_SECONDS
    while not what():
        assert time.monotonic() < last
        time.sleep(0.01)


def children(pid: int) -> set[int]:
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return {int(child) for child in listed.split()}


def gone(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


class Line(httpx.Client):
    """A connection to one server, with the token of a seat or a watch link."""

    def __init__(self, url: str, token: str = "") -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        super().__init__(base_url=f"{url}/api/v1", headers=headers, timeout=OVERDUE_SECONDS)

    def call(self, method: str, path: str, **body: Any) -> Any:
        reply = self.request(method, path, json=body or None)
        assert reply.is_success, reply.text
        return reply.json()


def test_they_share_a_socket_die_alone_and_end_together(tmp_path: Path, url: str) -> None:
    server = Server(tmp_path, "--workers", "2", db=url)
    server.start()
    first = children(server.pid)
    assert len(first) == 2
    victim = min(first)
    os.kill(victim, signal.SIGKILL)
    until(lambda: len(children(server.pid) - {victim}) == 2)
    assert httpx.get(f"{server.url}/healthz", timeout=OVERDUE_SECONDS).json() == {"store": True}
    last = children(server.pid)
    server.stop()
    assert server.code == 0
    assert all(gone(pid) for pid in last)
    logged = server.output.read_text(encoding="utf-8")
    assert "Traceback" not in logged
    assert logged.count("server process") == 1


def test_ctrl_c_ends_them_all_without_a_complaint(tmp_path: Path, url: str) -> None:
    server = Server(tmp_path, "--workers", "2", db=url)
    server.start()
    last = children(server.pid)
    for pid in (*last, server.pid):  # a terminal tells the whole group
        os.kill(pid, signal.SIGINT)
    server.wait()
    assert server.code == 0
    assert all(gone(pid) for pid in last)
    assert server.output.read_text(encoding="utf-8") == ""


def test_they_end_with_a_parent_that_is_killed(tmp_path: Path, url: str) -> None:
    server = Server(tmp_path, "--workers", "2", db=url)
    server.start()
    last = children(server.pid)
    os.kill(server.pid, signal.SIGKILL)
    server.wait()
    until(lambda: all(gone(pid) for pid in last))


def test_what_keeps_dying_is_started_less_and_less_often() -> None:
    place, now, pauses = Place(0), 1000.0, []
    for _ in range(9):
        place.began = now
        place.died(now)
        pauses.append(place.due - now)
    assert pauses == [0.0, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 30.0, 30.0]
    place.began = now
    place.died(now + processes.STEADY_SECONDS)
    assert place.due == now + processes.STEADY_SECONDS


def test_a_viewer_at_one_process_soon_sees_a_move_made_at_another(tmp_path: Path, url: str) -> None:
    """Two servers, as two processes of one are: who answers at the first, who watches at the second."""
    servers = [Server(tmp_path / name, "--no-limits", db=url) for name in ("one", "other")]
    for server in servers:
        server.output.parent.mkdir()
        server.start()
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]
    with ExitStack() as opened:
        opener = opened.enter_context(Line(servers[0].url))
        table = opener.call("POST", "/tables", game="atacama", seats=seats)
        players = [opened.enter_context(Line(servers[0].url, seat["token"])) for seat in table["seats"]]
        viewer = opened.enter_context(Line(servers[1].url, table["watch"]))
        seen: Queue[tuple[int, float]] = Queue()
        watching = threading.Thread(target=watch, args=(viewer, f"/tables/{table['id']}", seen))
        watching.start()
        assert seen.get(timeout=OVERDUE_SECONDS)[0] == 0
        waited = [moved(players, f"/tables/{table['id']}", n, seen) for n in range(MEASURED)]
        for server in servers:
            server.stop()
        watching.join()
    median = statistics.median(waited)
    print(f"seen at another process after {1000 * median:.1f} ms (median of {MEASURED}; most {1000 * max(waited):.1f})")
    assert median < MOST_MEDIAN_SECONDS


def watch(viewer: Line, table: str, seen: "Queue[tuple[int, float]]") -> None:
    """Asks for the position after all news, as a page does."""
    with viewer.stream("GET", f"{table}/stream") as stream:
        for text in stream.iter_lines():
            if text.startswith("data:"):
                n = viewer.call("GET", table)["n"]
                seen.put((n, time.monotonic()))


def moved(players: list[Line], table: str, n: int, seen: "Queue[tuple[int, float]]") -> float:
    """Seconds from when an answer is sent until the viewer has the position."""
    player = players[players[0].call("GET", table)["asked"]]
    answer = player.call("GET", table)["answers"][0]
    sent = time.monotonic()
    player.call("POST", f"{table}/answers", n=n, key=f"k{n}", answer=answer)
    while True:
        reached, when = seen.get(timeout=OVERDUE_SECONDS)
        if reached == n + 1:
            return when - sent
