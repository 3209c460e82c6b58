"""Requests of a match go to the process where it is at home, whichever process they come to."""

import socket
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from gusher.web.app import WebSettings
from gusher.web.exchange import Exchange, Operator
from gusher.web.limits import UNLIMITED
from gusher.web.server import LOOPBACK, Server, listen, server
from tests.fixed import OVERDUE_SECONDS, fixed_app
from tests.polled import until
from tests.web.serving import TWO

HOST = "Host: gusher.example\r\n"


@dataclass(frozen=True)
class Process:
    """One of two servers of this test, with a store of its own: so it shows where a request was answered."""

    number: int
    exchange: Exchange
    url: str
    running: Server

    def opened(self, home: int) -> str:
        """A table of this one, which is at home at the given one."""
        while True:
            body = {"game": "atacama", "seats": TWO, "listed": True}
            match_id: str = httpx.post(f"{self.url}/api/v1/tables", json=body).json()["id"]
            if self.exchange.home(match_id.encode()) == home:
                return match_id

    def connect(self, stack: ExitStack) -> socket.socket:
        port = httpx.URL(self.url).port
        assert port is not None
        return stack.enter_context(socket.create_connection((LOOPBACK, port), OVERDUE_SECONDS))

    @property
    def lines(self) -> int:
        """Connections that it holds now."""
        return len(self.running.server_state.connections)


@contextmanager
def processes(folder: Path) -> Iterator[list[Process]]:
    exchange = Exchange(2)
    with ExitStack() as stack:
        stack.callback(exchange.close)
        yield [stack.enter_context(_process(folder, exchange, number)) for number in range(2)]


@contextmanager
def _process(folder: Path, exchange: Exchange, number: int) -> Iterator[Process]:
    app = fixed_app(WebSettings(str(folder / f"{number}.db"), bot_workers=1, limits=UNLIMITED), f"process {number}")
    is_ready = threading.Event()
    with listen(LOOPBACK, 0) as listening:
        running = server(app, False, False, is_ready.set, operator=Operator(exchange, number))
        thread = threading.Thread(target=running.run, args=([listening],))
        thread.start()
        assert is_ready.wait(OVERDUE_SECONDS)
        try:
            yield Process(number, exchange, f"http://{LOOPBACK}:{listening.getsockname()[1]}", running)
        finally:
            running.should_exit = True
            thread.join()


def get(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\n{HOST}\r\n".encode()


def reply(line: socket.socket) -> httpx.Response:
    """The next one on a line that stays open."""
    head, body = b"", b""
    while not head.endswith(b"\r\n\r\n"):  # no more than that: the next one may be there already
        head += _more(line, 1)
    status, *fields = head.decode().strip().split("\r\n")
    headers = dict(field.split(": ", 1) for field in fields)
    while len(body) < int(headers["content-length"]):
        body += _more(line, int(headers["content-length"]) - len(body))
    return httpx.Response(int(status.split()[1]), headers=headers, content=body)


def _more(line: socket.socket, most: int) -> bytes:
    more = line.recv(most)
    assert more, "the line was closed"
    return more


def test_whoever_is_asked_the_one_at_home_answers(tmp_path: Path) -> None:
    with processes(tmp_path) as (one, other):
        match_id = other.opened(home=1)
        for path in (f"/api/v1/tables/{match_id}", f"/t/{match_id}", f"/t/{match_id}/view", f"/t/{match_id}?seat=0"):
            assert httpx.get(one.url + path).status_code == 200, path
        assert httpx.get(f"{one.url}/api/v1/tables/elsewhere").status_code == 404
        away = other.opened(home=0)  # whose store knows nothing of it
        assert httpx.get(f"{other.url}/api/v1/tables/{away}").status_code == 404


def test_one_line_is_answered_now_here_now_there(tmp_path: Path) -> None:
    """As a proxy's that is used for many people: what was sent before arrives, whoever is next."""
    with processes(tmp_path) as (one, other), ExitStack() as stack:
        tables = [f"/api/v1/tables/{one.opened(home=0)}", f"/api/v1/tables/{other.opened(home=1)}"]
        line = one.connect(stack)
        for path in (*tables, tables[0], "/api/v1/games", tables[1], tables[1]):
            line.sendall(get(path))
            assert reply(line).status_code == 200
        until(lambda: (one.lines, other.lines) == (0, 1))  # those of the openers are closed, too


def test_a_body_comes_along_even_if_it_is_sent_later(tmp_path: Path) -> None:
    with processes(tmp_path) as (one, other), ExitStack() as stack:
        body = {"game": "atacama", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]}
        while True:
            opened = httpx.post(f"{other.url}/api/v1/tables", json=body).json()
            if one.exchange.home(opened["id"].encode()) == 1:
                break
        answer = b'{"n": 0, "key": "k", "answer": {"do": "place", "row": 5, "column": 5}}'
        head = (
            f"POST /api/v1/tables/{opened['id']}/answers HTTP/1.1\r\n{HOST}Content-Type: application/json\r\n"
            f"Authorization: Bearer {opened['seats'][0]['token']}\r\nContent-Length: {len(answer)}\r\n\r\n"
        )
        line = one.connect(stack)
        line.sendall(head.encode())
        line.sendall(answer[:20])
        line.sendall(answer[20:])
        assert reply(line).json() == {"n": 1, "answer": 1}


