"""Whatever one points at says what it is and, where nothing can be done, why not: by mouse, finger and keys."""

import re

import pytest
from playwright.sync_api import Page, expect

from gusher.kernel import registry
from tests.browser.boards import EASIEST
from tests.browser.conftest import OpenWindow
from tests.browser.people import PHONE, Window, until

GAMES = pytest.mark.parametrize("game", [game.name for game in registry.games()])
# In every game a click says why not; what a finger and the keys do then is the same in all of them.
TWO = pytest.mark.parametrize("game", ["giganten", "mcmulti"])
OTHER_TWO = pytest.mark.parametrize("game", ["atacama", "wildcatters"])
MOST_STEPS = 12  # from the middle of any board to something that is refused

# A place that some clause forbids, in sight and not below a target: where it is on the screen, and the clause.
REFUSED = """() => {
  const frame = document.getElementById("places"), svg = document.querySelector("svg.board");
  for (const part of frame.dataset.why.split(" ").filter(Boolean)) {
    const [clause, runs] = part.split(":");
    for (const number of runs.split(",").map((run) => Number(run.split("-")[0]))) {
      const [x, y, width, height] = frame.children[number].dataset.box.split(" ").map(Number);
      const spot = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(svg.getScreenCTM());
      const there = document.elementFromPoint(spot.x, spot.y);
      if (there?.closest("#board") && !there.closest("[data-answer], [data-chain]")) return [spot.x, spot.y, clause];
    }
  }
  return null;
}"""

# The things on the board that have a name or a title, and lie in no place.
UNEXPLAINED = """() => {
  const svg = document.querySelector("svg.board"), matrix = svg.getScreenCTM().inverse();
  const places = [...document.getElementById("places").children];
  const boxes = places.map((place) => place.dataset.box.split(" ").map(Number));
  const found = [];
  for (const thing of svg.querySelectorAll("g:has(> title), [id]")) {
    const { x, y, width, height } = thing.getBoundingClientRect();
    if (thing.closest("defs") || thing.matches("title") || !width || !height) continue;
    const spot = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix);
    const inside = ([left, top, wide, tall]) =>
      spot.x >= left && spot.x < left + wide && spot.y >= top && spot.y < top + tall;
    if (!boxes.some(inside)) found.push(thing.id || thing.querySelector("title").textContent);
  }
  return found;
}"""


def seated(player: Window, game: str) -> Page:
    """At a new table, and asked."""
    seats = range(1, registry.find(game).usual_seats)
    player.open_table(dict.fromkeys(seats, EASIEST), game)
    player.rest("[data-asked=yes]")
    return player.page


def demand_reason(page: Page, clause: str) -> None:
    """The bubble tells the sentence of the clause, and leads to the rule; whoever listens hears it."""
    expect(page.locator("#bubble")).to_be_visible()
    sentence = page.locator(f"#lore [data-clause={clause}]").text_content() or ""
    assert sentence
    expect(page.locator("#bubble-why")).to_have_text(sentence)
    expect(page.locator("#bubble-rule")).to_have_attribute("href", re.compile(f"/rules/.*#{clause}$"))
    expect(page.locator("#notice")).to_contain_text(sentence)


@GAMES
def test_a_click_says_why_not_and_answers_nothing_and_the_legend_shows_the_symbols(
    window: OpenWindow, game: str
) -> None:
    player = window()
    page = seated(player, game)
    assert page.evaluate(UNEXPLAINED) == []
    before = player.n
    x, y, clause = page.evaluate(REFUSED)
    page.mouse.click(x, y)
    demand_reason(page, clause)
    player.shot("why")
    page.keyboard.press("Escape")
    expect(page.locator("#bubble")).to_be_hidden()
    assert player.n == before
    page.locator("#prompt a.symbols").click()
    drawn = page.locator("#symbols-text svg.symbol")
    expect(drawn.first).to_be_visible()
    sizes = drawn.evaluate_all("all => all.map((one) => one.getBBox()).map(({ width, height }) => width * height)")
    assert len(sizes) >= 10
    assert min(sizes) > 0, "a symbol repeats a drawing that the page does not have"
    player.shot("legend")


