"""A visitor whose requests come to different processes, one of which has not heard yet what the other has stored; and a
store that is away for a moment."""

from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest
from fastapi import FastAPI

from gusher.store.port import Growth, Unreachable, Whole
from gusher.store.sqlite import SqliteStore
from tests.cli.commands import LANGUAGES, gusher
from tests.postgres import database
from tests.table.processes import deaf
from tests.web.serving import PLACE, TWO, Caller, Listening, Seat, opened, run, serving

FREE = [{"kind": "human", "name": "Ada"}, {"kind": "free", "name": ""}]


@pytest.fixture
def url() -> Iterator[str]:
    with database() as found:
        yield found


def a_server(folder: Path, url: str) -> AbstractAsyncContextManager[FastAPI]:
    return serving(folder, open_store=lambda _: deaf(url))


async def at_both(one: FastAPI, other: FastAPI) -> tuple[Seat, Seat]:
    """Ada's seat at one process, and Ben's at the other, which knows the table and will hear of nothing."""
    ada, ben = await opened(one, TWO)
    there = Seat(other, ben.table.removeprefix("/tables/"), ben.client.headers["authorization"].removeprefix("Bearer "))
    assert (await there.position())["n"] == 0
    return ada, there


def test_a_view_is_not_older_than_the_news(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_server(tmp_path, url) as one, a_server(tmp_path, url) as other:
            ada, there = await at_both(one, other)
            await ada.answer(0, PLACE)
            assert (await there.position())["n"] == 0  # it has not heard
            assert (await there.get(there.table, n=1))["n"] == 1
            await ada.post(f"{ada.table}/chat", 201, text="hello")
            path = f"/t/{ada.table.removeprefix('/tables/')}/view"
            assert (await there.client.get(path)).json()["version"] == 1
            assert (await there.client.get(path, params={"version": "2"})).json()["version"] == 2
            assert (await there.client.get(path, params={"version": "999999999"})).json()["version"] == 2

    run(test())


def test_a_page_that_begins_anew_at_another_process_sees_nothing_older(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_server(tmp_path, url) as one, a_server(tmp_path, url) as other:
            ada, there = await at_both(one, other)
            await ada.answer(0, PLACE)
            token = there.client.headers["authorization"].removeprefix("Bearer ")
            view = f"/t/{ada.table.removeprefix('/tables/')}/view"
            async with Listening(other, f"{view}?have=&n=1&version=1", token, accept="text/event-stream") as page:
                assert await page.next() == "retry: 1000\n\n"
                assert '{"n":1,"version":1,' in await page.next()

    run(test())


def test_a_seat_given_out_at_one_process_is_open_at_the_other(tmp_path: Path, url: str) -> None:
    async def test() -> None:
        async with a_server(tmp_path, url) as one, a_server(tmp_path, url) as other:
            (ada,) = await opened(one, FREE, listed=True)
            match_id = ada.table.removeprefix("/tables/")
            assert (await Caller(other).get(ada.table))["kinds"][1] == "free"
            token = (await Caller(one).post(f"{ada.table}/join", seat=1, name="Ben"))["token"]
            await ada.answer(0, PLACE)
            ben = Seat(other, match_id, token)
            answer = {"do": "place", "row": 1, "column": 1}
            assert await ben.answer(1, answer) == {"n": 2, "answer": 2}

    run(test())


class Away(SqliteStore):
    """A store that does not answer whenever it is told so."""

    away = False

    def append(self, match_id: str, growth: Growth) -> int:
        if self.away:
            raise Unreachable("connection to /srv/secret/place lost")
        return super().append(match_id, growth)

    def whole(self, match_id: str) -> Whole:
        if self.away:
            raise Unreachable("connection to /srv/secret/place lost")
        return super().whole(match_id)


def test_a_store_that_is_away_is_said_to_be_and_the_same_key_counts_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path, open_store=Away) as app:
            ada, ben = await opened(app, TWO)
            app.state.tables.store.away = True
            error = (await ada.answer(0, PLACE, "k", 503))["error"]
            assert error["code"] == "api-no-store"
            assert "secret" not in error["message"]
            page = await ben.client.get(f"/t/{ben.table.removeprefix('/tables/')}", headers={"Accept": "text/html"})
            assert (page.status_code, "secret" in page.text) == (503, False)
            app.state.tables.store.away = False
            assert await ada.answer(0, PLACE, "k") == {"n": 1, "answer": 1}
            assert await ada.answer(0, PLACE, "k") == {"n": 1, "answer": 1}
            assert (await ben.position())["n"] == 1

    run(test())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_file_serves_one_process(tmp_path: Path, lang: str) -> None:
    refused = gusher("serve", "--workers", "2", "--db", tmp_path / "tables.db", lang=lang)
    assert refused.code == 2
    assert "PostgreSQL" in refused.err
    assert not (tmp_path / "tables.db").exists()
