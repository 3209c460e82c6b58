"""Me without an account: made with the first seat, taken to another device, forgotten; nobody else learns the key."""

import logging
import re
from dataclasses import replace
from html import unescape
from pathlib import Path

import httpx
import pytest

from gusher.store.people import PlayerRecord
from gusher.store.sqlite import SqliteStore
from gusher.table.keys import read_key
from gusher.table.links import token_hash
from gusher.table.players import FORGOTTEN_AFTER, TRANSFER_SECONDS
from gusher.web.limits import UNLIMITED, Rate
from gusher.web.server import Masked, masked
from tests.web.serving import HOME, PLACE, Caller, run, serving
from tests.web.test_keys import Browser, friends_link


def players(app: object) -> list[PlayerRecord]:
    store: SqliteStore = app.state.tables.store  # type: ignore[attr-defined]
    return store.players()


def key_of(browser: Browser) -> str:
    return str(browser.cookies["key"]).partition(".")[0]


async def transfer_link(browser: Browser) -> str:
    page = (await browser.post("/me/link")).text
    found = re.search(rf'value="{HOME}(/k/[\w-]+)"', unescape(page))
    assert found
    assert "<svg" in page
    return found[1]


# --- made silently ---


def test_with_the_first_seat_somebody_is_a_player(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            browser = Browser(app)
            for path in ("/", "/me", "/me/games", "/new/atacama"):
                assert (await browser.get(path)).status_code == 200
            assert players(app) == []
            match_id = await browser.opens()
            (player,) = players(app)
            assert (player.name, player.language) == ("Ada", "en")
            assert player.key_hash == token_hash(key_of(browser))
            assert app.state.tables.store.players_at([match_id]) == {(match_id, 0): player.id}
            await browser.opens()
            assert len(players(app)) == 1

    run(test())


def test_a_friend_is_a_player_of_their_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = Browser(app), Browser(app)
            match_id = await ada.opens()
            link = await friends_link(ada, match_id)
            assert (await ben.post(link, data={"name": "Ben"})).status_code == 303
            assert sorted(player.name for player in players(app)) == ["Ada", "Ben"]
            whose = app.state.tables.store.players_at([match_id])
            assert whose[match_id, 0] != whose[match_id, 1]
            assert f'href="/t/{match_id}"' in (await ben.get("/me/games")).text

    run(test())


def test_who_refuses_cookies_plays_by_seat_link(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            reply = await Caller(app).post(
                "/tables", 201, game="atacama", seats=[{"kind": "human"}, {"kind": "friend"}]
            )
            token = reply["seats"][0]["token"]
            seat = Caller(app, token)
            await seat.post(f"/tables/{reply['id']}/answers", n=0, key="k", answer=PLACE)
            assert players(app) == []
            assert (await seat.post("/me/take", 403, code="nothing"))["error"]["code"] == "table-transfer"
            assert (await seat.get("/me", 403))["error"]["code"] == "table-nobody"

    run(test())


def test_seats_from_before_there_were_players_are_gathered(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            browser = Browser(app)
            match_id = await browser.opens()
            store = app.state.tables.store
            with store._transaction() as db:  # as if the table had been opened by an older program
                db.rows("DELETE FROM player_seats")
                db.rows("DELETE FROM players")
            assert f'href="/t/{match_id}"' in (await browser.get("/me/games")).text
            (player,) = players(app)
            assert store.players_at([match_id]) == {(match_id, 0): player.id}

    run(test())


# --- name and language ---


def test_name_and_language_are_set_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            browser = Browser(app)
            await browser.opens()
            assert (await browser.post("/me", data={"name": " Ada\n L. ", "language": "fr"})).status_code == 303
            (player,) = players(app)
            assert (player.name, player.language) == ("Ada L.", "fr")
            assert 'lang="fr"' in (await browser.get("/me")).text
            assert 'value="Ada L."' in (await browser.get("/new/atacama")).text
            await browser.post("/language", data={"lang": "en"})
            assert players(app)[0].language == "en"
            await browser.post("/me", data={"name": "", "language": "klingon"})
            assert (players(app)[0].name, players(app)[0].language) == ("Ada L.", "en")

    run(test())


# --- another device ---


def test_a_link_takes_everything_to_another_device_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            here, there, late = Browser(app), Browser(app), Browser(app)
            match_id = await here.opens()
            await here.post("/me", data={"name": "Ada", "language": "fr"})
            link = await transfer_link(here)
            assert (await there.get(link)).status_code == 200  # a messenger looks, too
            assert await there.own(match_id) == []
            assert (await there.post(link)).headers["location"] == "/me/games"
            assert key_of(there) == key_of(here)
            assert await there.own(match_id) == await here.own(match_id) == [0]
            assert 'lang="fr"' in (await there.get("/")).text
            for refused in (await late.get(link), await late.post(link)):
                assert refused.status_code == 403
            assert await late.own(match_id) == []

    run(test())


def test_what_the_other_device_had_comes_along(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            here, there = Browser(app), Browser(app)
            ours, theirs = await here.opens(), await there.opens()
            old = Browser(app, there.cookies)
            assert len(players(app)) == 2
            link = await transfer_link(here)
            assert "Ada’s" in (await there.get(link)).text  # whose link it is: they are about to share all they have
            assert (await there.post(link)).headers["location"] == link  # not without their word
            assert len(players(app)) == 2
            assert (await there.post(link, data={"join": "on"})).headers["location"] == "/me/games"
            (player,) = players(app)
            for browser in (here, there):
                assert [await browser.own(match_id) for match_id in (ours, theirs)] == [[0], [0]]
                assert len(await browser.links(theirs, "s")) == 2  # the friend's link can still be sent
            assert set(app.state.tables.store.players_at([ours, theirs]).values()) == {player.id}
            await old.get("/")
            assert await old.own(theirs) == []  # the old key opens nothing any more

    run(test())


def test_a_link_lasts_ten_minutes_and_the_next_takes_its_place(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            here = Browser(app)
            await here.opens()
            first, second = await transfer_link(here), await transfer_link(here)
            assert (await Browser(app).post(first)).status_code == 403
            service = app.state.tables.players
            now = service.now
            service.now = lambda: now() + TRANSFER_SECONDS
            assert (await Browser(app).post(second)).status_code == 403
            service.now = now
            assert (await Browser(app).post(second)).status_code == 303

    run(test())


def test_links_are_made_and_taken_at_a_measured_pace(tmp_path: Path) -> None:
    async def test() -> None:
        limits = replace(UNLIMITED, keys=Rate(1e-9, 2))
        async with serving(tmp_path, limits=limits) as app:
            browser = Browser(app)
            await browser.opens()
            await transfer_link(browser)
            assert (await Browser(app).post("/k/guess")).status_code == 403
            assert (await Browser(app).post("/k/guess")).status_code == 429
            assert (await browser.post("/me/link")).status_code == 429

    run(test())


def test_a_program_takes_a_key_and_uses_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            browser = Browser(app)
            match_id = await browser.opens()
            code = (await transfer_link(browser)).removeprefix("/k/")
            key = (await Caller(app).post("/me/take", code=code))["key"]
            assert read_key(key)
            me = Caller(app, key)
            assert (await me.get("/me"))["name"] == "Ada"
            assert (await me.post("/me", name="Ada L.", language="fr"))["name"] == "Ada L."
            (game,) = (await me.get("/me/games"))["games"]
            assert (game["id"], game["seats"], game["asked"], game["gone"]) == (match_id, [0], 0, ["", ""])
            assert (await me.get("/me/games", over=True))["games"] == []
            assert (await me.get(f"/tables/{match_id}"))["own"] == [0]
            assert (await me.get("/me/record", game="atacama"))["total"]["games"] == 0
            assert (await me.get("/me/record", 422, game="nothing"))["error"]["code"] == "game-unknown"

    run(test())


# --- forgotten ---


def test_who_is_forgotten_leaves_the_game_to_the_others(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = Browser(app), Browser(app)
            match_id = await ada.opens()
            await ben.post(await friends_link(ada, match_id), data={"name": "Ben"})
            second = Browser(app, ada.cookies)
            page = unescape((await ada.get("/me/forget")).text)
            (link,) = re.findall(rf'value="{HOME}(/s/[\w-]+)"', page)
            assert (await ada.post("/me/forget")).status_code == 303
            assert "key" not in ada.cookies
            assert [player.name for player in players(app)] == ["Ben"]
            for browser in (ada, second):
                assert await browser.own(match_id) == []
            assert f"/t/{match_id}" not in (await second.get("/me/games")).text
            assert await ben.own(match_id) == [1]
            again = Browser(app)
            await again.get(link)
            assert await again.own(match_id) == [0]  # the seat is reached by its link

    run(test())


def test_who_does_not_come_for_long_is_forgotten_at_the_next_start(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            browser = Browser(app)
            await browser.opens()
            service = app.state.tables.players
            now = service.now
            service.now = lambda: now() + FORGOTTEN_AFTER - 60
            await service.forget_unseen()
            assert len(players(app)) == 1
            await browser.get("/me")  # seen
            service.now = lambda: now() + FORGOTTEN_AFTER + 60
            await service.forget_unseen()
            assert len(players(app)) == 1
            service.now = lambda: now() + 3 * FORGOTTEN_AFTER
            await service.forget_unseen()
            assert players(app) == []

    run(test())


# --- secrets ---


def test_nobody_else_is_told_a_key_or_a_player(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = Browser(app), Browser(app)
            match_id = await ada.opens(listed="on")
            await ben.post(await friends_link(ada, match_id), data={"name": "Ben"})
            link = await transfer_link(ada)
            hidden = [key_of(ada), link.removeprefix("/k/")]
            for player in players(app):
                hidden += [player.key_hash] if player.name == "Ben" else [player.key_hash, player.id]
            replies = [
                *[await ben.get(path) for path in ("/", "/me", "/me/games", "/me/forget", f"/t/{match_id}")],
                *[await ben.get(f"/t/{match_id}/{page}") for page in ("leave", "share", "replay", "view", "log.jsonl")],
                *[await ben.get(f"/api/v1/{path}") for path in ("me", "me/games", f"tables/{match_id}", "tables")],
                await ben.get("/api/v1/me/record?game=atacama"),
                await ben.post("/k/nothing"),
                await ada.get("/me"),  # not even its own page says the key
                await ada.get("/me/games"),
            ]
            for reply in replies:
                told = reply.text + str([pair for pair in reply.headers.items() if pair[0] != "set-cookie"])
                assert [secret for secret in hidden if secret in told] == [], reply.request.url
            logged = "\n".join(Masked("%(message)s").format(line) for line in caplog.records)
            assert "HTTP Request" in logged  # the test's own client has logged every address
            assert [secret for secret in hidden if secret in logged] == []

    with caplog.at_level(logging.INFO):
        run(test())


def test_a_link_to_another_device_is_left_out_of_logs() -> None:
    assert masked('"POST /k/short-code HTTP/1.1" 303') == '"POST /k/… HTTP/1.1" 303'


def test_the_key_travels_as_cookies_of_the_server_do(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, secure=True) as app:
            here = Browser(app)
            here.base_url = httpx.URL(HOME.replace("http:", "https:"))
            await here.opens()
            page = unescape((await here.post("/me/link")).text)
            found = re.search(r'value="https?://[\w.]+(/k/[\w-]+)"', page)
            assert found
            given = (await Browser(app).post(found[1])).headers.get_list("set-cookie")
            (key,) = [cookie for cookie in given if cookie.startswith("key=")]
            assert {"HttpOnly", "SameSite=lax", "Secure"} <= {part.strip() for part in key.split(";")}

    run(test())
