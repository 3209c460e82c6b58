"""The server as a process: ready, without secrets in its log, and gone by itself although somebody listens."""

import socket
import sys
import threading
from pathlib import Path

import httpx
import pytest

from gusher.kernel import registry
from gusher.web.server import address_of, listen, read_routes
from gusher.words.catalogue import catalogue
from tests.web.ready_server import ReadyServer
from tests.web.serving import Caller, run, serving


def test_it_ends_its_open_streams_itself_and_logs_no_secret(tmp_path: Path) -> None:
    server = ReadyServer(tmp_path, "--requests")
    server.start()
    body = {"game": "atacama", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "friend", "name": "Ben"}]}
    opened = httpx.post(f"{server.url}/api/v1/tables", json=body).json()
    token = opened["seats"][0]["token"]
    httpx.get(f"{server.url}/s/{token}?from=mail")
    httpx.get(f"{server.url}/w/{opened['watch']}")
    heard = threading.Event()
    ended = threading.Event()

    def listening() -> None:
        url = f"{server.url}/api/v1/tables/{opened['id']}/stream"
        with httpx.stream("GET", url, headers={"Authorization": f"Bearer {token}"}, timeout=None) as stream:
            for line in stream.iter_lines():
                if line.startswith("data:"):
                    heard.set()
        ended.set()  # it was not cut off: that would be an error of the line

    thread = threading.Thread(target=listening)
    thread.start()
    heard.wait()
    server.stop()
    thread.join()
    assert ended.is_set()
    logged = server.output.read_text(encoding="utf-8")
    assert "Cancel" not in logged  # what the server says when it cuts a stream off
    assert "GET /s/… HTTP/1.1" in logged
    assert token not in logged
    assert opened["watch"] not in logged
    assert "from=mail" not in logged
    assert "Traceback" not in logged


def test_the_next_free_port_is_taken() -> None:
    with listen("127.0.0.1", 0) as first:
        port = first.getsockname()[1]
        assert address_of(first) == f"http://127.0.0.1:{port}"
        with pytest.raises(OSError, match="use"):
            listen("127.0.0.1", port)
        with listen("127.0.0.1", port, tries=20) as second:
            assert port < second.getsockname()[1] < port + 20


def test_a_socket_on_all_networks_names_an_address_that_others_reach() -> None:
    with listen("0.0.0.0", 0) as everywhere:
        assert "0.0.0.0" not in address_of(everywhere)
    if socket.has_ipv6:
        with listen("::1", 0) as newer:
            assert address_of(newer).startswith("http://[::1]:")


TIMES_A_PAGE = 5  # what is read in once, such as a few words, is no more than that


async def calls_of(caller: Caller, path: str) -> int:
    """How many functions are called until the page is there: that is the same on every machine."""
    called = 0

    def count(_frame: object, event: str, _arg: object) -> None:
        nonlocal called
        called += event == "call"

    sys.setprofile(count)
    try:
        assert (await caller.client.get(path)).status_code == 200
    finally:
        sys.setprofile(None)
    return called


def test_the_first_visitor_does_not_wait_until_routes_are_worked_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            read_routes(app)
            for game in registry.games():
                catalogue("en", game)
            visitor = Caller(app, Accept="text/html")
            first, again = [await calls_of(visitor, "/ladder/giganten") for _ in range(2)]
            assert first < TIMES_A_PAGE * again

    run(test())
