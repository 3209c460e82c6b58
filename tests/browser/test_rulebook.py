"""Reading a rulebook: the section one is in, and words found with or without their accents."""

import pytest
from playwright.sync_api import expect

from gusher.kernel import registry
from tests.browser.conftest import OpenWindow
from tests.browser.people import PHONE, until

TOUCHING = """() => [...document.querySelectorAll(".rule")].filter((rule) => {
  const badge = rule.querySelector(".rule-number").getBoundingClientRect();
  const range = document.createRange();
  range.setStartAfter(rule.querySelector(".rule-number"));
  range.setEndAfter(rule.lastChild);
  return [...range.getClientRects()].some(({ left, right, top, bottom }) =>
    right > left && left < badge.right + 1 && top < badge.bottom && bottom > badge.top);
}).map((rule) => rule.id)"""


@pytest.mark.parametrize("game", [game.name for game in registry.games()])
def test_badges_never_touch_the_text_on_a_phone(window: OpenWindow, game: str) -> None:
    player = window(lang="fr", **PHONE)
    player.go(f"/rules/{game}")
    assert player.page.evaluate(TOUCHING) == []
    sizes = player.page.locator(".rulebook-text svg.symbol").evaluate_all(
        "all => all.map((one) => one.getBBox().width)"
    )
    assert sizes
    assert min(sizes) > 0
    player.shot("rules")


@pytest.mark.parametrize(("lang", "word"), [("fr", "petroliers"), ("en", "TANKERS")])
def test_words_are_found_marked_and_led_to(window: OpenWindow, lang: str, word: str) -> None:
    player = window(lang=lang)
    page = player.go("/rules/wildcatters")
    page.locator("#book-words").fill(word)
    marks = page.locator(".rulebook-text mark")
    total = marks.count()
    assert total > 3
    expect(page.locator("#book-found")).to_have_text(f"1 / {total}")
    expect(marks.first).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("#book-found")).to_have_text(f"2 / {total}")
    expect(marks.nth(1)).to_have_attribute("aria-current", "true")
    page.keyboard.press("Shift+Enter")
    expect(page.locator("#book-found")).to_have_text(f"1 / {total}")
    page.locator("#book-words").fill("xyzzy")
    expect(marks).to_have_count(0)
    expect(page.locator("#book-found")).to_have_text(page.locator("#book-found").get_attribute("data-none") or "?")


def test_the_contents_mark_the_section_one_reads(window: OpenWindow) -> None:
    page = window().go("/rules/giganten")
    here = page.locator(".contents [aria-current]")
    expect(here).to_have_count(0)
    for section in ("set-up", "symbols"):
        page.evaluate("id => document.getElementById(id).scrollIntoView()", section)
        until(page, "id => document.querySelector('.contents [aria-current]')?.hash === `#${id}`", section)
    expect(here).to_be_in_viewport()
