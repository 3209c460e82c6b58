"""The same match at a table in two worlds that differ in what one seat alone knows: whatever anybody else can fetch
must be the same in both, to the last character, then and ever after."""

import asyncio
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest
from fastapi import FastAPI
from librt.vecs import vec
from mypy_extensions import i64

from gusher.kernel.actions import Words
from gusher.kernel.match import Match
from tests.web.serving import Caller, Seat, serving

Draw = Callable[[str, int, vec[i64], vec[i64]], int]
THREE = [{"kind": "human", "name": "Ada"}, {"kind": "friend", "name": "Ben"}, {"kind": "friend", "name": "Cem"}]
HANGS = 600  # seconds; a busy machine needs some, a table that hangs all of them


@dataclass(frozen=True)
class Script:
    """What is answered, one after the other (None: the first of the answers there are), and after which of these the
    others read all they can; after the last one also every past position, the three by turns."""

    game: str
    answers: Sequence[Words | None]
    read_after: Sequence[int]


@dataclass(frozen=True)
class World:
    """What the others read and were answered as the match went on, and what seat 0 read of it."""

    others: list[dict[str, str]]
    own: list[str]


def played(folder: Path, monkeypatch: pytest.MonkeyPatch, script: Script, draw: Draw) -> World:
    """The script at a table whose chance draws like this."""

    def drawn(match: Match, secret: str) -> int:
        return draw(secret, match.n + 1, match.state.legal(), match.state.weights())

    monkeypatch.setattr(Match, "drawn", drawn)
    found: list[World] = []

    async def evening() -> None:
        folder.mkdir()
        async with serving(folder) as app:
            found.append(await _played(app, script))

    asyncio.run(asyncio.wait_for(evening(), HANGS))
    return found[0]


def demand_alike(one: World, other: World) -> None:
    assert one.own[-1] != other.own[-1]  # the worlds do differ, and seat 0 knows it
    for step, (here, there) in enumerate(zip(one.others, other.others, strict=True)):
        assert here.keys() == there.keys()
        for what, text in here.items():
            assert text == there[what], f"after answer {step}: {what}"


async def _played(app: FastAPI, script: Script) -> World:
    reply = await Caller(app).post("/tables", 201, game=script.game, seats=THREE, listed=True, options={})
    seats = [Seat(app, reply["id"], seat["token"]) for seat in reply["seats"]]
    table = seats[0].table.removeprefix("/tables/")
    world = World([], [])
    tags: dict[str, str] = {}  # what each of the others saw last: the next view says what has changed since
    for number, given in enumerate(script.answers):
        asked = seats[(await seats[0].position())["asked"]]
        position = await asked.position()
        reply = await asked.answer(position["n"], given or position["answers"][0])
        world.own.append((await seats[0].client.get(f"/api/v1/tables/{table}/log")).text)
        is_last = number == len(script.answers) - 1
        seen = await fetched(app, seats, table, tags, is_last) if number in script.read_after else {}
        if asked is not seats[0]:
            seen["reply"] = str(reply)
        world.others.append({what: masked(text, table, seats) for what, text in seen.items()})
    return world


async def fetched(app: FastAPI, seats: list[Seat], table: str, tags: dict[str, str], last: bool) -> dict[str, str]:
    """All that the other seats and a stranger can read; at the last look also every past position, the three by
    turns."""
    found: dict[str, str] = {}
    n = (await seats[1].position())["n"] if last else -1
    pages = ["", "/view", "/replay", "/log.jsonl", "/picture.svg", "/ledger?lines=all", "/charts"]
    pages += ["/since?after=0", "/sheet"]
    past = ["/at/{n}", "/ledger?n={n}", "/charts?n={n}", "/sheet?n={n}", "/since?after={before}&n={n}"]
    readers: dict[str, Caller] = {"Ben": seats[1], "Cem": seats[2], "stranger": Caller(app)}
    for place, (name, reader) in enumerate(readers.items()):
        browser = Caller(app, Accept="text/html", **{"Accept-Language": "en"})
        if isinstance(reader, Seat):
            browser.client.cookies.set(f"seat_{table}_{seats.index(reader)}", token_of(reader))
        turns = range(place, n + 1, len(readers))
        for page in (*pages, *(page.format(n=entry, before=max(entry - 1, 0)) for entry in turns for page in past)):
            found[f"{name} {page}"] = (await browser.client.get(f"/t/{table}{page}")).text
        since = await browser.client.get(f"/t/{table}/view", params={"have": tags.get(name, "")})
        assert since.json()["base"] == tags.get(name, "")
        tags[name] = since.json()["tag"]
        found[f"{name} changes"] = since.text
        for part in ("", "/log", "/ledger", "/charts"):
            found[f"{name} api{part}"] = (await reader.client.get(f"/api/v1/tables/{table}{part}")).text
    return found


def token_of(seat: Seat) -> str:
    return str(seat.client.headers["authorization"]).removeprefix("Bearer ")


def masked(text: str, table: str, seats: list[Seat]) -> str:
    """Tables, tokens and secrets are named at random, and views after their content, of which the table's name is a
    part."""
    for seat in seats:
        text = text.replace(token_of(seat), "token")
    text = re.sub("sha256:[0-9a-f]{64}", "commitment", text.replace(table, "table"))
    return re.sub(r'((?:data-tag=|"tag":|"base":)")[0-9a-f]{16}', r"\1", text)
