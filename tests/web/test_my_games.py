"""My games: running and finished ones page by page, whose turn it is and since when, and all logs as one archive."""

import io
import re
import threading
import zipfile
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from gusher.analysis.summary import SeatSummary, written
from gusher.kernel import log
from gusher.store.analyses import AnalysisRecord
from gusher.store.sqlite import SqliteStore
from tests.web.serving import PLACE, run, serving
from tests.web.stored import TOKENS, fill
from tests.web.test_keys import Browser


async def sit_down(browser: Browser, matches: int) -> None:
    for number in range(matches):
        assert (await browser.get(f"/s/match-{number}-{TOKENS[0]}")).status_code == 303


def test_finished_games_have_a_date_a_result_and_ways_on(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "tables.db"))
    fill(store, 2)
    (scores, ranks) = (store.match("match-0").result or {}).values()
    store.close()

    async def test() -> None:
        async with serving(tmp_path) as app:
            browser = Browser(app)
            await sit_down(browser, 2)
            page = unescape((await browser.get("/me/games")).text)
            assert "2 January 1970" in page
            assert (f"Won: {scores[0]}" if ranks[0] == 1 else f"Place 2 of 2: {scores[0]}") in page.replace("−", "-")
            for path in ("/t/match-0/replay?n=0", "/t/match-0/rematch", "/t/match-0", "/me/logs.zip"):
                assert f'"{path}"' in page
            assert (await browser.get("/t/match-0/replay?n=0")).status_code == 200
            assert (await browser.post("/t/match-0/rematch")).status_code == 303
            french = Browser(app, browser.cookies)
            french.cookies.set("lang", "fr")
            page = unescape((await french.get("/me/games")).text)
            assert "2 janvier 1970" in page
            assert "1er janvier 1970" in page
            chosen = unescape((await browser.get("/me/games?game=atacama")).text)
            assert "Your record: Atacama" in chosen
            assert 'role="img"' in chosen  # the chart
            assert ">Ben</th>" in chosen

    run(test())


def test_what_analyses_say_leads_to_the_rule_and_to_the_lesson(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "tables.db"))
    fill(store, 2)
    for number, clauses in enumerate(({"A11": 2, "A2": 1}, {"A2": 0})):
        mine = SeatSummary(luck=0.1, skill=0.4, result=1.0, start=0.5, decisions=9, loss=0.02, clauses=clauses)
        store.keep_analysis(AnalysisRecord(f"match-{number}", 1, 1.0, written([mine, mine])))
    store.close()

    async def test() -> None:
        async with serving(tmp_path) as app:
            browser = Browser(app)
            await sit_down(browser, 2)
            page = unescape((await browser.get("/me/games?game=atacama")).text)
            assert "you won 100%; without luck it would have been 90%" in page
            assert 'href="/rules/atacama#A11"' in page
            assert "it is number 1 of " in page
            assert re.search('action="/learn/atacama".*?<button[^>]* name="question" value="0"', page)

    run(test())


def test_lists_are_drawn_without_a_replay(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "tables.db"))
    fill(store, 3, running=3)
    store.close()

    async def test() -> None:
        async with serving(tmp_path) as app:
            browser = Browser(app)
            await browser.get("/")
            for number in range(6):
                await browser.has_old(**{f"seat_match-{number}_0": f"match-{number}-{TOKENS[0]}"})
            for path in ("/", "/me/games", "/me/games?game=atacama"):
                assert 'href="/t/match-5"' in (await browser.get(path)).text
            assert (await browser.get("/me/forget")).text.count("/s/match-") == 3  # the running ones
            assert app.state.tables.in_memory == 0

    run(test())


def test_finished_games_come_page_by_page(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "tables.db"))
    fill(store, 23)
    store.close()

    async def test() -> None:
        async with serving(tmp_path) as app:
            browser = Browser(app)
            await sit_down(browser, 23)
            pages = [(await browser.get(f"/me/games?page={page}")).text for page in (1, 2)]
            shown = [set(re.findall(r'href="/t/(match-\d+)"', page)) for page in pages]
            assert [len(found) for found in shown] == [20, 3]
            assert len(shown[0] | shown[1]) == 23
            for nonsense in ("0", "-1", "x", "999999999999"):
                assert (await browser.get(f"/me/games?page={nonsense}&game=nothing")).status_code == 200

    run(test())


def test_whose_turn_it_is_and_for_how_long(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            browser = Browser(app)
            ours, theirs = await browser.opens(), await browser.opens()
            body = {"n": 0, "key": "k", "answer": PLACE}
            assert (await browser.post(f"/api/v1/tables/{theirs}/answers", json=body)).status_code == 200
            service = app.state.tables.players
            now = service.now
            service.now = lambda: now() + 2 * 86400 + 60
            page = unescape((await browser.get("/me/games")).text)
            assert page.index(f"/t/{ours}") < page.index(f"/t/{theirs}")  # mine first
            assert re.search(r"Your turn <time[^>]+>for 2 days<", page)
            assert re.search(r"Ben to move <time[^>]+>for 2 days<", page)

    run(test())


def test_games_beyond_what_a_key_can_hold_are_still_mine_to_see(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "tables.db"))
    fill(store, 1)
    store.close()

    async def test() -> None:
        async with serving(tmp_path) as app:
            browser = Browser(app)
            await sit_down(browser, 1)
            with app.state.tables.store._transaction() as db:
                db.rows("DELETE FROM held")
            assert 'href="/t/match-0"' in (await browser.get("/me/games")).text
            assert (await browser.get("/t/match-0/replay?n=0")).status_code == 200
            assert (await Browser(app).get("/t/match-0/replay?n=0")).status_code == 404

    run(test())


def test_all_logs_come_as_one_archive(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "tables.db"))
    fill(store, 2, running=1)
    store.close()

    async def test() -> None:
        async with serving(tmp_path) as app:
            browser = Browser(app)
            assert (await browser.get("/me/logs.zip")).status_code == 403
            await sit_down(browser, 3)
            reply = await browser.get("/me/logs.zip")
            assert reply.headers["content-type"] == "application/zip"
            with zipfile.ZipFile(io.BytesIO(reply.content)) as archive:
                assert archive.testzip() is None
                texts = {name: archive.read(name).decode() for name in archive.namelist()}
            assert sorted(texts) == [f"atacama-match-{number}.jsonl" for number in range(3)]
            for number in range(2):
                verdict = log.verify(texts[f"atacama-match-{number}.jsonl"].splitlines())
                assert verdict.honest
            running = texts["atacama-match-2.jsonl"]
            assert running == (await browser.get("/api/v1/tables/match-2/log")).text
            assert '"secret"' not in running

    run(test())


def test_an_archive_is_packed_and_closed_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[tuple[str, bool]] = []

    class Watched(zipfile.ZipFile):
        def writestr(self, *args: Any, **more: Any) -> None:
            done.append(("pack", threading.current_thread() is threading.main_thread()))
            super().writestr(*args, **more)

        def close(self) -> None:
            if self.fp is not None:  # whoever lets go of it closes it once more
                done.append(("close", threading.current_thread() is threading.main_thread()))
            super().close()

    monkeypatch.setattr("gusher.web.export.ZipFile", Watched)
    store = SqliteStore(str(tmp_path / "tables.db"))
    fill(store, 2)
    store.close()

    async def test() -> None:
        async with serving(tmp_path) as app:
            browser = Browser(app)
            await sit_down(browser, 2)
            await browser.get("/me/logs.zip")
            assert done == [("pack", False), ("pack", False), ("close", False)]

    run(test())
