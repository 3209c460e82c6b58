"""Hints with reasons beside the question, what is certain before one confirms, and tables that allow no hints."""

import pytest
from playwright.sync_api import expect

from gusher.kernel import registry
from gusher.kernel.match import Match
from gusher.kernel.preview import preview
from tests.browser.conftest import OpenWindow
from tests.browser.people import PHONE, Window, keep
from tests.midway import midway
from tests.served import Servers

SIZES = {"desktop": {}, "phone": {**PHONE, "has_touch": True, "is_mobile": True}}


def in_sizes(**games: str) -> pytest.MarkDecorator:
    """These games, each in one size: what a game says does not depend on it, and how it is laid out not on the game.
    That every game has something to say, tests/web/test_hints.py shows."""
    return pytest.mark.parametrize(
        ("game", "size"), [pytest.param(game, SIZES[name], id=f"{game}-{name}") for game, name in games.items()]
    )


def seated(window: OpenWindow, server: Servers, match: Match, size: dict[str, object], lang: str = "en-GB") -> Window:
    """Ada on seat 0, bots on the others."""
    table = keep(server.database, match, "human", *["bot"] * (match.seats - 1))
    ada = window(lang, **size)
    table.sit_down(ada)
    ada.await_turn()
    return ada


def chooses(match: Match) -> bool:
    return match.n > 12 and 2 < len(match.state.legal()) < 60


@in_sizes(atacama="desktop", wildcatters="phone")
def test_a_hint_lists_the_best_answers_with_their_reasons(
    window: OpenWindow, server: Servers, game: str, size: dict[str, object]
) -> None:
    ada = seated(window, server, midway(registry.find(game), chooses), size, "fr-FR" if size else "en-GB")
    page, n = ada.page, ada.n
    ada.press(page.locator("[data-do=hint]"))
    sheet = page.locator("#hint-sheet")
    items = sheet.locator("#hint-answers > li")
    expect(items.first).to_be_visible()
    ada.rest()
    assert items.count() in (2, 3)
    for item in items.all():
        expect(item.locator("ul > li").first).not_to_be_empty()
    best = items.first.locator("button")
    expect(page.locator("#choices .hinted")).to_have_attribute("data-action", best.get_attribute("data-action") or "")
    expect(page.locator("#choices .hinted-next")).to_have_count(items.count() - 1)
    expect(sheet.locator("#hint-said")).to_contain_text(best.text_content() or "")
    ada.shot("hint")
    assert ada.findings("#ask") == []
    assert ada.overflow() == 0
    ada.press(best)
    ada.confirm_if_asked(n)
    expect(sheet).to_be_hidden()  # it belonged to the position before
    expect(page.locator(".hinted, .hinted-next")).to_have_count(0)


def certain(match: Match) -> list[int]:
    """The answers that wait for a second word and of which a preview says something."""
    view = match.view(0)
    found = [int(answer) for answer in view.legal() if match.crosses(int(answer))]
    previews = {answer: preview(match.game, view, answer) for answer in found[:20]}
    return [answer for answer, told in previews.items() if told.moved or told.told]


@in_sizes(giganten="desktop", mcmulti="phone")
def test_before_one_confirms_what_is_certain_is_said(
    window: OpenWindow, server: Servers, game: str, size: dict[str, object]
) -> None:
    match = midway(registry.find(game), lambda match: bool(certain(match)))
    action = certain(match)[0]
    ada = seated(window, server, match, size)
    page = ada.page
    choice = page.locator(f"#choice-{action}")
    if not choice.is_visible():
        ada.unfold("true")
    ada.press(choice)
    lines = page.locator("#preview li")
    expect(lines.first).to_be_visible()
    ada.rest("[data-pending]")
    ada.shot("preview")
    assert ada.findings("#ask") == []
    assert ada.overflow() == 0
    expect(page.locator("[data-do=confirm]")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator("#preview")).to_be_hidden()


def test_whoever_opens_a_table_says_whether_hints_are_allowed(window: OpenWindow) -> None:
    ada = window("en-GB")
    against_bots, among_people = [("usual", 1), ("no", 0)], [("usual", 0), ("yes", 1)]
    wishes = [("bot:easy", *wish) for wish in against_bots] + [("friend", *wish) for wish in among_people]
    for sitter, wish, allowed in wishes:
        page = ada.go("/new/atacama")
        page.locator("[name=seat-1]").select_option(sitter)
        page.locator(f"label:has([name=aid-hints][value={wish}])").click()
        ada.shot("form")
        page.locator("#opening button.big").click()
        ada.await_turn()
        expect(page.locator("[data-do=hint]")).to_have_count(allowed)
