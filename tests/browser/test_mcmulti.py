"""McMulti in the browser: pieces are bought, placed and taken back, and the books end with the result."""

import pytest
from playwright.sync_api import expect

from gusher.bots.playout import random_answer
from gusher.kernel import registry
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from tests.browser.conftest import OpenWindow
from tests.browser.mcmulti import RIVALS, SHORT, TWO_RIVALS, Baron
from tests.browser.people import PHONE, keep
from tests.served import Servers
from tests.web.stored import SECRET


def shopping(window: OpenWindow, **size: object) -> Baron:
    """Somebody who may buy whatever there is."""
    ada = window("fr-FR", **size)
    ada.open_table(RIVALS, "mcmulti", SHORT, name_0="Ada")
    baron = Baron(ada, rigs=2)
    baron.until("buy-refinery")
    return baron


@pytest.mark.parametrize("size", [{}, {**PHONE, "has_touch": True, "is_mobile": True}], ids=["desktop", "phone"])
def test_an_island_is_picked_by_a_click_on_it(window: OpenWindow, size: dict[str, object]) -> None:
    """Large enough for a finger, and the list has the same answers."""
    ada = window("fr-FR", **size)
    ada.open_table(TWO_RIVALS, "mcmulti", SHORT, name_0="Ada")
    baron = Baron(ada)
    ada.await_turn()
    islands = baron.named("island", baron.targets())
    assert 2 <= len(islands) <= 4
    assert all(baron.size_of(name) >= 44 for name in islands)
    expect(ada.page.locator("#choices")).to_contain_text("Prendre l’île")
    ada.shot("islands")
    assert ada.overflow() <= 0
    baron.click(islands[-1])
    expect(baron.board(f"#sign-{islands[-1][-1]}")).to_contain_text("Ada")
    baron.until("buy-station")


def test_an_island_is_picked_from_the_list(window: OpenWindow) -> None:
    ada = window("en-GB")
    ada.open_table(TWO_RIVALS, "mcmulti", SHORT, name_0="Ada")
    ada.await_turn()
    before = ada.n
    ada.press(ada.page.locator("#choices button", has_text="Take the").first)
    ada.confirm_if_asked(before)
    expect(ada.page.locator("#log")).to_contain_text("Ada takes the")


def test_the_opening_form_follows_the_number_of_players_until_somebody_chooses(window: OpenWindow) -> None:
    page = window("en-GB").go("/new/mcmulti")
    picked, dealt = (page.locator(f"[name=option-islands][value={value}]") for value in ("picked", "dealt"))
    expect(dealt).to_be_checked()
    page.locator("label:has([name=players][value='3'])").click()
    expect(picked).to_be_checked()
    page.locator("label:has([name=players][value='2'])").click()
    expect(picked).to_be_hidden()
    page.locator("label:has([name=players][value='4'])").click()
    expect(dealt).to_be_checked()
    page.locator("label:has([name=option-islands][value=picked])").click()
    page.locator("label:has([name=players][value='3'])").click()
    page.locator("label:has([name=players][value='4'])").click()
    expect(picked).to_be_checked()


def test_a_piece_is_bought_and_taken_back(window: OpenWindow) -> None:
    """Pick a piece, see every free place, click; until the next player is asked it can be undone."""
    baron = shopping(window)
    ada = baron.window
    pieces = baron.board("[id^=piece-]")
    before = pieces.count()
    baron.click("buy-station")
    ada.await_turn()
    assert baron.named("place", baron.targets()) == [f"place-{cell}" for cell in range(36)]
    ada.shot("places")
    baron.click("place-14")
    expect(pieces).to_have_count(before + 1)
    ada.page.locator("[data-do=undo]").click()
    expect(pieces).to_have_count(before)
    assert ada.await_turn()


def test_a_phone_opens_at_the_shop_and_at_the_places(window: OpenWindow) -> None:
    """Large enough for a finger."""
    baron = shopping(window, **PHONE, has_touch=True, is_mobile=True)
    ada = baron.window
    buys = baron.named("buy", baron.targets())
    assert buys == ["buy-rig", "buy-station", "buy-refinery"]
    assert all(baron.size_of(name) >= 24 for name in buys)
    baron.click("buy-rig")
    ada.await_turn()
    places = baron.named("place", baron.targets())
    assert len(places) >= 18  # half of the island at least
    assert all(baron.size_of(name) >= 24 for name in places)
    ada.shot("place")
    assert ada.overflow() <= 0
    baron.click(places[0])


def test_the_ledger_ends_with_the_result(window: OpenWindow, server: Servers) -> None:
    """Every million has its line: the newest line of each player shows what they ended with."""
    match = Match(registry.find("mcmulti"), 2, {"turn_limit": 5}, ["Ada", "Ben"], secret=SECRET)
    rng = Rng(2)
    while not match.over:
        match.answer_number(int(match.state.seat), int(random_answer(match.state, rng)))
    ada = window("fr-FR")
    keep(server.database, match).sit_down(ada)
    ada.rest()
    totals = ada.page.locator("#result .ranking .total").all_inner_texts()
    assert len(totals) == 2
    ada.page.locator("#result [data-tab=ledger]").click()
    ledger = ada.page.locator("#panel-ledger")
    for total in totals:
        expect(ledger).to_contain_text(total)
    ada.shot("ledger")
    ada.page.locator("#result [data-tab=charts]").click()
    expect(ada.page.locator("#panel-charts svg").first).to_be_visible()
    ada.shot("charts")
