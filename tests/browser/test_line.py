"""One seat in two places, and a network that loses things: no move is lost, none is made twice."""

import re

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import OpenWindow
from tests.browser.line import Line
from tests.browser.people import Window, at_rest

ANSWERS = re.compile(r"/answers$")


def two_at_a_table(window: OpenWindow) -> tuple[Window, Window]:
    """Ada, who is asked first, and Ben, who came by his link."""
    ada, ben = window("en-GB"), window("en-GB")
    ada.open_table({1: "friend"}, name_0="Ada")
    ben.go(ada.page.locator(".invite input").input_value())
    ben.page.locator("#name").fill("Ben")
    ben.page.locator("main button").click()
    ada.await_turn()
    ben.await_n(0)
    return ada, ben


def place_of(page: Page) -> str | None:
    return page.locator("main").get_attribute("data-n")


def test_two_tabs_of_one_seat_agree(window: OpenWindow) -> None:
    ada, _ = two_at_a_table(window)
    second = ada.tab()
    second.goto(ada.page.url)
    at_rest(second, "[data-asked=yes]")
    ada.play_target()
    at_rest(second, "[data-n='1'][data-asked=no]")
    expect(second.locator("#board [data-answer]")).to_have_count(0)
    assert second.locator("#board svg").inner_html() == ada.page.locator("#board svg").inner_html()


def test_an_answer_that_comes_too_late_is_refused_politely(window: OpenWindow) -> None:
    ada, ben = two_at_a_table(window)
    second = ada.tab()
    line = Line(second)
    second.goto(ada.page.url)
    at_rest(second)
    second.locator("#board [data-answer]").nth(5).click()
    at_rest(second, "[data-pending]")
    line.hold()  # this tab does not hear of what happens in the other
    ada.play_target()
    ben.await_n(1)
    second.locator("[data-do=confirm]").click()
    expect(second.locator("#alert")).to_contain_text("position has changed")
    assert place_of(second) == "0"
    line.open()
    at_rest(second, "[data-n='1']")
    expect(second.locator("#alert")).to_contain_text("position has changed")  # beside the new position
    expect(second.locator("#chosen")).to_have_count(0)
    ben.play_target()
    ada.await_n(2)  # Ada's and Ben's answer, nothing between
    assert any("409" in error for error in ada.errors)  # the browser mentions it
    ada.errors.clear()


def test_an_answer_whose_reply_is_lost_is_made_once(window: OpenWindow) -> None:
    ada, ben = two_at_a_table(window)
    told: list[str] = []

    def lose_the_reply(route: Route) -> None:
        told.append(route.request.post_data or "")
        if len(told) == 1:
            route.fetch()  # the server has it, the browser does not know
            route.abort()
        else:
            route.continue_()

    ada.page.route(ANSWERS, lose_the_reply)
    ada.play_target()
    ben.await_turn()
    assert len(told) == 2
    assert told[0] == told[1]
    ben.play_target()
    ada.await_n(2)
    ada.errors.clear()  # the browser mentions the lost reply


def test_an_answer_on_its_way_survives_that_the_page_is_loaded_anew(window: OpenWindow) -> None:
    ada, ben = two_at_a_table(window)
    page = ada.page
    page.route(ANSWERS, lambda route: route.abort())
    page.locator("#board [data-answer]").first.click()
    ada.confirm()
    expect(page.locator("#connection")).to_be_visible()
    page.reload()
    expect(page.locator("#connection")).to_be_visible()  # it is tried again
    assert place_of(page) == "0"
    page.unroute(ANSWERS)
    ada.await_n(1)
    expect(page.locator("#connection")).to_be_hidden()
    ben.await_turn()
    ada.errors.clear()  # the browser mentions the attempts that failed


def test_a_seat_goes_on_at_another_device(window: OpenWindow) -> None:
    ada, phone = window("en-GB"), window("fr-FR", 360, 740)
    table = ada.open_table({1: "bot:tumbleweed"}, name_0="Ada")
    page = ada.go(f"{table}/share")
    card = page.locator(".link-card", has_text="another device")
    expect(card.locator(".link-code svg")).to_be_visible()  # the same link to point a camera at
    phone.go(card.locator(".link-field").input_value())
    expect(phone.page).to_have_url(re.compile(re.escape(table)))
    ada.go(table)
    ada.await_turn()
    phone.await_turn()
    phone.play_target()
    phone.await_turn()
    ada.await_n(phone.n)
    ada.play_target()
    ada.await_turn()
    phone.await_n(ada.n)
