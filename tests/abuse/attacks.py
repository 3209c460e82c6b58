"""The attacks that a server has to stand: what one visitor does, and how one sees that it was really done."""

from asyncio import StreamReader, StreamWriter, open_connection
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count, cycle
from typing import Any

import httpx

from tests.abuse.attacker import ADDRESS, TOO_FAST, Attacker, at_once
from tests.abuse.stored import ASIDE, LONG
from tests.web.serving import PLACE
from tests.web.stored import TOKENS

ME = TOKENS[0]  # who attacks has a seat, too
HUMAN, FRIEND = {"kind": "human", "name": "Eve"}, {"kind": "human", "name": "Mallory"}
RANDOM = {"kind": "bot", "bot": "random"}
DEEP = {"kind": "bot", "bot": "search:ms=5000"}
ENDLESS = {"kind": "bot", "bot": "search:iterations=100000000"}
MOST_LINES = 300  # of one address (web/limits.py)
MORE_LINES = MOST_LINES + 30
HALF = b"GET / HTTP/1.1\r\nHost: gush"
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: gusher.example\r\n\r\n"
PILE = "; ".join(f"seat_x{number}_0={'y' * 60}" for number in range(300))
LONG_PAGES = ("replay", "ledger?lines=all", "charts", "log.jsonl", "view?log=all")
JSON = {"Content-Type": "application/json"}
ODD: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("GET", f"/t/{LONG}/replay?n={'9' * 5000}", {"token": ME}),
    ("POST", "/api/v1/tables", {"content": b"{}", "headers": {**JSON, "Origin": "http://["}}),
    ("GET", f"/t/{LONG}", {"headers": {"Cookie": f"links_{LONG}={'[' * 6000}"}}),
    ("POST", "/api/v1/tables", {"content": b"[" * 60_000, "headers": JSON}),
    ("GET", "/", {"headers": {"Host": "gusher.example/[::"}}),
)


async def pictures(attacker: Attacker) -> None:
    """Of one position after the other: none of them is kept."""
    numbers = count(1)
    await attacker.floods(lambda: attacker.asks("GET", f"/t/{LONG}/picture.png?n={next(numbers)}", ME))


async def alternation(attacker: Attacker) -> None:
    """Answers and takes back, at several tables."""
    tables = [await attacker.opens(HUMAN, FRIEND, tactical=True) for _ in range(4)]
    await at_once(*(there_and_back(attacker, table["id"], table["seats"][0]["token"]) for table in tables))


async def there_and_back(attacker: Attacker, table: str, token: str) -> None:
    n, has_answered = 0, False
    while True:
        what, answer = ("undo", {}) if has_answered else ("answers", {"answer": PLACE})
        body = {"n": n, "key": attacker.key(), **answer}
        reply = await attacker.asks("POST", f"/api/v1/tables/{table}/{what}", token, json=body)
        if reply.is_success:
            attacker.note(what)
            n, has_answered = reply.json()["n"], not has_answered
        else:
            await attacker.innocent_asks.wait()


async def bots(attacker: Attacker) -> None:
    """Tables of bots alone that think as long as they may, and are looked at so that they go on."""
    wished = [(ENDLESS, ENDLESS), *[(DEEP, DEEP)] * 7]
    tables = [table for seats in wished if (table := await attacker.opens(*seats))]
    for _ in tables:
        attacker.note("opened")

    def look(table: dict[str, Any]) -> Callable[[], Awaitable[httpx.Response]]:
        return lambda: attacker.asks("GET", f"/api/v1/tables/{table['id']}", table["watch"])

    await at_once(*(attacker.floods(look(table), lines=1) for table in tables))


async def hints(attacker: Attacker) -> None:
    """Many at once, at several tables."""
    tables = [await attacker.opens(HUMAN, RANDOM) for _ in range(4)]

    def wish(table: str, token: str) -> Callable[[], Awaitable[httpx.Response]]:
        return lambda: attacker.asks("POST", f"/api/v1/tables/{table}/hint", token, json={})

    await at_once(*(attacker.floods(wish(table["id"], table["seats"][0]["token"])) for table in tables))


