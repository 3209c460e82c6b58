"""Told while no page is open, in a real browser: the push event comes through the debugger, as no push service would be
reached from here."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE, OpenWindow
from tests.browser.people import PHONE
from tests.browser.test_reading import SIZES
from tests.notify.receivers import Browser

PUSHED = {"title": "Atacama", "body": "Ada, it is your turn.", "url": "https://club.example/t/abc", "tag": "abc"}
SUBSCRIBED = "PushManager.prototype.subscribe = async () => ({{ toJSON: () => ({0}) }})"
# A browser without windows shows no messages: what it is told to show is kept instead.
KEEP = """() => {
  self.registration.showNotification = async (title, more) => { self.told = [title, more.body, more.tag, more.data] };
}"""
TOLD = """async patience => {
  for (let waited = 0; !self.told && waited < patience; waited += 20) await new Promise(on => setTimeout(on, 20));
  return self.told;
}"""


def test_a_browser_is_switched_on_and_shows_what_is_pushed(window: OpenWindow) -> None:
    ada = window("en-GB")
    ada.context.grant_permissions(["notifications"])
    ada.open_table({1: "friend"}, name_0="Ada")
    ada.page.add_init_script(SUBSCRIBED.format(Browser().subscription))
    ada.rest()
    ada.page.locator("#open-settings").click()
    ada.page.locator("#settings a[href='/me/notices']").click()
    ada.page.locator("#push-on").click()
    expect(ada.page.locator("[role=status]")).to_have_text("You will be told that way from now on.")
    expect(ada.page.locator(".notices-way")).to_contain_text("push.example")

    debugger = ada.context.new_cdp_session(ada.page)
    found: list[str] = []
    debugger.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    debugger.send("ServiceWorker.enable")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    (worker,) = ada.context.service_workers
    worker.evaluate(KEEP)
    origin = re.sub(r"(https?://[^/]+).*", r"\1", ada.page.url)
    debugger.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": found[0], "data": json.dumps(PUSHED)},
    )
    assert worker.evaluate(TOLD, PATIENCE) == ["Atacama", "Ada, it is your turn.", "abc", "/t/abc"]

    ada.lose_the_line()
    ada.go("/rules/atacama")
    expect(ada.page.locator("h1")).to_have_text("No connection")
    ada.shot("offline")
    ada.find_the_line()
    ada.page.locator("main a.button").click()
    expect(ada.page.locator("h1")).to_have_text("Atacama")


def test_who_says_no_is_told_what_that_means(window: OpenWindow) -> None:
    ada = window("fr")
    ada.open_table({1: "friend"}, name_0="Ada")
    ada.go("/me/notices")
    ada.page.evaluate("() => { Notification.requestPermission = async () => 'denied' }")
    ada.page.locator("#push-on").click()
    expect(ada.page.locator("#push-alert")).to_contain_text("n’autorise pas")
    expect(ada.page.locator("#push-iphone")).to_be_hidden()


def test_iphones_are_told_about_the_home_screen(window: OpenWindow) -> None:
    ada = window("en-GB", **PHONE, user_agent="Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)")
    ada.open_table({1: "friend"}, name_0="Ada")
    ada.go("/me/notices")
    expect(ada.page.locator("#push-iphone")).to_contain_text("Add to Home Screen")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_grave(window: OpenWindow, size: str, scheme: str) -> None:
    width, height = SIZES[size]
    ada = window("fr" if scheme == "light" else "en", width, height, color_scheme=scheme)
    ada.open_table({1: "friend"}, name_0="Ada")
    ada.go("/me/notices")
    ada.page.locator("[name=begins]").fill("22:00")
    ada.page.locator("[name=ends]").fill("07:30")
    ada.page.locator("form[action$=quiet] button").click()
    expect(ada.page.locator("[name=ends]")).to_have_value("07:30")
    assert (ada.findings(), ada.doubles(), ada.overflow() <= 0) == ([], [], True)
    ada.page.set_viewport_size({"width": width, "height": 1900})
    ada.shot(f"{size}-{scheme}")
