"""Whole games in the browser: by clicks, by keys, by two people, watched by a third."""

import re
from pathlib import Path

from playwright.sync_api import expect

from gusher.kernel import log
from tests.browser.conftest import OpenWindow
from tests.browser.people import Window

PHONE = {"width": 360, "height": 740}
EASIEST = "bot:tumbleweed"


def test_a_whole_game_by_clicks_in_french_on_a_phone(window: OpenWindow, tmp_path: Path) -> None:
    ada = window("fr-FR", **PHONE, has_touch=True)
    page = ada.go("/")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    ada.shot("home")
    ada.open_table({1: EASIEST}, name_0="Ada")
    assert ada.overflow() <= 0
    ada.await_turn()
    ada.shot("first-turn")
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
    log_is_honest(ada, tmp_path)
    page.locator("#result a[href*=replay]").click()
    expect(page.locator("main.replay-page")).to_have_attribute("data-n", "0")


def take_back_the_last_move(player: Window) -> None:
    """Against bots nobody need be asked."""
    before = player.page.locator("#log .log-line").count()
    n = player.n
    player.page.locator("[data-do=takeback]").click()
    player.await_n(n + 1)  # a take-back is an entry of its own
    player.await_turn()
    assert player.page.locator("#log .log-line").count() < before


def log_is_honest(player: Window, folder: Path) -> None:
    with player.page.expect_download() as download:
        player.page.locator("#result a[href$='log.jsonl']").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    assert file.suffix == ".jsonl"
    assert log.verify(file.read_text(encoding="utf-8").splitlines()).honest


def test_a_whole_game_by_keyboard_only(window: OpenWindow) -> None:
    ada = window("en-GB")
    page = ada.go("/new/atacama")
    tab_to(ada, "select[name=seat-1]")
    page.keyboard.type("Tumbleweed")  # the list goes to what is typed
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
        expect(page.locator("#chosen")).to_be_visible()
        page.keyboard.press("Enter")
        expect(ada.main).not_to_have_attribute("data-n", str(before))

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
    page = ada.go("/new/atacama")
    page.locator("[name=seat-1]").select_option("friend")
    page.locator("[name=name-0]").fill("Ada")
    page.locator(".option label", has=page.locator("[name=option-tactical][value=true]")).click()
    page.locator("#opening button.big").click()
    link = page.locator(".invite input").input_value()

    ben.go(link)
    ben.page.locator("#name").fill("Ben <b>B</b>")
    ben.page.locator("main button").click()
    expect(page.locator("#player-1 h2")).to_have_text("Ben <b>B</b>")  # Ada sees him come, and no bold letters

    # Undo: half a move, taken back before it is shown to anybody.
    ada.await_turn()
    ada.page.locator("#board [data-answer]").first.click()
    ada.await_n(1)
    ada.page.locator("[data-do=undo]").click()
    ada.await_n(2)
    play_rig(ada)
    ben.await_turn()
    ada.shot("waits")
    ben.shot("turn")

    # A take-back beyond the barrier: the other is asked.
    play_rig(ben)
    n = ada.n
    ben.page.locator("[data-do=takeback]").click()
    ada.page.locator("[data-do=accept]").click()
    ada.await_n(n + 1)
    ben.await_turn()

    # The line is lost while Ben answers: the answer arrives when it is back, once.
    ben.context.set_offline(True)
    n = ben.n
    ben.play_first_choice()
    expect(ben.page.locator("#connection")).to_be_visible()
    ben.context.set_offline(False)
    ben.await_n(n + 1)
    expect(ben.page.locator("#connection")).to_be_hidden()
    ada.await_n(n + 1)

    # The line is lost while the other answers: the page catches up by itself.
    ada.await_turn()
    ben.context.set_offline(True)
    play_rig(ada)
    ben.context.set_offline(False)
    ben.await_n(ada.n)
    assert ben.await_turn()

    # Two tabs of one seat agree.
    second = ben.tab()
    second.goto(ben.page.url)
    play_rig(ben)
    expect(second.locator("main")).to_have_attribute("data-n", str(ben.n))
    expect(second.locator("main")).to_have_attribute("data-asked", "no")


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


def test_a_refused_answer_is_explained_with_its_rule(window: OpenWindow) -> None:
    ada = window("en-GB")
    ada.open_table({1: EASIEST}, name_0="Ada")
    ada.await_turn()
    ada.play_target()
    ada.await_turn()
    choice = ada.page.locator("#choices [data-action]").first
    occupied = {"do": "place", "row": 1, "column": 1}
    choice.evaluate("(button, answer) => button.setAttribute('data-answer', JSON.stringify(answer))", occupied)
    ada.page.locator("#board [data-answer]").first.click()
    ada.page.locator("[data-do=confirm]").click()
    expect(ada.page.locator("#alert a")).to_have_attribute("href", re.compile(r"/rules/atacama#A1[23]"))
    ada.shot("refused")
    ada.errors.clear()  # the browser mentions the 422
