"""After the game in the browser: an analysis is asked for, read beside the board with mouse and keys, and played on
from."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from gusher.analysis.analysis import analyse
from gusher.analysis.depth import Depth
from gusher.analysis.found import Found, dumped
from gusher.analysis.summary import summary, written
from gusher.kernel.match import Match
from gusher.store.analyses import AnalysisRecord
from gusher.store.sqlite import SqliteStore
from tests.analysis.drilled import drilled
from tests.browser.conftest import OpenWindow
from tests.browser.people import Kept, keep
from tests.browser.test_reading import SIZES, looked_at
from tests.served import Servers


@pytest.fixture
def ended(server: Servers) -> Kept:
    return keep(server.database, drilled())


def keep_analysis(database: Path, match: Match, depth: Depth) -> None:
    found = analyse(match, depth)
    pieces: list[Found] = [*found.moments, *found.draws, *found.decisions]
    store = SqliteStore(str(database))
    store.keep_analysis(
        AnalysisRecord("table", depth.worlds, 1.0, written(summary(found)), json.dumps([*map(dumped, pieces)]))
    )
    store.close()


def test_a_game_is_analysed_read_and_played_on(window: OpenWindow, ended: Kept) -> None:
    ada = window("en-GB")
    ended.sit_down(ada)
    page = ada.page
    page.locator("#result form[action$=analysis] button").click()
    expect(page).to_have_url(re.compile(r"/replay\?n=0#analysis$"))
    insight = page.locator("#analysis .insight[data-still]")
    expect(insight).to_be_visible()  # first there is a bar, and it comes by itself
    expect(insight.locator(".insight-bar")).to_have_count(4)
    ada.shot("desktop")

    curve = insight.locator(".chart-picture").first
    curve.focus()
    page.keyboard.press("End")
    ada.await_n(int(ada.main.get_attribute("data-last") or 0))
    page.keyboard.press("Home")
    ada.await_n(0)
    page.keyboard.press("ArrowRight")
    ada.rest()
    assert ada.n > 0
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"^After move \d+: Ada \d+%, Ben \d+%$"))

    page.locator("#onward summary").click()
    page.locator("#onward button").click()
    expect(page).to_have_url(re.compile(r"/t/(?!table)[^/]+$"))
    ada.await_turn()


@pytest.mark.parametrize("size", SIZES)
def test_it_is_sound_on_any_screen(window: OpenWindow, ended: Kept, server: Servers, size: str) -> None:
    keep_analysis(server.database, drilled(), Depth(4))
    width, height = SIZES[size]
    ada = window("fr-FR", width, height, color_scheme="dark")
    ended.sit_down(ada)
    ada.go(f"/t/{ended.id}/replay?n=0#analysis")
    expect(ada.page.locator("#analysis .insight[data-still]")).to_be_visible()
    assert looked_at(ada, "") == []
    ada.shot(size)
