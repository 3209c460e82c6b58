"""Where a match is at home, processes die one after the other; whoever plays there goes on, and waits for none of them
to be replaced."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from gusher import store as stores
from tests.polled import children, until
from tests.postgres import database
from tests.web.ready_server import ReadyServer
from tests.web.reluctant import TWICE
from tests.web.workers import Asking, Line, Watching

SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]
MORE = 5  # answers once nobody is replaced any more


@pytest.fixture
def url() -> Iterator[str]:
    with database() as found:
        yield found


class Reluctant(ReadyServer):
    module = "tests.web.reluctant"


class Player:
    """Both seats of a table, at which they answer; each request on a connection of its own."""

    def __init__(self, server: ReadyServer) -> None:
        self._server = server
        with Line(server.url) as line:
            self.table: Any = line.call("POST", "/tables", game="atacama", seats=SEATS)
        self.path = f"/tables/{self.table['id']}"
        self.acknowledged: list[str] = []

    def answer(self) -> bool:
        """Until it is acknowledged, as a page does it: the same key again, if the line breaks. False if all is over."""
        told = self._asking(self.table["watch"], "GET", self.path)
        if told["status"] == "over":
            return False
        token = self.table["seats"][told["asked"]]["token"]
        answer = self._asking(token, "GET", self.path)["answers"][0]
        key = f"k{told['n']}"
        reply = self._asking(token, "POST", f"{self.path}/answers", n=told["n"], key=key, answer=answer)
        assert reply["n"] == told["n"] + 1
        self.acknowledged.append(key)
        return True

    def _asking(self, token: str, method: str, path: str, **body: Any) -> Any:
        while True:
            broken = suppress(httpx.NetworkError, httpx.RemoteProtocolError)  # with its process
            with broken, Line(self._server.url, token) as line:
                return line.call(method, path, **body)

    def home(self) -> int:
        with Watching(self._server.url, self.table) as watching:
            return watching.held_by(children(self._server.pid))


@pytest.mark.long
def test_nobody_waits_for_a_process_that_died_again_and_again(tmp_path: Path, url: str) -> None:
    server = Reluctant(tmp_path, "--workers", "2", "--no-limits", db=url)
    server.start()
    with ExitStack() as opened:
        opened.callback(server.stop)
        player = Player(server)
        beside = _at_the_same_home(server, player.home())
        ended = threading.Event()
        playing = threading.Thread(target=_play, args=(beside, ended))
        playing.start()
        opened.callback(playing.join)
        opened.callback(ended.set)
        for death in range(1, TWICE + 2):
            victim = player.home()
            (other,) = children(server.pid) - {victim}
            _die_with_something_on_its_way(server, player, victim)
            assert player.answer()
            if death <= TWICE:
                until(lambda other=other: player.home() != other)  # type: ignore[misc]
        assert all(player.answer() for _ in range(MORE))
        assert player.home() == other
    _nothing_is_lost(url, player)
    _nothing_is_lost(url, beside)


def _at_the_same_home(server: ReadyServer, home: int) -> Player:
    return next(player for player in (Player(server) for _ in count()) if player.home() == home)


def _play(player: Player, ended: threading.Event) -> None:
    while not ended.is_set() and player.answer():
        pass


def _die_with_something_on_its_way(server: ReadyServer, player: Player, victim: int) -> None:
    """The victim takes nothing any more, and what it is handed waits; then it is gone."""
    os.kill(victim, signal.SIGSTOP)
    with Asking(server.url, player.table) as asking:
        pids = children(server.pid)
        until(lambda: asking.is_on_its_way(pids))
        os.kill(victim, signal.SIGKILL)
        assert asking.is_answered()


def _nothing_is_lost(url: str, player: Player) -> None:
    """Of what was acknowledged; and nothing is there twice."""
    store = stores.open(url, must_exist=True)
    whole = store.whole(player.table["id"])
    store.close()
    assert [reply.key for reply in whole.replies if reply.key not in player.acknowledged] == []
    assert len(whole.entries) == whole.match.n == len(player.acknowledged)
