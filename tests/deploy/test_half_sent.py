"""Somebody opens lines to nginx and sends half a request over each, or nothing: the others get through, and nginx gets
rid of them by itself."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import cycle, islice
from pathlib import Path

import httpx

from tests.deploy.callers import OTHER, PLACE, calling, opens
from tests.deploy.nginx import nginx
from tests.polled import until
from tests.web.ready_server import ReadyServer

ATTACKER = "127.0.0.5"
MANY = 400
FEW_LINES = 64
HALF = b"GET / HTTP/1.1\r\nHost: play"
GREETING = bytes.fromhex("16030100")  # how the one of TLS begins


@contextmanager
def club(folder: Path, **lines: int) -> Iterator[tuple[int, int]]:
    """The ports of HTTP and HTTPS."""
    server = ReadyServer(folder, "--behind-https")
    server.start()
    try:
        with nginx(folder, httpx.URL(server.url).port or 0, **lines) as ports:
            yield ports
    finally:
        server.stop()


def half_sent(stack: ExitStack, many: int, *kinds: tuple[int, bytes]) -> list[socket.socket]:
    """To which port and what, in turn."""
    found = []
    for port, sent in islice(cycle(kinds), many):
        line = stack.enter_context(socket.create_connection(("127.0.0.1", port), None, (ATTACKER, 0)))
        with suppress(ConnectionError):  # there was no room for it
            line.sendall(sent)
        found.append(line)
    return found


def is_closed(line: socket.socket) -> bool:
    """By nginx: waits until it is."""
    try:
        return line.recv(1) == b""
    except ConnectionError:
        return True


def plays(port: int) -> None:
    with calling(port, OTHER) as ada:
        told = opens(ada)
        mine = {"Authorization": f"Bearer {told['seats'][0]['token']}"}
        path = f"/api/v1/tables/{told['id']}"
        assert ada.post(f"{path}/answers", json={"n": 0, "key": "k", "answer": PLACE}, headers=mine).status_code == 200
        assert ada.get(path, headers=mine).json()["n"] == 1


def test_others_play_while_many_lines_are_half_sent(tmp_path: Path) -> None:
    with club(tmp_path) as ports, ExitStack() as stack:
        plain, secure = ports
        lines = half_sent(stack, MANY, (plain, HALF), (secure, GREETING), (secure, b""), (plain, b""))
        plays(secure)
        assert all(is_closed(line) for line in lines)


def test_where_all_lines_are_taken_others_get_through_soon(tmp_path: Path) -> None:
    """Three times as many are begun as nginx has. Perhaps it turns away whoever comes, until it gets rid of those."""

    def gets_through() -> bool:
        try:
            plays(ports[1])
        except httpx.TransportError:
            return False
        return True

    with club(tmp_path, lines=FEW_LINES) as ports, ExitStack() as stack:
        lines = half_sent(stack, 3 * FEW_LINES, (ports[0], HALF))
        until(gets_through)
        assert all(is_closed(line) for line in lines)
