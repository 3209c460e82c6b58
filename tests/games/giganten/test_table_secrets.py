"""Nothing that leaves the house tells a viewer what it cannot see: the same match is played in two worlds that differ
in one hand and one tile, and whatever anybody else can fetch must be the same in both, to the last character."""

import asyncio
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.giganten.actions import do
from gusher.kernel import chance
from tests.games.giganten.positions import number, words
from tests.web.house import Caller, Seat, house

THREE = [{"kind": "human", "name": "Ada"}, {"kind": "friend", "name": "Ben"}, {"kind": "friend", "name": "Cem"}]
FEWEST, MOST = 0, -1  # which of the possible values seat 0 draws: the worlds

# Seat 0 takes twelve points and looks at the tile of (3,2) on its way; then all the others move and pass.
PICKS = ["pick:B01", "pick:B01", "pick:B01"]
LOOK = ["place:3", "step:E", "look:E"]
REST = ["end", "place:5", "end", "place:6", "end", "skip"]
READ_AFTER = ("place:3", "look:E", "place:6", "skip")  # the licences are dealt, the look has been taken …


def rigged(world: int) -> Callable[[str, int, vec[i64], vec[i64]], int]:
    """Draws that do not depend on the match's secret: the first outcome, but for seat 0's own licences and look."""
    own = range(9, 12)  # after the first player, three rolls, a red and three beige cards, three picks

    def draw(secret: str, n: int, outcomes: vec[i64], weights: vec[i64]) -> int:
        licence = do.LICENCE <= outcomes[0] <= do.LICENCE + 1 and n - 3 in own
        look = outcomes[0] >= do.TILE
        return int(outcomes[world if licence or look else 0])

    return draw


async def opened(app: FastAPI) -> list[Seat]:
    reply = await Caller(app).post("/tables", 201, game="giganten", seats=THREE, listed=True, options={})
    return [Seat(app, reply["id"], seat["token"]) for seat in reply["seats"]]


async def fetched(app: FastAPI, seats: list[Seat], table: str, last: bool) -> dict[str, str]:
    """All that the other seats and a stranger can read; at the last look also every past position."""
    found: dict[str, str] = {}
    n = (await seats[1].position())["n"] if last else -1
    pages = ["", "/view", "/replay", "/log.jsonl", "/picture.svg", "/ledger?lines=all", "/charts"]
    pages += [f"/{part}{entry}" for part in ("at/", "ledger?n=", "charts?n=") for entry in range(n + 1)]
    readers: dict[str, Caller] = {"Ben": seats[1], "Cem": seats[2], "stranger": Caller(app)}
    for name, reader in readers.items():
        browser = Caller(app, Accept="text/html", **{"Accept-Language": "en"})
        if isinstance(reader, Seat):
            token = reader.client.headers["authorization"].removeprefix("Bearer ")
            browser.client.cookies.set(f"seat_{table}_{seats.index(reader)}", token)
        for page in pages:
            found[f"{name} {page}"] = (await browser.client.get(f"/t/{table}{page}")).text
        for part in ("", "/log", "/ledger", "/charts"):
            found[f"{name} api{part}"] = (await reader.client.get(f"/api/v1/tables/{table}{part}")).text
    return found


async def played(app: FastAPI) -> tuple[list[dict[str, str]], list[str]]:
    """What the others read and what they are answered, as the match goes on; and what seat 0 reads of it."""
    seats = await opened(app)
    table = seats[0].table.removeprefix("/tables/")
    read: list[dict[str, str]] = []
    own: list[str] = []
    for answer in [*PICKS, *LOOK, *REST]:
        position = await seats[0].position()
        asked = seats[position["asked"]]
        reply = await asked.answer(position["n"], words(answer))
        own.append((await seats[0].client.get(f"/api/v1/tables/{table}/log")).text)
        seen = await fetched(app, seats, table, answer == REST[-1]) if answer in READ_AFTER else {}
        if asked is not seats[0]:
            seen["reply"] = str(reply)
        read.append({what: masked(text, table, seats) for what, text in seen.items()})
    return read, own


def masked(text: str, table: str, seats: list[Seat]) -> str:
    """Tables, tokens and secrets are named at random."""
    for seat in seats:
        text = text.replace(seat.client.headers["authorization"].removeprefix("Bearer "), "token")
    return re.sub("sha256:[0-9a-f]{64}", "commitment", text.replace(table, "table"))


def world(folder: Path, monkeypatch: pytest.MonkeyPatch, which: int) -> tuple[list[dict[str, str]], list[str]]:
    monkeypatch.setattr(chance, "draw", rigged(which))
    result: list[Any] = []

    async def test() -> None:
        folder.mkdir()
        async with house(folder) as app:
            result.extend(await played(app))

    asyncio.run(asyncio.wait_for(test(), 120))
    return result[0], result[1]


def test_what_others_read_does_not_depend_on_a_hand_or_a_look(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    low, low_own = world(tmp_path / "low", monkeypatch, FEWEST)
    high, high_own = world(tmp_path / "high", monkeypatch, MOST)
    assert low_own[-1] != high_own[-1]  # the worlds do differ, and seat 0 knows it
    for step, (here, there) in enumerate(zip(low, high, strict=True)):
        assert here.keys() == there.keys()
        for what, text in here.items():
            assert text == there[what], f"after answer {step}: {what}"


def test_the_worlds_differ_in_licences_and_in_the_tile() -> None:
    for outcomes, n in (([number("licence:1"), number("licence:2")], 12), ([number("tile:2"), number("tile:4")], 99)):
        drawn = {rigged(which)("", n, vec[i64](outcomes), vec[i64]([1, 1])) for which in (FEWEST, MOST)}
        assert drawn == set(outcomes)
