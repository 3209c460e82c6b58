"""What deploy/ has, as it would run: the server as its unit starts it, on a socket that it is given, and nginx before
it."""

import re
import shlex
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from html import unescape
from pathlib import Path

import httpx
import pytest

from tests.deploy.callers import HANGS, OTHER, PAGE, PLACE, calling, opens
from tests.deploy.nginx import ROOT, nginx
from tools.play import ANNOUNCED

UNIT = (ROOT / "deploy" / "gusher.service").read_text(encoding="utf-8")
FILE = "/var/lib/gusher/tables.db"
FORGED = "203.0.113.9"


class Table:
    """The server as systemd starts it: with the unit's own command, on the socket's own port."""

    def __init__(self, folder: Path) -> None:
        self.socket = socket.create_server(("127.0.0.1", 0), backlog=2048)
        self.port: int = self.socket.getsockname()[1]
        self.log = folder / "server.log"
        (command,) = re.findall(r"^ExecStart=(.+)$", UNIT, re.MULTILINE)
        _, *arguments = shlex.split(command)
        assert FILE in arguments
        self._arguments = [str(folder / "tables.db") if part == FILE else part for part in arguments]
        self.start()

    def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*ANNOUNCED, sys.executable, "-m", "gusher", *self._arguments, "--requests"],
                stdin=self.socket.fileno(),
                stdout=subprocess.DEVNULL,
                stderr=log,
            )

    def stop(self) -> None:
        self._process.terminate()
        assert self._process.wait(HANGS) in (0, -signal.SIGTERM)

    def close(self) -> None:
        self.stop()
        self.socket.close()

    def callers(self) -> list[str]:
        """The addresses from which requests have come, as the server believes."""
        return re.findall(r'INFO (\S+):\d+ - "', self.log.read_text(encoding="utf-8"))


class Club:
    def __init__(self, folder: Path, table: Table, plain: int, secure: int) -> None:
        self.folder, self.table = folder, table
        self.plain, self.home = f"http://localhost:{plain}", f"https://localhost:{secure}"
        self._secure = secure

    def caller(self, address: str = OTHER) -> httpx.Client:
        return calling(self._secure, address)


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    folder = tmp_path_factory.mktemp("club")
    with ExitStack() as opened:
        table = Table(folder)
        opened.callback(table.close)
        yield Club(folder, table, *opened.enter_context(nginx(folder, table.port)))


def test_what_is_asked_for_plainly_is_asked_for_again_by_https(club: Club) -> None:
    reply = httpx.get(f"{club.plain}/t/x?n=1", timeout=HANGS)
    assert (reply.status_code, reply.headers["location"]) == (301, "https://localhost/t/x?n=1")


def test_a_browser_plays_and_its_cookies_travel_by_https_alone(club: Club) -> None:
    with club.caller() as browser:
        assert browser.get("/").status_code == 200
        reply = browser.post("/play-now/atacama", headers={"Origin": club.home})
        assert reply.status_code == 303
        given = reply.headers["set-cookie"].lower()
        assert all(flag in given for flag in ("secure", "httponly", "samesite=lax", "path=/"))
        assert "max-age=" in reply.headers["strict-transport-security"]
        page = browser.get(reply.headers["location"])
        assert page.headers["content-encoding"] == "gzip"
        assert 'data-seats="0"' in page.text
        share = unescape(browser.get(f"{reply.headers['location']}/share").text)
        assert "https://play.example.org/s/" in share
        assert browser.post("/play-now/atacama", headers={"Origin": "https://evil.example"}).status_code == 403
        assert browser.post("/tables", data={"name-0": "x" * 70_000}).status_code == 413


def test_news_arrive_while_the_stream_goes_on(club: Club) -> None:
    with club.caller() as ada, club.caller() as ben:
        told = opens(ada)
        path = f"/api/v1/tables/{told['id']}"
        of_ada, of_ben = ({"Authorization": f"Bearer {seat['token']}"} for seat in told["seats"])
        with ben.stream("GET", f"{path}/stream", headers=of_ben) as stream:
            news = (line for line in stream.iter_lines() if line.startswith("data:"))
            assert '"n": 0' in next(news)
            reply = ada.post(f"{path}/answers", json={"n": 0, "key": "k", "answer": PLACE}, headers=of_ada)
            assert reply.status_code == 200, reply.text
            assert '"n": 1' in next(news)  # the stream is still open: nobody waited for more


