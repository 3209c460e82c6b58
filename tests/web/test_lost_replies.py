"""Requests whose replies were lost: sent again they change nothing, and get what was lost."""

import re
from pathlib import Path

import pytest

from tests.web.serving import HOME, PLACE, TWO, Caller, Seat, opened, run, serving

FREE_SEAT = [{"kind": "human", "name": "Ada"}, {"kind": "free"}]
KEY, OTHER_KEY = "k" * 22, "l" * 22
FORM = {"Sec-Fetch-Site": "same-origin", "Accept": "text/html"}


def token_of(seat: Caller) -> str:
    return str(seat.client.headers["authorization"].removeprefix("Bearer "))


def test_the_opener_cannot_use_a_friends_link_once_the_friend_sits(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, sent = await opened(app, TWO)
            friend = Caller(app, Accept="text/html").client
            page = await friend.get(f"/s/{token_of(sent)}")
            hidden = dict(re.findall(r'name="(table|key)" value="([^"]+)"', page.text))
            came = await friend.post(f"/s/{token_of(sent)}", data={"name": "Ben", **hidden}, headers=FORM)
            assert came.status_code == 303
            await sent.get(sent.table, 404)  # the link that the opener knows
            assert (await friend.get(f"/api/v1{ada.table}")).json()["own"] == [1]

    run(test())


def test_a_friend_whose_reply_was_lost_comes_to_the_same_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, sent = await opened(app, TWO)
            link, table = f"/s/{token_of(sent)}", ada.table.removeprefix("/tables/")
            form = {"name": "Ben", "table": table, "key": KEY}
            await Caller(app).client.post(link, data=form, headers=FORM)  # nothing of the reply arrives
            friend = Caller(app).client
            again = await friend.post(link, data=form, headers=FORM)
            assert (again.status_code, again.headers["location"]) == (303, f"/t/{table}")
            assert (await friend.get(f"/api/v1{ada.table}")).json()["own"] == [1]
            for other in ({**form, "key": OTHER_KEY}, {"name": "Eve"}, {**form, "table": "nowhere"}):
                assert (await Caller(app).client.post(link, data=other, headers=FORM)).status_code in (403, 404)

    run(test())


def test_a_seat_is_taken_once_with_one_key(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            (ada,) = await opened(app, FREE_SEAT, listed=True)
            eve = Caller(app)
            first = await eve.post(f"{ada.table}/join", seat=1, name="Eve", key=KEY)
            assert await eve.post(f"{ada.table}/join", seat=1, name="Eve", key=KEY) == first
            await eve.refused(f"{ada.table}/join", 403, "table-seat-taken", seat=1, name="Eve", key=OTHER_KEY)
            await eve.refused(f"{ada.table}/join", 403, "table-seat-taken", seat=1, name="Eve")
            await eve.refused(f"{ada.table}/join", 400, "table-secret-key", seat=1, name="Eve", key="short")
            sits = Seat(app, ada.table.removeprefix("/tables/"), first["token"])
            assert (await sits.position())["seat"] == 1

    run(test())


def test_a_line_of_chat_is_said_once_with_one_key(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO)
            for _ in range(2):
                await ada.post(f"{ada.table}/chat", 201, text="hello", key="c")
            await ben.post(f"{ben.table}/chat", 201, text="hello", key="c")  # a key is the seat's own
            await ada.post(f"{ada.table}/chat", 201, text="hello")
            said = (await ada.get(f"{ada.table}/chat"))["chat"]
            assert [line["seat"] for line in said] == [0, 1, 0]

    run(test())


async def beyond_the_barrier(ada: Seat, n: int = 0) -> None:
    await ada.answer(n, PLACE)
    await ada.answer(n + 1, {"do": "use", "rig": "base"})


def test_a_wish_sent_again_is_not_wished_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO, tactical=True)
            await beyond_the_barrier(ada)
            asked = await ada.post(f"{ada.table}/takeback", key="t")
            declined = await ben.post(f"{ben.table}/takeback/answer", accept=False, key="d")
            assert await ada.post(f"{ada.table}/takeback", key="t") == asked
            assert (await ada.position())["takeback"] is None
            assert await ben.post(f"{ben.table}/takeback/answer", accept=False, key="d") == declined

    run(test())


def test_consent_names_the_wish(tmp_path: Path) -> None:
    """Ada's first wish is declined; Ben's consent to it, on its way for long, does not accept her second one."""

    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO, tactical=True)
            await beyond_the_barrier(ada)
            await ada.post(f"{ada.table}/takeback", key="t")
            old = (await ben.position())["takeback"]["id"]
            await ben.post(f"{ben.table}/takeback/answer", accept=False, key="d", wish=old)
            await ada.post(f"{ada.table}/takeback", key="u")
            new = (await ben.position())["takeback"]["id"]
            consent = f"{ben.table}/takeback/answer"
            await ben.refused(consent, 409, "table-other-wish", accept=True, key="a", wish=old)
            assert (await ben.post(consent, accept=True, key="b", wish=new))["n"] == 3

    run(test())


