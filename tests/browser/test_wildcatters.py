"""Wildcatters in the browser: a whole game by clicks on the board, rounds on a phone, hands that stay private, and what
a screen reader needs."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Response, expect

from bench.server import Server
from tests.browser.conftest import OpenWindow
from tests.browser.giganten import EASIEST, IN_SIGHT
from tests.browser.people import PHONE, Window
from tests.browser.test_giganten_secrets import everything_said_to, said_in, words_of
from tests.browser.test_playing import gusher
from tests.browser.test_reading import SIZES, looked_at
from tests.browser.wildcatters import RIVALS, Oilman, Rivals, setting_up, settle

BUILDING = {"build-rig", "build-train", "build-tanker", "build-refinery"}
OIL = {"drill", "bid", "transport", "link", "load", "move", "sail"}
OTHERS = {"show", "card", "renew", "mix", "cover", "empty", "done"}
DELIVERED = {"refine", "way", "all"}
MOST_GAMES = 8  # most often one is enough, but no game must bring everything: much is out of the player's hands


def done_everything(oilman: Oilman) -> bool:
    clicked = set(oilman.clicked)
    return clicked >= BUILDING | OIL | OTHERS and bool(clicked & DELIVERED)


def test_a_whole_game_by_clicks_on_the_board(window: OpenWindow, tmp_path: Path) -> None:
    ada = window("fr-FR")
    ada.open_table(RIVALS, "wildcatters", name_0="Ada")
    oilman = Oilman(ada)
    for _ in range(MOST_GAMES):
        ada.finish(oilman.play)
        if done_everything(oilman):
            break
        ada.page.locator("form[action$=rematch] button").click()
        expect(ada.main).to_have_attribute("data-over", "no")
    assert done_everything(oilman), oilman.clicked

    page = ada.page
    expect(page.locator("#result .ranking li")).to_have_count(3)
    expect(page.locator("#prompt .prompt-text")).to_contain_text(re.compile(r"\d\sPV"))
    explained = page.locator("#result .sum p")
    assert explained.count() == 1 + 3 + 12  # a heading, a sum for each, and who gets what in every contest
    ada.shot("end")
    log = ada.download("#result a[href$='log.jsonl']", tmp_path)
    checked = gusher("verify", str(log))
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_joining_is_a_question_with_its_price(window: OpenWindow, server: Server) -> None:
    """W93: another drills where Ada has a well; she pays three own shares and has a pump."""
    ada = window("fr-FR")
    oilman = Oilman(ada)
    with Rivals(server.url) as rivals:
        ada.go(f"/s/{rivals.tokens[0]}")
        rivals.play()
        while ada.await_turn() and not {"join", "decline"} <= set(oilman.targets()):
            oilman.idle()
            rivals.play()
    assert ada.main.get_attribute("data-over") == "no"
    asked = ada.page.locator("#prompt .prompt-text")
    expect(asked).to_contain_text("3 titres propres")
    expect(ada.page.locator("#choices [data-action]").first).to_contain_text("3 titres propres")
    ada.shot("asked")
    pumps = ada.page.locator("#board [id^=pump-]:has(use[href$='-pump-1'])")
    before = pumps.count()
    oilman.click("join")
    expect(pumps).to_have_count(before + 1)


def test_set_up_and_two_rounds_on_a_phone(window: OpenWindow) -> None:
    """The board opens where something is asked, large enough for a finger, and the whole of it is one tap away."""
    ada = window("fr-FR", **PHONE, has_touch=True, is_mobile=True)
    ada.open_table(RIVALS, "wildcatters", name_0="Ada")
    oilman = Oilman(ada)
    page = ada.page
    ada.await_turn()
    subjects = 0
    while setting_up(ada).count():
        in_sight = oilman.targets()
        assert in_sight
        assert all(size_of(oilman, name) >= 20 for name in in_sight)
        about = page.locator("#board [data-subject]")  # the region of the card that was shown
        assert len(about.evaluate_all(IN_SIGHT)) == about.count()
        subjects += about.count()
        oilman.play()
        ada.await_turn()
    assert subjects >= 3
    assert ada.overflow() <= 0
    ada.shot("first-round")

    # By hand from now on: the whole board, and it stays so.
    page.locator("#zoom-fit").tap()
    whole = page.locator("svg.board").get_attribute("viewBox")
    assert whole is not None
    assert whole.startswith("0.0 0.0 ")
    ada.shot("whole")
    while ada.await_turn() and clock(ada).text_content() in ("Manche 1", "Manche 2"):
        ada.unfold("false")
        oilman.play()
    assert page.locator("svg.board").get_attribute("viewBox") == whole
    assert ada.overflow() <= 0
    ada.shot("later")


def clock(player: Window) -> Locator:
    return player.page.locator("#board text", has_text=re.compile(r"^Manche \d"))


def size_of(oilman: Oilman, name: str) -> float:
    box = oilman.window.page.locator(f"#board #{name}").bounding_box()
    assert box is not None
    return min(box["width"], box["height"])


def test_a_hand_never_reaches_the_other(window: OpenWindow) -> None:
    ada, ben = window("fr-FR"), window("fr-FR")
    table = ada.open_table({1: "friend", 2: EASIEST}, "wildcatters", name_0="Ada")
    answers: list[Response] = []
    ben.page.on("response", lambda response: answers.append(response))  # noqa: PLW0108 — Playwright marks the function
    ben.go(ada.page.locator(".invite input").input_value())
    ben.page.locator("#name").fill("Ben")
    ben.page.locator("main button").click()
    oilmen = {ada: Oilman(ada), ben: Oilman(ben)}
    expect(setting_up(ben)).to_have_count(1)
    held = {player: hand_of(player) for player in oilmen}
    assert all(len(cards) == 8 for cards in held.values())
    assert held[ada].isdisjoint(held[ben])
    dealt = {said for said in said_in(ada, "#log .log-line") if said not in said_in(ben, "#log .log-line")}
    assert any(said.startswith("Ada reçoit 8 cartes :") for said in dealt)

    while setting_up(ada).count():  # one after the other shows a card and builds
        asked = [player for player in oilmen if player.page.locator("main[data-asked=yes]:not([data-busy])").count()]
        for player in asked[:1]:
            oilmen[player].play()
        if not asked:
            ada.page.wait_for_timeout(40)
    ben.await_n(ada.n)
    assert hand_of(ada) == hand_of(ben)  # the cards that lie open

    heard = [words_of(text) for text in everything_said_to(ben, table, answers)]
    to_ada = [words_of(text) for text in everything_said_to(ada, table, [])]
    for sentence in dealt:
        assert any(sentence in text for text in (*to_ada, *heard)), sentence  # that is how it would read
        assert not (sentence.startswith("Ada") and any(sentence in text for text in heard)), sentence
    pages = [response.text() for response in answers if response.url.endswith(f"{table}/view")]
    before = [page for page in pages if "Mise en place" in page]
    assert before
    for card in held[ada]:
        assert not any(card in page for page in before), card


def hand_of(player: Window) -> set[str]:
    """The cards that are drawn with their faces up."""
    names: list[str] = player.page.locator("#board [id^=card-]").evaluate_all("all => all.map(one => one.id)")
    return set(names)


@pytest.mark.parametrize(("size", "scheme"), [("desktop", "dark"), ("phone", "light")])
def test_axe_finds_nothing_grave_at_wildcatters(window: OpenWindow, size: str, scheme: str) -> None:
    width, height = SIZES[size]
    ada = window("fr" if scheme == "light" else "en", width, height, color_scheme=scheme)
    table = ada.open_table(RIVALS, "wildcatters", name_0="Ada")
    settle(Oilman(ada))
    found = {"a card to take": looked_at(ada, "")}
    symbols = ada.page.locator(".symbols:visible")
    address = symbols.get_attribute("href") or ""
    for book in ("ledger", "charts"):
        ada.page.locator(f"#tab-{book}").click()
        expect(ada.page.locator(f"#{book}")).to_be_visible()
        found[book] = looked_at(ada, "")
    for path in (f"{table}/replay?n=40", "/new/wildcatters", address):
        found[path] = looked_at(ada, path)
    expect(ada.page.locator(address[address.index("#") :])).to_be_in_viewport()  # the link leads to the section itself
    assert "\n".join(f"{path}: {finding}" for path, findings in found.items() for finding in findings) == ""
