"""Several processes of one server, as they look from outside."""

import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx

from tests.fixed import OVERDUE_SECONDS
from tests.polled import until

NOT_ACCEPTED = "0"


class Line(httpx.Client):
    """A connection to one server, with the token of a seat or a watch link."""

    def __init__(self, url: str, token: str = "") -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        super().__init__(base_url=f"{url}/api/v1", headers=headers, timeout=OVERDUE_SECONDS)

    def call(self, method: str, path: str, **body: Any) -> Any:
        reply = self.request(method, path, json=body or None)
        assert reply.is_success, reply.text
        return reply.json()


class Asking(socket.socket):
    """A line on which a table was asked for something."""

    def __init__(self, url: str, table: Any, what: str = "") -> None:
        super().__init__()
        self.settimeout(OVERDUE_SECONDS)
        at = httpx.URL(url)
        self.connect((at.host, at.port))
        head = f"GET /api/v1/tables/{table['id']}{what} HTTP/1.1\r\nHost: {at.host}\r\n"
        self.sendall(f"{head}Authorization: Bearer {table['watch']}\r\n\r\n".encode())

    def is_answered(self) -> bool:
        """Waits until it is, or the line breaks."""
        return self.recv(4096).startswith(b"HTTP/1.1 200")

    def held_by(self, pids: set[int]) -> int:
        """The process at the other end. Whoever has handed it over may need a moment to let it go."""
        found: set[int] = set()

        def is_one() -> bool:
            found.clear()
            found.update(self._holders(pids))
            return len(found) == 1

        until(is_one)
        return found.pop()

    def is_on_its_way(self, pids: set[int]) -> bool:
        """From one of these processes to another, which has not taken it yet."""
        return self._inode != NOT_ACCEPTED and not self._holders(pids)

    def _holders(self, pids: set[int]) -> set[int]:
        inode = self._inode
        return {pid for pid in pids if f"socket:[{inode}]" in _files(pid)}

    @property
    def _inode(self) -> str:
        """Of its other end."""
        far, near = self.getpeername()[1], self.getsockname()[1]
        (found,) = {
            inode
            for local, remote, inode in map(_told_of_line, Path("/proc/net/tcp").read_text().splitlines()[1:])
            if (local, remote) == (far, near)
        }
        return found


class Watching(Asking):
    """A line that listens to a table, until it breaks."""

    def __init__(self, url: str, table: Any) -> None:
        super().__init__(url, table, "/stream")
        assert self.is_answered()


def _files(pid: int) -> Iterator[str]:
    """What a process has open."""
    for file in Path(f"/proc/{pid}/fd").glob("*"):
        with suppress(FileNotFoundError):  # closed meanwhile
            yield str(file.readlink())


def _told_of_line(line: str) -> tuple[int, int, str]:
    _, local, remote, *_ = fields = line.split()
    return int(local.rpartition(":")[2], 16), int(remote.rpartition(":")[2], 16), fields[9]
