"""The lobby in a browser: from an empty list to a full table, and every page of it looked at."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenWindow
from tests.browser.looks import demand_nothing, looked_at
from tests.browser.people import PHONE, Window

POLL = 20_000  # milliseconds between two looks at the list


def test_whoever_comes_along_is_found_and_let_in(window: OpenWindow) -> None:
    """Ada at a desk, Ève with a French phone in her hand: nobody sends anybody a link."""
    ada, eve = window("en-GB"), window("fr-FR", **PHONE, has_touch=True, is_mobile=True)
    eve.page.clock.install()
    eve.go("/")
    expect(eve.page.locator("#lobby")).to_be_hidden()
    form = ada.go("/new/atacama")
    listed = form.locator("[name=listed]")
    form.locator("[name=seat-1]").select_option("free")
    expect(listed).to_be_checked()
    expect(listed).to_be_disabled()
    form.locator("[name=seat-1]").select_option("friend")
    expect(listed).not_to_be_checked()
    form.locator("[name=seat-1]").select_option("free")
    form.locator("[name=name-0]").fill("Ada")
    form.locator("#opening button.big").click()
    ada.await_turn()
    expect(ada.page.locator("#waiting h2")).to_have_text("Waiting for one more")
    ada.press(ada.page.locator("#waiting [data-tab=chat]"))
    ada.page.locator("#chat-text").fill("Come in!")
    ada.page.locator("#chat-form button").click()
    expect(ada.page.locator("#chat")).to_contain_text("Come in!")
    ada.shot("waiting")

    eve.page.clock.run_for(POLL)  # she has not touched anything
    row = eve.page.locator(".open-table")
    expect(row.locator(".is-here")).to_contain_text("Ada")
    assert eve.overflow() <= 0
    row.locator("[name=name]").fill("Ève")
    eve.page.clock.run_for(POLL)
    expect(row.locator("[name=name]")).to_have_value("Ève")  # what is being written stays
    eve.shot("found")
    eve.press(row.get_by_role("button"))
    expect(eve.page).to_have_url(re.compile("/t/"))
    come_in = eve.page.locator("main[data-seats='1']")
    expect(come_in).to_be_attached()
    eve.page.locator("#tab-chat").tap()
    expect(eve.page.locator("#chat")).to_contain_text("Come in!")
    expect(ada.page.locator("#waiting")).to_have_count(0)  # by itself
    expect(ada.page.locator("#player-1 h2")).to_have_text("Ève")


def lowest_card(player: Window) -> float:
    """Where the cards of the games end: all four of them are in sight if that is within the window."""
    cards = player.page.locator(".game-card").all()
    assert len(cards) == 4
    return max(box["y"] + box["height"] for card in cards if (box := card.bounding_box()))


@pytest.mark.long
def test_every_page_of_the_lobby_is_sound(window: OpenWindow) -> None:
    ada, eve = window("fr-FR"), window("fr-FR")
    height = 800
    guest = window("en-GB", height=height)
    guest.go("/")
    found = {"new": looked_at(eve, "/")}
    eve.shot("new-visitor")
    assert lowest_card(guest) <= height
    table = ada.open_table({1: "friend"}, name_0="Ada", name_1="Ben")
    found["waiting"] = looked_at(ada, "")
    ada.shot("waiting")
    link = ada.page.locator("[data-copy*='/s/']").first.get_attribute("data-copy") or ""
    ada.open_table({1: "free", 2: "friend", 3: "bot:prospector"}, "wildcatters", name_0="Ada", name_2="Ben")
    eve.go("/")
    expect(eve.page.locator(".open-table")).to_have_count(1)
    guest.page.reload()
    expect(guest.page.locator(".open-table")).to_have_count(1)
    assert lowest_card(guest) <= height  # below the tables that are open, too
    eve.go("/play/giganten").locator("[name=level]").select_option("easy")
    eve.page.locator(".play-now button").click()
    eve.await_turn()
    for path in ("/", "/tables", "/play/wildcatters", table, f"{table}/replay?n=0", link):
        found[path] = looked_at(eve, path)
        assert eve.doubles() == [], path
    eve.shot("invitation")
    eve.go("/").locator(".open-table h3 a").click()
    found["a seat is offered"] = looked_at(eve, "")
    eve.shot("offered")
    eve.errors = [error for error in eve.errors if "404" not in error]  # the two that nobody has let her see
    demand_nothing(found)