def test_views_arrive_while_the_stream_goes_on(club: Club) -> None:
    """Compressed by the server, and passed on bit by bit all the same."""
    with club.caller() as ada, club.caller() as ben:
        told = opens(ada)
        of_ada, of_ben = ({"Authorization": f"Bearer {seat['token']}"} for seat in told["seats"])
        listening = {**of_ben, "Accept": "text/event-stream"}
        with ben.stream("GET", f"/t/{told['id']}/view", headers=listening) as stream:
            assert stream.headers["content-encoding"] == "gzip"
            views = (line for line in stream.iter_lines() if line.startswith("data:"))
            assert '{"n":0,' in next(views)
            path = f"/api/v1/tables/{told['id']}/answers"
            reply = ada.post(path, json={"n": 0, "key": "k", "answer": PLACE}, headers=of_ada)
            assert reply.status_code == 200, reply.text
            assert '{"n":1,' in next(views)


def test_who_calls_is_known_from_the_proxy_alone(club: Club) -> None:
    before = club.table.callers()
    forged = {"X-Forwarded-For": FORGED, "X-Forwarded-Proto": "http", "X-Real-IP": FORGED}
    with club.caller() as through:
        assert through.get("/", headers=forged).status_code == 200
    assert club.table.callers() == [*before, OTHER]
    transport = httpx.HTTPTransport(local_address=OTHER)
    with httpx.Client(base_url=f"http://127.0.0.1:{club.table.port}", transport=transport, timeout=HANGS) as past:
        assert past.get("/", headers={**PAGE, **forged}).status_code == 200
    assert club.table.callers() == [*before, OTHER, OTHER]


def test_how_busy_it_is_concerns_this_machine_alone(club: Club) -> None:
    with club.caller() as stranger, club.caller("127.0.0.1") as keeper:
        assert stranger.get("/healthz").json() == {"store": True}
        assert stranger.get("/metrics").status_code == 403
        assert "gusher_tables " in keeper.get("/metrics").text


def test_no_secret_link_in_the_logs_of_the_proxy(tmp_path: Path) -> None:
    with ExitStack() as opened:
        table = Table(tmp_path)
        opened.callback(table.close)
        with nginx(tmp_path, table.port) as ports:
            with Club(tmp_path, table, *ports).caller() as caller:
                told = opens(caller)
                secrets = [told["watch"], *(seat["token"] for seat in told["seats"])]
                for path in (f"/s/{secrets[1]}", f"/w/{secrets[0]}?n=1", f"/t/{told['id']}?{secrets[1]}=1"):
                    assert caller.get(path).status_code in (200, 303)
                assert caller.get(f"/notices/channel/{secrets[1]}/off").status_code == 404
            table.stop()
            table.socket.shutdown(socket.SHUT_RDWR)  # nobody answers: nginx finds nobody to ask
            with Club(tmp_path, table, *ports).caller() as caller:
                assert caller.get(f"/s/{secrets[1]}").status_code == 502
        kept = "".join((tmp_path / name).read_text(encoding="utf-8") for name in ("access.log", "error.log"))
    assert "GET /s/... 303" in kept
    assert "GET /s/... 502" in kept
    assert "GET /notices/... 404" in kept
    assert f"GET /t/{told['id']} 200" in kept
    assert [secret for secret in secrets if secret in kept] == []


def test_while_the_server_is_exchanged_callers_wait(club: Club) -> None:
    """An upgrade with running matches: the socket stays, and what was acknowledged is in the store."""
    replies: list[httpx.Response] = []
    with club.caller() as ada:
        told = opens(ada)
        path = f"/api/v1/tables/{told['id']}"
        mine = {"Authorization": f"Bearer {told['seats'][0]['token']}"}
        answered = ada.post(f"{path}/answers", json={"n": 0, "key": "k", "answer": PLACE}, headers=mine).json()
        club.table.stop()
        waiting = threading.Thread(target=lambda: replies.append(ada.get(path, headers=mine)))
        waiting.start()
        club.table.start()
        waiting.join()
        assert [reply.status_code for reply in replies] == [200]
        assert replies[0].json()["n"] == answered["n"]
