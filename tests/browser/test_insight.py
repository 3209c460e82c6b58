"""After the game in the browser: an analysis is asked for, read beside the board with mouse and keys, and played on
from."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from gusher.analysis.analysis import analyse
from gusher.analysis.analysis import analysis as assembled
from gusher.analysis.depth import Depth
from gusher.analysis.found import Found, dumped, read_found
from gusher.analysis.summary import summary, written
from gusher.kernel.match import Match
from gusher.store.analyses import Analysing, AnalysisRecord
from gusher.store.sqlite import SqliteStore
from tests.analysis.drilled import drilled
from tests.analysis.misbought import LAST, misbought
from tests.browser.conftest import OpenWindow
from tests.browser.looks import looked_at
from tests.browser.people import Kept, Window, keep
from tests.served import Servers
from tests.web.pieces import moment


@pytest.fixture
def ended(server: Servers) -> Kept:
    return keep(server.database, drilled())


def keep_analysis(database: Path, match: Match, depth: Depth) -> None:
    found = analyse(match, depth)
    pieces: list[Found] = [*found.moments, *found.draws, *found.decisions]
    kept = json.dumps({"judge": found.judge, "pieces": [*map(dumped, pieces)]})
    store = SqliteStore(str(database))
    store.keep_analysis(AnalysisRecord("table", depth.worlds, 1.0, written(summary(found)), kept))
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
    walked_to = ada.n
    curve.hover()  # over its middle
    ada.rest(f":not([data-n='{walked_to}'])")
    assert ada.n > walked_to

    page.locator("#onward summary").click()
    page.locator("#onward button").click()
    expect(page).to_have_url(re.compile(r"/t/(?!table)[^/]+$"))
    ada.await_turn()


def say_done(player: Window) -> None:
    """The last answer of the match that is left to the player; the bots do the rest."""
    assert player.await_turn()
    before = player.n
    player.press(player.page.locator("#choices [data-action]", has_text="Done with buying and selling"))
    player.confirm_if_asked(before)
    assert not player.await_turn()


def analysed(player: Window) -> Locator:
    """From the result to the analysis, by itself."""
    player.page.locator("#result form[action$=analysis] button").click()
    insight = player.page.locator("#analysis .insight[data-still]")
    expect(insight).to_be_visible()
    return insight


def worst(insight: Locator) -> tuple[Locator, float]:
    """The greatest of one's own losses, in percent of winning chance."""
    first = insight.locator("section > .insight-losses > li").first
    said = re.search(r"([\d.]+)% of winning chance", first.inner_text())
    assert said is not None
    return first, float(said[1])


def test_what_cost_most_is_played_better_and_the_analysis_says_so(window: OpenWindow, server: Servers) -> None:
    """McMulti against three bots, from the last answer to the analysis of the second try."""
    ada = window("en-GB")
    keep(server.database, misbought(), "human", "greedy", "greedy", "greedy").sit_down(ada)
    say_done(ada)
    first = analysed(ada)
    mine = first.locator(".insight-seats li").first
    expect(mine).to_contain_text("to 0.0%")
    expect(mine).to_contain_text("The loss came mostly from decisions.")
    expect(first.locator(".insight-turns li")).to_have_count(3)
    expect(first.locator(".insight-turns")).to_contain_text("mostly by one decision. Ada: “Buy a station for 88M")
    loss, lost = worst(first)
    expect(loss).to_contain_text(f"Move {LAST + 1}, Ada")
    expect(loss).to_contain_text("“Buy a station for 88M, leaves 281M” instead of “Done with buying and selling”")
    expect(loss).to_contain_text("about 88M at the end")
    loss.locator("summary").click()
    expect(loss.get_by_text("stations bought: 88M less to pay")).to_be_visible()
    ada.shot("first")

    loss.locator("select").select_option("easy")
    loss.get_by_role("button", name="Play on from here").click()
    expect(ada.page).to_have_url(re.compile(r"/t/(?!table)[^/]+$"))
    say_done(ada)
    second = analysed(ada)
    expect(second.locator(".insight-seats li").first).to_contain_text("Ada from 25.0% to 100.0%")
    expect(second.get_by_text(f"Move {LAST + 1},")).to_have_count(0)
    beside = second.locator(".insight-beside")
    expect(beside).to_contain_text(f"Ada did better than in the first game, which was taken up at move {LAST}: first (")
    expect(beside).to_contain_text("answered “Done with buying and selling” instead of “Buy a station for 88M")
    expect(beside).to_contain_text(f"lost {lost}%, this one nothing.")
    expect(beside.get_by_role("link")).to_have_attribute("href", f"/t/table/replay?n={LAST}#analysis")
    assert worst(second)[1] < lost
    ada.shot("second")


def test_one_that_failed_is_tried_again(window: OpenWindow, ended: Kept, server: Servers) -> None:
    store = SqliteStore(str(server.database))
    store.tell_analysing(Analysing(ended.id, 3, 9, 1.0, "ended"))
    store.close()
    ada = window("en-GB")
    ended.sit_down(ada)
    ada.go(f"/t/{ended.id}/replay?n=0#analysis")
    analysis = ada.page.locator("#analysis")
    expect(analysis.get_by_role("alert")).to_have_text(re.compile("ended twice, or took too long"))
    ada.shot("failed")
    analysis.get_by_role("button", name="Try again").click()
    expect(analysis.locator("progress, [data-still]")).to_be_visible()


def test_one_that_is_made_elsewhere_comes_by_itself(window: OpenWindow, ended: Kept, server: Servers) -> None:
    """Also if the server could not be reached for a moment."""
    store = SqliteStore(str(server.database))
    store.tell_analysing(Analysing(ended.id, 3, 9, 1e12))
    ada = window("en-GB")
    ended.sit_down(ada)
    ada.go(f"/t/{ended.id}/replay?n=0#analysis")
    analysis = ada.page.locator("#analysis")
    expect(analysis.locator("progress")).to_have_attribute("value", "3")
    asking = "**/analysis?*"
    with ada.page.expect_event("requestfailed"):
        ada.page.route(asking, lambda route: route.abort())
    ada.page.unroute(asking)
    match = drilled()
    pieces = [moment(match, begin) for begin in (0, 1)]
    found = assembled(match, Depth(1), [*map(read_found, pieces)])
    store.keep_analysis(AnalysisRecord(ended.id, 1, 1.0, written(summary(found)), json.dumps(pieces)))
    store.close()
    expect(analysis.locator("[data-still]")).to_be_visible()
    ada.errors.clear()  # the browser mentions the attempts that failed


@pytest.mark.long
def test_it_is_sound_on_any_screen(window: OpenWindow, ended: Kept, server: Servers) -> None:
    keep_analysis(server.database, drilled(), Depth(4))
    ada = window("fr-FR")
    ended.sit_down(ada)
    ada.go(f"/t/{ended.id}/replay?n=0#analysis")
    expect(ada.page.locator("#analysis .insight[data-still]")).to_be_visible()
    assert looked_at(ada, "", "#analysis") == []
    ada.shot("analysis")
