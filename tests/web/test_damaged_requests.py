"""Whatever a request holds, the server answers it, and never with a mistake of its own."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fastapi import FastAPI

from gusher.table.live import LiveTable
from tests.damage import ODD_VALUES, cases, nested
from tests.web.serving import AGAINST_RANDOM, Seat, opened, run, serving

HOST = "gusher.example"
TEXTS = (
    "",
    "0",
    "1",
    "-1",
    "9" * 5000,
    "٣",
    "²",
    "[",
    "http://[",
    "http://[::1",
    "a" * 3000,
    "\x00",
    "\x7f\xff",
    "%00%ff%",
    nested(2000),
    "%5B" * 2000,
    '{"1":' * 2000,
    "../..",
    "é",
    "table",
    "atacama",
    "svg",
    "q=nan;q=inf",
    "fr;q=1e999, en;q=-1",
)
HEADERS = (
    "host",
    "origin",
    "authorization",
    "cookie",
    "accept",
    "accept-language",
    "accept-encoding",
    "content-length",
    "content-type",
    "sec-fetch-site",
    "x-gusher",
    "x-forwarded-for",
    "referer",
    "range",
    "if-none-match",
    "if-modified-since",
)
QUERIES = ("n", "seat", "theme", "lang", "log", "lines", "of", "after", "")
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE")
TYPES = ("application/json", "application/x-www-form-urlencoded", "multipart/form-data", "text/plain")


async def asked(app: FastAPI, method: str, path: str, query: bytes, headers: dict[str, bytes], body: bytes) -> int:
    """The status of the answer, below HTTP: nothing on the way makes the request any better."""
    status = 0
    sent = False
    scope = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": query,
        "root_path": "",
        "headers": [(name.encode(), value) for name, value in headers.items()],
        "client": ("192.0.2.7", 1234),
        "server": (HOST, 80),
    }

    async def receive() -> dict[str, Any]:
        nonlocal sent
        if sent:
            return {"type": "http.disconnect"}
        sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        nonlocal status
        if message["type"] == "http.response.start":
            status = message["status"]

    await app(scope, receive, send)
    return status


class Requests:
    """Damaged requests to all routes of the application."""

    def __init__(self, app: FastAPI, seat: Seat) -> None:
        self._paths = sorted(app.openapi()["paths"]) + sorted(
            {getattr(route, "path", "") for route in app.routes} - {""}
        )
        self._table = seat.table.removeprefix("/tables/")
        self._token = seat.client.headers["authorization"]

    def one(self, rng: Random) -> tuple[str, str, bytes, dict[str, bytes], bytes]:
        method = rng.choice((*METHODS, "GET", "POST", "POST"))
        headers = {"host": HOST, "accept": rng.choice(("text/html", "*/*")), "content-type": rng.choice(TYPES[:2])}
        if rng.random() < 0.7:
            headers["authorization"] = self._token
        if rng.random() < 0.5:
            headers |= {"sec-fetch-site": "same-origin", "x-gusher": "1"}
        if rng.random() < 0.3:
            headers["cookie"] = self._cookie(rng)
        if rng.random() < 0.4:
            headers[rng.choice(HEADERS)] = rng.choice(TEXTS)
        query = f"{rng.choice(QUERIES)}={rng.choice(TEXTS)}".encode() if rng.random() < 0.6 else b""
        body = self._body(rng) if method not in ("GET", "HEAD") else b""
        return method, self._path(rng), query, {name: _bytes(value) for name, value in headers.items()}, body

    def _path(self, rng: Random) -> str:
        parts = []
        for part in rng.choice(self._paths).split("/"):
            given = {
                "{match_id}": self._table,
                "{game}": "atacama",
                "{name}": "atacama",
                "{seat}": "1",
                "{number}": "0",
            }
            odd = rng.random() < 0.3 or part not in given
            parts.append(part if "{" not in part else rng.choice(TEXTS) if odd else given[part])
        return "/".join(parts)

    def _cookie(self, rng: Random) -> str:
        names = (
            f"links_{self._table}",
            f"seat_{self._table}_0",
            f"watch_{self._table}",
            "name",
            "lang",
            "theme",
            "key",
        )
        return "; ".join(f"{rng.choice(names)}={rng.choice(TEXTS)}" for _ in range(rng.choice((1, 2, 40))))

    def _body(self, rng: Random) -> bytes:
        known = {
            "n": "0",
            "key": '"k"',
            "seat": "0",
            "text": '"hello"',
            "accept": "true",
            "answer": '{"do": "place", "row": 5, "column": 5}',
            "game": '"atacama"',
            "options": "{}",
            "seats": '[{"kind": "human"}, {"kind": "bot", "bot": "random"}]',
        }
        chosen = {name: value for name, value in known.items() if rng.random() < 0.4}
        if rng.random() < 0.7:
            chosen[rng.choice(sorted(known))] = rng.choice(ODD_VALUES)
        if rng.random() < 0.2:
            return _bytes(rng.choice(ODD_VALUES))
        if rng.random() < 0.2:
            return "&".join(f"{name}={value}" for name, value in chosen.items()).encode()
        return ("{" + ", ".join(f"{json.dumps(name)}: {value}" for name, value in chosen.items()) + "}").encode()


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")


def test_damaged_requests_are_answered(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            (ada,) = await opened(app, AGAINST_RANDOM)
            requests = Requests(app, ada)
            for seed in range(cases(600)):
                request = requests.one(Random(f"request {seed}"))
                status = await asked(app, *request)
                assert 200 <= status < 500, (seed, status, request)

    run(test())


@pytest.mark.parametrize(
    ("path", "query", "headers"),
    [
        ("/w/{watch}", b"n=" + b"9" * 5000, {}),
        ("/t/{id}/replay", b"n=" + b"9" * 5000, {}),
        ("/t/{id}", b"", {"host": "["}),
        ("/", b"", {"host": "http://["}),
        ("/t/{id}", b"", {"cookie": "links_{id}=" + "%5B" * 3000}),
        ("/t/{id}", b"", {"cookie": "links_{id}=" + "[" * 6000}),
    ],
    ids=["watch", "replay", "host", "address", "quoted cookie", "plain cookie"],
)
def test_what_once_broke_the_server(tmp_path: Path, path: str, query: bytes, headers: dict[str, str]) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            (ada,) = await opened(app, AGAINST_RANDOM)
            reply = await ada.post("/tables", 201, game="atacama", seats=AGAINST_RANDOM)
            sent = {key: text.replace("{id}", reply["id"]) for key, text in headers.items()}
            path_here = path.replace("{id}", reply["id"]).replace("{watch}", reply["watch"])
            given = {"host": HOST, "authorization": f"Bearer {reply['seats'][0]['token']}", **sent}
            status = await asked(app, "GET", path_here, query, {key: _bytes(text) for key, text in given.items()}, b"")
            assert status in (200, 303, 400)

    run(test())


def test_an_origin_that_is_no_address_is_foreign(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            headers = {"host": b"gusher.example", "origin": b"http://[", "content-type": b"application/json"}
            assert await asked(app, "POST", "/api/v1/tables", b"", headers, b"{}") == 403

    run(test())


def test_a_table_is_there_once_although_it_is_put_away_while_others_wait_for_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            (ada,) = await opened(app, AGAINST_RANDOM)
            tables, match_id = app.state.tables, ada.table.removeprefix("/tables/")
            late: list[asyncio.Task[LiveTable]] = []

            async def first() -> None:
                await tables.table(match_id)
                tables.memory.live.clear()  # as if many others had been opened meanwhile
                late.append(asyncio.create_task(tables.table(match_id)))

            tables.memory.live.clear()
            _, waiting = await asyncio.gather(first(), tables.table(match_id))
            assert waiting.id == match_id  # what was loaded for both is there, wherever it is kept
            assert await tables.settled(match_id) is await late[0]

    run(test())
