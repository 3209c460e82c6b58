"""One key for all that a browser holds: however many tables, whichever process, whatever was lost on the way."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path
from typing import Any

import httpx
from fastapi import FastAPI

from gusher.store.port import Held
from gusher.store.sqlite import SqliteStore
from tests.web.serving import HOME, PLACE, TWO, Caller, Seat, opened, run, serving

TABLES = 60
OURS = {"Accept": "text/html", "Sec-Fetch-Site": "same-origin", "X-Gusher": "1"}
FIELDS = {"game": "atacama", "players": "2", "seat-0": "human", "name-0": "Ada", "seat-1": "friend", "name-1": "Ben"}


class Browser(httpx.AsyncClient):
    """With cookies of its own; it begins with a copy of those that it is given."""

    def __init__(self, app: FastAPI, cookies: httpx.Cookies | None = None) -> None:
        super().__init__(transport=httpx.ASGITransport(app), base_url=HOME, headers=OURS, cookies=cookies)

    async def opens(self, **fields: str) -> str:
        """The id of a new table of two."""
        reply = await self.post("/tables", data={**FIELDS, **{name.replace("_", "-"): fields[name] for name in fields}})
        assert reply.status_code == 303, reply.text
        return str(reply.headers["location"]).removeprefix("/t/")

    async def own(self, match_id: str) -> list[int]:
        """The seats that are the browser's own; none where the table does not exist for it."""
        reply = await self.get(f"/api/v1/tables/{match_id}")
        found: list[int] = reply.json().get("own", [])
        return found

    async def links(self, match_id: str, kind: str) -> list[str]:
        page = (await self.get(f"/t/{match_id}/share")).text
        return sorted(set(re.findall(rf"{HOME}(/{kind}/[\w-]+)", unescape(page))))

    async def has_old(self, **cookies: str) -> None:
        for name, value in cookies.items():
            self.cookies.set(name, value, domain="gusher.example", path="/")


class CountingStore(SqliteStore):
    reads = 0

    def held(self, key_hash: str) -> list[Held]:
        self.reads += 1
        return super().held(key_hash)


def cookie_sent(reply: httpx.Response) -> str:
    return str(reply.request.headers.get("cookie", ""))


def token_of(seat: Seat) -> str:
    return str(seat.client.headers["authorization"]).removeprefix("Bearer ")


@asynccontextmanager
async def two_processes(folder: Path) -> AsyncIterator[tuple[FastAPI, FastAPI]]:
    async with serving(folder) as one, serving(folder) as other:
        yield one, other


# --- many tables ---


