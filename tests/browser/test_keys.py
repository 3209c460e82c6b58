"""By keys and by ear: the focus stays where it was, the filter means what it says, sounds are for who wants them; and
several questions are answered as one."""

import re

from playwright.sync_api import Page, expect

from tests.browser.boards import EASIEST
from tests.browser.conftest import OpenWindow
from tests.browser.kept import recorded, seated
from tests.browser.people import PHONE
from tests.browser.test_calling import BELL, count, reopened
from tests.browser.test_playing import tab_to
from tests.served import Servers

FOCUS = "() => document.activeElement.id"


def focused(page: Page) -> str:
    name: str = page.evaluate(FOCUS)
    return name


def test_the_focus_stays_where_it_was_on_the_board(window: OpenWindow) -> None:
    ada = window("en-GB")
    ada.open_table({1: EASIEST}, name_0="Ada")
    page = ada.page
    ada.await_turn()
    tab_to(ada, "#board [data-answer]")
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    for _ in range(4):
        page.keyboard.press("ArrowDown")
    assert focused(page) == "target-55"
    page.keyboard.press("Enter")
    ada.rest("[data-pending]")
    page.keyboard.press("Enter")
    ada.rest(":not([data-n='0'])")
    ada.await_turn()
    row, column = map(int, re.fullmatch(r"target-(\d)(\d)", focused(page)).groups())  # type: ignore[union-attr]
    assert abs(row - 5) + abs(column - 5) <= 2  # beside the field that is taken now
    ada.shot("focus")


def test_the_focus_stays_in_the_list_and_comes_back_from_the_confirmation(window: OpenWindow) -> None:
    ada = window("en-GB")
    ada.open_table({1: EASIEST}, name_0="Ada")
    page = ada.page
    ada.await_turn()
    page.locator("#choice-40").focus()
    page.keyboard.press("Enter")
    ada.rest("[data-pending]")
    tab_to(ada, "[data-do=confirm]")
    page.keyboard.press("Enter")
    ada.rest(":not([data-n='0'])")
    ada.await_turn()
    assert page.evaluate("() => document.activeElement.matches('#choices [data-action], #board [data-answer]')")


def test_who_uses_the_mouse_has_no_focus_moved(window: OpenWindow) -> None:
    ada = window("en-GB")
    ada.open_table({1: EASIEST}, name_0="Ada")
    ada.await_turn()
    ada.play_target(40)
    ada.await_turn()
    assert not ada.page.evaluate("() => document.activeElement.matches('#board [data-answer]')")


def test_the_filter_shows_what_it_says_and_counts_what_it_shows(window: OpenWindow) -> None:
    ada = window("en-GB")
    ada.open_table({1: EASIEST}, name_0="Ada")
    page = ada.page
    ada.await_turn()
    shown, head = page.locator("#choices [data-action]:visible"), page.locator("#fold")
    expect(head).to_have_text("81 choices")
    page.locator("#filter").fill("row 1")
    expect(head).to_have_text("9 of 81 choices")
    texts = shown.evaluate_all("all => all.map((one) => one.dataset.text)")
    assert len(texts) == 9
    assert all(text.startswith("Row 1, ") for text in texts)
    page.locator("#filter").fill("gold row 2")  # not in this order: then all words count, wherever they stand
    texts = shown.evaluate_all("all => all.map((one) => one.dataset.text)")
    assert texts
    assert all("gold" in text for text in texts)
    page.locator("#filter").fill("zinc")
    expect(head).to_have_text("0 of 81 choices")
    expect(page.locator("#choice-list")).to_have_attribute("data-empty", "Nothing matches.")
    page.locator("#filter").fill("row 1")
    ada.play_target()
    ada.await_turn()
    expect(page.locator("#filter")).to_have_value("")  # it belonged to the question before
    expect(head).to_have_text(re.compile(r"^\d+ choices$"))


def test_sounds_are_off_until_somebody_wants_them(window: OpenWindow) -> None:
    ada = window("en-GB")
    ada.open_table({1: EASIEST, 2: EASIEST}, "giganten", name_0="Ada")
    reopened(ada, BELL)
    page = ada.page
    page.locator("#open-settings").click()
    expect(page.locator("#set-effects")).not_to_be_checked()
    page.locator("#settings form button").click()
    assert ada.await_turn()
    assert count(page, "bells") == 0
    ada.switch("effects")
    assert count(page, "bells") == 1  # a sample
    while count(page, "bells") == 1:  # nobody gets through a round of Giganten without a train
        assert ada.await_turn()
        ada.play_what_is_asked()


def test_shares_of_four_companies_are_one_question(window: OpenWindow, server: Servers) -> None:
    ada = window("en-GB")
    seated(ada, server, recorded("wildcatters", "bid-on-credit", lambda scene: scene.split is not None))
    page = ada.page
    confirm = page.locator("#split .split-end button")
    left = page.locator(".split-left")
    expect(page.locator(".prompt-text")).to_contain_text("Of which companies?")
    expect(left).to_have_text("Still to choose: 4")
    expect(confirm).to_be_disabled()
    part = page.locator(".split-part")
    part.nth(0).get_by_role("button", name="One more").click()
    part.nth(3).locator("input").fill("9")
    expect(confirm).to_be_disabled()
    ada.shot("split")
    part.nth(3).locator("input").fill("1")
    expect(left).to_have_text("Still to choose: 2")
    part.nth(1).get_by_role("button", name="The rest").click()
    expect(left).to_have_text("That is all of them.")
    before = ada.n
    confirm.click()
    ada.rest(f":not([data-n='{before}'])")
    expect(page.locator("#log")).to_contain_text("1 of I, 2 of II and 1 of IV")
    expect(page.locator("#split")).to_have_count(0)


def test_shares_are_shared_out_on_a_phone(window: OpenWindow, server: Servers) -> None:
    ada = window("fr-FR", **PHONE, has_touch=True, is_mobile=True)
    seated(ada, server, recorded("wildcatters", "bid-on-credit", lambda scene: scene.split is not None))
    assert ada.overflow() <= 0
    ada.shot("split")
    ada.page.locator(".split-part").nth(2).get_by_role("button", name="Le reste").tap()
    before = ada.n
    ada.page.locator("#split .split-end button").tap()
    ada.rest(f":not([data-n='{before}'])")


def test_an_only_answer_needs_no_second_word(window: OpenWindow, server: Servers) -> None:
    """Giganten asks how one pays even if there is one way only: that it was not asked would tell of the hand (G80)."""
    ada = window("en-GB")
    seated(ada, server, recorded("giganten", "bluffer-wins-with-the-last-card", lambda scene: len(scene.choices) == 1))
    before = ada.n
    ada.page.locator("#choices [data-action]").click()
    ada.rest(f":not([data-n='{before}'])")
