"""Hints and previews over the API and on the pages, and tables that do not allow them."""

import re
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from gusher.kernel import registry
from gusher.table.botpool import BotPool
from gusher.table.opening import SeatWish
from tests.fixed import fixed_app
from tests.table.seated import until_asked
from tests.web.serving import AGAINST_RANDOM, PLACE, TWO, Caller, Seat, opened, run, serving, settings
from tests.web.visitor import visiting

CHECKED = re.compile(r'name="aid-(\w+)" value="(\w+)" checked')
GAMES = [game.name for game in registry.games()]


async def seated(app: FastAPI, game: str, **aids: bool) -> Seat:
    """One person against bots, asked for the first time."""
    bots = [{"kind": "bot", "bot": "greedy"}] * (registry.find(game).usual_seats - 1)
    (ada,) = await opened(app, [{"kind": "human", "name": "Ada"}, *bots], game=game, aids=aids)
    await until_asked(app.state.tables, ada.table.removeprefix("/tables/"), 0)
    return ada


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_gives_answers_with_reasons_in_both_languages(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada = await seated(app, game)
            for language in ("en", "fr"):
                ada.client.headers["Accept-Language"] = language
                hint = await ada.post(f"{ada.table}/hint")
                possible = (await ada.position())["answers"]
                assert [hint["answer"], hint["action"]] == [hint["answers"][0]["answer"], hint["answers"][0]["action"]]
                for advice in hint["answers"]:
                    assert advice["answer"] in possible
                    assert advice["text"]
                    assert advice["says"]
                    assert {reason["kind"] for reason in advice["reasons"]} <= {"outlook", "feature", "flow"}

    run(test())


def test_the_bot_s_process_sees_what_the_seat_sees(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, Any]] = []
    thought = BotPool.hint

    async def overheard(pool: BotPool, game: str, state: dict[str, Any], *asker: str) -> dict[str, Any]:
        asked.append(state)
        return await thought(pool, game, state, *asker)

    monkeypatch.setattr(BotPool, "hint", overheard)

    async def test() -> None:
        async with serving(tmp_path) as app:
            ada = await seated(app, "giganten")
            match_id = ada.table.removeprefix("/tables/")
            while not (table := await until_asked(app.state.tables, match_id, 0)).match.state.has_secrets():
                position = await ada.position()
                await ada.answer(position["n"], position["answers"][0])
            await ada.post(f"{ada.table}/hint")
            assert asked == [table.match.view(0).dump()]
            assert asked != [table.match.state.dump()]

    run(test())


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_says_what_is_certain(tmp_path: Path, game: str) -> None:
    """Asked of every answer, and nothing has changed afterwards."""

    async def test() -> None:
        async with serving(tmp_path) as app:
            ada = await seated(app, game)
            before = await ada.position()
            for answer in before["answers"][:8]:
                found = await ada.post(f"{ada.table}/preview", n=before["n"], answer=answer)
                assert found["n"] == before["n"]
                assert all(found["effects"] + found["says"])
                assert len(found["says"]) >= len(found["moved"])
            assert await ada.position() == before

    run(test())


def test_a_preview_is_refused_like_its_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada, ben = await opened(app, TWO)
            path = f"{ada.table}/preview"
            assert (await ada.post(path, n=0, answer=PLACE))["says"]
            await ben.refused(path, 403, "refused-not-asked", n=0, answer=PLACE)
            await ada.refused(path, 409, "table-stale", n=7, answer=PLACE)
            refused = await ada.refused(path, 422, "refused-rule", n=0, answer={"do": "use", "rig": "base"})
            assert refused["clause"] == "A11"
            await Caller(app).refused(path, 404, "table-unknown", n=0, answer=PLACE)

    run(test())


# --- what a table allows ---


@pytest.mark.parametrize(
    ("seats", "aids", "allowed"),
    [
        (AGAINST_RANDOM, {}, True),
        (TWO, {}, False),
        ([TWO[0], {"kind": "local", "name": "Ben"}], {}, False),
        ([TWO[0], {"kind": "free"}], {}, False),
        (TWO, {"hints": True}, True),
        (AGAINST_RANDOM, {"hints": False}, False),
    ],
)
def test_hints_are_usual_against_bots_alone(
    tmp_path: Path, seats: list[dict[str, str]], aids: dict[str, bool], allowed: bool
) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            ada = (await opened(app, seats, aids=aids))[0]
            assert (await ada.position())["hints"] is allowed
            page = (await ada.client.get(f"/t{ada.table.removeprefix('/tables')}")).text
            assert ('data-do="hint"' in page) is allowed
            if allowed:
                assert (await ada.post(f"{ada.table}/hint"))["answers"]
            else:
                await ada.refused(f"{ada.table}/hint", 403, "table-no-hints")

    run(test())


def test_the_form_asks_what_is_allowed_and_the_rematch_allows_the_same(tmp_path: Path) -> None:
    given = {"game": "atacama", "players": "2", "seat-0": "human", "name-0": "Ada", "seat-1": "bot:tumbleweed"}
    with visiting(fixed_app(settings(tmp_path))) as visitor:
        form = visitor.get("/new/atacama").text
        assert CHECKED.findall(form) == [("hints", "usual"), ("takebacks", "yes")]
        wishes = {"aid-hints": "no", "aid-takebacks": "no"}
        refused = visitor.post("/tables", {**given, **wishes, "players": "9"})  # the form comes back as it was
        assert CHECKED.findall(refused.text) == [
            ("hints", "no"),
            ("takebacks", "no"),
        ]
        table = visitor.post("/tables", {**given, **wishes}).headers["location"].removeprefix("/t/")
        record = visitor.call(visitor.tables.table, table).record
        assert (record.hints, record.takebacks) == (False, False)
        human = [SeatWish("bot", "greedy", "greedy"), SeatWish("human", "Ada")]
        again = visitor.call(visitor.tables.open_again, record, human)
        kept = visitor.call(visitor.tables.table, again.id).record
        assert (kept.hints, kept.takebacks) == (False, False)
        unknown = {"aid-hints": "perhaps", "aid-takebacks": "perhaps"}
        table = visitor.post("/tables", {**given, **unknown}).headers["location"].removeprefix("/t/")
        usual = visitor.call(visitor.tables.table, table).record
        assert (usual.hints, usual.takebacks) == (True, True)


def test_take_backs_can_be_ruled_out(tmp_path: Path) -> None:
    """Undo within the barrier stays: it takes nothing from anybody."""

    async def test() -> None:
        async with serving(tmp_path) as app:
            (ada,) = await opened(app, AGAINST_RANDOM, aids={"takebacks": False}, tactical=True)
            await ada.answer(0, PLACE)
            await ada.post(f"{ada.table}/undo", n=1, key="u")
            await ada.answer(2, PLACE)
            reply = await ada.answer(3, {"do": "use", "rig": "base"})
            assert not (await ada.position())["takebacks"]
            await ada.refused(f"{ada.table}/takeback", 403, "table-no-takebacks", key="t")
            page = (await ada.client.get(f"/t{ada.table.removeprefix('/tables')}")).text
            assert 'data-do="takeback"' not in page
            assert (await ada.position())["n"] >= reply["n"]

    run(test())
