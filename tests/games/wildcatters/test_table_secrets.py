"""Nothing that leaves the house tells a viewer what it cannot see: the same match is played in two worlds that differ
in one card of one hand at set-up, and whatever anybody else can fetch must be the same in both, to the last character,
then and ever after (W10, W44)."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters import GAME
from gusher.games.wildcatters.data import CARD_REGION, CARDS
from gusher.games.wildcatters.state import Wildcatters
from gusher.kernel import chance
from gusher.kernel.chance import seeded_secret
from gusher.kernel.match import Match
from tests.games.giganten.test_table_secrets import THREE, fetched, masked
from tests.games.wildcatters.positions import number
from tests.web.house import Caller, Seat, house

LEAST, MOST = -5, -1  # which of the cards that nobody else gets seat 0 is dealt last, L28 or L32: the worlds
LAST_OWN = 12  # four neutral rigs, the first player, eight cards for seat 0: so many entries precede its last card
PLACED = 39  # a refinery for each, then six times a card and a piece: so many answers end the set-up
READ_AFTER = (0, 16, PLACED)  # cards are held, some have been shown, the first card of the first round is taken

World = tuple[list[dict[str, str]], list[str]]


def rigged(world: int) -> Callable[[str, int, vec[i64], vec[i64]], int]:
    """Draws that do not depend on the match's secret: the first outcome, but for the last card of seat 0's hand."""

    def draw(secret: str, n: int, outcomes: vec[i64], weights: vec[i64]) -> int:
        return int(outcomes[world if n == LAST_OWN + 1 else 0])

    return draw


async def opened(app: FastAPI) -> list[Seat]:
    reply = await Caller(app).post("/tables", 201, game="wildcatters", seats=THREE, listed=True, options={})
    return [Seat(app, reply["id"], seat["token"]) for seat in reply["seats"]]


async def played(app: FastAPI) -> World:
    """What the others read and what they are answered, as the match goes on; and what seat 0 reads of it."""
    seats = await opened(app)
    table = seats[0].table.removeprefix("/tables/")
    read: list[dict[str, str]] = []
    own: list[str] = []
    for given in range(READ_AFTER[-1] + 1):
        asked = seats[(await seats[0].position())["asked"]]
        position = await asked.position()
        reply = await asked.answer(position["n"], position["answers"][0])
        own.append((await seats[0].client.get(f"/api/v1/tables/{table}/log")).text)
        seen = await fetched(app, seats, table, given == READ_AFTER[-1]) if given in READ_AFTER else {}
        if asked is not seats[0]:
            seen["reply"] = str(reply)
        read.append({what: masked(text, table, seats) for what, text in seen.items()})
    return read, own


def world(folder: Path, monkeypatch: pytest.MonkeyPatch, which: int) -> World:
    monkeypatch.setattr(chance, "draw", rigged(which))
    result: list[Any] = []

    async def test() -> None:
        folder.mkdir()
        async with house(folder) as app:
            result.extend(await played(app))

    asyncio.run(asyncio.wait_for(test(), 240))
    return result[0], result[1]


@pytest.mark.clause("W10", "W44")
def test_what_others_read_does_not_depend_on_a_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    low, low_own = world(tmp_path / "low", monkeypatch, LEAST)
    high, high_own = world(tmp_path / "high", monkeypatch, MOST)
    assert low_own[-1] != high_own[-1]  # the worlds do differ, and seat 0 knows it
    for step, (here, there) in enumerate(zip(low, high, strict=True)):
        assert here.keys() == there.keys()
        for what, text in here.items():
            assert text == there[what], f"after answer {step}: {what}"


def test_the_worlds_differ_in_the_last_card_of_a_hand() -> None:
    """In a region, too, for that is what is told of a hand."""
    left = [number(f"deal:{card}") for card in ("L12", "L28", "L29", "L30", "L31", "L32")]
    for n, drawn in ((LAST_OWN, {left[0]}), (LAST_OWN + 1, {left[1], left[-1]}), (LAST_OWN + 2, {left[0]})):
        assert {rigged(which)("", n, vec[i64](left), vec[i64]([1] * 6)) for which in (LEAST, MOST)} == drawn
    assert CARD_REGION[CARDS.index("L28")] != CARD_REGION[CARDS.index("L32")]


@pytest.mark.clause("W44")
def test_the_last_look_is_at_the_first_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands are gone by then, and nothing is hidden any more."""
    monkeypatch.setattr(chance, "draw", rigged(LEAST))
    match = Match(GAME, 3, secret=seeded_secret("worlds"))
    for given in range(READ_AFTER[-1] + 1):
        assert isinstance(match.state, Wildcatters)
        assert match.state.has_secrets() == (match.state.round == 0) == (given < PLACED)
        match.answer(int(match.state.seat), match.answers()[0])
