"""Before something cannot be taken back the page says so; what the rules forbid it explains."""

import re

from playwright.sync_api import expect

from tests.browser.boards import EASIEST
from tests.browser.conftest import OpenWindow
from tests.browser.people import Window


def alone_with_a_bot(window: OpenWindow) -> Window:
    ada = window("en-GB")
    ada.open_table({1: EASIEST}, name_0="Ada")
    ada.await_turn()
    return ada


def test_an_answer_that_ends_the_turn_waits_for_a_second_word(window: OpenWindow) -> None:
    ada = alone_with_a_bot(window)
    page = ada.page
    targets, chosen = page.locator("#board [data-answer]"), page.locator("#chosen")
    targets.nth(4).click()
    expect(chosen).to_be_visible()
    expect(page.locator("#chosen-text")).to_have_text("Row 1, column 5: copper 5")
    warning = page.locator("#chosen-warning")
    expect(warning).to_have_text("With this your turn passes on.")  # against bots alone it can still be taken back
    ada.shot("chosen")
    page.keyboard.press("Escape")
    expect(chosen).to_be_hidden()
    ada.rest()
    targets.nth(4).click()
    ada.rest("[data-pending]")
    page.locator("[data-do=change]").click()
    expect(chosen).to_be_hidden()
    ada.rest()
    targets.nth(4).click()
    ada.rest("[data-pending]")
    targets.nth(7).click()  # another choice instead
    expect(page.locator("#chosen-text")).to_have_text(re.compile("Row 1, column 8"))
    ada.await_n(0)
    targets.nth(7).click()  # the same once more confirms
    ada.await_n(2)
    assert ada.await_turn()


def test_the_second_word_can_be_switched_off(window: OpenWindow) -> None:
    ada = alone_with_a_bot(window)
    ada.switch("confirm")
    ada.page.reload()  # the browser remembers it
    for n in (0, 2):
        ada.await_turn()
        assert ada.n == n
        ada.page.locator("#board [data-answer]").first.click()
        ada.rest(f":not([data-n='{n}'])")
    ada.await_turn()
    ada.switch("confirm")
    ada.page.locator("#board [data-answer]").first.click()
    expect(ada.page.locator("#chosen")).to_be_visible()


def test_undo_is_offered_until_the_barrier_and_the_barrier_is_announced(window: OpenWindow) -> None:
    """Between people: against bots alone everything can be taken back."""
    ada = window("en-GB")
    page = ada.go("/new/atacama")
    page.locator("[name=seat-1]").select_option("friend")
    page.locator("label:has([name=option-tactical][value=true])").click()
    page.locator("#opening button.big").click()
    ada.await_turn()
    expect(page.locator(".barrier")).to_have_count(0)
    expect(page.locator("[data-do=undo]")).to_have_count(0)
    page.locator("#board [data-answer]").first.click()  # half a move goes without a second word: it can be undone
    ada.await_n(1)
    expect(page.locator(".barrier")).to_contain_text("need the others’ consent")
    ada.shot("barrier")
    page.keyboard.press("u")
    ada.await_n(2)
    expect(page.locator(".barrier")).to_have_count(0)
    expect(page.locator("[data-do=undo]")).to_have_count(0)


def test_a_hint_names_an_answer_and_shows_it_on_the_board(window: OpenWindow) -> None:
    ada = alone_with_a_bot(window)
    page = ada.page
    page.locator("[data-do=hint]").click()
    hinted = page.locator("#choices .hinted")
    expect(hinted).to_have_count(1)
    text = hinted.get_attribute("data-text") or ""
    assert text
    expect(page.locator("#hint-said")).to_contain_text(text)
    expect(page.locator("#hint-said")).to_contain_text("%")
    ada.shot("hint")
    target = page.locator("#board .hinted")
    expect(target).to_have_attribute("data-answer", hinted.get_attribute("data-action") or "")
    ada.rest()
    target.click()
    expect(page.locator("#chosen-text")).to_have_text(text)
    ada.confirm()
    ada.await_n(2)
    expect(page.locator(".hinted")).to_have_count(0)  # it belonged to the position before
    expect(page.locator("#hint-said")).to_be_hidden()


def test_a_refused_answer_is_explained_with_its_rule(window: OpenWindow) -> None:
    ada = alone_with_a_bot(window)
    page = ada.page
    ada.play_target()
    ada.await_turn()
    n = ada.n
    # The page offers only what is possible: for once it is made to send something else.
    occupied = '{"do": "place", "row": 1, "column": 1}'
    page.locator("#choices [data-action]").first.evaluate(
        "(button, answer) => button.setAttribute('data-answer', answer)", occupied
    )
    page.locator("#board [data-answer]").first.click()
    ada.confirm()
    link = page.locator("#alert a")
    expect(link).to_have_attribute("href", re.compile(r"/rules/atacama#A1[23]"))
    ada.shot("refused")
    ada.await_n(n)
    with ada.context.expect_page() as opened:
        link.click()
    rule = opened.value.locator(f"#{(link.get_attribute('href') or '').partition('#')[2]}")
    expect(rule).to_be_in_viewport()
    page.locator("#board [data-answer]").nth(3).click()
    expect(page.locator("#alert")).to_be_hidden()  # whoever goes on has read it
    told = [ada.errors.pop(), ada.errors.pop()]
    assert all("422" in error for error in told)  # the browser mentions it: the preview was refused like the answer
