"""Replay, languages, dark mode, and what a screen reader needs, on every page."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenWindow
from tests.browser.looks import demand_nothing, looked_at
from tests.browser.people import Kept


def test_the_replay_goes_by_keys_slider_clock_and_link(window: OpenWindow, finished: Kept) -> None:
    ada = window("en-GB")
    finished.sit_down(ada)
    page = ada.go(f"/t/{finished.id}/replay?n=3")
    last = int(ada.main.get_attribute("data-last") or 0)
    ada.await_n(3)
    board = page.locator("#board").inner_html()
    page.keyboard.press("ArrowRight")
    ada.await_n(4)
    assert page.locator("#board").inner_html() != board
    page.keyboard.press("ArrowLeft")
    ada.await_n(3)
    expect(page).to_have_url(re.compile(r"\?n=3$"))
    page.keyboard.press("End")
    ada.await_n(last)
    page.keyboard.press("Home")
    ada.await_n(0)
    page.locator("#slider").fill("10")
    ada.await_n(10)
    expect(page.locator("#told")).to_contain_text("10")
    page.locator("#step-next").click()
    ada.await_n(11)
    page.locator("#story a[data-n='20']").click()
    ada.await_n(20)
    ada.shot("page")
    page.locator("body").press("Space")
    expect(ada.main).to_have_attribute("data-n", "21")  # it plays by itself, without rest
    page.locator("#play").click()
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "false")
    # The link to a position lets whoever gets it watch, too.
    ada.rest()
    n = ada.n
    link = page.locator("#copy-place").get_attribute("data-copy")
    assert link is not None
    assert link.endswith(f"?n={n}")


def test_a_link_to_a_position_opens_for_somebody_else(window: OpenWindow, finished: Kept) -> None:
    eve = window("fr-FR")
    page = eve.go(f"/w/{finished.watch}?n=7")
    expect(page.locator("main.replay-page")).to_have_attribute("data-n", "7")


def test_the_replay_works_without_scripts(window: OpenWindow, finished: Kept) -> None:
    ada = window("fr-FR", java_script_enabled=False)
    page = ada.go(f"/w/{finished.watch}?n=7")
    page.locator("#step-next").click()
    expect(page.locator("#told")).to_contain_text("8")
    page.locator(".slider button").click()
    expect(page).to_have_url(re.compile(r"n=8"))


@pytest.mark.parametrize("secure", [True, False])
def test_a_link_can_be_copied_at_home_too(window: OpenWindow, finished: Kept, secure: bool) -> None:
    """A table in the home network has no HTTPS; browsers then hide their clipboard."""
    ada = window("en", permissions=["clipboard-read", "clipboard-write"])
    if not secure:
        ada.page.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    finished.sit_down(ada)
    page = ada.go(f"/t/{finished.id}/share")
    page.locator("[data-copy]").first.click()
    expect(page.locator("[data-copy]").first).to_contain_text("✓")
    field = ada.tab()
    field.goto("/new/atacama")
    field.locator("#name-0").evaluate("field => (field.maxLength = 200)")
    field.locator("#name-0").fill("")
    field.locator("#name-0").press("Control+V")
    expect(field.locator("#name-0")).to_have_value(re.compile(f"/s/{finished.tokens[0]}"))


def test_every_page_speaks_both_languages(window: OpenWindow, finished: Kept) -> None:
    """The browser's own, then the other one, and back."""
    lang, other = "fr", "en"
    ada = window(lang)
    finished.sit_down(ada)
    for path in pages(finished):
        page = ada.go(path)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        before = page.title()
        page.locator("form[action='/language'] button").click()
        expect(page.locator("html")).to_have_attribute("lang", other)
        assert page.title() != before or path == "/nothing-here"
        page.locator("form[action='/language'] button").click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
    ada.errors.clear()  # the browser mentions the 404 among the pages


def test_dark_follows_the_system_or_the_switch(window: OpenWindow) -> None:
    ada = window("en", color_scheme="dark")
    page = ada.go("/rules/atacama")
    night = page.evaluate("getComputedStyle(document.body).backgroundColor")
    drawn = page.locator("figure img").first
    drawn.scroll_into_view_if_needed()
    expect(drawn).to_have_js_property("complete", True)
    assert "theme=dark" in drawn.evaluate("image => image.currentSrc")
    ada.shot("dark")
    for _ in range(2):  # automatic, dark, light
        page.locator("form[action='/theme'] button").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != night


def pages(finished: Kept) -> list[str]:
    table = f"/t/{finished.id}"
    return [
        "/",
        "/new/atacama",
        table,
        f"{table}/replay?n=5",
        f"{table}/share",
        "/rules/atacama",
        "/boards",
        "/nothing-here",
    ]


@pytest.mark.long
def test_axe_finds_nothing_grave(window: OpenWindow, finished: Kept) -> None:
    ada = window("fr")
    finished.sit_down(ada)
    found = {path: looked_at(ada, path) for path in [*pages(finished), "/api/docs"]}
    table = ada.open_table({1: "friend"}, name_0="Ada")
    ada.await_turn()
    found["a turn"] = looked_at(ada, "")
    ada.page.locator("#board [data-answer]").first.click()
    ada.rest("[data-pending]")
    found["a choice"] = looked_at(ada, "", "#ask")
    ada.page.locator("#open-settings").click()
    found["settings"] = looked_at(ada, "", "#settings")
    links = ada.go(f"{table}/share").locator(".link-field").all()
    friend = next(link for link in [link.input_value() for link in links] if "/s/" in link)
    found["a friend's link"] = looked_at(ada, friend)
    ada.errors.clear()  # the browser mentions the 404 among the pages
    demand_nothing(found)
