"""A live table: clocks tick, a pause, time that runs out, a bot in the place of who is late, and the way back. The
server's time is the test's own."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenWindow
from tests.browser.people import PHONE, Window, until
from tests.served import Servers

RUNNING = ".player-clock[data-until]"
TICKED = f"before => document.querySelector('{RUNNING}')?.textContent !== before"


def open_live_table(ada: Window) -> str:
    page = ada.go("/new/atacama")
    page.locator("label:has([name=players][value='2'])").click()
    page.locator("[name=seat-1]").select_option("friend")
    page.locator("[name=name-0]").fill("Ada")
    pace = page.locator("#pace")
    pace.select_option("live-own")
    expect(page.locator("#pace-minutes")).to_be_visible()
    pace.select_option("slow-2")
    expect(page.locator("#pace-minutes")).to_be_hidden()
    expect(page.locator("#pace-holiday")).to_be_visible()
    assert (ada.findings(), ada.overflow() <= 0) == ([], True)
    page.locator(".paces").scroll_into_view_if_needed()
    ada.shot("pace")
    pace.select_option("live-5-15")
    page.locator("#opening button.big").click()
    expect(page).to_have_url(re.compile(r"/t/"))
    return re.sub(r"^https?://[^/]+", "", page.url)


def sit_down(ben: Window, ada: Window, table: str) -> None:
    links = [link.input_value() for link in ada.go(f"{table}/share").locator(".link-field").all()]
    ben.go(next(link for link in links if "/s/" in link))
    ben.page.locator("#name").fill("Ben")
    ben.page.locator("main button").first.click()
    expect(ben.page).to_have_url(re.compile(table))
    ada.go(table)


def faultless(*windows: Window) -> None:
    for window in windows:
        window.rest()
        found = [finding for part in ("#ask", ".side") for finding in window.findings(part)]
        assert (found, window.doubles(), window.overflow() <= 0) == ([], [], True)


def do(window: Window, what: str) -> None:
    window.rest()
    window.press(window.page.locator(f"[data-do=clock-{what}]"))


@pytest.mark.long
def test_time_runs_out_a_bot_sits_down_and_the_late_one_comes_back(window: OpenWindow, server: Servers) -> None:
    ada, ben = window("en-GB"), window("fr", **PHONE, color_scheme="dark")
    table = open_live_table(ada)
    sit_down(ben, ada, table)
    for player in (ada, ben):  # a clock ticks by itself
        player.rest()
        expect(player.page.locator(RUNNING)).to_have_count(1)
        until(player.page, TICKED, player.page.locator(RUNNING).text_content())
        expect(player.page.locator(RUNNING)).to_have_text(re.compile(r"^[45]:\d\d$"))
    faultless(ada, ben)
    ada.shot("running")
    ben.shot("running-phone")

    do(ada, "pause")
    expect(ben.page.locator("#clock")).to_contain_text("Ada voudrait une pause")
    do(ben, "agree")
    for player in (ada, ben):
        expect(player.page.locator("[data-do=clock-resume]")).to_be_visible()
        expect(player.page.locator(RUNNING)).to_have_count(0)
    ben.shot("pause-phone")
    do(ben, "resume")
    expect(ada.page.locator(RUNNING)).to_have_count(1)

    server.later(260)
    expect(ada.page.locator("#player-0 .player-clock.short")).to_be_visible()
    expect(ada.page).to_have_title(re.compile(r"^0:\d\d · "))
    expect(ada.page.locator("#notice")).to_contain_text("Your time is running short")
    ada.shot("short")
    server.later(70)
    expect(ada.page.locator("#clock")).to_contain_text("Your time is up")
    expect(ben.page.locator("#clock")).to_contain_text("Temps écoulé pour Ada")
    faultless(ada, ben)
    ben.shot("up-phone")
    do(ben, "substitute")
    expect(ben.page.locator("#player-0")).to_contain_text("temps écoulé")
    ben.await_turn()  # the bot has played

    back = ada.page.get_by_role("button", name="Take my seat back")
    expect(back).to_be_visible()
    ada.shot("lost")
    back.click()
    expect(ada.page.locator("#player-0 .player-kind")).to_have_text("you")
    ben.play_target()
    assert ada.await_turn()
    ada.play_target()

    assert ben.await_turn()
    server.later(330)  # what the turn and the bank had
    expect(ada.page.locator("[data-do=clock-end]")).to_be_visible()
    ada.shot("up")
    do(ada, "end")
    for player in (ada, ben):
        player.rest("[data-over=yes]")
        expect(player.page.locator("#board [data-answer]")).to_have_count(0)
    expect(ada.page.locator("#prompt")).to_contain_text("ended without a result")
    ada.shot("ended")
    expect(ben.go("/me/games").locator(".played-result")).to_have_text("Arrêtée sans résultat")
    ben.shot("games-phone")
