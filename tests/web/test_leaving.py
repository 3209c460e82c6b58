"""Leaving, resigning and deleting, as pages and programs do it; and what the others see of it."""

from html import unescape
from pathlib import Path

from tests.web.serving import PLACE, TWO, Caller, opened, run, serving
from tests.web.test_keys import Browser, friends_link


async def two_browsers(app: object) -> tuple[Browser, Browser, str]:
    ada, ben = Browser(app), Browser(app)  # type: ignore[arg-type]
    match_id = await ada.opens()
    await ben.post(await friends_link(ada, match_id), data={"name": "Ben"})
    return ada, ben, match_id


async def does(browser: Browser, match_id: str, what: str, seat: str = "") -> str:
    reply = await browser.post(f"/t/{match_id}/leave", data={"do": what, **({"seat": seat} if seat else {})})
    assert reply.status_code == 303, reply.text
    return str(reply.headers["location"])


def test_who_leaves_is_let_go_and_may_still_watch(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben, match_id = await two_browsers(app)
            assert await does(ada, match_id, "ask", "0") == f"/t/{match_id}/leave"
            assert "Still to agree: Ben" in (await ada.get(f"/t/{match_id}/leave")).text
            assert "Ada would like to leave" in (await ben.get(f"/t/{match_id}")).text
            assert "Ada would like to leave" in (await ben.get(f"/t/{match_id}/leave")).text
            assert "would like to leave" not in (await ada.get(f"/t/{match_id}")).text
            await does(ben, match_id, "accept")
            assert "Ada (left; now Prospector)" in (await ben.get(f"/t/{match_id}")).text
            assert await ada.own(match_id) == []
            page = await ada.get(f"/t/{match_id}")
            assert page.status_code == 200
            assert "data-answer" not in page.text
            assert (await ada.get(f"/t/{match_id}/leave")).status_code == 403
            assert f"/t/{match_id}" not in (await ada.get("/me/games")).text
            assert f"/t/{match_id}" in (await ben.get("/me/games")).text

    run(test())


def test_who_is_not_let_go_can_stay_or_resign(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben, match_id = await two_browsers(app)
            await does(ada, match_id, "ask")
            await does(ben, match_id, "decline")
            assert "would like to leave" not in (await ben.get(f"/t/{match_id}")).text
            await does(ada, match_id, "ask")
            await does(ada, match_id, "stay")
            assert "would like to leave" not in (await ben.get(f"/t/{match_id}")).text
            await does(ada, match_id, "resign")
            assert app.state.tables.store.match(match_id).seats[0].gone == "resigned"
            assert "Ada (resigned; now Prospector)" in unescape((await ben.get("/")).text)

    run(test())


def test_nobody_leaves_for_another(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            _, ben, match_id = await two_browsers(app)
            for what in ("ask", "resign", "remove"):
                reply = await ben.post(f"/t/{match_id}/leave", data={"do": what, "seat": "0"})
                assert reply.status_code == 403
                assert (await Browser(app).post(f"/t/{match_id}/leave", data={"do": what})).status_code == 404
            assert app.state.tables.store.match(match_id).seats[0].gone == ""

    run(test())


def test_a_table_is_deleted_while_nobody_else_has_sat_down(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada = Browser(app)
            match_id = await ada.opens()
            link = await friends_link(ada, match_id)
            assert "Delete the table" in (await ada.get(f"/t/{match_id}/leave")).text
            assert await does(ada, match_id, "remove") == "/me/games"
            assert (await ada.get(f"/t/{match_id}")).status_code == 404
            assert (await Browser(app).get(link)).status_code == 403
            assert match_id not in (await ada.get("/me/games")).text
            ada, _, match_id = await two_browsers(app)
            assert "Delete the table" not in (await ada.get(f"/t/{match_id}/leave")).text
            refused = await ada.post(f"/t/{match_id}/leave", data={"do": "remove"})
            assert refused.status_code == 400

    run(test())


def test_programs_leave_in_the_same_way(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            reply = await Caller(app).post("/tables", 201, game="atacama", seats=TWO, options={})
            table, tokens = f"/tables/{reply['id']}", [seat["token"] for seat in reply["seats"]]
            link = f"/s/{tokens[1]}"
            ben = Browser(app)
            await ben.post(link, data={"name": "Ben"})
            ada = Caller(app, tokens[0])
            assert await ada.post(f"{table}/leave") == {"left": False}
            assert (await ada.get(table))["leaving"] == {"by": 0, "waiting": [1]}
            assert await ada.post(f"{table}/leave/answer", accept=False) == {"left": False}  # thinks better of it
            assert await ada.post(f"{table}/leave") == {"left": False}
            await ada.refused(f"{table}/leave/answer", 400, "table-no-leaving", accept=True)
            answered = await ben.post(f"/api/v1{table}/leave/answer", json={"accept": True})
            assert answered.json() == {"left": True}
            await ada.refused(f"{table}/resign", 403, "table-seat")
            await ada.refused(f"{table}/answers", 403, "table-seat", n=0, key="k", answer=PLACE)
            (alone,) = await opened(app, [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}])
            assert await alone.post(f"{alone.table}/remove") == {"left": True}
            await alone.get(alone.table, 404)

    run(test())
