"""Wildcatters in the browser: joining a drilling, the set-up on a phone, and hands that stay private."""

import pytest
from playwright.sync_api import expect

from tests.browser.boards import EASIEST
from tests.browser.conftest import OpenWindow
from tests.browser.line import overheard
from tests.browser.people import PHONE, Window, whose_turn
from tests.browser.test_giganten_secrets import everything_said_to, said_in, words_of
from tests.browser.wildcatters import RIVALS, Oilman, Rivals, setting_up
from tests.served import Servers


def test_joining_is_a_question_with_its_price(window: OpenWindow, server: Servers) -> None:
    """W93: another drills where Ada has a well; she pays three own shares and has a pump."""
    ada = window("fr-FR")
    oilman = Oilman(ada)
    with Rivals(server.url) as rivals:
        ada.go(f"/s/{rivals.tokens[0]}")
        rivals.play()
        while ada.await_turn() and not {"join", "decline"} <= set(oilman.targets()):
            oilman.idle()
            rivals.play()
    assert ada.await_turn()
    asked = ada.page.locator("#prompt .prompt-text")
    expect(asked).to_contain_text("3 titres de votre couleur")
    expect(ada.page.locator("#choices [data-action]").first).to_contain_text("3 titres de votre couleur")
    ada.shot("asked")
    pumps = ada.page.locator("#board [id^=pump-]:has(use[href$='-pump-1'])")
    before = pumps.count()
    oilman.click("join")
    expect(pumps).to_have_count(before + 1)


def test_the_set_up_on_a_phone(window: OpenWindow) -> None:
    """The board opens where something is asked, large enough for a finger, with the region that it is about."""
    ada = window("fr-FR", **PHONE, has_touch=True, is_mobile=True)
    ada.open_table(RIVALS, "wildcatters", name_0="Ada")
    oilman = Oilman(ada)
    ada.await_turn()
    subjects = 0
    while setting_up(ada).count():
        in_sight = oilman.targets()
        assert in_sight
        assert all(oilman.size_of(name) >= 20 for name in in_sight)
        about = oilman.board("[data-subject]").count()  # the region of the card that was shown
        assert len(oilman.in_sight("[data-subject]")) == about
        subjects += about
        oilman.play()
        ada.await_turn()
    assert subjects >= 3
    assert oilman.clicked["show"]
    assert oilman.clicked["build-refinery"]
    assert ada.overflow() <= 0
    ada.shot("first-round")


@pytest.mark.long
def test_a_hand_never_reaches_the_other(window: OpenWindow) -> None:
    ada, ben = window("fr-FR"), window("fr-FR")
    table = ada.open_table({1: "friend", 2: EASIEST}, "wildcatters", name_0="Ada")
    told = overheard(ben.page)
    ben.go(ada.page.locator(".invite input").input_value())
    ben.page.locator("#name").fill("Ben")
    ben.page.locator("main button").click()
    oilmen = {ada: Oilman(ada), ben: Oilman(ben)}
    whose_turn(ada, ben)
    held = {player: hand_of(player) for player in oilmen}
    assert all(len(cards) == 8 for cards in held.values())
    assert held[ada].isdisjoint(held[ben])
    dealt = {said for said in said_in(ada, "#log .log-line") if said not in said_in(ben, "#log .log-line")}
    assert any(said.startswith("Ada reçoit 8 cartes :") for said in dealt)

    early: list[str] = []  # up to the last question of the set-up
    while setting_up(asked := whose_turn(ada, ben)).count():  # one after the other shows a card and builds
        early = list(told)
        oilmen[asked].play()
    assert hand_of(ada) == hand_of(ben)  # the cards that lie open

    heard = [words_of(text) for text in everything_said_to(ben, table, told)]
    to_ada = [words_of(text) for text in everything_said_to(ada, table, [])]
    for sentence in dealt:
        assert any(sentence in text for text in (*to_ada, *heard)), sentence  # that is how it would read
        assert not (sentence.startswith("Ada") and any(sentence in text for text in heard)), sentence
    assert early
    for card in held[ada]:
        assert not any(card in view for view in early), card


def hand_of(player: Window) -> set[str]:
    """The cards that are drawn with their faces up."""
    names: list[str] = player.page.locator("#board [id^=card-]").evaluate_all("all => all.map(one => one.id)")
    return set(names)
