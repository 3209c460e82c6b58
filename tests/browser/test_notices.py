"""Told while no page is open, in a real browser: the push event comes through the debugger, as no push service would be
reached from here."""

import json
import re
from typing import Any

from playwright.sync_api import CDPSession, Worker, expect

from tests.browser.conftest import OpenWindow
from tests.browser.people import PHONE, Window
from tests.notify.receivers import Browser

PUSHED = {"title": "Atacama", "body": "Ada, it is your turn.", "url": "https://club.example/t/abc", "tag": "abc"}
SUBSCRIBED = "PushManager.prototype.subscribe = async () => ({{ toJSON: () => ({0}) }})"
DENIED = "() => { Notification.requestPermission = async () => 'denied' }"
GRANTED = "() => { Notification.requestPermission = async () => 'granted' }"
# A browser without windows shows no messages: the first that it is told to show is kept instead.
KEEP = """() => {
  self.told = new Promise((keep) => {
    self.registration.showNotification = async (title, more) => keep([title, more.body, more.tag, more.data]);
  });
}"""
MOMENT = "() => new Promise((over) => setTimeout(over, 20))"


def installed(ada: Window) -> Worker:
    """The service worker, when it is ready."""
    ada.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    (worker,) = ada.context.service_workers
    return worker


def registration(ada: Window, debugger: CDPSession) -> str:
    """What the debugger calls it; told by an event."""
    found: list[str] = []

    def heard(told: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in told["registrations"] if not one["isDeleted"])

    debugger.on("ServiceWorker.workerRegistrationUpdated", heard)
    debugger.send("ServiceWorker.enable")
    while not found:
        ada.page.evaluate(MOMENT)
    return found[0]


def test_a_browser_is_switched_on_and_shows_what_is_pushed(window: OpenWindow) -> None:
    ada = window("en-GB")
    ada.open_table({1: "friend"}, name_0="Ada")
    ada.page.add_init_script(SUBSCRIBED.format(Browser().subscription))
    ada.rest()
    ada.page.locator("#open-settings").click()
    ada.page.locator("#settings a[href='/me/notices']").click()
    ada.page.evaluate(DENIED)
    ada.page.locator("#push-on").click()
    expect(ada.page.locator("#push-alert")).to_contain_text("does not allow")
    expect(ada.page.locator("#push-iphone")).to_be_hidden()
    ada.page.evaluate(GRANTED)
    ada.page.locator("#push-on").click()
    expect(ada.page.locator("[role=status]")).to_have_text("You will be told that way from now on.")
    expect(ada.page.locator(".notices-way")).to_contain_text("push.example")

    worker = installed(ada)
    worker.evaluate(KEEP)
    debugger = ada.context.new_cdp_session(ada.page)
    pushed = {
        "origin": re.sub(r"(https?://[^/]+).*", r"\1", ada.page.url),
        "registrationId": registration(ada, debugger),
        "data": json.dumps(PUSHED),
    }
    debugger.send("ServiceWorker.deliverPushMessage", pushed)
    assert worker.evaluate("() => self.told") == ["Atacama", "Ada, it is your turn.", "abc", "/t/abc"]

    ada.lose_the_line()
    ada.go("/rules/atacama")
    expect(ada.page.locator("h1")).to_have_text("No connection")
    ada.shot("offline")
    ada.find_the_line()
    ada.page.locator("main a.button").click()
    expect(ada.page.locator("h1")).to_have_text("Atacama")


def test_iphones_are_told_about_the_home_screen_and_hours_are_kept(window: OpenWindow) -> None:
    ada = window("en-GB", **PHONE, user_agent="Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)")
    ada.open_table({1: "friend"}, name_0="Ada")
    ada.go("/me").locator("main a[href='/me/notices']").click()
    expect(ada.page.locator("#push-iphone")).to_contain_text("Add to Home Screen")
    ada.page.locator("[name=begins]").fill("22:00")
    ada.page.locator("[name=ends]").fill("07:30")
    ada.page.locator("form[action$=quiet] button").click()
    expect(ada.page.locator("[name=ends]")).to_have_value("07:30")
    assert (ada.findings(), ada.doubles(), ada.overflow() <= 0) == ([], [], True)
