"""`make play`: one table takes another's place on the same socket, and nobody is turned away."""

import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from gusher.web.server import LOOPBACK, address_of, inherited, listen
from tests.fixed import OVERDUE_SECONDS
from tools.play import end, start_table


@pytest.fixture
def listening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))  # not the tables of whoever runs the tests
    with listen(LOOPBACK, 0) as opened:
        yield opened


def status(listening: socket.socket) -> int:
    return httpx.get(address_of(listening), timeout=OVERDUE_SECONDS).status_code


@pytest.mark.long
def test_who_comes_between_two_tables_waits_and_is_served(listening: socket.socket) -> None:
    first = start_table(listening, False, "--no-browser")
    try:
        assert status(listening) == httpx.codes.OK
    finally:
        end(first)
    with ThreadPoolExecutor(1) as visitor:
        waiting = visitor.submit(status, listening)  # nobody serves at this moment, and yet it is not refused
        second = start_table(listening, False, "--no-browser")
        try:
            assert waiting.result() == httpx.codes.OK
        finally:
            end(second)


@pytest.mark.parametrize(("pid", "sockets"), [("1", "1"), ("", "1")])
def test_a_socket_that_was_meant_for_another_process_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, pid: str, sockets: str
) -> None:
    monkeypatch.setenv("LISTEN_PID", pid)
    monkeypatch.setenv("LISTEN_FDS", sockets)
    assert inherited() is None
