"""The board under fingers, and pieces that glide unless somebody wants rest."""

import time
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenWindow
from tests.browser.people import PHONE, Window, until

Spot = tuple[float, float]

# Counts what is set in motion by script.
MOTION = """
window.flights = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) { window.flights += 1; return animate.apply(this, how); };
"""


class Fingers:
    """Touches as the screen reports them."""

    def __init__(self, player: Window) -> None:
        self._player = player
        self._session = player.context.new_cdp_session(player.page)

    def spot(self, across: float, down: float) -> Spot:
        """A place on the board, as parts of its breadth and height."""
        box = self._player.page.locator("#frame").bounding_box()
        assert box is not None
        return box["x"] + box["width"] * across, box["y"] + box["height"] * down

    def _touch(self, kind: str, when: float, *spots: Spot) -> None:
        points: list[dict[str, Any]] = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(spots)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": when})

    def tap(self, selector: str) -> None:
        """Without waiting for what comes of it: the browser takes a moment to make a click of a touch."""
        self._player.rest()
        self._player.page.locator(selector).first.tap()

    def slide(self, *ways: tuple[Spot, Spot]) -> None:
        """Each finger goes its way, all at once, and rests at its end: the browser takes a flick for something else,
        and the tap after it for the end of that."""
        self._player.rest()
        ends = [end for _, end in ways]
        begun = time.time() - 1
        self._touch("touchStart", begun, *(start for start, _ in ways))
        for step in range(1, 9):
            part = step / 8
            spots = [(a + (c - a) * part, b + (d - b) * part) for (a, b), (c, d) in ways]
            self._touch("touchMove", begun + part / 4, *spots)
        self._touch("touchMove", begun + 0.75, *((x - 1, y) for x, y in ends))
        self._touch("touchMove", begun + 0.9, *ends)
        self._touch("touchEnd", begun + 1)


def seen(player: Window) -> list[float]:
    """The part of the board that is seen: x, y, width, height."""
    player.rest()
    return [float(number) for number in (player.page.locator("svg.board").get_attribute("viewBox") or "").split()]


def corner(player: Window) -> Spot:
    """Where on the screen the board's upper left corner is."""
    player.rest()
    x, y = player.page.locator("svg.board").evaluate("board => [board.getScreenCTM().e, board.getScreenCTM().f]")
    return x, y


def test_fingers_zoom_and_push_the_board_on_a_phone(window: OpenWindow) -> None:
    ada = window("fr-FR", **PHONE, has_touch=True, is_mobile=True)
    ada.open_table({1: "bot:tumbleweed"}, name_0="Ada")
    ada.await_turn()
    page, fingers = ada.page, Fingers(ada)
    whole = seen(ada)
    middle = fingers.spot(0.5, 0.5)

    fingers.slide((middle, fingers.spot(0.9, 0.8)), (middle, fingers.spot(0.1, 0.2)))
    near = seen(ada)
    assert near[2] < whole[2] / 1.5
    assert near[2] / near[3] == pytest.approx(whole[2] / whole[3], abs=0.01)  # nothing is squeezed
    expect(page.locator("#zoom-fit")).to_be_visible()
    ada.shot("near")

    fingers.slide((middle, fingers.spot(0.7, 0.6)))
    pushed = seen(ada)
    assert pushed[0] < near[0]  # the board goes with the finger
    assert pushed[1] < near[1]
    assert pushed[2:] == near[2:]
    expect(page.locator("#chosen")).to_be_hidden()  # and a push is no choice

    for _ in range(4):
        fingers.slide((fingers.spot(0.1, 0.1), fingers.spot(0.95, 0.95)))
    assert corner(ada) == pytest.approx(fingers.spot(0, 0), abs=1)  # it cannot be pushed off the screen

    # A short touch still chooses, and the view stays as it was.
    fingers.tap("#board [data-answer]")
    ada.rest("[data-pending]")
    fingers.tap("[data-do=confirm]")
    ada.await_n(2)  # the bot has answered, too
    assert seen(ada)[2:] == near[2:]

    fingers.slide((fingers.spot(0.9, 0.8), fingers.spot(0.7, 0.6)), (fingers.spot(0.1, 0.2), fingers.spot(0.3, 0.4)))
    assert near[2] < seen(ada)[2] < whole[2]
    fingers.tap("#zoom-fit")
    expect(page.locator("#zoom-fit")).to_be_hidden()
    assert seen(ada) == whole
    assert ada.overflow() <= 0


def test_keys_and_wheel_zoom_the_board(window: OpenWindow) -> None:
    ada = window("en-GB")
    ada.open_table({1: "bot:tumbleweed"}, name_0="Ada")
    ada.await_turn()
    whole = seen(ada)
    ada.page.keyboard.press("+")
    assert seen(ada)[2] < whole[2]
    ada.page.keyboard.press("0")
    assert seen(ada) == whole
    ada.page.locator("svg.board").hover()
    ada.page.mouse.wheel(0, -300)
    until(ada.page, "() => document.querySelector('#frame').classList.contains('closer')")
    assert seen(ada)[2] < whole[2]


@pytest.mark.parametrize(("wish", "still"), [("no-preference", False), ("reduce", True)])
def test_pieces_glide_unless_rest_is_wanted(window: OpenWindow, wish: str, still: bool) -> None:
    ada = window("en-GB", reduced_motion=wish)
    ada.page.add_init_script(MOTION)
    ada.open_table({1: "bot:tumbleweed"}, name_0="Ada")
    for _ in range(2):
        ada.await_turn()
        ada.play_target()
    ada.await_turn()
    ada.page.locator("#board [data-answer]").first.click()
    ada.rest("[data-pending]")
    assert (ada.page.evaluate("window.flights") == 0) is still
    assert (ada.page.evaluate("document.getAnimations().length") == 0) is still  # the chosen field's marching ants
