"""Every game with a drawn board: a whole game by clicks on it, a round on a phone, and what a screen reader needs."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from gusher.kernel import log
from tests.browser.conftest import OpenWindow
from tests.browser.evenings import EVENINGS, Evening
from tests.browser.looks import DAY, NIGHT, demand_nothing, looked_at
from tests.browser.people import PHONE
from tests.served import Servers

EVERY_EVENING = pytest.mark.parametrize("evening", EVENINGS, ids=lambda evening: evening.game)


@pytest.mark.long
@pytest.mark.parametrize(
    "evening", [pytest.param(one, id=one.game, marks=pytest.mark.deal(one.deal)) for one in EVENINGS]
)
def test_a_game_by_clicks_on_the_board(window: OpenWindow, server: Servers, tmp_path: Path, evening: Evening) -> None:
    """From a late round on, to its end: every kind of answer that comes up then is clicked. What only comes earlier is
    clicked on a phone below, in the set-up (test_wildcatters.py) and in the lessons."""
    ada = window("fr-FR")
    _, player = evening.resume(ada, server.database, evening.late)
    ada.finish(player.play)
    clicked = set(player.clicked)
    assert clicked >= evening.kinds, f"never seen: {evening.kinds - clicked}"
    assert all(clicked & kinds for kinds in evening.some), player.clicked
    evening.result_is_explained(ada)
    ada.shot("end")
    taken_home = ada.download("#result a[href$='log.jsonl']", tmp_path)
    assert log.verify(taken_home.read_text(encoding="utf-8").splitlines()).honest


@EVERY_EVENING
def test_a_round_on_a_phone(window: OpenWindow, server: Servers, evening: Evening) -> None:
    """The whole board is one tap away, and stays until the hand says otherwise."""
    ada = window("fr-FR", **PHONE, has_touch=True, is_mobile=True)
    _, player = evening.resume(ada, server.database)
    ada.shot("near")
    assert player.targets()
    assert ada.overflow() <= 0
    whole = ada.see_the_whole_board()
    expect(ada.page.locator(".stage .symbols")).to_be_visible()
    ada.shot("whole")
    evening.round(player)
    assert set(player.clicked) >= evening.soon, player.clicked
    expect(ada.page.locator("svg.board")).to_have_attribute("viewBox", whole)
    assert ada.overflow() <= 0
    ada.shot("later")


@pytest.mark.long
@EVERY_EVENING
def test_axe_finds_nothing_grave(window: OpenWindow, server: Servers, evening: Evening) -> None:
    """What is laid out and coloured alike in all games is looked at once or, like the replay, not here: test_reading.py
    and test_books.py look at it in both sizes and schemes."""
    ada = window("fr")
    _, player = evening.resume(ada, server.database)
    found = {"a question": looked_at(ada, "")}
    player.play()
    ada.await_turn()
    found["the next one"] = looked_at(ada, "", "#ask", looks=(NIGHT,))
    symbols = ada.page.locator(".symbols:visible").get_attribute("href") or ""
    for book in ("ledger", "charts"):
        tab = ada.page.locator(f"#tab-{book}")
        if tab.count():
            tab.click()
            expect(ada.page.locator(f"#{book}")).to_be_visible()
            found[book] = looked_at(ada, "", f"#{book}", looks=(DAY,))
    for path in (f"/new/{evening.game}", symbols):
        found[path] = looked_at(ada, path, looks=(NIGHT,))
    expect(ada.page.locator(symbols[symbols.index("#") :])).to_be_in_viewport()  # the link leads to the section itself
    demand_nothing(found)
