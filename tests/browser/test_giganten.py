"""Giganten in the browser: a whole game by clicks on the board, rounds on a phone, and what a screen reader needs."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenWindow
from tests.browser.giganten import RIVALS, Driller, cell_of, move
from tests.browser.people import PHONE
from tests.browser.test_playing import gusher
from tests.browser.test_reading import SIZES, looked_at

EVERY_KIND = {"ticket", "place", "drive", "look", "rail", "build", "bid", "pay", "sell"}
TRAINS = {"own", "black", "rival"}
SPECIALS = {"up", "free"}
MOST_GAMES = 4  # no game must bring everything: the others are out of the player's hands


def test_a_whole_game_by_clicks_on_the_board(window: OpenWindow, tmp_path: Path) -> None:
    ada = window("fr-FR")
    ada.open_table(RIVALS, "giganten", name_0="Ada")
    driller = Driller(ada)
    one_click_drives_and_one_takes_back(driller)
    for _ in range(MOST_GAMES):
        ada.finish(driller.play)
        if driller.clicked >= EVERY_KIND and driller.clicked & TRAINS and driller.clicked & SPECIALS:
            break
        ada.page.locator("form[action$=rematch] button").click()
        expect(ada.main).to_have_attribute("data-over", "no")
    assert driller.clicked >= EVERY_KIND
    assert driller.clicked & TRAINS
    assert driller.clicked & SPECIALS

    page = ada.page
    expect(page.locator("#result .ranking li")).to_have_count(3)
    expect(page.locator("#prompt .prompt-text")).to_contain_text(re.compile(r"\d\s?[05]00\s\$"))
    explained = page.locator("#result .sum p")
    expect(explained.first).to_contain_text("locomotives", ignore_case=True)  # their ranking, then a sum for each
    assert explained.count() >= 4
    ada.shot("end")
    log = ada.download("#result a[href$='log.jsonl']", tmp_path)
    checked = gusher("verify", str(log))
    assert checked.returncode == 0, checked.stdout + checked.stderr


def one_click_drives_and_one_takes_back(driller: Driller) -> None:
    """A far cell is one click, however many steps it takes; so is the way back."""
    ada = driller.window
    move(driller)
    before = cell_of(driller, 0)
    far = ada.page.locator("#board [data-chain]").evaluate_all(
        "all => all.map(one => one.id).filter(id => id.startsWith('drive-'))"
    )
    n = ada.n
    driller.click(driller.beside_a_tile(far)[0] if driller.beside_a_tile(far) else far[-1])
    assert ada.n >= n + 2, ada.page.locator("#alert").inner_text()
    there = cell_of(driller, 0)
    assert there != before
    ada.shot("driven")
    ada.page.locator("[data-do=undo]").click()
    ada.await_turn()
    assert cell_of(driller, 0) == before
    step_by_the_list(driller)


def step_by_the_list(driller: Driller) -> None:
    """The button that was pressed has the focus, and yet says what it stands for in the new position."""
    ada = driller.window
    step = ada.page.locator("#choices [data-answer*='\"step\"']").first
    said, n = step.inner_text(), ada.n
    step.click()
    ada.confirm_if_asked(n)
    ada.await_turn()
    choices = ada.page.locator("#choices [data-action]")
    texts: list[str] = choices.evaluate_all("all => all.map(one => one.textContent)")
    assert texts == choices.evaluate_all("all => all.map(one => one.dataset.text)")
    assert said not in texts


def test_two_rounds_on_a_phone(window: OpenWindow) -> None:
    """The board opens where something is asked, large enough for a finger, and the whole of it is one tap away."""
    ada = window("fr-FR", **PHONE, has_touch=True, is_mobile=True)
    ada.open_table(RIVALS, "giganten", name_0="Ada")
    driller = Driller(ada)
    page = ada.page
    move(driller)
    ada.shot("move")
    near = [name for name in driller.targets() if name.startswith("drive-")]
    assert near
    assert all(size_of(driller, name) >= 24 for name in near)
    assert ada.overflow() <= 0
    n = ada.n
    page.locator(f"#{near[-1]}").tap()
    ada.confirm_if_asked(n)
    ada.await_turn()

    # By hand from now on: the whole board, and it stays so.
    page.locator("#zoom-fit").tap()
    whole = page.locator("svg.board").get_attribute("viewBox")
    assert whole is not None
    assert whole.startswith("0.0 0.0 ")
    expect(page.locator(".stage .symbols")).to_be_visible()
    ada.shot("whole")
    rounds = page.locator("#board text", has_text=re.compile(r"Tour \d"))
    while ada.await_turn() and rounds.text_content() in ("Tour 1", "Tour 2"):
        ada.unfold("false")
        driller.play()
    assert page.locator("svg.board").get_attribute("viewBox") == whole
    assert ada.overflow() <= 0
    ada.shot("later")


def size_of(driller: Driller, name: str) -> float:
    box = driller.window.page.locator(f"#{name}").bounding_box()
    assert box is not None
    return min(box["width"], box["height"])


@pytest.mark.parametrize(("size", "scheme"), [("desktop", "dark"), ("phone", "light")])
def test_axe_finds_nothing_grave_at_giganten(window: OpenWindow, size: str, scheme: str) -> None:
    width, height = SIZES[size]
    ada = window("fr" if scheme == "light" else "en", width, height, color_scheme=scheme)
    table = ada.open_table(RIVALS, "giganten", name_0="Ada")
    move(Driller(ada))
    found = {"a move": looked_at(ada, "")}
    symbols = ada.page.locator(".symbols:visible")
    address = symbols.get_attribute("href") or ""
    for path in (f"{table}/replay?n=5", "/new/giganten", "/", address):
        found[path] = looked_at(ada, path)
    expect(ada.page.locator(address[address.index("#") :])).to_be_in_viewport()  # the link leads to the section itself
    assert "\n".join(f"{path}: {finding}" for path, findings in found.items() for finding in findings) == ""
