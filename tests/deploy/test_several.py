"""The last step of docs/hosting.md: PostgreSQL, several processes, nginx before them. Any of them is killed in the
middle of a game: it goes on, and the page's stream comes back."""

import os
import re
import signal
import threading
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.deploy.callers import calling, opens
from tests.deploy.nginx import nginx
from tests.polled import children, until
from tests.postgres import database
from tests.web.ready_server import ReadyServer

SHOWN = re.compile(r'^data: ?\{"n":(\d+),')
AGAIN = (429, 502, 503, 504)  # after which a page sends the same once more


@pytest.fixture
def url() -> Iterator[str]:
    with database() as found:
        yield found


class Page(threading.Thread):
    """Shows the table to one seat, and opens its stream anew whenever that has ended."""

    def __init__(self, port: int, match_id: str, headers: dict[str, str]) -> None:
        super().__init__()
        self._port, self._path = port, f"/t/{match_id}/view"
        self._headers = {**headers, "Accept": "text/event-stream"}
        self._changed = threading.Condition()
        self._shown = -1
        self.streams = 0
        self.closed = False

    def run(self) -> None:
        while not self.closed:
            with suppress(httpx.TransportError), calling(self._port) as caller:
                self._listen(caller)

    def _listen(self, caller: httpx.Client) -> None:
        with caller.stream("GET", self._path, headers=self._headers, timeout=None) as stream:
            if stream.status_code == httpx.codes.OK:
                self.streams += 1
                for line in stream.iter_lines():
                    if found := SHOWN.match(line):
                        self._shows(int(found[1]))

    def _shows(self, n: int) -> None:
        with self._changed:
            self._shown = max(self._shown, n)
            self._changed.notify_all()

    def wait_for(self, n: int) -> None:
        with self._changed:
            self._changed.wait_for(lambda: self._shown >= n)


class Player:
    """Both seats of a table; what is not acknowledged is sent again, as a page does."""

    def __init__(self, port: int) -> None:
        self._port = port
        with calling(port) as caller:
            self.table = opens(caller)
        self._path = f"/api/v1/tables/{self.table['id']}"

    def headers(self, seat: int) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.table['seats'][seat]['token']}"}

    def answer(self) -> int:
        """The position after it."""
        seat = self._asks("GET", self._path, 0)["asked"]
        told = self._asks("GET", self._path, seat)
        body = {"n": told["n"], "key": f"after-{told['n']}", "answer": told["answers"][0]}
        n: int = self._asks("POST", f"{self._path}/answers", seat, json=body)["n"]
        assert n > told["n"]
        return n

    def _asks(self, method: str, path: str, seat: int, **more: Any) -> Any:
        while True:
            with suppress(httpx.TransportError), calling(self._port) as caller:
                reply = caller.request(method, path, headers=self.headers(seat), **more)
                if reply.status_code not in AGAIN:
                    assert reply.is_success, reply.text
                    return reply.json()


@pytest.mark.parametrize("workers", [2, 4])
def test_whichever_process_is_killed_the_game_goes_on(tmp_path: Path, url: str, workers: int) -> None:
    server = ReadyServer(tmp_path, "--behind-https", "--workers", str(workers), db=url)
    server.start()
    with ExitStack() as opened:
        opened.callback(server.stop)
        _, secure = opened.enter_context(nginx(tmp_path, httpx.URL(server.url).port or 0))
        player = Player(secure)
        page = Page(secure, player.table["id"], player.headers(1))
        page.start()
        opened.callback(page.join)
        victims = children(server.pid)
        assert len(victims) == workers
        for victim in victims:
            page.wait_for(player.answer())
            os.kill(victim, signal.SIGKILL)
            page.wait_for(player.answer())
            until(lambda gone=victim: len(children(server.pid) - {gone}) == workers)  # type: ignore[misc]
        page.closed = True
        server.stop()
    assert page.streams > 1  # one of them had it
