"""McMulti in the browser: a whole game by clicks on the board, rounds on a phone, and what a screen reader needs."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenWindow
from tests.browser.mcmulti import Baron, open_short_table, size_of, until
from tests.browser.people import PHONE, Window
from tests.browser.test_playing import gusher
from tests.browser.test_reading import SIZES, looked_at

EVERY_KIND = {
    *("buy-rig", "buy-station", "buy-refinery", "place", "done"),
    *("go-foreign", "trade-buy-crude", "trade-sell-gas", "no-trade"),
    *("strike", "count", "sell-to", "sell"),
}
MOST_GAMES = 4  # no game must bring everything: the dice are in nobody's hands


def test_a_whole_game_by_clicks_on_the_board(window: OpenWindow, tmp_path: Path) -> None:
    ada = window("fr-FR")
    open_short_table(ada)
    baron = Baron(ada)
    a_piece_is_bought_and_taken_back(baron)
    for _ in range(MOST_GAMES):
        ada.finish(baron.play)
        if baron.clicked >= EVERY_KIND:
            break
        ada.page.locator("form[action$=rematch] button").click()
        expect(ada.main).to_have_attribute("data-over", "no")
        baron = Baron(ada, clicked=baron.clicked)
    assert baron.clicked >= EVERY_KIND

    expect(ada.page.locator("#result .ranking li")).to_have_count(2)
    expect(ada.page.locator("#prompt .prompt-text")).to_contain_text(re.compile(r"\d\sM"))
    explained = ada.page.locator("#result .sum p")
    expect(explained.first).to_contain_text("manche 5", ignore_case=True)  # why it is over, then each player's cash
    expect(explained).to_have_count(3)
    ada.shot("end")
    the_ledger_ends_with_the_result(ada)
    log = ada.download("#result a[href$='log.jsonl']", tmp_path)
    checked = gusher("verify", str(log))
    assert checked.returncode == 0, checked.stdout + checked.stderr


def a_piece_is_bought_and_taken_back(baron: Baron) -> None:
    """Pick a piece, see every free place, click; until the next player is asked it can be undone."""
    ada = baron.window
    until(baron, "buy-station")
    pieces = baron.board("[id^=piece-]")
    before = pieces.count()
    baron.click("buy-station")
    ada.await_turn()
    assert [name for name in baron.targets() if name.startswith("place-")] == [f"place-{cell}" for cell in range(36)]
    ada.shot("places")
    baron.click("place-14")
    expect(pieces).to_have_count(before + 1)
    ada.page.locator("[data-do=undo]").click()
    expect(pieces).to_have_count(before)
    ada.await_turn()


def the_ledger_ends_with_the_result(ada: Window) -> None:
    """Every million has its line: the newest line of each player shows what they ended with."""
    totals = ada.page.locator("#result .ranking .total").all_inner_texts()
    ada.page.locator("#result [data-tab=ledger]").click()
    ledger = ada.page.locator("#panel-ledger")
    for total in totals:
        expect(ledger).to_contain_text(total)
    ada.shot("ledger")
    ada.page.locator("#result [data-tab=charts]").click()
    expect(ada.page.locator("#panel-charts svg").first).to_be_visible()
    ada.shot("charts")


def test_two_rounds_on_a_phone(window: OpenWindow) -> None:
    """The board opens where something is asked, large enough for a finger, and the whole of it is one tap away."""
    ada = window("fr-FR", **PHONE, has_touch=True, is_mobile=True)
    open_short_table(ada)
    baron = Baron(ada, rigs=2)
    page = ada.page
    until(baron, "buy-refinery")
    ada.shot("shop")
    buys = [name for name in baron.targets() if name.startswith("buy-")]
    assert buys == ["buy-rig", "buy-station", "buy-refinery"]
    assert all(size_of(baron, name) >= 24 for name in buys)
    n = ada.n
    page.locator("#buy-rig").tap()
    ada.confirm_if_asked(n)
    ada.await_turn()
    places = [name for name in baron.targets() if name.startswith("place-")]
    assert len(places) >= 18  # half of the island at least
    assert all(size_of(baron, name) >= 24 for name in places)
    ada.shot("place")
    assert ada.overflow() <= 0
    baron.click(places[0])

    # By hand from now on: the whole board, and it stays so.
    ada.await_turn()
    page.locator("#zoom-fit").tap()
    whole = page.locator("svg.board").get_attribute("viewBox")
    assert whole is not None
    assert whole.startswith("0.0 0.0 ")
    ada.shot("whole")
    rounds = page.locator("#board text", has_text=re.compile(r"Ouverture|Manche \d/\d"))
    while ada.await_turn() and rounds.text_content() in ("Ouverture", "Manche 1/5", "Manche 2/5"):
        ada.unfold("false")
        baron.play()
    assert page.locator("svg.board").get_attribute("viewBox") == whole
    assert ada.overflow() <= 0
    ada.shot("later")


@pytest.mark.parametrize(("size", "scheme"), [("desktop", "dark"), ("phone", "light")])
def test_axe_finds_nothing_grave_at_mcmulti(window: OpenWindow, size: str, scheme: str) -> None:
    width, height = SIZES[size]
    ada = window("fr" if scheme == "light" else "en", width, height, color_scheme=scheme)
    table = open_short_table(ada)
    baron = Baron(ada)
    until(baron, "buy-rig")
    found = {"the shop": looked_at(ada, "")}
    baron.click("buy-rig")
    ada.await_turn()
    found["the places"] = looked_at(ada, "")
    address = ada.page.locator(".symbols:visible").get_attribute("href") or ""
    for path in (f"{table}/replay?n=3", "/new/mcmulti", address):
        found[path] = looked_at(ada, path)
    expect(ada.page.locator(address[address.index("#") :])).to_be_in_viewport()  # the link leads to the section itself
    assert "\n".join(f"{path}: {finding}" for path, findings in found.items() for finding in findings) == ""