def test_what_looks_like_a_request_inside_a_body_is_none(tmp_path: Path) -> None:
    """A body that nobody waits for any more, since its request was refused by its head, stays where it was sent."""
    with processes(tmp_path) as (one, other), ExitStack() as stack:
        inner = get(f"/api/v1/tables/{other.opened(home=1)}")
        head = f"POST /api/v1/tables HTTP/1.1\r\n{HOST}Content-Type: text/plain\r\nContent-Length: {len(inner)}\r\n\r\n"
        line = one.connect(stack)
        line.sendall(head.encode())
        assert reply(line).status_code == 415
        line.sendall(inner + get("/api/v1/games"))
        assert "games" in reply(line).json()


def test_two_requests_at_once_are_answered_in_their_order(tmp_path: Path) -> None:
    with processes(tmp_path) as (one, other), ExitStack() as stack:
        match_id = other.opened(home=1)
        line = one.connect(stack)
        line.sendall(get(f"/api/v1/tables/{match_id}") + get("/api/v1/games"))
        assert reply(line).json()["id"] == match_id
        assert "games" in reply(line).json()


def test_without_the_one_at_home_whoever_is_asked_answers(tmp_path: Path) -> None:
    with processes(tmp_path) as (one, _):
        match_id = one.opened(home=1)
        one.exchange.left(1)
        assert httpx.get(f"{one.url}/api/v1/tables/{match_id}").status_code == 200


def test_what_waits_for_one_that_dies_is_answered_by_another(tmp_path: Path) -> None:
    """It was handed over before anybody knew; and whoever takes its place may be long in coming."""
    exchange = Exchange(2)
    with ExitStack() as stack:
        stack.callback(exchange.close)
        one = stack.enter_context(_process(tmp_path, exchange, 0))
        path = f"/api/v1/tables/{one.opened(home=1)}"
        exchange.came(1)  # and it takes nothing from now on
        lines = [one.connect(stack) for _ in range(3)]
        for line in lines:
            line.sendall(get(path))
        until(lambda: one.lines == 0)
        exchange.left(1)
        assert [reply(line).status_code for line in lines] == [200] * 3


class Losing(Exchange):
    """A process dies while something is on its way to it, and those who are told look before that has come."""

    def hand_over(self, number: int, line: int, read: bytes) -> bool:
        self.left(number)
        for waiting, _ in self.handed(number):
            waiting.close()
        return super().hand_over(number, line, read)


def test_what_comes_too_late_for_those_who_look_is_answered_too(tmp_path: Path) -> None:
    exchange = Losing(2)
    with ExitStack() as stack:
        stack.callback(exchange.close)
        one = stack.enter_context(_process(tmp_path, exchange, 0))
        path = f"/api/v1/tables/{one.opened(home=1)}"
        exchange.came(1)
        line = one.connect(stack)
        line.sendall(get(path))
        assert reply(line).status_code == 200


def test_what_waits_while_nobody_is_there_is_answered_by_whoever_comes_first(tmp_path: Path) -> None:
    exchange = Exchange(2)
    with ExitStack() as stack:
        stack.callback(exchange.close)
        listening = stack.enter_context(listen(LOOPBACK, 0))
        line = stack.enter_context(socket.create_connection(listening.getsockname(), OVERDUE_SECONDS))
        accepted, _ = listening.accept()
        with accepted:
            assert exchange.hand_over(1, accepted.fileno(), get("/api/v1/games"))
        stack.enter_context(_process(tmp_path, exchange, 0))
        assert reply(line).status_code == 200


def test_what_is_too_much_stays(tmp_path: Path) -> None:
    exchange = Exchange(2)
    here, there = socket.socketpair()
    with here, there:
        waiting = 0
        while exchange.hand_over(1, here.fileno(), b"GET /t/x HTTP/1.1\r\n"):
            waiting += 1
        taken = list(exchange.handed(1))
        assert len(taken) == waiting > 10
        assert list(exchange.handed(1)) == []
        for line, read in taken:
            assert read == b"GET /t/x HTTP/1.1\r\n"
            line.close()
    exchange.close()


@pytest.mark.parametrize("count", [2, 3, 4])
def test_every_process_is_home_to_its_share(count: int) -> None:
    exchange = Exchange(count)
    homes = [exchange.home(str(number).encode()) for number in range(1000)]
    assert all(homes.count(number) > 500 / count for number in range(count))
    exchange.close()
