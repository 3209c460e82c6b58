"""Half-sent requests, endless headers and too many lines of one address, over real sockets."""

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from gusher.web import showing, views
from gusher.web.app import WebSettings
from gusher.web.connections import MOST_HEAD, Door
from gusher.web.limits import UNLIMITED
from gusher.web.server import LOOPBACK, listen, server
from gusher.web.viewers import Viewer
from tests.fixed import OVERDUE_SECONDS, fixed_app
from tests.web.test_exchange import reply

WHOLE = b"GET /api/v1/games HTTP/1.1\r\nHost: gusher.example\r\n\r\n"
HALF_SENT = (
    b"",
    b"GET ",
    b"GET / HTTP/1.1\r\nHost: gush",
    b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
    b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{",
)


class Pending:
    """A deadline that has not passed yet."""

    def __init__(self, then: Callable[[], None]) -> None:
        self.then = then
        self.called_off = False

    def cancel(self) -> None:
        self.called_off = True


class Clock:
    """Deadlines that pass when the test says so."""

    def __init__(self) -> None:
        self._pending: list[Pending] = []
        self.armed = threading.Semaphore(0)

    def __call__(self, _: float, then: Callable[[], None]) -> Pending:
        self._loop = asyncio.get_running_loop()
        self._pending.append(Pending(then))
        self.armed.release()
        return self._pending[-1]

    def wait_for(self, deadlines: int) -> None:
        """So many more have been set."""
        for _ in range(deadlines):
            assert self.armed.acquire(timeout=OVERDUE_SECONDS)

    def pass_by(self) -> None:
        """All deadlines that still count are over."""
        self._loop.call_soon_threadsafe(self._over)

    def _over(self) -> None:
        late, self._pending = self._pending, []
        for pending in late:
            if not pending.called_off:
                pending.then()


class Serving:
    """A server in a thread of its own."""

    def __init__(self, port: int, clock: Clock) -> None:
        self.port = port
        self.clock = clock

    def connect(self, stack: ExitStack, sent: bytes = b"", source: str = LOOPBACK) -> socket.socket:
        found = socket.create_connection((LOOPBACK, self.port), OVERDUE_SECONDS, (source, 0))
        stack.enter_context(found)
        if sent:
            found.sendall(sent)
        return found


@contextmanager
def serving(folder: Path, most: int = 100, trusted: frozenset[str] = frozenset()) -> Iterator[Serving]:
    clock = Clock()
    app = fixed_app(WebSettings(str(folder / "tables.db"), bot_workers=1, limits=UNLIMITED))
    is_ready = threading.Event()
    with listen(LOOPBACK, 0) as listening:
        running = server(app, False, False, is_ready.set, Door(most, trusted, after=clock))
        thread = threading.Thread(target=running.run, args=([listening],))
        thread.start()
        while not is_ready.wait(0.1):
            assert thread.is_alive(), "the server did not start; what it said is in the log"
        try:
            yield Serving(listening.getsockname()[1], clock)
        finally:
            running.should_exit = True
            thread.join()


def closed(connection: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    parts = []
    try:
        while part := connection.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


@pytest.mark.parametrize("sent", HALF_SENT, ids=range(len(HALF_SENT)))
def test_a_request_that_does_not_arrive_is_given_up(tmp_path: Path, sent: bytes) -> None:
    with serving(tmp_path) as serves, ExitStack() as stack:
        slow = [serves.connect(stack, sent) for _ in range(20)]
        serves.clock.wait_for(len(slow))
        innocent = httpx.get(f"http://{LOOPBACK}:{serves.port}/api/v1/games")
        assert innocent.status_code == 200
        serves.clock.pass_by()
        assert len([closed(connection) for connection in slow]) == 20  # none is left waiting


def test_the_second_request_of_a_line_has_a_deadline_too(tmp_path: Path) -> None:
    with serving(tmp_path) as serves, ExitStack() as stack:
        line = serves.connect(stack, WHOLE)
        assert line.recv(15) == b"HTTP/1.1 200 OK"
        serves.clock.wait_for(1)
        serves.clock.pass_by()  # this one had arrived: the line stays
        line.sendall(b"GET /half")
        serves.clock.wait_for(1)
        serves.clock.pass_by()
        assert closed(line).endswith(b"}")


@pytest.mark.parametrize("sent", [WHOLE, WHOLE + b"\r\n"], ids=range(2))
@pytest.mark.parametrize("more", [b"\r\n", b"\r"], ids=range(2))
def test_a_line_that_waits_after_an_empty_line_has_a_deadline_too(tmp_path: Path, sent: bytes, more: bytes) -> None:
    """What comes between two requests and begins none."""
    with serving(tmp_path) as serves, ExitStack() as stack:
        line = serves.connect(stack, sent)
        serves.clock.wait_for(1)
        assert reply(line).status_code == 200
        line.sendall(more)
        serves.clock.wait_for(1)
        line.sendall(more)  # no time is gained
        serves.clock.pass_by()
        assert closed(line) == b""


def test_a_body_that_nobody_waits_for_leaves_no_line_open(tmp_path: Path) -> None:
    """The request was refused by its head, and its end is not answered any more."""
    head = b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 2\r\n\r\n"
    with serving(tmp_path) as serves, ExitStack() as stack:
        line = serves.connect(stack, head)
        serves.clock.wait_for(1)
        assert reply(line).status_code == 415
        line.sendall(b"{}")
        serves.clock.wait_for(1)
        serves.clock.pass_by()
        assert closed(line) == b""


def test_endless_headers_are_cut_off(tmp_path: Path) -> None:
    with serving(tmp_path) as serves, ExitStack() as stack:
        for start in (b"GET / HTTP/1.1\r\nX: ", b"GET /"):
            line = serves.connect(stack, start + b"x" * (MOST_HEAD + 1))
            assert b"200 OK" not in closed(line)


def test_one_address_has_a_limit_and_others_do_not_feel_it(tmp_path: Path) -> None:
    with serving(tmp_path, most=5) as serves, ExitStack() as stack:
        for _ in range(5):
            serves.connect(stack)
        serves.clock.wait_for(5)
        assert closed(serves.connect(stack)) == b""
        other = serves.connect(stack, WHOLE, source="127.0.0.2")
        assert other.recv(15) == b"HTTP/1.1 200 OK"


def test_a_line_that_ends_makes_room() -> None:
    door = Door(2)
    assert [door.enter("192.0.2.7") for _ in range(3)] == [True, True, False]
    door.leave("192.0.2.7")
    assert door.enter("192.0.2.7")
    assert [door.enter(f"2001:db8::{number}") for number in range(3)] == [True, True, False]  # one household


def test_the_proxy_has_no_limit(tmp_path: Path) -> None:
    with serving(tmp_path, most=5, trusted=frozenset([LOOPBACK])) as serves, ExitStack() as stack:
        for _ in range(12):
            serves.connect(stack)
        serves.clock.wait_for(12)
        last = serves.connect(stack, WHOLE)
        assert last.recv(15) == b"HTTP/1.1 200 OK"


def test_a_page_that_does_not_read_is_not_drawn_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The line takes a part of its first view; what happens meanwhile comes as one view, when it has read that."""
    drawn: list[int] = []
    plain = views.table_view

    def noted(viewer: Viewer, *more: Any) -> views.TableView:
        drawn.append(viewer.table.version)
        return plain(viewer, *more)

    monkeypatch.setattr(showing, "table_view", noted)
    with serving(tmp_path) as found, ExitStack() as stack:
        client = stack.enter_context(httpx.Client(base_url=f"http://{LOOPBACK}:{found.port}/api/v1"))
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]
        told = client.post("/tables", json={"game": "atacama", "seats": seats}).raise_for_status().json()
        ada, ben = ({"Authorization": f"Bearer {seat['token']}"} for seat in told["seats"])
        slow = stack.enter_context(socket.socket())
        slow.settimeout(OVERDUE_SECONDS)
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        slow.connect((LOOPBACK, found.port))
        head = [f"GET /t/{told['id']}/view HTTP/1.1", "Host: gusher.example", "Accept: text/event-stream"]
        slow.sendall("\r\n".join([*head, f"Authorization: {ben['Authorization']}", "", ""]).encode())
        read = b""
        while b"event: view" not in read:
            read += slow.recv(1024)
        for number in range(1, 6):
            client.post(f"/tables/{told['id']}/chat", json={"text": f"line {number}"}, headers=ada).raise_for_status()
        assert drawn == [0]
        while b'"version":5,' not in read[-100_000:]:
            read += slow.recv(65536)
        assert drawn == [0, 5]
