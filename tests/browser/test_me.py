"""Me without an account: two devices, one player; my games by keyboard, on a phone, and for a screen reader."""

import re

from playwright.sync_api import expect

from gusher.store.people import PlayerRecord
from gusher.store.ratings import RatingRecord
from gusher.store.sqlite import SqliteStore
from tests.browser.conftest import OpenWindow
from tests.browser.looks import demand_nothing, looked_at
from tests.browser.people import Window
from tests.served import Servers
from tests.web.stored import TOKENS, fill


def sit_down(ada: Window, server: Servers, finished: int, running: int) -> None:
    store = SqliteStore(str(server.database))
    fill(store, finished, running)
    store.enter(PlayerRecord("ben", "key", "Ben", "en"))
    store.keep_ratings([RatingRecord("ben", "atacama", 27.5, 6.1, 4)])
    store.close()
    for number in range(finished + running):
        ada.go(f"/s/match-{number}-{TOKENS[0]}")
    store = SqliteStore(str(server.database))
    (me,) = [player for player in store.players() if player.id != "ben"]
    store.keep_ratings([RatingRecord(me.id, "atacama", 24.1, 5.2, 3), RatingRecord(me.id, "giganten", 21.9, 7.0, 1)])
    store.close()


def test_axe_finds_nothing_grave_about_me(window: OpenWindow, server: Servers) -> None:
    ada = window("fr")
    found = {"nobody": looked_at(ada, "/me")}
    sit_down(ada, server, finished=3, running=2)
    paths = ["/", "/me", "/me/games", "/me/games?game=atacama", "/me/forget", "/me/notices"]
    paths += ["/t/match-4/leave", "/ladder/atacama", "/new/atacama?rated"]
    for path in paths:
        found[path] = looked_at(ada, path)
    ada.go("/me").locator("form[action^='/me/link'] button").click()
    link = ada.page.locator("#device-link").input_value()
    found["a link"] = looked_at(ada, "")
    ada.shot("link")
    ben = window("en")
    ben.open_table({1: "friend"}, name_0="Ben")
    ben.go(link)
    found["a link's door"] = looked_at(ben, "")
    ben.shot("door")
    demand_nothing(found)


def test_two_devices_are_one_player(window: OpenWindow) -> None:
    desk, phone = window("en"), window("en", 360, 740)
    table = desk.open_table({1: "friend"}, name_0="Ada")
    desk.go("/me").get_by_role("button", name="Make a link").click()
    phone.go(desk.page.locator("#device-link").input_value())
    phone.page.get_by_role("button", name="Bring them here").click()
    expect(phone.page).to_have_url(re.compile("/me/games$"))
    slip = phone.page.locator(".slip a")
    expect(slip).to_have_attribute("href", table)
    slip.focus()
    phone.page.keyboard.press("Enter")
    phone.await_turn()
    phone.page.locator("#open-settings").click()
    phone.page.get_by_role("link", name="Leave the table").click()
    phone.page.get_by_role("button", name="Delete it now").click()
    expect(phone.page).to_have_url(re.compile("/me/games$"))
    expect(phone.page.locator(".slip")).to_have_count(0)
    expect(desk.go("/me/games").locator(".slip")).to_have_count(0)


def test_the_others_let_somebody_leave(window: OpenWindow) -> None:
    ada, ben = window("en"), window("en")
    table = ada.open_table({1: "friend"}, name_0="Ada")
    links = ada.go(f"{table}/share").locator(".link-field").all()
    ben.go(next(link for link in [link.input_value() for link in links] if "/s/" in link))
    ben.page.locator("#name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ben.page).to_have_url(re.compile(table))
    ada.go(f"{table}/leave").get_by_role("button", name="Ask the others").click()
    expect(ada.page.get_by_text("Still to agree: Ben")).to_be_visible()
    ben.page.locator(".wish a").click()  # it has come by itself
    ben.shot("wish")
    ben.page.get_by_role("button", name="Agree").click()
    expect(ben.page.get_by_text("Ada (left; now Prospector)").first).to_be_visible()
    ada.go(table)
    expect(ada.page.locator("[data-answer]")).to_have_count(0)
