"""`gusher serve --workers 2`: one socket, one truth, and whatever dies is started anew or ends with the rest."""

import os
import signal
import socket
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from queue import Queue
from typing import Any

import httpx
import pytest

from gusher.web import processes
from gusher.web.processes import Place
from tests.fixed import OVERDUE_SECONDS
from tests.postgres import database
from tests.web.ready_server import ReadyServer

MEASURED = 20
MOST_TIMES = 5  # as long until it is seen at another process as at the same one; a ratio, for machines differ


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
    server = ReadyServer(tmp_path, "--workers", "2", db=url)
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


class Watching(socket.socket):
    """A line that listens to a table, until it breaks."""

    def __init__(self, url: str, table: Any) -> None:
        super().__init__()
        self.settimeout(OVERDUE_SECONDS)
        at = httpx.URL(url)
        self.connect((at.host, at.port))
        head = f"GET /api/v1/tables/{table['id']}/stream HTTP/1.1\r\nHost: {at.host}\r\n"
        self.sendall(f"{head}Authorization: Bearer {table['watch']}\r\n\r\n".encode())
        self.heard = self.recv(4096)
        assert self.heard.startswith(b"HTTP/1.1 200")

    def held_by(self, pids: set[int]) -> int:
        """The process at the other end. Whoever has handed it over may need a moment to let it go."""
        far, near = self.getpeername()[1], self.getsockname()[1]
        (inode,) = {
            inode
            for local, remote, inode in map(_told_of_line, Path("/proc/net/tcp").read_text().splitlines()[1:])
            if (local, remote) == (far, near)
        }
        found: set[int] = set()

        def is_one() -> bool:
            found.clear()
            found.update(pid for pid in pids if f"socket:[{inode}]" in _files(pid))
            return len(found) == 1

        until(is_one)
        return found.pop()


def _files(pid: int) -> Iterator[str]:
    """What a process has open."""
    for file in Path(f"/proc/{pid}/fd").glob("*"):
        with suppress(FileNotFoundError):  # closed meanwhile
            yield str(file.readlink())


def _told_of_line(line: str) -> tuple[int, int, str]:
    _, local, remote, *_ = fields = line.split()
    return int(local.rpartition(":")[2], 16), int(remote.rpartition(":")[2], 16), fields[9]


def test_all_who_look_at_a_table_are_at_one_process_until_it_dies(tmp_path: Path, url: str) -> None:
    server = ReadyServer(tmp_path, "--workers", "2", "--no-limits", db=url)
    server.start()
    with ExitStack() as opened:
        opened.callback(server.stop)
        line = opened.enter_context(Line(server.url))
        tables: dict[int, Any] = {}
        while len(tables) < 2:  # one at home at each
            seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]
            table = line.call("POST", "/tables", game="atacama", seats=seats)
            pids = children(server.pid)
            held = {opened.enter_context(Watching(server.url, table)).held_by(pids) for _ in range(6)}
            assert len(held) == 1
            tables[held.pop()] = table
        (victim, table), (_, other) = tables.items()
        lost, stays = (opened.enter_context(Watching(server.url, one)) for one in (table, other))
        os.kill(victim, signal.SIGKILL)
        while lost.recv(4096):  # what was on its way
            pass
        # Whoever is there answers meanwhile, and nothing is missing.
        player = opened.enter_context(Line(server.url, table["seats"][0]["token"]))
        answer = player.call("GET", f"/tables/{table['id']}")["answers"][0]
        assert player.call("POST", f"/tables/{table['id']}/answers", n=0, key="k", answer=answer)["n"] == 1
        until(lambda: len(children(server.pid) - {victim}) == 2)
        until(lambda: opened.enter_context(Watching(server.url, table)).held_by(children(server.pid)) not in tables)
        for line_there in (stays, opened.enter_context(Watching(server.url, other))):  # nobody there has noticed
            assert line_there.held_by(children(server.pid)) in tables


def test_ctrl_c_ends_them_all_without_a_complaint(tmp_path: Path, url: str) -> None:
    server = ReadyServer(tmp_path, "--workers", "2", db=url)
    server.start()
    last = children(server.pid)
    for pid in (*last, server.pid):  # a terminal tells the whole group
        os.kill(pid, signal.SIGINT)
    server.wait()
    assert server.code == 0
    assert all(gone(pid) for pid in last)
    assert server.output.read_text(encoding="utf-8") == ""


def test_they_end_with_a_parent_that_is_killed(tmp_path: Path, url: str) -> None:
    server = ReadyServer(tmp_path, "--workers", "2", db=url)
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


def test_a_viewer_at_another_process_sees_a_move_nearly_as_soon(tmp_path: Path, url: str) -> None:
    """Two servers, as two processes of one are: who answers is at the first, those who watch are at both."""
    servers = [ReadyServer(tmp_path / name, "--no-limits", db=url) for name in ("one", "other")]
    for server in servers:
        server.output.parent.mkdir()
        server.start()
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]
    with ExitStack() as opened:
        opener = opened.enter_context(Line(servers[0].url))
        table = opener.call("POST", "/tables", game="atacama", seats=seats)
        players = [opened.enter_context(Line(servers[0].url, seat["token"])) for seat in table["seats"]]
        viewers = [opened.enter_context(Line(server.url, table["watch"])) for server in servers]
        seen: list[Seen] = [Queue(), Queue()]
        watching = [
            threading.Thread(target=watch, args=(viewer, f"/tables/{table['id']}", sees))
            for viewer, sees in zip(viewers, seen, strict=True)
        ]
        for one in watching:
            one.start()
        assert [sees.get(timeout=OVERDUE_SECONDS)[0] for sees in seen] == [0, 0]
        waited = [moved(players, f"/tables/{table['id']}", n, seen) for n in range(MEASURED)]
        for server in servers:
            server.stop()
        for one in watching:
            one.join()
    here, there = (statistics.median(times) for times in zip(*waited, strict=True))
    print(f"seen after {1000 * here:.1f} ms at the same process, after {1000 * there:.1f} at another (medians)")
    assert there < MOST_TIMES * here


Seen = Queue[tuple[int, float]]  # positions, and when a viewer had them


def watch(viewer: Line, table: str, seen: Seen) -> None:
    """Asks for the position after all news, as a page does."""
    with viewer.stream("GET", f"{table}/stream") as stream:
        for text in stream.iter_lines():
            if text.startswith("data:"):
                n = viewer.call("GET", table)["n"]
                seen.put((n, time.monotonic()))


def moved(players: list[Line], table: str, n: int, seen: list[Seen]) -> list[float]:
    """Seconds from when an answer is sent until each viewer has the position."""
    player = players[players[0].call("GET", table)["asked"]]
    answer = player.call("GET", table)["answers"][0]
    sent = time.monotonic()
    player.call("POST", f"{table}/answers", n=n, key=f"k{n}", answer=answer)
    return [reached(sees, n + 1) - sent for sees in seen]


def reached(seen: Seen, n: int) -> float:
    """When the viewer had this position."""
    while True:
        position, when = seen.get(timeout=OVERDUE_SECONDS)
        if position == n:
            return when
