"""The time of a table as pages and programs meet it: chosen, shown, up, and taken back from a bot."""

import json
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from gusher.store.clocks import LIVE, SLOW, Pace
from gusher.table.links import new_id
from gusher.table.paces import DAY
from gusher.table.service import Tables
from tests.table.hours import Hours
from tests.web.serving import AGAINST_RANDOM, PLACE, TWO, Caller, Seat, opened, run, serving
from tests.web.test_keys import Browser, friends_link

PEOPLE = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Ben"}]
THREE = [*PEOPLE, {"kind": "human", "name": "Cleo"}]
FIVE = {"kind": "live", "minutes": 5, "seconds": 15}


def tables_of(app: FastAPI) -> Tables:
    found: Tables = app.state.tables
    return found


async def at_the_table(app: FastAPI, seats: list[dict[str, str]] = PEOPLE, **wish: Any) -> list[Seat]:
    return await opened(app, seats, aids={"pace": FIVE}, **wish)  # type: ignore[dict-item]


async def does(seat: Seat, what: str, status: int = 200) -> Any:
    return await seat.post(f"{seat.table}/clock", status, do=what, key=seat.key())


async def is_refused(seat: Seat, what: str, status: int, code: str) -> None:
    await seat.refused(f"{seat.table}/clock", status, code, do=what, key=seat.key())


async def clock(seat: Seat) -> Any:
    return (await seat.position())["clock"]


async def two_browsers(app: FastAPI, **fields: str) -> tuple[Browser, Browser, str]:
    ada, ben = Browser(app), Browser(app)
    match_id = await ada.opens(**fields)
    await ben.post(await friends_link(ada, match_id), data={"name": "Ben"})
    return ada, ben, match_id


async def page(browser: Browser, match_id: str) -> str:
    return unescape((await browser.get(f"/t/{match_id}")).text)


# --- choosing a pace ---


@pytest.mark.parametrize(
    ("fields", "pace"),
    [
        ({"pace": "none"}, None),
        ({"pace": "live-5-15"}, Pace(LIVE, 15, 300)),
        ({"pace": "live-30-45"}, Pace(LIVE, 45, 1800)),
        ({"pace": "live-own", "pace_minutes": "2", "pace_seconds": "0"}, Pace(LIVE, 0, 120)),
        ({"pace": "slow-3", "pace_holiday": "9"}, Pace(SLOW, 3 * DAY, 9 * DAY)),
    ],
)
def test_the_form_offers_paces(tmp_path: Path, fields: dict[str, str], pace: Pace | None) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            match_id = await Browser(app).opens(**fields)
            found = tables_of(app).store.match(match_id).clock
            assert (found and found.pace) == pace

    run(test())


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"pace": "live-own", "pace-minutes": "0", "pace-seconds": "5"}, "1 to 180 minutes"),
        ({"pace": "live-own", "pace-minutes": "5", "pace-seconds": "601"}, "0 to 600 seconds"),
        ({"pace": "live-own", "pace-minutes": "five", "pace-seconds": "5"}, "1 to 180 minutes"),
        ({"pace": "slow-1", "pace-holiday": "61"}, "0 to 60 days"),
        ({"pace": "slow-5", "pace-holiday": "1"}, "no pace called “slow-5”"),
    ],
)
def test_the_form_says_what_is_wrong_with_a_pace(tmp_path: Path, fields: dict[str, str], said: str) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            sent = {"game": "atacama", "players": "2", "seat-0": "human", "seat-1": "friend", **fields}
            reply = await Browser(app).post("/tables", data=sent)
            assert reply.status_code == 422
            assert said in unescape(reply.text)
            assert tables_of(app).store.ids() == []

    run(test())


@pytest.mark.parametrize(
    "pace",
    [
        {"kind": "live", "minutes": 0, "seconds": 15},
        {"kind": "live", "minutes": 181, "seconds": 15},
        {"kind": "live", "minutes": 5},
        {"kind": "live", "minutes": 5, "seconds": 1.5},
        {"kind": "slow", "days": 5},
        {"kind": "slow", "days": 1, "holiday": 61},
        {"kind": "slow", "days": 1, "minutes": 5},
        {"kind": "never"},
        "live",
    ],
)
def test_programs_are_told_what_is_wrong_with_a_pace(tmp_path: Path, pace: Any) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            reply = await Caller(app).post("/tables", 422, game="atacama", seats=PEOPLE, pace=pace)
            assert "pace" in reply["error"]["where"]

    run(test())