def test_the_cookies_of_sixty_tables_stay_small_and_every_seat_works(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            browser = Browser(app)
            await browser.get("/")
            tables = [await browser.opens() for _ in range(TABLES)]
            for match_id in tables:
                reply = await browser.get(f"/t/{match_id}/view")
                assert reply.json()["seat"] == 0
                assert len(cookie_sent(reply)) < 1024
                body: dict[str, Any] = {"n": 0, "key": "k", "answer": PLACE, "seat": 0}
                answered = await browser.post(f"/api/v1/tables/{match_id}/answers", json=body)
                assert answered.status_code == 200, answered.text
            for match_id in (tables[0], tables[-1]):
                assert len(await browser.links(match_id, "s")) == 2  # one's own, and the friend's to send
                assert len(await browser.links(match_id, "w")) == 1

    run(test())


def test_two_tables_opened_at_once_belong_to_one_browser(tmp_path: Path) -> None:
    """Both requests are sent before either reply has come: the page they are sent from has brought the key."""

    async def test() -> None:
        async with serving(tmp_path) as app:
            for start in ("/", "/new/atacama"):
                browser = Browser(app)
                await browser.get(start)
                tabs = [Browser(app, browser.cookies) for _ in range(2)]
                tables = [await tab.opens() for tab in tabs]
                for last in tabs:  # whichever reply came last
                    assert [await last.own(match_id) for match_id in tables] == [[0], [0]]

    run(test())


def test_a_table_whose_reply_was_lost_is_found_on_the_home_page(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            browser = Browser(app)
            await browser.get("/")
            match_id = await Browser(app, browser.cookies).opens()
            assert f'href="/t/{match_id}"' in (await browser.get("/")).text
            assert await browser.own(match_id) == [0]

    run(test())


def test_a_page_brings_one_key_and_leaves_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            browser = Browser(app)
            first = await browser.get("/")
            assert list(first.cookies) == ["key"]
            assert "set-cookie" not in (await browser.get("/")).headers
            match_id = await browser.opens()
            before = browser.cookies["key"]
            assert "set-cookie" not in (await browser.get(f"/t/{match_id}")).headers
            (link,) = {*await browser.links(match_id, "s")} - {await friends_link(browser, match_id)}
            assert "set-cookie" not in (await browser.get(link)).headers  # it has this seat
            assert browser.cookies["key"] == before

    run(test())


async def friends_link(browser: Browser, match_id: str) -> str:
    found = re.search(r'data-copy="([^"]+)"', (await browser.get(f"/t/{match_id}")).text)
    assert found
    return unescape(found[1]).removeprefix(HOME)


# --- what it costs ---


def test_views_and_answers_do_not_ask_the_store_what_a_key_opens(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, open_store=CountingStore) as app:
            store: CountingStore = app.state.tables.store
            ada, guest = Browser(app), Browser(app)
            match_id = await ada.opens(listed="on")
            await guest.get("/")
            for browser in (ada, guest):
                await browser.get(f"/t/{match_id}")
                await browser.get(f"/t/{match_id}/view")
            before = store.reads
            for browser in (ada, guest, ada, guest):
                assert (await browser.get(f"/t/{match_id}/view")).status_code == 200
            body: dict[str, Any] = {"n": 0, "key": "k", "answer": PLACE}
            assert (await ada.post(f"/api/v1/tables/{match_id}/answers", json=body)).status_code == 200
            assert store.reads == before

    run(test())


# --- friends, screens, programs ---


def test_a_friend_who_has_come_has_the_seat_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = Browser(app), Browser(app)
            match_id = await ada.opens()
            assert await ada.own(match_id) == [0]  # a friend's link is there to be sent
            link = await friends_link(ada, match_id)
            await ben.get(link)
            assert (await ben.post(link, data={"name": "Ben"})).status_code == 303
            assert await ben.own(match_id) == [1]
            assert await ada.own(match_id) == [0]
            assert link not in await ada.links(match_id, "s")

    run(test())


def test_several_people_at_one_screen_have_one_key(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            browser = Browser(app)
            match_id = await browser.opens(seat_1="local")
            assert await browser.own(match_id) == [0, 1]
            other = await browser.opens()
            link = await friends_link(browser, other)
            await browser.post(link, data={"name": "Ben"})  # a friend sits down beside the opener
            assert await browser.own(other) == [0, 1]

    run(test())


def test_a_key_counts_beside_a_token(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO)
            match_id = ada.table.removeprefix("/tables/")
            browser = Browser(app)
            await browser.get(f"/s/{token_of(ada)}")
            assert await browser.own(match_id) == [0]
            browser.headers["Authorization"] = f"Bearer {token_of(ben)}"
            assert await browser.own(match_id) == [0, 1]
            browser.cookies.clear()
            assert await browser.own(match_id) == [1]

    run(test())


def test_a_key_that_could_be_guessed_opens_nothing_and_is_replaced(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            for bad in ("a.b", "x", "[" * 6000):
                browser = Browser(app)
                browser.headers["Cookie"] = f"key={bad}"
                reply = await browser.post("/tables", data=FIELDS)
                assert reply.status_code == 303
                assert len(reply.cookies["key"]) == 37

    run(test())


# --- several processes ---


def test_another_process_knows_what_the_key_was_given(tmp_path: Path) -> None:
    async def test() -> None:
        async with two_processes(tmp_path) as (one, other):
            here = Browser(one)
            await here.get("/")
            await Browser(other, here.cookies).get("/")  # it has read what the key opens: nothing
            match_id = await here.opens()
            assert await Browser(other, here.cookies).own(match_id) == [0]
            ada, ben = await opened(one, [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}])
            table = ada.table.removeprefix("/tables/")
            await here.get(f"/s/{token_of(ada)}")
            assert await Browser(other, here.cookies).own(table) == [0]
            await here.get(f"/s/{token_of(ben)}")  # and the second seat of a table that both have seen
            assert await Browser(other, here.cookies).own(table) == [0, 1]

    run(test())


def test_a_seat_that_this_process_has_not_heard_of_is_looked_up(tmp_path: Path) -> None:
    """The reply was lost that would have told of it: the browser's tag is an old one."""

    async def test() -> None:
        async with two_processes(tmp_path) as (one, other):
            ada, ben = await opened(one, [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}])
            table = ada.table.removeprefix("/tables/")
            browser = Browser(one)
            await browser.get(f"/s/{token_of(ada)}")
            assert await browser.own(table) == [0]
            await Browser(other, browser.cookies).get(f"/s/{token_of(ben)}")
            assert (await browser.get(f"/api/v1/tables/{table}", params={"seat": 1})).json()["own"] == [0, 1]
            seats = await opened(one, TWO)
            unseen = seats[0].table.removeprefix("/tables/")
            await Browser(other, browser.cookies).get(f"/s/{token_of(seats[0])}")
            body: dict[str, Any] = {"n": 0, "key": "k", "answer": PLACE}
            assert (await browser.post(f"/api/v1/tables/{unseen}/answers", json=body)).status_code == 200

    run(test())


# --- secrecy ---


def test_the_store_has_no_key_and_no_token(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            browser = Browser(app)
            match_id = await browser.opens()
            links = [*await browser.links(match_id, "s"), *await browser.links(match_id, "w")]
            secrets = [link[3:] for link in links] + [browser.cookies["key"].partition(".")[0]]
            assert [len(secret) for secret in secrets] == [32] * 4
        kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert match_id.encode() in kept
        assert [secret for secret in secrets if secret.encode() in kept] == []

    run(test())


# --- the cookies of before ---


def test_older_cookies_are_taken_over_with_a_page(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            browser, tables = Browser(app), []
            for _ in range(45):
                reply = await Caller(app).post("/tables", 201, game="atacama", seats=TWO)
                own, friend = (seat["token"] for seat in reply["seats"])
                tables.append((reply["id"], own, friend, reply["watch"]))
                await browser.has_old(
                    **{
                        f"seat_{reply['id']}_0": own,
                        f"watch_{reply['id']}": reply["watch"],
                        f"links_{reply['id']}": f'{{"1": "{friend}"}}',
                    }
                )
            first = await browser.get(f"/t/{tables[0][0]}/view")
            assert first.json()["seat"] == 0  # a page that was open all the while goes on
            assert "set-cookie" not in first.headers
            for _ in range(3):  # some with each page
                assert (await browser.get("/")).status_code == 200
            assert sorted(name for name in browser.cookies) == ["key"]
            for match_id, own, friend, watch in tables:
                assert await browser.own(match_id) == [0]
                assert await browser.links(match_id, "s") == sorted([f"/s/{own}", f"/s/{friend}"])
                assert await browser.links(match_id, "w") == [f"/w/{watch}"]

    run(test())


def test_older_cookies_that_open_nothing_are_not_taken_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO)
            match_id = ada.table.removeprefix("/tables/")
            browser = Browser(app)
            wrong = {
                "seat_": "x",
                "seat_x_y": "x",
                f"seat_{match_id}_0": token_of(ben),
                f"watch_{match_id}": "x" * 5000,
            }
            await browser.has_old(**wrong, links_x="[1]", links_y='{"1": 2}')
            await browser.get("/")
            assert [name for name in browser.cookies if name != "key"] == []
            assert app.state.tables.store.whole(match_id).held == ()
            assert await browser.own(match_id) == []

    run(test())
