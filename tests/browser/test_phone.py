"""Little room: nothing is lost behind the list of choices, what waits for a second word is in sight, nothing is cut."""

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from gusher.kernel import log, registry
from gusher.kernel.match import Match
from gusher.words.catalogue import catalogue
from tests.browser.boards import EASIEST, IN_SIGHT
from tests.browser.conftest import OpenWindow
from tests.browser.kept import has, lines_of, many, random, recorded, seated
from tests.browser.mcmulti import SHORT, TWO_RIVALS
from tests.browser.people import PHONE, Window
from tests.served import Servers

TOUCH = {**PHONE, "has_touch": True, "is_mobile": True}
ANSWERS = re.compile(r"/answers$")
CUT = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1)"

# The numbers of an axis that do not stand along the upper or the left edge of what is seen.
BESIDE = """(all, axis) => {
  const frame = document.querySelector("#frame").getBoundingClientRect();
  const [start, length] = axis === "x" ? ["top", "height"] : ["left", "width"];
  const away = (one) => one.getBoundingClientRect()[start] - frame[start];
  return all.filter((one) => away(one) < -2 || away(one) > frame[length] / 3).map((one) => one.textContent);
}"""


def cut(what: Locator) -> int:
    """How many of them show less than they hold."""
    number: int = what.evaluate_all(f"{CUT[:-1]}).length")
    return number


def in_sight(player: Window, selector: str) -> list[str]:
    player.rest()
    names: list[str] = player.page.locator(f"#board {selector}").evaluate_all(IN_SIGHT)
    return names


def test_the_list_is_folded_again_for_the_next_question(window: OpenWindow) -> None:
    ada = window("en-GB", **TOUCH)
    ada.open_table({1: EASIEST}, name_0="Ada")
    ada.await_turn()
    ada.play_choice_from_the_list()
    ada.await_turn()
    page = ada.page
    expect(page.locator("#fold")).to_have_attribute("aria-expanded", "false")
    for shown in ("[data-do=takeback]", "[data-do=hint]", "#zoom-in", ".prompt-last"):
        expect(page.locator(shown)).to_be_visible()
    ada.shot("folded")


def test_done_can_be_reached_while_a_part_of_the_board_is_shown(window: OpenWindow, server: Servers) -> None:
    ada = window("en-GB", **TOUCH)
    seated(ada, server, recorded("wildcatters", "bid-on-credit", lambda scene: many(scene) and has(scene, "done")))
    assert "done" not in in_sight(ada, "[data-answer]")  # the board is shown where one can build
    done = ada.page.locator("#choices .choice.alone", has_text="Build nothing more")
    expect(done).to_be_in_viewport()
    ada.shot("build")
    before = ada.n
    done.tap()
    ada.confirm_if_asked(before)


def test_what_waits_to_be_confirmed_is_in_sight_and_named(window: OpenWindow, server: Servers) -> None:
    """Chosen from the list, far from what the board shows; and while it is on its way."""
    ada = window("en-GB", **TOUCH)
    seated(ada, server, recorded("wildcatters", "bid-on-credit", lambda scene: many(scene) and has(scene, "done")))
    page = ada.page
    seen = set(in_sight(ada, "[data-answer]"))
    ada.unfold("true")
    offered: list[str] = page.locator("#choices [data-crosses='']").evaluate_all(
        "all => all.map((one) => one.dataset.action)"
    )
    faces = {action: page.locator(f"#board [data-answer='{action}']").first for action in offered}
    action = next(name for name, face in faces.items() if face.count() and face.get_attribute("id") not in seen)
    far = page.locator(f"#choice-{action}")
    text = far.get_attribute("data-text") or ""
    far.evaluate("choice => { choice.dataset.crosses = 'asked'; }")  # as if it ended the turn
    far.scroll_into_view_if_needed()
    far.tap()
    ada.rest("[data-pending]")
    expect(page.locator("#chosen-text")).to_have_text(text)
    assert in_sight(ada, f"[data-answer='{action}']")
    expect(page.locator(f"#board [data-answer='{action}']").first).to_have_class(re.compile("chosen"))
    ada.shot("chosen")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(ANSWERS, hold)
    page.locator("[data-do=confirm]").tap()
    expect(page.locator("#chosen-warning")).to_have_text("Sending…")
    expect(page.locator("#chosen-text")).to_have_text(text)
    held[0].continue_()
    ada.rest(":not([data-pending])")


