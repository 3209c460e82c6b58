"""What one player looks at or holds never reaches another's page, nor anything else the server says to it."""

import html
import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

from playwright.sync_api import expect

from tests.browser.boards import EASIEST
from tests.browser.conftest import OpenWindow
from tests.browser.giganten import Driller
from tests.browser.line import overheard
from tests.browser.people import COVER, REST, Window, come, whose_turn

COIN = "#board [id^=tile-]:has(.fill-brass)"  # a tile whose value this viewer knows
ENOUGH = 3  # so often each of two people has taken the screen


def words_of(text: str) -> str:
    """What an answer of the server says, however it is wrapped up."""
    with suppress(ValueError):  # else it is a page, or the lines of a log
        text = " ".join(_strings(json.loads(text)))
    return " ".join(html.unescape(text).split())


def _strings(data: Any) -> Iterator[str]:
    if isinstance(data, dict):
        for value in data.values():
            yield from _strings(value)
    elif isinstance(data, list):
        for value in data:
            yield from _strings(value)
    else:
        yield str(data)


def said_in(window: Window, selector: str) -> list[str]:
    return [" ".join(text.split()) for text in window.page.locator(selector).all_text_contents()]


def test_what_one_looks_at_never_reaches_the_other(window: OpenWindow) -> None:
    ada, ben = window("fr-FR"), window("fr-FR")
    table = ada.open_table({1: "friend", 2: EASIEST}, "giganten", name_0="Ada")
    told = overheard(ben.page)
    ben.go(ada.page.locator(".invite input").input_value())
    ben.page.locator("#name").fill("Ben")
    ben.page.locator("main button").click()
    play_until_looked(ada, ben)
    assert told

    expect(ada.page.locator(COIN)).to_have_count(1)
    expect(ben.page.locator(COIN)).to_have_count(0)
    log = "#log .log-line"
    both = set(said_in(ada, log)) & set(said_in(ben, log))
    private = set(said_in(ada, log)) - set(said_in(ben, log))
    private |= set(said_in(ada, f"{COIN} > title"))
    assert len(private) >= 2  # the tile in the log and on the board
    # The hand cannot be looked for by its words: Ben may hold the same cards, and is told his own.
    hand = "#player-0 .player-facts li"
    assert any("valeur" in said for said in said_in(ada, hand))
    assert not any("valeur" in said for said in said_in(ben, hand))

    heard = [words_of(text) for text in everything_said_to(ben, table, told)]
    to_ada = [words_of(text) for text in everything_said_to(ada, table, [])]
    for sentence in both:
        assert any(sentence in text for text in heard), sentence
    for sentence in private:
        assert any(sentence in text for text in to_ada), sentence  # that is how it would read
        assert not any(sentence in text for text in heard), sentence


def play_until_looked(ada: Window, ben: Window) -> None:
    """Both play on until Ada has looked beneath a tile and is asked again."""
    drillers = {ada: Driller(ada), ben: Driller(ben, curious=False)}
    while (asked := whose_turn(ada, ben)) is ben or not drillers[ada].clicked["look"]:
        drillers[asked].play()


def everything_said_to(player: Window, table: str, told: list[str]) -> Iterator[str]:
    """Updates so far, and everything one could ask for besides."""
    yield from told
    api = table.replace("/t/", "/api/v1/tables/")
    for path in (table, f"{table}?log=all", f"{table}/replay?n={player.n}", f"{table}/log.jsonl", api):
        answer = player.context.request.get(path, headers={"Accept-Language": "fr"})
        assert answer.ok
        yield answer.text()


def test_two_at_one_screen_keep_their_secrets(window: OpenWindow) -> None:
    """The cover hides the board until the next player has taken the screen; then it shows that hand and no other."""
    screen = window("fr-FR")
    names = ["Ada", "Ben"]
    screen.open_table({1: "local", 2: EASIEST}, "giganten", name_0="Ada", name_1="Ben")
    driller = Driller(screen)
    taken, holder = {0: 0, 1: 0}, -1
    expect(screen.page.locator("main[data-seen]")).to_be_attached()  # until then the page itself hides the table
    while min(taken.values()) < ENOUGH:
        called = take_the_screen(screen)
        screen.await_turn()
        asked = screen.page.locator(".prompt-name").inner_text()
        seat = next(seat for seat, name in enumerate(names) if name in asked)
        if called:
            assert names[seat] in called
            assert seat != holder  # nobody is told to pass the screen to themselves
            taken[seat] += 1
        else:
            assert seat == holder or nothing_to_hide(screen)
        only_this_hand_lies_open(screen, seat)
        holder = seat
        driller.play()


def take_the_screen(screen: Window) -> str:
    """Whom the cover calls, and takes it away; empty if there is none."""
    page, cover = screen.page, screen.page.locator("#pass")
    come(page, f"{COVER}, {REST}[data-asked=yes]")
    if not cover.is_visible():
        return ""
    expect(page.locator("#board")).not_to_be_visible()
    called = page.locator("#pass-title").inner_text()
    screen.shot("cover")
    cover.locator("button").click()
    expect(cover).to_be_hidden()
    return called


def nothing_to_hide(screen: Window) -> bool:
    """Before the first licences are dealt."""
    return screen.page.locator(".player-facts", has_text="aucune licence").count() == 3


def only_this_hand_lies_open(screen: Window, seat: int) -> None:
    def cards(of: int, face: str) -> int:
        return screen.page.locator(f"#purse-{of} use[href$='licence-{face}']").count()

    other = 1 - seat
    assert cards(other, "1") + cards(other, "2") == 0
    assert cards(other, "back") >= 1  # one more is printed on a card that lies before its player
    held = screen.page.locator(f"#player-{seat} .player-facts").text_content() or ""
    assert (cards(seat, "1") == 1) is ("valeur" in held)
