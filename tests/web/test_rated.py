"""Rated tables on the pages: ticked when a table is opened, one seat for each player, the ladder and my ratings."""

import re
from html import unescape
from pathlib import Path

from fastapi import FastAPI

from tests.web.serving import Caller, run, serving
from tests.web.test_keys import Browser, friends_link
from tests.web.test_me import transfer_link

ROW = re.compile(
    r"<tr( class=\"mine\"[^>]*)?><th scope=\"row\">(.*?)</th><td>(.*?)</td><td>± (.*?)</td><td>(.*?)</td></tr>"
)
TAG = re.compile(r"<[^>]+>")


async def page_of(browser: Browser, path: str) -> str:
    reply = await browser.get(path)
    assert reply.status_code == 200, reply.text
    return unescape(reply.text)


async def rungs(browser: Browser, game: str = "atacama") -> list[tuple[bool, str, str, str]]:
    """Whether it is mine, who, rating, games."""
    page = await page_of(browser, f"/ladder/{game}")
    return [(bool(mine), TAG.sub("", who), rating, games) for mine, who, rating, _, games in ROW.findall(page)]


async def two_rated(app: FastAPI) -> tuple[Browser, Browser, str]:
    ada, ben = Browser(app), Browser(app)
    match_id = await ada.opens(rated="on")
    await ben.post(await friends_link(ada, match_id), data={"name": "Ben"})
    return ada, ben, match_id


async def play_out(app: FastAPI, match_id: str) -> list[int]:
    """The ranks at the end, when they have been counted."""
    tables = app.state.tables
    while not (table := await tables.settled(match_id)).match.over:
        match = table.match
        answer = match.game.actions.words(int(match.state.legal()[0]))
        await tables.answer(match_id, table.asked, match.n, f"k{match.n}", answer)
    await tables.ladder.count_all()
    ranks: list[int] = tables.store.match(match_id).result["ranks"]
    return ranks


# --- opening ---


