"""The API plays a whole game: tables, seats, answers, take-backs, chat, hints, logs."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from gusher.kernel import log
from tests.table.seated import until_asked
from tests.web.serving import AGAINST_RANDOM, PLACE, TWO, Caller, Seat, opened, run, serving


def test_games_are_described_in_the_reader_s_language(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            described = await Caller(app).get("/games")
            atacama = next(game for game in described["games"] if game["name"] == "atacama")
            assert atacama["seats"] == [2, 4]
            assert {"random", "greedy", "search"} <= set(described["bots"])
            french = Caller(app, **{"Accept-Language": "de, fr-CA;q=0.8, en;q=0.5"})
            assert (await french.get("/tables/none", 404))["error"]["message"].startswith("Cette table")

    run(test())


async def play_out(app: FastAPI, seats: list[Seat]) -> dict[str, Any]:
    """Everybody gives the first possible answer until the end; returns the last position."""
    match_id = seats[0].table.removeprefix("/tables/")
    people = range(len(seats))
    while (asked := (await until_asked(app.state.tables, match_id, *people)).asked) >= 0:
        position = await seats[asked].position()
        assert position["asked"] == position["seat"] == asked
        await seats[asked].answer(position["n"], position["answers"][0])
    last: dict[str, Any] = await seats[0].position()
    assert last["status"] == "over"
    return last


@pytest.mark.parametrize("seats", [TWO, AGAINST_RANDOM], ids=["people", "bot"])
def test_a_whole_game_over_the_api(tmp_path: Path, seats: list[dict[str, str]]) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            people = await opened(app, seats)
            first = await people[0].position()
            assert first["prompt"]
            assert first["ranks"] is None
            last = await play_out(app, people)
            assert sorted(last["ranks"])[0] == 1
            assert last["asked"] is None
            assert last["answers"] == []
            reply = await people[0].client.get(f"/api/v1{people[0].table}/log")
            assert reply.headers["content-type"].startswith("application/x-ndjson")
            assert log.verify(reply.text.splitlines()).honest
            assert (await people[0].answer(last["n"], PLACE, status=422))["error"]["code"] == "refused-over"

    run(test())


def test_the_same_key_gets_the_same_reply(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO)
            replies = await asyncio.gather(*(ada.answer(0, PLACE, "same") for _ in range(5)))
            assert replies == [{"n": 1, "answer": 1}] * 5
            await ben.answer(1, {"do": "place", "row": 1, "column": 1})
            assert await ada.answer(0, PLACE, "same") == {"n": 1, "answer": 1}
            assert (await ada.position())["n"] == 2

    run(test())


def test_stale_wrong_and_illegal_answers(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO)
            assert (await ben.answer(0, PLACE, status=403))["error"]["code"] == "refused-not-asked"
            illegal = (await ada.answer(0, {"do": "use", "rig": "base"}, status=422))["error"]
            assert illegal["code"] == "refused-rule"
            assert illegal["clause"] == "A11"
            await ada.answer(0, PLACE)
            stale = (await ben.answer(0, {"do": "place", "row": 1, "column": 1}, status=409))["error"]
            assert stale["code"] == "table-stale"
            assert stale["n"] == 1
            taken = (await ben.answer(1, PLACE, status=422))["error"]
            assert taken["clause"].startswith("A")

    run(test())


def test_undo_and_take_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO, tactical=True)
            await ada.answer(0, PLACE)
            assert (await ada.position())["can_undo"]
            undone = await ada.post(f"{ada.table}/undo", n=1, key="u")
            assert undone == {"n": 2, "answer": 2}
            assert await ada.post(f"{ada.table}/undo", n=1, key="u") == undone
            await ada.answer(2, PLACE)
            await ada.answer(3, {"do": "use", "rig": "base"})
            await ada.refused(f"{ada.table}/undo", 422, "refused-barrier", n=4, key="v")
            asked = await ada.post(f"{ada.table}/takeback", key="t")
            assert asked["waiting"] == [1]
            wish = (await ben.position())["takeback"]
            assert wish == {"id": wish["id"], "by": 0, "waiting": [1]}
            await ada.refused(f"{ada.table}/takeback/answer", 400, "table-no-takeback", accept=True, key="w")
            consent = {"accept": True, "key": "t", "wish": wish["id"]}
            granted = await ben.post(f"{ben.table}/takeback/answer", **consent)
            assert granted["n"] == 5
            assert await ben.post(f"{ben.table}/takeback/answer", **consent) == granted
            assert (await ada.position())["asked"] == 0

    run(test())


def test_a_take_back_sent_twice_is_done_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            (ada,) = await opened(app, AGAINST_RANDOM)
            await ada.answer(0, PLACE)
            first = await ada.post(f"{ada.table}/takeback", key="t")
            assert await ada.post(f"{ada.table}/takeback", key="t") == first
            assert (await ada.position())["n"] == first["n"]

    run(test())


def test_listed_tables_can_be_watched_and_joined(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            free = [{"kind": "human", "name": "Ada"}, {"kind": "free"}]
            (ada,) = await opened(app, free)  # which is listed, whether one says so or not
            await opened(app, TWO)
            stranger = Caller(app)
            (shown,) = (await stranger.get("/tables"))["tables"]
            assert shown["free"] == [1]
            path = f"/tables/{shown['id']}"
            seen = await stranger.get(path)
            assert seen["seat"] is None
            assert seen["answers"] == []
            await stranger.refused(f"{path}/join", 403, "table-seat-taken", seat=0, name="Eve")
            joined = await stranger.post(f"{path}/join", seat=1, name="Ben")
            await stranger.refused(f"{path}/join", 403, "table-seat-taken", seat=1, name="Eve")
            ben = Seat(app, shown["id"], joined["token"])
            assert (await ben.position())["seat"] == 1
            assert (await ada.position())["names"] == ["Ada", "Ben"]

    run(test())


def test_people_at_one_screen_choose_their_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            local = [{"kind": "human", "name": "Ada"}, {"kind": "local", "name": "Ben"}, *TWO]
            seats = await opened(app, local)
            match_id = seats[0].table.removeprefix("/tables/")
            screen = Caller(app, **{"X-Gusher": "1"})
            for number in (0, 1):
                token = seats[number].client.headers["authorization"].removeprefix("Bearer ")
                screen.client.cookies.set(f"seat_{match_id}_{number}", token)
            assert (await screen.get(f"/tables/{match_id}"))["own"] == [0, 1]
            assert (await screen.get(f"/tables/{match_id}", seat=1))["seat"] == 1
            assert (await screen.get(f"/tables/{match_id}", 403, seat=2))["error"]["code"] == "table-seat"
            path = f"/tables/{match_id}/answers"
            await screen.refused(path, 403, "table-seat", n=0, key="a", answer=PLACE, seat=2)
            await screen.post(path, n=0, key="a", answer=PLACE, seat=0)
            position = await screen.get(f"/tables/{match_id}")
            assert position["seat"] == position["asked"] == 1

    run(test())


def test_chat_is_kept_as_it_was_written(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO)
            await ada.post(f"{ada.table}/chat", 201, text="<b>Well\nmet</b>\x07")
            (line,) = (await ben.get(f"{ben.table}/chat"))["chat"]
            assert (line["seat"], line["name"], line["text"]) == (0, "Ada", "<b>Well\nmet</b>")
            await ada.refused(f"{ada.table}/chat", 400, "table-empty-chat", text=" \x07")
            await ada.refused(f"{ada.table}/chat", 422, "api-invalid", text="x" * 501)

    run(test())


def test_a_hint_is_a_possible_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO, aids={"hints": True})
            hint = await ada.post(f"{ada.table}/hint")
            assert hint["answer"] in (await ada.position())["answers"]
            assert 0 <= hint["chance"] <= 1
            await ben.refused(f"{ben.table}/hint", 403, "refused-not-asked")

    run(test())


def test_the_api_is_described_on_a_page_of_our_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            caller = Caller(app)
            document = (await caller.client.get("/api/openapi.json")).json()
            page = (await caller.client.get("/api/docs", headers={"Accept-Language": "fr"})).text
            assert all(path in page for path in document["paths"])
            assert "Ouvre une table" in page
            assert "//cdn" not in page

    run(test())