def test_programs_choose_a_pace_and_see_the_clock(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        async with serving(tmp_path, now=hours) as app:
            ada, _ = await at_the_table(app, listed=True)
            await hours.go_by(20, tables_of(app))
            found = await clock(ada)
            assert found["pace"] == {"kind": "live", "turn": 15.0, "reserve": 300.0}
            assert (found["seat"], found["left"], found["up"], found["paused"]) == (0, [295.0, 315.0], False, False)
            (listed,) = (await Caller(app).get("/tables"))["tables"]
            assert listed["pace"] == found["pace"]
            slow = {"kind": "slow", "days": 2, "holiday": 4}
            (cleo, *_) = await opened(app, PEOPLE, aids={"pace": slow})  # type: ignore[dict-item]
            assert (await clock(cleo))["pace"] == {"kind": "slow", "turn": 2 * DAY, "reserve": 4 * DAY}
            (dora, *_) = await opened(app, TWO)
            assert await clock(dora) is None

    run(test())


# --- what pages show ---


def test_clocks_are_shown_at_the_cards_and_in_lists(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        async with serving(tmp_path, now=hours) as app:
            ada, ben, match_id = await two_browsers(app, pace="live-5-15", listed="on")
            await hours.go_by(30, tables_of(app))
            text = await page(ada, match_id)
            until = tables_of(app).watch.time() + 285
            assert f'data-until="{until:.3f}"' in text
            assert f'data-time="{until - 285}"' in text
            assert "5 min each, plus 15 s per turn" in text
            told = json.loads((await ben.get(f"/t/{match_id}/view")).text)
            assert told["time"] == until - 285
            for where in ("/", "/me/games"):
                assert "4:45 left" in (await ada.get(where)).text
            stranger = (await Browser(app).get("/")).text
            assert "4:45 left" in stranger
            french = await ada.get("/me/games", headers={"Accept-Language": "fr"})
            assert "Reste 4:45" in french.text

    run(test())


def test_at_a_slow_table_days_are_shown(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, now=Hours()) as app:
            ada, _, match_id = await two_browsers(app, pace="slow-2", pace_holiday="3")
            assert "2 days per turn, 3 days of holiday" in await page(ada, match_id)
            assert "5 d 0 h left" in (await ada.get("/me/games")).text
            assert (await page(ada, match_id)).count('class="player-clock"') == 1  # of whoever is asked

    run(test())


def test_nothing_is_shown_without_a_clock(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, _, match_id = await two_browsers(app)
            text = await page(ada, match_id)
            assert "player-clock" not in text
            assert "clock-pause" not in text
            assert "slip-clock" not in (await ada.get("/me/games")).text

    run(test())


# --- pauses ---


def test_a_pause_at_the_page_and_by_programs(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        async with serving(tmp_path, now=hours) as app:
            ada, ben, match_id = await two_browsers(app, pace="live-5-15")

            async def say(browser: Browser, what: str, status: int = 200) -> None:
                body = {"do": what, "key": new_id()}
                reply = await browser.post(f"/api/v1/tables/{match_id}/clock", json=body)
                assert reply.status_code == status, reply.text

            assert 'data-do="clock-pause"' in await page(ada, match_id)
            await say(ada, "pause")
            assert "Ada would like a pause" in await page(ben, match_id)
            assert "Still to agree: Ben" in await page(ada, match_id)
            await say(ben, "agree")
            assert 'data-do="clock-resume"' in await page(ada, match_id)
            assert "data-until" not in await page(ada, match_id)
            assert "Pause" in (await ada.get("/me/games")).text
            await say(ben, "agree", 400)
            await say(ada, "resume")
            assert "data-until" in await page(ada, match_id)
            await say(Browser(app), "pause", 404)

    run(test())


# --- time is up ---


def test_the_other_decides_and_the_late_one_comes_back_by_the_link(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        async with serving(tmp_path, now=hours) as app:
            tables = tables_of(app)
            ada, ben, match_id = await two_browsers(app, pace="live-5-15")
            link = (await ada.links(match_id, "s"))[0]
            await hours.go_by(320, tables)
            assert "Your time is up" in await page(ada, match_id)
            assert "The time of Ada is up" in await page(ben, match_id)
            assert "Time is up" in (await ben.get("/me/games")).text
            assert 'data-do="clock-substitute"' not in await page(ada, match_id)
            assert 'data-do="clock-substitute"' in await page(ben, match_id)
            body = {"do": "substitute", "key": "k"}
            assert (await ben.post(f"/api/v1/tables/{match_id}/clock", json=body)).status_code == 200
            assert "Ada (out of time; now Prospector)" in await page(ben, match_id)
            assert await ada.own(match_id) == []
            assert "until you come back" in (await ada.get("/me/games")).text
            elsewhere = Browser(app)  # with the link and nothing else
            await elsewhere.get(link)
            assert "Take my seat back" in await page(elsewhere, match_id)
            assert "Take my seat back" not in await page(ben, match_id)
            reply = await elsewhere.post(f"/t/{match_id}/return", data={"seat": "0"})
            assert reply.status_code == 303
            assert await elsewhere.own(match_id) == [0]
            assert tables.store.match(match_id).seats[0].gone == ""
            assert (await ben.post(f"/t/{match_id}/return", data={"seat": "0"})).status_code == 403
            assert (await Browser(app).post(f"/t/{match_id}/return")).status_code == 404

    run(test())


def test_programs_decide_together(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        async with serving(tmp_path, now=hours) as app:
            seats = await at_the_table(app, THREE, game="giganten")
            await is_refused(seats[0], "wait", 400, "table-nobody-late")
            await hours.go_by(320, tables_of(app))
            late = (await clock(seats[0]))["seat"]
            one, other = (seat for seat in range(3) if seat != late)
            await is_refused(seats[late], "wait", 403, "table-not-asked")
            await is_refused(seats[late], "return", 403, "table-seat")
            assert (await does(seats[one], "end"))["waiting"] == [other]
            assert (await clock(seats[late]))["votes"] == {str(one): "end"}
            assert (await does(seats[other], "wait"))["waiting"] == [one]
            await does(seats[one], "wait")
            assert (await clock(seats[late]))["left"][late] == 300.0
            await hours.go_by(310, tables_of(app))
            await does(seats[one], "substitute")
            await does(seats[other], "substitute")
            assert (await seats[one].position())["kinds"][late] == "bot"
            await does(seats[late], "return")
            assert (await seats[late].position())["own"] == [late]
            await seats[one].post(f"{seats[one].table}/clock", 422, do="shout", key="k")

    run(test())


def test_who_resigned_does_not_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, _ = await at_the_table(app)
            await ada.post(f"{ada.table}/resign")
            await is_refused(ada, "return", 403, "table-seat")

    run(test())


def test_an_end_without_a_result(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        async with serving(tmp_path, now=hours) as app:
            ada, ben, match_id = await two_browsers(app, pace="live-5-15", game="mcmulti")
            await hours.go_by(320, tables_of(app))
            late = tables_of(app).store.match(match_id).turn
            decides = (ada, ben)[1 - late]
            body = {"do": "end", "key": "k"}
            assert (await decides.post(f"/api/v1/tables/{match_id}/clock", json=body)).status_code == 200
            for browser in (ada, ben):
                text = await page(browser, match_id)
                assert "The game was ended without a result." in text
                assert "data-answer" not in text
                assert 'data-over="yes"' in text
                assert "ranking" not in text
                assert "Ended without a result" in (await browser.get("/me/games")).text
                assert "Ended without a result" in (await browser.get("/")).text
                found = (await browser.get(f"/api/v1/tables/{match_id}")).json()
                assert (found["status"], found["asked"], found["ranks"], found["answers"]) == ("over", None, None, [])
                assert found["clock"]["ended"]
                log = await browser.get(f"/t/{match_id}/log.jsonl")
                assert log.status_code == 200
                assert "secret" not in json.loads(log.text.splitlines()[-1])  # what was hidden stays so
                assert (await browser.get(f"/t/{match_id}/replay?n=0")).status_code == 200
                assert (await browser.get("/me/logs.zip")).status_code == 200
            assert (await ada.get("/api/v1/me/games?over=true")).json()["games"][0]["ranks"] is None
            assert (await ada.get("/api/v1/me/games?over=true")).json()["games"][0]["clock"]["ended"]
            again = await ada.post(f"/t/{match_id}/rematch")
            assert again.status_code == 303
            assert again.headers["location"] != f"/t/{match_id}"

    run(test())


def test_alone_against_bots_nobody_is_asked(tmp_path: Path) -> None:
    async def test() -> None:
        hours = Hours()
        async with serving(tmp_path, now=hours) as app:
            (ada,) = await at_the_table(app, AGAINST_RANDOM)
            await hours.go_by(320, tables_of(app))
            assert (await clock(ada))["up"]
            await ada.answer(0, PLACE)  # and the game goes on

    run(test())