def test_off_unless_it_is_ticked(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada = Browser(app)
            box = re.search(r'<input type="checkbox" name="rated"([^>]*)>', await page_of(ada, "/new/atacama"))
            assert box is not None
            assert "checked" not in box[1]
            assert not app.state.tables.store.match(await ada.opens()).rated
            match_id = await ada.opens(rated="on", aid_hints="yes", aid_takebacks="yes")
            kept = app.state.tables.store.match(match_id)
            assert (kept.rated, kept.hints, kept.takebacks) == (True, False, False)
            assert '<span class="bar-option kept">Rated</span>' in await page_of(
                ada, f"/t/{match_id}"
            )  # on phones, too
            assert "Rated" in await page_of(ada, "/me/games")
            assert (await ada.get(f"/api/v1/tables/{match_id}")).json()["rated"] is True

    run(test())


def test_what_cannot_be_rated_is_said_and_the_form_stays_as_it_was(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada = Browser(app)
            fields = {"game": "giganten", "players": "3", "rated": "on", "seat-1": "bot:baron", "seat-2": "free"}
            reply = await ada.post("/tables", data=fields)
            page = unescape(reply.text)
            assert reply.status_code == 422
            assert "one of these is none of them" in page
            assert re.search(r'name="rated" checked', page)
            assert "measured: Easy, Medium" in page
            reply = await ada.post("/tables", data={**fields, "seat-1": "local", "seat-2": "bot:prospector"})
            assert "only one seat can be at this screen" in unescape(reply.text)
            assert app.state.tables.store.ids() == []

    run(test())


# --- sitting down ---


def test_everybody_has_one_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = Browser(app), Browser(app)
            match_id = await ada.opens(rated="on", seat_1="free", listed="on")
            assert (await ada.post(f"/t/{match_id}/join/1", data={"name": "Ada"})).status_code == 403
            key = "k" * 30
            for _ in range(2):  # the reply may be lost
                reply = await ben.post(f"/t/{match_id}/join/1", data={"name": "Ben", "key": key})
                assert reply.status_code == 303
            assert await ben.own(match_id) == [1]

            friends = await ada.opens(rated="on")
            link = await friends_link(ada, friends)
            assert "This table is rated" in await page_of(ben, link)
            refused = await ada.post(link, data={"name": "Ben"})
            assert refused.status_code == 403
            assert "everybody has one seat" in refused.text
            assert (await ben.post(link, data={"name": "Ben"})).status_code == 303

    run(test())


def test_a_program_sits_down_with_the_key_of_a_player(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = Browser(app), Browser(app)
            await ben.opens()
            code = (await transfer_link(ben)).removeprefix("/k/")
            key = (await Caller(app).post("/me/take", code=code))["key"]
            match_id = await ada.opens(rated="on", seat_1="free", listed="on")
            await Caller(app).refused(f"/tables/{match_id}/join", 403, "table-rated-key", seat=1, name="Nobody")
            await Caller(app, key).post(f"/tables/{match_id}/join", seat=1, name="Ben")
            whose = app.state.tables.store.players_at([match_id])
            assert len(set(whose.values())) == len(whose) == 2

    run(test())


def test_a_program_opens_a_rated_table_for_its_player(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ben = Browser(app)
            await ben.opens()
            key = (await Caller(app).post("/me/take", code=(await transfer_link(ben)).removeprefix("/k/")))["key"]
            seats = [{"kind": "human", "name": "Ben"}, {"kind": "free"}]
            wish = {"game": "atacama", "seats": seats, "rated": True, "hints": True}
            await Caller(app).refused("/tables", 403, "table-rated-key", **wish)
            alone = {**wish, "seats": [{"kind": "bot", "bot": "greedy"}] * 2}
            await Caller(app, key).refused("/tables", 400, "table-rated-nobody", **alone)
            opened = await Caller(app, key).post("/tables", 201, **wish)
            kept = app.state.tables.store.match(opened["id"])
            assert (kept.rated, kept.hints, kept.takebacks) == (True, False, False)
            ours = app.state.tables.store.players_at([opened["id"]])
            assert list(ours) == [(opened["id"], 0)]
            assert opened["id"] in [game["id"] for game in (await Caller(app, key).get("/me/games"))["games"]]
            listed = {table["id"]: table["rated"] for table in (await Caller(app).get("/tables"))["tables"]}
            assert listed[opened["id"]] is True
            await Caller(app, key).refused(f"/tables/{opened['id']}/join", 403, "table-rated-twice", seat=1)

    run(test())


# --- the ladder ---


def test_before_anybody_has_played_the_ladder_has_the_measured_bots(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada = Browser(app)
            assert (await ada.get("/ladder")).headers["location"] == "/ladder/atacama"
            found = await rungs(ada)
            assert [who for _, who, _, _ in found] == ["Expert bot", "Hard bot", "Medium bot", "Easy bot"]
            assert (False, "Medium bot", "1000", "") in found
            assert "Nobody has finished a rated game yet." in await page_of(ada, "/ladder/atacama")
            assert (await ada.get("/ladder/nothing")).status_code == 404
            ada.cookies.set("lang", "fr")
            assert "Classement : Giganten" in (await page_of(ada, "/ladder/giganten")).replace("\xa0", " ")

    run(test())


def test_rated_people_are_on_the_ladder_under_the_name_they_have_chosen(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben, match_id = await two_rated(app)
            unrated = await ada.opens(name_0="Ada")
            await Browser(app).post(await friends_link(ada, unrated), data={"name": "Cleo"})
            assert "after" not in await page_of(ada, "/me/games")
            ranks = await play_out(app, match_id)
            await ben.post("/me", data={"name": "Benjamin", "language": "en"})
            ours, theirs = await rungs(ada), await rungs(ben)
            assert [who for mine, who, _, _ in ours if mine] == ["Ada you"]
            assert [who for mine, who, _, _ in theirs if mine] == ["Benjamin you"]
            people = {who: (int(rating), games) for _, who, rating, games in ours if not who.endswith("bot")}
            assert set(people) == {"Ada you", "Benjamin"}  # Cleo has played no rated game
            assert (people["Ada you"][0] > 1000) == (ranks[0] == 1)
            assert [games for _, games in people.values()] == ["1", "1"]
            hidden = [player.id for player in app.state.tables.store.players()]
            assert not [one for one in hidden if one in await page_of(ada, "/ladder/atacama")]

    run(test())


def test_my_games_tell_my_rating_and_the_end_of_the_game_leads_to_the_ladder(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, _, match_id = await two_rated(app)
            assert 'href="/ladder/atacama"' not in await page_of(ada, f"/t/{match_id}")
            await play_out(app, match_id)
            page = await page_of(ada, "/me/games")
            told = re.search(
                r'<a href="/ladder/atacama">Atacama</a> <b>(\d+) ± (\d+)</b> <span>after 1 rated game<', page
            )
            assert told is not None
            assert told[1] in [rating for mine, _, rating, _ in await rungs(ada) if mine]
            assert 'href="/ladder/atacama"' in await page_of(ada, "/me/games?game=atacama")
            assert 'href="/ladder/atacama"' in await page_of(ada, f"/t/{match_id}")
            await ada.post("/me/forget")
            assert "Ada" not in [who for _, who, _, _ in await rungs(ada)]

    run(test())


# --- leaving ---


def test_who_plays_against_bots_alone_can_resign_but_not_just_leave(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada = Browser(app)
            match_id = await ada.opens(rated="on", seat_1="bot:easy")
            page = await page_of(ada, f"/t/{match_id}/leave")
            assert "You may resign, and then you come last." in page
            assert 'value="ask"' not in page
            assert 'value="resign"' in page
            reply = await ada.post(f"/t/{match_id}/leave", data={"do": "ask"})
            assert reply.status_code == 400

    run(test())
