"""Standing orders over the API and on the page: their seat's own business, and nobody else can tell that there are any.

The same auction is played in worlds that differ only in Ada's order. Whatever anybody else can fetch, or is told by a
stream, must be the same in all of them at every moment, to the last character.
"""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from gusher.store.sqlite import SqliteStore
from gusher.web.stream import MEDIA
from tests.auctions import ADA, BEN, CLEO, Pauses, auction_of_two, keep
from tests.games.worlds import fetched, masked
from tests.web.serving import TWO, Caller, Listening, Seat, opened, run, serving
from tests.web.stored import TOKENS, WATCH

TABLE = "table"
PASS = {"do": "pass"}


def bid(value: int) -> dict[str, Any]:
    return {"do": "bid", "value": value}


@asynccontextmanager
async def auction(folder: Path) -> AsyncIterator[tuple[FastAPI, list[Seat], Pauses]]:
    """Cleo is asked to open it, Ada is in it, Ben is not; what Ada's orders answer waits until the test lets it."""
    folder.mkdir(exist_ok=True)
    store = SqliteStore(str(folder / "tables.db"))
    keep(store, auction_of_two())
    store.close()
    pauses = Pauses()
    async with serving(folder, order_pause=pauses) as app:
        yield app, [Seat(app, TABLE, TOKENS[seat]) for seat in range(3)], pauses


async def answers(seat: Seat, words: dict[str, Any]) -> None:
    await seat.answer((await seat.position())["n"], words)


async def obeyed(app: FastAPI, pauses: Pauses) -> None:
    """What waits is answered now."""
    pauses.seconds = 0.0
    await app.state.tables.ordering.follow()
    pauses.seconds = Pauses().seconds


# --- the seat's own ---


def test_given_listed_executed_and_cancelled(tmp_path: Path) -> None:
    async def test() -> None:
        async with auction(tmp_path) as (app, (ada, _, cleo), pauses):
            path = f"{ada.table}/orders"
            before = await ada.get(path)
            assert (before["orders"], before["answered"]) == ([], [])
            offers = {each["order"]: (each["least"], each["most"]) for each in before["offers"]}
            assert [*offers] == ["bid", "pass", "pass-round", "pay", "sell"]
            assert offers["bid"][0] == 1
            assert offers["pass"] == (None, None)
            given = await ada.post(path, order="bid", limit=3)
            (line,) = given["orders"]
            assert (line["order"], line["limit"]) == ("bid", 3)
            assert line["says"] == "Bid one more each time up to 3, then pass"
            assert line["until"] == "until this auction ends"
            assert (await ada.post(path, order="bid", limit=3))["orders"] == [line]  # a lost reply does no harm
            await answers(cleo, bid(1))
            await obeyed(app, pauses)
            n = (await ada.position())["n"]
            assert (await ada.get(path))["answered"] == [n]
            assert (await ada.post(f"{path}/cancel", id=line["id"]))["orders"] == []
            assert (await ada.post(f"{path}/cancel", id=line["id"]))["orders"] == []
            await answers(cleo, bid(3))
            await obeyed(app, pauses)
            assert (await ada.position())["asked"] == ADA  # by hand from here on

    run(test())


def test_wrong_wishes_are_refused_with_their_codes(tmp_path: Path) -> None:
    async def test() -> None:
        async with auction(tmp_path) as (app, (ada, ben, _), _pauses):
            path = f"{ada.table}/orders"
            unknown = await ada.refused(path, 400, "table-order-unknown", order="bluff")
            assert "pass-round" in unknown["message"]
            await ben.refused(path, 400, "table-order-closed", order="bid", limit=2)
            limit = await ada.refused(path, 400, "table-order-limit", order="bid", limit=1000)
            assert "1" in limit["message"]
            await ada.refused(path, 400, "table-order-limit", order="bid")
            await ada.refused(path, 403, "table-seat", order="pass", seat=BEN)
            for body in (
                {},
                {"order": 7},
                {"order": "x" * 33},
                {"order": "pass", "limit": "3"},
                {"order": "pass", "x": 1},
            ):
                await ada.refused(path, 422, "api-invalid", **body)
            await ada.refused(f"{path}/cancel", 422, "api-invalid")
            stranger = Caller(app)
            await stranger.refused(path, 403, "table-seat", order="pass")
            assert (await stranger.get(path, 403))["error"]["code"] == "table-seat"
            assert (await ada.get(path))["orders"] == []

    run(test())


