"""Seats and the people in them: cards that show all, colours, wishes that are refused, and pages of one browser."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.boards import EASIEST
from tests.browser.conftest import OpenWindow
from tests.browser.kept import has, recorded, seated
from tests.browser.line import Line
from tests.browser.people import PHONE, at_rest, come
from tests.browser.test_line import two_at_a_table
from tests.browser.test_phone import cut
from tests.served import Servers

VIEW = re.compile(r"/view")


def test_cards_of_four_players_are_not_cut(window: OpenWindow, server: Servers) -> None:
    ada = window("fr-FR")
    seated(ada, server, recorded("wildcatters", "bid-on-credit", lambda scene: has(scene, "done")))
    page = ada.page
    assert page.locator(".player-facts li").count() > 20
    for part in ("h2", ".player-kind", ".player-facts"):
        assert cut(page.locator(f".player {part}")) == 0
    for seat in range(4):
        expect(page.locator(f"#player-{seat}")).to_be_in_viewport(ratio=0.99)
    ada.shot("cards")
    rest = page.locator("#player-3 .player-facts li").last
    expect(rest).to_be_hidden()
    page.locator("#player-3 .player-more").click()
    expect(rest).to_be_visible()
    rest.scroll_into_view_if_needed()
    expect(rest).to_be_in_viewport(ratio=1)
    log = page.locator("#panel-log").bounding_box()
    assert log is not None
    assert log["height"] > 80  # and the log keeps its place
    ada.shot("opened")


def test_on_a_phone_a_tap_on_its_card_tells_all_that_a_bot_is(window: OpenWindow) -> None:
    ada = window("fr-FR", **PHONE)
    ada.open_table({1: "bot:easy"}, name_0="Ada")
    ada.await_turn()
    level = ada.page.locator("#player-1 .player-level")
    expect(level).to_be_hidden()
    ada.page.locator("#player-1 .player-more").click()
    expect(level).to_be_in_viewport(ratio=1)
    expect(level).to_have_text(re.compile(r"^robot, facile · \d+, \w+"))
    assert cut(level) == 0
    ada.shot("level")


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_reconnecting_covers_nothing(window: OpenWindow, size: dict[str, int]) -> None:
    ada = window("en-GB", **size)
    line = Line(ada.page)
    ada.open_table({1: EASIEST}, name_0="Ada")
    ada.await_turn()
    ada.lose_the_line()
    line.cut()
    said = ada.page.locator("#connection")
    expect(said).to_be_visible()
    for other in (".bar", "#frame", ".player", "#prompt", ".controls", "#choices", ".drawer"):
        for there in ada.page.locator(other).all():
            assert apart(said, there), other
    ada.shot("reconnecting")
    ada.find_the_line()
    expect(said).to_be_hidden()
    ada.errors.clear()  # the browser mentions the lost line


def apart(one: Locator, other: Locator) -> bool:
    first, second = one.bounding_box(), other.bounding_box()
    if first is None or second is None:  # not shown
        return True
    beside = first["x"] + first["width"] <= second["x"] + 0.5 or second["x"] + second["width"] <= first["x"] + 0.5
    below = first["y"] + first["height"] <= second["y"] + 0.5 or second["y"] + second["height"] <= first["y"] + 0.5
    return beside or below


def test_a_seat_wears_the_colour_of_its_concession(window: OpenWindow) -> None:
    ada = window("en-GB")
    ada.open_table({1: EASIEST}, name_0="Ada")
    ada.await_turn()
    worn = [colour_of(ada.page, f"#player-{seat}", "--seat") for seat in (0, 1)]
    assert worn == [colour_of(ada.page, "main", f"--{name}") for name in ("turquoise", "orange")]
    fill = ada.page.locator("#board defs .fill-seat-1").first.evaluate("swatch => getComputedStyle(swatch).fill")
    assert fill == rgb(worn[0])
    ada.shot("colours")


def colour_of(page: Page, selector: str, name: str) -> str:
    colour: str = page.locator(selector).evaluate("(one, name) => getComputedStyle(one).getPropertyValue(name)", name)
    return colour.strip().lower()


def rgb(colour: str) -> str:
    return f"rgb({', '.join(str(int(colour[place : place + 2], 16)) for place in (1, 3, 5))})"


def test_who_asked_to_take_back_is_told_of_a_refusal(window: OpenWindow) -> None:
    ada, ben = two_at_a_table(window)
    ada.play_target()
    ben.await_turn()
    ada.rest("[data-asked=no]")
    expect(ada.page.locator("[data-do=takeback]")).to_have_text("Ask to take back")
    ada.page.locator("[data-do=takeback]").click()
    ben.rest(":has([data-do=decline])")
    ben.page.locator("[data-do=decline]").click()
    expect(ada.page.locator("#alert")).to_have_text("Your request to take back was refused.")
    ada.shot("refused")
    ben.rest()
    ben.play_target()
    ada.await_turn()
    expect(ada.page.locator("#alert")).to_be_hidden()  # it belonged to the position before


def test_before_the_others_would_have_to_agree_the_page_says_so(window: OpenWindow) -> None:
    """The same words for the same thing: what is “taken back” is taken back, alone or with the others’ consent."""
    ada, _ = two_at_a_table(window)
    ada.page.locator("#board [data-answer]").first.click()
    ada.rest("[data-pending]")
    expect(ada.page.locator("#chosen-warning")).to_have_text(
        "With this your turn passes on. To take it back, you would need the others’ consent."
    )


def test_a_seat_that_is_taken_in_one_tab_is_there_in_the_other(window: OpenWindow) -> None:
    ada, ben = window("en-GB"), window("en-GB")
    ada.go("/new/atacama")
    ada.page.locator("[name=seat-1]").select_option("free")
    expect(ada.page.locator("[name=listed]")).to_be_checked()  # or nobody would come along
    ada.page.locator("#opening button.big").click()
    ada.await_turn()
    ben.go(ada.page.url)
    ben.rest("[data-seats='']")
    other = ben.tab()
    other.goto(ada.page.url)
    at_rest(other, "[data-seats='']")
    other.locator("form.join [name=name]").fill("Ben")
    other.locator("form.join button").click()
    at_rest(other, "[data-seats='1']")
    ben.rest("[data-seats='1']")  # by itself
    expect(ben.page.locator("#chat-form")).to_have_count(1)


def test_a_table_that_is_gone_is_not_asked_for_every_second(window: OpenWindow) -> None:
    """The page asks less and less often, and soon lets the server say what has become of the table."""
    ada = window("en-GB")
    line = Line(ada.page)
    ada.open_table({1: EASIEST}, name_0="Ada")
    ada.await_turn()
    asked: list[str] = []

    def gone(route: Route) -> None:
        asked.append(route.request.method)
        route.fulfill(status=410)

    ada.page.route(VIEW, gone)
    ada.page.evaluate("() => { window.stillHere = true; }")
    line.cut()
    come_anew(ada.page)
    assert asked[:3] == ["GET", "GET", "HEAD"]
    ada.page.unroute(VIEW)
    ada.errors.clear()  # the browser mentions the failures


def come_anew(page: Page) -> None:
    """The page has been loaded once more."""
    page.wait_for_function("() => !window.stillHere")
    come(page, "main[data-table]")