def after_a_long_sentence() -> Match:
    """Ada is asked, and what happened last takes many words."""
    words = catalogue("en", registry.find("wildcatters"))

    def long(match: Match) -> bool:
        told = match.steps[-1].effects if match.steps else []
        return bool(told) and len(words.say(told[-1].say(), ["Ada", "Ben", "Clara", "Dan"])) > 90

    return next(
        match
        for match in log.reading(lines_of("wildcatters", "ties-of-three"))
        if match.state.seat == 0 and long(match)
    )


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_what_happened_last_is_read_to_its_end(window: OpenWindow, server: Servers, lang: str) -> None:
    ada = window(lang, **TOUCH)
    seated(ada, server, after_a_long_sentence())
    last = ada.page.locator(".prompt-last")
    assert len(last.text_content() or "") > 80
    assert cut(last) == 0
    expect(last).to_be_in_viewport(ratio=1)
    ada.shot("event")


def test_a_phone_on_its_side_shows_the_question_and_choices(window: OpenWindow, server: Servers) -> None:
    """As a window of 1280 by 800 at 200 %."""
    ada = window("en-GB", 640, 400)
    seated(ada, server, recorded("wildcatters", "bid-on-credit", lambda scene: many(scene) and has(scene, "done")))
    page = ada.page
    expect(page.locator(".prompt-text")).to_be_in_viewport(ratio=1)
    expect(page.locator("#choices .choice:visible").first).to_be_in_viewport(ratio=1)
    expect(page.locator("#fold")).to_be_in_viewport(ratio=1)
    assert ada.overflow() <= 0
    ada.shot("low")
    ada.unfold("true")
    last = page.locator("#choices .choice:visible").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)


def test_islands_are_picked_on_a_board_that_fills_the_width(window: OpenWindow) -> None:
    ada = window("fr-FR", **TOUCH)
    ada.open_table(TWO_RIVALS, "mcmulti", SHORT, name_0="Ada")
    ada.await_turn()
    board = ada.page.locator("svg.board").bounding_box()
    assert board is not None
    assert board["width"] >= 0.8 * PHONE["width"]
    ada.shot("islands")


def test_the_mark_of_a_reconstructed_board_is_large_enough_to_read(window: OpenWindow) -> None:
    ada = window("en-GB", **TOUCH)
    ada.open_table({1: EASIEST}, name_0="Ada")
    ada.await_turn()
    mark = ada.page.locator(".stage .origins-mark")
    expect(mark).to_have_text("66 of 81 fields reconstructed")
    assert float(mark.evaluate("mark => parseFloat(getComputedStyle(mark).fontSize)")) >= 12
    assert cut(mark) == 0
    expect(ada.page.locator("#board [data-origins]")).to_be_hidden()
    ada.shot("mark")


def test_rows_and_columns_are_numbered_wherever_one_looks(window: OpenWindow, server: Servers) -> None:
    ada = window("en-GB", **TOUCH)
    seated(
        ada, server, random("giganten", 3, lambda scene: any(shape.id.startswith("drive-") for shape in scene.shapes))
    )
    assert "closer" in (ada.page.locator("#frame").get_attribute("class") or "")
    for axis in ("x", "y"):
        numbers = ada.page.locator(f"#board [data-ruler={axis}]")
        sizes = numbers.evaluate_all(
            "all => all.map((one) => parseFloat(one.getAttribute('font-size')) * one.getScreenCTM().a)"
        )
        assert min(sizes) >= 10.9
        assert numbers.evaluate_all(BESIDE, axis) == []
    ada.shot("numbers")


def test_a_tap_on_a_card_shows_what_a_seat_has(window: OpenWindow, server: Servers) -> None:
    ada = window("en-GB", **TOUCH)
    seated(ada, server, recorded("wildcatters", "bid-on-credit", lambda scene: has(scene, "done")))
    page = ada.page
    facts = page.locator("#facts-1")
    expect(facts).to_be_hidden()
    page.get_by_role("button", name="What").nth(1).tap()
    expect(facts).to_be_visible()
    expect(facts).to_contain_text("$")
    assert cut(facts.locator("li")) == 0
    ada.shot("card")
    page.keyboard.press("Escape")
    expect(facts).to_be_hidden()