def test_a_game_without_orders_offers_none(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, _ = await opened(app, TWO)
            assert (await ada.get(f"{ada.table}/orders"))["offers"] == []
            await ada.refused(f"{ada.table}/orders", 400, "table-order-unknown", order="bid")
            assert "orders-sheet" not in await page(app, ADA, ada.table.removeprefix("/tables/"), ada)

    run(test())


async def page(app: FastAPI, seat: int, table: str = TABLE, caller: Seat | None = None, language: str = "en") -> str:
    """The page of a table as a seat sees it."""
    token = TOKENS[seat] if caller is None else caller.client.headers["authorization"].removeprefix("Bearer ")
    browser = Caller(app, Accept="text/html", **{"Accept-Language": language})
    browser.client.cookies.set(f"seat_{table}_{seat}", token)
    return (await browser.client.get(f"/t/{table}")).text


def test_the_page_lists_them_and_says_in_ones_own_log_what_they_did(tmp_path: Path) -> None:
    async def test() -> None:
        async with auction(tmp_path) as (app, (ada, _, cleo), pauses):
            assert 'data-order="bid"' in await page(app, ADA)
            assert 'data-order="bid"' not in await page(app, BEN)
            assert 'data-order="pass-round"' in await page(app, BEN)
            await ada.post(f"{ada.table}/orders", order="bid", limit=3)
            assert "up to 3, then pass" in await page(app, ADA)
            assert "jusqu’à 3, puis passer" in await page(app, ADA, language="fr")
            await answers(cleo, bid(1))
            await obeyed(app, pauses)
            assert "By your order." in await page(app, ADA)
            assert "Selon votre consigne." in await page(app, ADA, language="fr")
            for seat in (BEN, CLEO):
                assert "your order" not in await page(app, seat)

    run(test())


def test_people_at_one_screen_do_not_see_each_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with auction(tmp_path) as (app, (ada, _, cleo), _pauses):
            await ada.post(f"{ada.table}/orders", order="bid", limit=3)
            screen = Caller(app, Accept="text/html", **{"Accept-Language": "en"})
            for seat in (ADA, CLEO):
                screen.client.cookies.set(f"seat_{TABLE}_{seat}", TOKENS[seat])
            told = (await screen.client.get(f"/t/{TABLE}")).text
            assert "orders-sheet" in told  # of Cleo, who is asked
            assert "up to 3, then pass" not in told
            await answers(cleo, bid(1))
            assert "up to 3, then pass" in (await screen.client.get(f"/t/{TABLE}")).text  # now Ada has the screen

    run(test())


# --- nobody else's ---


def told(line: Listening) -> list[dict[str, Any]]:
    """The views that a page has been sent since somebody last looked."""
    heard = "".join(line.heard.get_nowait().decode() for _ in range(line.heard.qsize()))
    return [json.loads(view) for view in re.findall(r"^data: (.*)$", heard, flags=re.MULTILINE)]


async def next_view(line: Listening) -> dict[str, Any]:
    while not (found := told(line)):
        await asyncio.sleep(0)
    return found[-1]


def test_every_page_of_the_seat_is_sent_a_new_list_and_no_other_page_anything(tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncExitStack() as open_:
            app, (ada, *_), _ = await open_.enter_async_context(auction(tmp_path))
            tokens = (TOKENS[ADA], TOKENS[ADA], TOKENS[BEN], TOKENS[CLEO], WATCH)
            lines = [Listening(app, f"/t/{TABLE}/view", token, accept=MEDIA) for token in tokens]
            for line in lines:
                await open_.enter_async_context(line)
                await next_view(line)
            here, elsewhere, *others = lines
            given = await ada.post(f"{ada.table}/orders", order="bid", limit=3)
            for page in (here, elsewhere):
                view = await next_view(page)
                assert "up to 3, then pass" in json.dumps(view["parts"])
            await ada.post(f"{ada.table}/orders/cancel", id=given["orders"][0]["id"])
            for page in (here, elsewhere):
                assert "up to 3, then pass" not in json.dumps((await next_view(page))["parts"])
            assert [told(page) for page in others] == [[]] * 3

    run(test())


async def by_hand(ada: Seat, words: dict[str, Any], obey: Callable[[], Any]) -> None:
    await answers(ada, words)


async def by_order(ada: Seat, words: dict[str, Any], obey: Callable[[], Any]) -> None:
    await obey()


async def no_order(ada: Seat) -> None:
    pass


async def an_order(ada: Seat) -> None:
    await ada.post(f"{ada.table}/orders", order="bid", limit=3)


async def an_order_cancelled(ada: Seat) -> None:
    given = await ada.post(f"{ada.table}/orders", order="bid", limit=9)
    await ada.post(f"{ada.table}/orders", order="sell")
    for line in given["orders"]:
        await ada.post(f"{ada.table}/orders/cancel", id=line["id"])


async def evening(folder: Path, prepare: Any, act: Any) -> tuple[list[dict[str, str]], str]:
    """What the others see, moment by moment, and Ada's own page at the end."""
    seen: list[dict[str, str]] = []
    tags: dict[str, str] = {}
    async with auction(folder) as (app, seats, pauses), Listening(app, f"/tables/{TABLE}/stream", TOKENS[BEN]) as line:
        ada, _, cleo = seats

        async def look() -> None:
            found = await fetched(app, seats, TABLE, tags, last=False)
            found["metrics"] = counted((await Caller(app).client.get("/metrics")).text)
            found["listed"] = (await Caller(app).client.get("/api/v1/tables")).text
            found["stream"] = "".join(line.heard.get_nowait().decode() for _ in range(line.heard.qsize()))
            seen.append({what: unclocked(masked(text, TABLE, seats)) for what, text in found.items()})

        await look()
        await prepare(ada)
        await look()
        for offer, reply in ((1, bid(2)), (3, PASS)):
            await answers(cleo, bid(offer))
            await look()
            await act(ada, reply, lambda: obeyed(app, pauses))
            await look()
        return seen, await page(app, ADA)


def counted(metrics: str) -> str:
    """Without how long it took."""
    return "\n".join(line for line in metrics.splitlines() if "bucket{" not in line and "seconds_sum" not in line)


def unclocked(text: str) -> str:
    return re.sub(r'"changed":[0-9.]+', '"changed":', text)


@pytest.mark.long
def test_nobody_can_tell_an_order_from_a_person(tmp_path: Path) -> None:
    async def test() -> None:
        person, own = await evening(tmp_path / "person", no_order, by_hand)
        for name, prepare, act in (("order", an_order, by_order), ("cancelled", an_order_cancelled, by_hand)):
            other, theirs = await evening(tmp_path / name, prepare, act)
            assert theirs != own  # the worlds do differ, and Ada knows it
            for moment, (here, there) in enumerate(zip(person, other, strict=True)):
                assert here.keys() == there.keys()
                for what, text in here.items():
                    assert text == there[what], f"{name}, moment {moment}: {what}"

    run(test())
