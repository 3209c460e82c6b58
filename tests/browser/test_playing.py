"""Whole games in the browser: on a phone, by clicks, by keys, by two people, watched by a third."""

import os
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.boards import EASIEST
from tests.browser.conftest import OpenWindow
from tests.browser.line import Line
from tests.browser.people import PHONE, Window


def test_an_evening_in_french_on_a_phone(window: OpenWindow, tmp_path: Path) -> None:
    """From the front door to a log that proves that nobody cheated, with nothing but a finger."""
    ada = window("fr-FR", **PHONE, has_touch=True, is_mobile=True)
    page = ada.go("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    ada.shot("home")
    page.locator("form[action='/play-now/atacama'] button").tap()
    ada.await_turn()
    ada.shot("first-turn")
    assert ada.overflow() <= 0
    ada.play_target()
    ada.await_turn()
    ada.play_choice_from_the_list()
    ada.await_turn()
    take_back_the_last_move(ada)
    ada.finish(ada.play_target)
    ada.shot("end")
    expect(page.locator("#result .ranking li")).to_have_count(2)
    assert page.locator("#result .sum p").count() > 2  # the scoring, line by line
    assert ada.overflow() <= 0
    page.locator("#result a[href*=replay]").tap()
    expect(page.locator("main.replay-page")).to_have_attribute("data-n", "0")
    page.locator("#step-next").tap()
    ada.await_n(1)
    page.locator("#step-last").tap()
    expect(page.locator("#step-last")).to_have_count(0)
    ada.shot("replay")
    assert ada.overflow() <= 0
    log = ada.download(".takeaway a[href$='log.jsonl']", tmp_path)
    assert log.suffix == ".jsonl"
    checked = gusher("verify", str(log))
    assert checked.returncode == 0, checked.stdout + checked.stderr


def gusher(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command as it would be typed."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-m", "gusher", *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def take_back_the_last_move(player: Window) -> None:
    """Against bots nobody need be asked."""
    rigs = player.page.locator("#log .log-line").count()
    n = player.n
    player.unfold("false")
    player.press(player.page.locator("[data-do=takeback]"))
    player.await_n(n + 1)  # a take-back is an entry of its own
    player.await_turn()
    assert player.page.locator("#log .log-line").count() < rigs


def test_a_whole_game_by_clicks(window: OpenWindow) -> None:
    """Four at the table; every turn is a field on the board, then a rig in the list."""
    ada = window("en-GB")
    page = ada.go("/new/atacama")
    page.locator("label:has([name=players][value='4'])").click()
    for seat in (1, 2, 3):
        ada.seat(seat, EASIEST)
    page.locator("label:has([name=option-tactical][value=true])").click()
    page.locator("#opening button.big").click()
    ada.finish(ada.play_what_is_asked)
    expect(page.locator("#result .ranking li")).to_have_count(4)
    expect(page).to_have_title(re.compile("Finished"))
    ada.shot("end")


def test_a_whole_game_by_keyboard_only(window: OpenWindow) -> None:
    ada = window("en-GB")
    page = ada.go("/new/atacama")
    tab_to(ada, "select[name=seat-1]")
    page.keyboard.type("Easy")  # the list goes to what is typed
    tab_to(ada, "#opening button.big")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/t/"))
    ada.await_turn()
    tab_to(ada, "#board [data-answer]")
    ada.shot("focus")
    first = page.evaluate("document.activeElement.id")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.id") != first

    def play() -> None:
        before = ada.n
        if not page.evaluate("document.activeElement.matches('#board [data-answer]')"):
            tab_to(ada, "#board [data-answer]")
        page.keyboard.press("Enter")
        ada.rest("[data-pending]")
        page.keyboard.press("Enter")
        ada.rest(f":not([data-n='{before}'])")

    ada.finish(play)
    tab_to(ada, "#result a[href*=replay]")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/replay"))


def tab_to(player: Window, selector: str) -> None:
    """Presses Tab until the element has the focus; every one must be within a reasonable reach."""
    for _ in range(40):
        player.page.keyboard.press("Tab")
        if player.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} cannot be reached by keyboard")


def test_two_people_undo_take_back_and_lose_the_line(window: OpenWindow) -> None:
    ada, ben = window("fr-FR"), window("en-GB", **PHONE)
    line = Line(ben.page)
    page = ada.go("/new/atacama")
    page.locator("[name=seat-1]").select_option("friend")
    page.locator("[name=name-0]").fill("Ada")
    page.locator("label:has([name=option-tactical][value=true])").click()
    page.locator("#opening button.big").click()
    ben.go(page.locator(".invite input").input_value())
    ben.page.locator("#name").fill("Ben <b>B</b>")
    ben.page.locator("main button").click()
    expect(page.locator("#player-1 h2")).to_have_text("Ben <b>B</b>")  # Ada sees him come, and no bold letters

    # Undo: half a move, taken back before it is shown to anybody.
    ada.await_turn()
    page.locator("#board [data-answer]").first.click()
    ada.await_n(1)
    page.locator("[data-do=undo]").click()
    ada.await_n(2)
    play_rig(ada)
    ben.await_turn()
    ada.shot("waits")
    ben.shot("turn")

    # A take-back beyond the barrier: the other is asked.
    play_rig(ben)
    n = ben.n
    ben.page.locator("[data-do=takeback]").click()
    ada.rest(":has([data-do=accept])")
    page.locator("[data-do=accept]").click()
    ada.await_n(n + 1)
    ben.await_n(n + 1)
    ben.await_turn()

    # The line is lost while Ben answers: the answer arrives when it is back, once.
    ben.lose_the_line()
    ben.page.locator("#board [data-answer]").first.click()
    expect(ben.page.locator("#connection")).to_be_visible()
    ben.find_the_line()
    ben.await_n(n + 2)
    expect(ben.page.locator("#connection")).to_be_hidden()
    ada.await_n(n + 2)

    # The line is lost while the other answers: the page catches up by itself.
    ben.play_first_choice()
    ben.await_n(n + 3)
    ben.lose_the_line()
    line.cut()
    play_rig(ada)
    assert ben.n == n + 3
    ben.find_the_line()
    ben.await_n(n + 5)
    assert ben.await_turn()


def play_rig(player: Window) -> None:
    """A move of the tactical variant: a field, then the colour of the rig."""
    player.await_turn()
    n = player.n
    player.page.locator("#board [data-answer]").first.click()
    player.await_n(n + 1)
    player.play_first_choice()
    player.await_n(n + 2)


def test_a_spectator_sees_everything_happen_and_can_do_nothing(window: OpenWindow) -> None:
    ada, eve = window("en-GB"), window("fr-FR")
    table = ada.open_table({1: EASIEST}, name_0="Ada")
    ada.go(f"{table}/share")
    link = ada.page.locator(".link-field").last.input_value()
    assert "/w/" in link
    ada.shot("share")
    eve.go(table)
    expect(eve.page.locator("main[data-table]")).to_have_count(0)  # without the link there is no such table
    eve.errors.clear()  # the browser mentions the 404
    eve.go(link)
    ada.go(table)
    ada.await_turn()
    ada.play_target()
    ada.await_turn()
    eve.await_n(ada.n)
    expect(eve.page.locator("#board [data-answer], #choices [data-action], #controls button")).to_have_count(0)
    eve.shot("watching")
    ada.page.locator("#tab-chat").click()
    ada.page.locator("#chat-text").fill("<img src=x onerror=alert(1)> bonjour")
    ada.page.locator("#chat-form button").click()
    eve.page.locator("#tab-chat").click()
    expect(eve.page.locator("#chat")).to_contain_text("<img src=x onerror=alert(1)> bonjour")