@TWO
def test_a_tap_says_why_not(window: OpenWindow, game: str) -> None:
    player = window(lang="fr", has_touch=True, **PHONE)
    page = seated(player, game)
    page.locator("#zoom-out").or_(page.locator("#zoom-in")).first.wait_for()
    page.evaluate("document.getElementById('zoom-fit').click()")  # all of the board is in sight
    player.rest()
    x, y, clause = page.evaluate(REFUSED)
    page.touchscreen.tap(x, y)
    demand_reason(page, clause)
    player.shot("why")
    page.locator("#goal").tap()
    expect(page.locator("#bubble")).to_be_hidden()


@OTHER_TWO
def test_keys_lead_over_the_board_and_enter_says_why_not(window: OpenWindow, game: str) -> None:
    player = window()
    page = seated(player, game)
    page.keyboard.press("e")
    expect(page.locator("#explore")).to_be_focused()
    for _ in range(MOST_STEPS):
        page.keyboard.press("Enter")
        expect(page.locator("#bubble[data-pinned]")).to_be_visible()
        if page.locator("#bubble-why").is_visible():
            break
        page.keyboard.press("ArrowUp")
    assert page.locator("#bubble-why").is_visible(), "nothing on the way was refused"
    demand_reason(page, (page.locator("#bubble-rule").get_attribute("href") or "").rpartition("#")[2])
    page.keyboard.press("Tab")
    expect(page.locator("#bubble-rule")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#explore")).to_be_focused()


def test_a_resting_pointer_is_told_what_lies_there(window: OpenWindow) -> None:
    page = seated(window(), "giganten")
    x, y, _ = page.evaluate(REFUSED)
    page.mouse.move(x, y)
    until(page, "() => !document.getElementById('bubble').hidden")
    expect(page.locator("#bubble-about")).not_to_be_empty()
    expect(page.locator("#bubble-why")).to_be_hidden()
    page.mouse.move(x + 3, y)
    expect(page.locator("#bubble")).to_be_hidden()


def test_a_resting_finger_is_told_what_lies_there(window: OpenWindow) -> None:
    player = window(has_touch=True, **PHONE)
    page = seated(player, "giganten")
    touches = player.context.new_cdp_session(page)
    x, y, _ = page.evaluate(REFUSED)
    touches.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    until(page, "() => !document.getElementById('bubble').hidden")
    expect(page.locator("#bubble-about")).not_to_be_empty()
    expect(page.locator("#bubble-why")).to_be_hidden()
    touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_resting_key_is_told_what_lies_there(window: OpenWindow) -> None:
    page = seated(window(), "mcmulti")
    page.keyboard.press("e")
    until(page, "() => !document.getElementById('bubble').hidden")
    expect(page.locator("#bubble-about")).not_to_be_empty()
    page.keyboard.press("Tab")
    expect(page.locator("#bubble")).to_be_hidden()


def test_a_grey_button_says_why(window: OpenWindow) -> None:
    page = seated(window(), "atacama")
    button = page.locator("#controls [aria-disabled=true]")
    button.click(force=True)  # the driver would wait until it can be pressed
    expect(page.locator("#bubble-why")).to_have_text(button.get_attribute("data-why") or "?")


def test_whoever_is_not_asked_hears_that(window: OpenWindow) -> None:
    player = window()
    player.open_table({1: "friend"}, "atacama")
    player.rest("[data-asked=yes]")
    page = player.page
    page.locator("#board [data-answer]").first.click()
    page.locator("[data-do=confirm]").click()
    player.rest("[data-asked=no]")
    page.locator("svg.board").click(position={"x": 200, "y": 200})
    expect(page.locator("#bubble-why")).to_have_text(page.locator("#words").get_attribute("data-why-turn") or "?")