def test_nobody_consents_to_whatever_is_asked_for(tmp_path: Path) -> None:
    """Who accepts says what they have seen. To decline without that harms nobody: it can be asked for again."""

    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO, tactical=True)
            await beyond_the_barrier(ada)
            await ada.post(f"{ada.table}/takeback", key="t")
            consent = f"{ben.table}/takeback/answer"
            for unnamed in ({}, {"wish": ""}):
                error = await ben.refused(consent, 400, "table-which-wish", accept=True, key="a", **unnamed)
                assert "takeback.id" in error["message"]
            position = await ben.position()
            assert (position["n"], position["takeback"]["waiting"]) == (2, [1])
            assert (await ben.post(consent, accept=True, key="a", wish=position["takeback"]["id"]))["n"] == 3
            await beyond_the_barrier(ada, 3)
            await ada.post(f"{ada.table}/takeback", key="u")
            assert (await ben.post(consent, accept=False, key="d"))["waiting"] == []

    run(test())


def test_a_wish_outlives_the_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO, tactical=True)
            await beyond_the_barrier(ada)
            await ada.post(f"{ada.table}/takeback", key="t")
        async with serving(tmp_path) as app:
            again = Seat(app, ben.table.removeprefix("/tables/"), token_of(ben))
            wish = (await again.position())["takeback"]
            assert wish["waiting"] == [1]
            consent = {"accept": True, "key": "a", "wish": wish["id"]}
            assert (await again.post(f"{ben.table}/takeback/answer", **consent))["n"] == 3

    run(test())


@pytest.mark.parametrize("first", [0, 1])
def test_who_opens_a_rematch_does_not_keep_the_others_links(tmp_path: Path, first: int) -> None:
    """Whoever is first opens the rematch and holds the link of the other until that one comes."""

    async def test() -> None:
        async with serving(tmp_path) as app:
            people = await opened(app, TWO)
            await played_out(people)
            table = people[0].table.removeprefix("/tables/")
            browsers = [Caller(app, token_of(seat), Accept="text/html").client for seat in people]
            leads = await browsers[first].post(f"/t/{table}/rematch", headers=FORM)
            share = await browsers[first].get(f"{leads.headers['location']}/share")
            links = re.findall(r"/s/[\w-]+", share.text)
            await browsers[1 - first].post(f"/t/{table}/rematch", headers=FORM)
            found = [(await Caller(app).client.get(f"{HOME}{link}")).status_code for link in dict.fromkeys(links)]
            assert sorted(found) == [303, 403]  # one's own seat, and the link that the other no longer needs

    run(test())


async def played_out(people: list[Seat]) -> None:
    while True:
        position = await people[0].position()
        if position["asked"] is None:
            return
        seat = people[position["asked"]]
        answers = (await seat.position())["answers"]
        await seat.answer(position["n"], answers[0])
