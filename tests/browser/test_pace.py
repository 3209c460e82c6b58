"""What others did can be followed: step by step, summed up, shown again; on a desktop and a phone."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import expect

from gusher.kernel import log, registry
from tests.browser.conftest import OpenWindow
from tests.browser.line import Line
from tests.browser.others import Others, others_at
from tests.browser.people import PHONE, Window, come, keep, until
from tests.served import Servers

GAMES = [game.name for game in registry.games()]
# How the page shows others' moves does not depend on the game: each of these behaviours is seen in two games, and every
# game in two of them. What there is to show is tried in all games without a browser (tests/web/test_frames.py,
# test_recap.py, test_rings.py).
TWO = pytest.mark.parametrize("game", ["giganten", "mcmulti"])
OTHER_TWO = pytest.mark.parametrize("game", ["atacama", "wildcatters"])
DESKTOP = {"width": 1280, "height": 800}
INTERIM = Path(__file__).parents[1] / "games/wildcatters/fixtures/interim-ties.jsonl"
LATER = datetime(2100, 1, 1, tzinfo=UTC)  # wherever a page's clock stands still
PLAYING = "main[data-playing]:not([data-rest])"

# Every sentence that the page shows, as it comes.
LISTENING = """
window.told = [];
addEventListener("DOMContentLoaded", () => {
  const text = document.querySelector("#caption-text");
  if (text) new MutationObserver(() => told.push(text.textContent)).observe(text, { childList: true });
});
"""


def looking_on(window: OpenWindow, others: Others, pace: str = "brisk", **wishes: object) -> Window:
    """Ada at her table, on a page that notes what it tells."""
    ada = window("en-GB", pace=pace, **wishes)
    ada.page.add_init_script(LISTENING)
    others.table.sit_down(ada)
    ada.rest()
    return ada


def told(player: Window) -> list[str]:
    found: list[str] = player.page.evaluate("told")
    return found


# --- step by step ---


@TWO
def test_each_move_of_the_others_is_told_in_turn(window: OpenWindow, server: Servers, game: str) -> None:
    others = others_at(server, game, 3)
    ada = looking_on(window, others)
    others.move()
    come(ada.page, f"{PLAYING} #caption:not([hidden])")
    ada.shot("told")
    ada.catch_up(others.begun.n + 1)
    until(ada.page, "count => told.length >= count", len(others.told))
    ada.rest()
    assert told(ada) == others.told
    expect(ada.page.locator("#caption")).to_be_hidden()


@OTHER_TWO
def test_moves_that_came_together_are_shown_one_by_one(window: OpenWindow, server: Servers, game: str) -> None:
    """As after a line that was lost: the boards of then come with their sentences, and cannot be clicked."""
    others = others_at(server, game, 3)
    ada = window("en-GB", **PHONE, pace="brisk", has_touch=True, reduced_motion="no-preference")
    ada.page.add_init_script(LISTENING)
    line = Line(ada.page)
    others.table.sit_down(ada)
    ada.rest()
    line.hold()
    others.move()
    line.cut()
    line.release()
    come(ada.page, f"{PLAYING} #caption:not([hidden])")
    ada.shot("told")
    assert ada.overflow() <= 0
    assert ada.page.evaluate(COVERS) is False  # above the board
    until(ada.page, "count => told.length >= count", len(others.told))
    ada.rest()
    assert told(ada) == others.told
    assert ada.doubles() == []
    shown = pieces(ada)
    ada.page.reload()
    ada.rest()
    assert pieces(ada) == shown


COVERS = """() => {
  const [caption, board] = ["#caption", "svg.board"].map((name) =>
    document.querySelector(name).getBoundingClientRect());
  return caption.bottom > board.top + 1;
}"""


def pieces(player: Window) -> list[str]:
    """What lies on the board, by name, from the ground up."""
    found: list[str] = player.page.locator("svg.board > [id]").evaluate_all("all => all.map(({ id }) => id)")
    return found


def held_at_the_first_sentence(window: OpenWindow, others: Others, **wishes: object) -> Window:
    """Time stands still on Ada's page, and all that the others have done has come to it."""
    ada = window("en-GB", pace="brisk", **wishes)
    ada.page.add_init_script(LISTENING)
    ada.page.clock.install()
    line = Line(ada.page)
    others.table.sit_down(ada)
    ada.rest()
    line.hold()
    others.move()
    ada.page.clock.pause_at(LATER)
    line.cut()
    line.release()
    ada.page.clock.run_for(1500)  # until it asks again; what is told first stays from then on
    until(ada.page, "() => told.length > 0")
    return ada


def test_one_key_leads_to_now(window: OpenWindow, server: Servers) -> None:
    others = others_at(server, "wildcatters", 8)
    ada = held_at_the_first_sentence(window, others)
    assert ada.n == others.begun.n
    ada.page.keyboard.press("Escape")
    ada.page.clock.resume()
    ada.catch_up(others.begun.n + 1)
    assert told(ada) == others.told[:1]
    expect(ada.page.locator("#caption")).to_be_hidden()