async def half_sent(attacker: Attacker) -> None:
    await _hold_lines(attacker, HALF)


async def sent_and_kept_open(attacker: Attacker) -> None:
    """A whole request, and what could be the beginning of the next one."""
    await _hold_lines(attacker, WHOLE + b"\r\n")


async def _hold_lines(attacker: Attacker, sent: bytes) -> None:
    """More than one address may have. A line that is closed is opened again."""
    await at_once(*(_hold_one(attacker, sent) for _ in range(MORE_LINES)))


async def _hold_one(attacker: Attacker, sent: bytes) -> None:
    while True:
        reader, writer = await open_connection(attacker.at.host, attacker.at.port, local_addr=(ADDRESS, 0))
        attacker.note("connected")
        try:
            await _until_closed(reader, writer, sent)
        finally:
            writer.close()
        attacker.note("turned away")
        await attacker.innocent_asks.wait()


async def _until_closed(reader: StreamReader, writer: StreamWriter, sent: bytes) -> None:
    with suppress(ConnectionError):
        writer.write(sent)
        while await reader.read(65536):
            pass


async def piled_up_cookies(attacker: Attacker) -> None:
    await attacker.floods(lambda: attacker.asks("GET", "/", headers={"Cookie": PILE}))


async def odd_requests(attacker: Attacker) -> None:
    """What cannot be right: none of it may be an error of the server."""
    requests = cycle(ODD)

    def wish() -> Awaitable[httpx.Response]:
        method, path, more = next(requests)
        return attacker.asks(method, path, **more)

    await attacker.floods(wish)


async def long_pages(attacker: Attacker) -> None:
    pages = cycle(LONG_PAGES)
    await attacker.floods(lambda: attacker.asks("GET", f"/t/{LONG}/{next(pages)}", ME))


async def unreadable_matches(attacker: Attacker) -> None:
    """Each has a long log that ends with what cannot be read."""
    paths = cycle([f"{place}/{name}" for name in ASIDE for place in ("/t", "/api/v1/tables")])
    await attacker.floods(lambda: attacker.asks("GET", next(paths), ME))


@dataclass(frozen=True)
class Attack:
    """What must have happened, at least so often, before the innocent visitor asks for anything, and then while they
    do: replies by their status, and what the attack has noted. `beside`: it keeps a process beside the server busy.
    `bots`: that is one that lets bots think, for whom the innocent visitor waits, too."""

    run: Callable[[Attacker], Coroutine[Any, Any, None]]
    before: dict[str, int] = field(default_factory=dict)
    meanwhile: dict[str, int] = field(default_factory=dict)
    beside: bool = False
    bots: bool = False


REFUSED = str(TOO_FAST)
HELD = {"connected": MORE_LINES, "turned away": MORE_LINES - MOST_LINES}
ATTACKS = {
    "pictures": Attack(pictures, {REFUSED: 1}, {REFUSED: 20}, beside=True),
    "alternation": Attack(alternation, {"answers": 5, "undo": 5}, {"answers": 30, "undo": 30}),
    "bots": Attack(bots, {"opened": 5, REFUSED: 2, "422": 1}, {"200": 30}, beside=True, bots=True),
    "hints": Attack(hints, {REFUSED: 10}, {REFUSED: 20}, beside=True, bots=True),
    "half-sent requests": Attack(half_sent, HELD, {"turned away": 20}),
    "whole requests": Attack(sent_and_kept_open, HELD, {"turned away": 20}),
    "cookies": Attack(piled_up_cookies, {"200": 5}, {"200": 30}),
    "odd requests": Attack(odd_requests, {}, {"400": 10, "403": 5, "404": 5}),
    "long pages": Attack(long_pages, {"200": 3}, {"200": 20}),
    "unreadable matches": Attack(unreadable_matches, {}, {"410": 30}),
}
