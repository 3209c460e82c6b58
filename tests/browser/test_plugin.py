"""A game of another package in the browser: found on the home page, opened, played to its end and replayed."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenWindow
from tests.plugins.installed import EXAMPLES, path_with
from tests.served import Servers


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """Servers that have the games of examples/ beside ours."""
    assert EXAMPLES.is_dir(), f"{EXAMPLES} is missing: run `make build/examples/.done`"
    with Servers(tmp_path_factory.mktemp("plugins"), path_with(EXAMPLES)) as ready:
        yield ready


@pytest.mark.parametrize(("lang", "title"), [("en", "Doodlebug"), ("fr", "Sourciers")])
def test_it_is_found_on_the_home_page_with_its_rules(window: OpenWindow, lang: str, title: str) -> None:
    page = window(lang).go("/")
    box = page.locator(".game-card", has=page.locator("#game-doodlebug"))
    expect(box.locator("h3")).to_have_text(title)
    assert box.locator("img").evaluate("image => image.complete && image.naturalWidth > 0")
    box.locator("a[href='/rules/doodlebug']").click()
    expect(page.locator("#D9")).to_be_attached()


def test_a_game_from_its_form_to_the_replay(window: OpenWindow) -> None:
    ada = window("fr")
    page = ada.page
    ada.open_table({1: "bot:prospector", 2: "bot:prospector"}, "doodlebug", {"starts": "1"})
    ada.await_turn()
    ada.shot("first-turn")
    assert ada.findings() == []
    ada.finish(ada.play_what_is_asked)
    ada.shot("over")
    assert ada.overflow() <= 0
    last = ada.n
    ada.go(page.url.split("?")[0] + "/replay?n=3")
    ada.await_n(3)
    ada.go(page.url.split("?")[0] + f"?n={last}")
    ada.await_n(last)


def test_a_phone_shows_all_of_it(window: OpenWindow) -> None:
    ada = window("fr", width=360, height=740, has_touch=True, is_mobile=True)
    ada.open_table({1: "bot:prospector", 2: "bot:prospector", 3: "bot:prospector"}, "doodlebug", {"starts": "2"})
    ada.await_turn()
    assert ada.overflow() <= 0
    ada.shot("phone")
    ada.play_what_is_asked()
    ada.await_turn()
    ada.shot("phone-later")