def test_a_tap_leads_to_now(window: OpenWindow, server: Servers) -> None:
    others = others_at(server, "atacama", 3)
    ada = held_at_the_first_sentence(window, others, **PHONE, has_touch=True)
    ada.page.locator("#frame").dispatch_event("click")
    ada.page.clock.resume()
    ada.await_turn()
    assert told(ada) == others.told[:1]


def test_at_once_nothing_is_told(window: OpenWindow, server: Servers) -> None:
    others = others_at(server, "atacama", 3)
    ada = looking_on(window, others, pace="once")
    others.move()
    ada.await_turn()
    assert told(ada) == []


def test_the_pace_is_a_setting_of_the_browser(window: OpenWindow, server: Servers) -> None:
    others = others_at(server, "atacama", 3)
    ada = looking_on(window, others)
    page = ada.page
    page.locator("#open-settings").click()
    expect(page.locator("[name=pace][value=brisk]")).to_be_checked()
    page.locator("label:has([name=pace][value=once])").click()
    ada.shot("settings")
    page.locator("#settings form button").click()
    others.move()
    ada.await_turn()
    assert told(ada) == []
    page.reload()
    expect(page.locator("[name=pace][value=once]")).to_be_checked()


# --- summed up, and shown again ---


@OTHER_TWO
def test_the_recap_and_the_rings_say_what_is_new_also_after_a_reload(
    window: OpenWindow, server: Servers, game: str
) -> None:
    others = others_at(server, game, 3)
    others.move()
    ada = looking_on(window, others, pace="once")
    page = ada.page
    recap = page.locator("#recap")
    expect(recap).to_be_visible()
    lines = recap.locator(".recap-line").all_inner_texts()
    assert [line.removeprefix("You ") for line in lines][-len(others.told) :] == others.told
    new = (page.locator("svg.board").get_attribute("data-new") or "").split()
    assert page.locator(".fresh-ring").count() == len(new)
    page.reload()
    ada.rest()
    assert page.locator(".fresh-ring").count() == len(new)
    assert ada.findings("#recap") == []
    ada.shot("recap")


@TWO
def test_a_line_of_the_log_and_the_last_turns_are_shown_again(window: OpenWindow, server: Servers, game: str) -> None:
    others = others_at(server, game, 3)
    others.move()
    ada = looking_on(window, others, pace="brisk")
    page = ada.page
    targets = page.locator("#board [data-answer], #board [data-chain]").count()
    page.locator("#log .again").last.focus()
    page.keyboard.press("ArrowUp")
    line = page.evaluate("document.activeElement.textContent")
    page.keyboard.press("Enter")
    until(page, "line => told.includes(line)", line)
    page.keyboard.press("Escape")
    ada.rest()
    assert page.locator("#board [data-answer], #board [data-chain]").count() == targets
    page.evaluate("told.length = 0")
    page.locator("[data-do=watch]").click()
    until(page, "() => told.length > 0")
    assert page.locator("#board [data-answer]").count() == 0  # the past cannot be clicked
    page.locator("[data-do=skip]").click()
    ada.rest()
    assert page.locator("#board [data-answer], #board [data-chain]").count() == targets


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_scoring_has_a_table(window: OpenWindow, server: Servers, size: dict[str, int]) -> None:
    match = log.read(INTERIM.read_text(encoding="utf-8").splitlines())
    table = keep(server.database, match, *("human",) * match.seats)
    ada = window("fr-FR", **size)
    table.sit_down(ada)
    ada.rest()
    page = ada.page
    if size is PHONE:
        page.locator("#tab-log").click()
    page.locator("#log [data-sheet]").last.click()
    expect(page.locator("#sheet table thead th")).to_have_count(match.seats)
    expect(page.locator("#sheet table tbody tr")).to_have_count(11)
    ada.shot("sheet")
    assert ada.overflow() <= 0
    assert ada.findings("#sheet") == []
    page.locator("#sheet form button").click()
    expect(page.locator("#sheet")).to_be_hidden()


# --- the replay, in the middle of the game ---


@pytest.mark.parametrize(
    ("game", "size"), [(game, (DESKTOP, PHONE)[place % 2]) for place, game in enumerate(GAMES)], ids=GAMES
)
def test_the_replay_opens_in_mid_game_with_board_and_list(
    window: OpenWindow, server: Servers, game: str, size: dict[str, int]
) -> None:
    others = others_at(server, game, 3)
    ada = window("en-GB", **size)
    others.table.sit_down(ada)
    ada.rest()
    page = ada.page
    if size is PHONE:
        page.locator("#open-settings").click()
    page.locator("a[href$='/replay']:visible").first.click()
    ada.await_n(others.begun.n)
    page.locator("[data-jump=turn][data-way='-1']").click()
    ada.rest(f":not([data-n='{others.begun.n}'])")
    jumped = ada.n
    assert str(jumped) in (ada.main.get_attribute("data-turns") or "").split()
    expect(page.locator("#story [aria-current]")).to_be_in_viewport()
    expect(page.locator("svg.board")).to_be_in_viewport(ratio=0.9)
    ada.shot("replay")
    assert ada.overflow() <= 0
    page.locator("#speed").select_option("400")
    page.locator("#play").click()
    until(page, "n => Number(document.querySelector('main').dataset.n) > n", jumped)
