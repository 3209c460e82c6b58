"""Several people at one screen: it asks each by name, and hides secrets while it is passed on."""

from playwright.sync_api import expect

from tests.browser.conftest import OpenWindow
from tests.browser.line import Line
from tests.browser.people import Window


def two_at_one_screen(window: OpenWindow) -> Window:
    ada = window("en-GB")
    ada.open_table({1: "local"}, name_0="Ada", name_1="Ben")
    ada.await_turn()
    return ada


def test_each_is_asked_by_name(window: OpenWindow) -> None:
    screen = two_at_one_screen(window)
    asked = screen.page.locator(".prompt-name")
    for n, name in enumerate(["Ada", "Ben", "Ada", "Ben"]):
        screen.await_n(n)
        expect(asked).to_have_text(f"{name}, your turn")
        screen.play_target()
    screen.await_n(4)
    expect(screen.page.locator("#pass")).to_be_hidden()  # without secrets nobody need look away
    screen.page.locator("[data-do=takeback]").click()  # people at one screen agree by talking
    screen.await_n(5)
    expect(asked).to_have_text("Ben, your turn")  # whoever moved last
    expect(screen.page.locator("#log .log-line", has_text="puts a rig")).to_have_count(3)


def test_secrets_are_covered_until_the_next_player_has_taken_the_screen(window: OpenWindow) -> None:
    """The cover is the page's own, whatever the game: here the server is made to say that there are secrets."""
    screen = window("en-GB")
    page, line = screen.page, Line(screen.page)
    screen.open_table({1: "local"}, name_0="Ada", name_1="Ben")
    screen.await_turn()
    line.alter(secrets=True)
    board = page.locator("#board")
    board.locator("[data-answer]").first.click()
    screen.confirm()
    cover = page.locator("#pass")
    expect(cover).to_be_visible()
    expect(page.locator("#pass-title")).to_have_text("Pass the screen to Ben")
    expect(board).not_to_be_visible()
    page.keyboard.press("Escape")
    expect(cover).to_be_visible()
    screen.shot("cover")
    assert screen.n == 0  # what Ben may see is not even on the page yet
    cover.locator("button").click()
    screen.await_n(1)
    expect(board).to_be_visible()
    expect(page.locator(".prompt-name")).to_have_text("Ben, your turn")
