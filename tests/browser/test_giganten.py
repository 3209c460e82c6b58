"""Giganten in the browser: driving far and back, by the board and by the list."""

import pytest

from tests.browser.conftest import OpenWindow
from tests.browser.giganten import RIVALS, Driller
from tests.browser.people import PHONE

pytestmark = pytest.mark.deal(2)  # the truck has points enough to drive far and go on


def driving(window: OpenWindow, **size: object) -> Driller:
    """Somebody whose truck may drive."""
    ada = window("fr-FR", **size)
    ada.open_table(RIVALS, "giganten", name_0="Ada")
    driller = Driller(ada)
    driller.until("drive")
    return driller


def test_one_click_drives_far_and_one_takes_back(window: OpenWindow) -> None:
    """A far cell is one click, however many steps it takes; so is the way back."""
    driller = driving(window)
    ada = driller.window
    before, n = driller.cell_of(0), ada.n
    driller.click(driller.far_cells()[0])
    assert ada.n >= n + 2, ada.page.locator("#alert").inner_text()
    driven = ada.n
    assert driller.cell_of(0) != before
    ada.shot("driven")
    ada.page.locator("[data-do=undo]").click()
    ada.rest(f":not([data-n='{driven}'])")
    assert driller.cell_of(0) == before
    assert ada.await_turn()


def test_a_button_that_was_pressed_says_what_it_stands_for_now(window: OpenWindow) -> None:
    """It has the focus, and yet changes with the position."""
    driller = driving(window)
    ada = driller.window
    step = ada.page.locator("#choices [data-answer*='\"step\"']").first
    said, n = step.inner_text(), ada.n
    step.click()
    ada.confirm_if_asked(n)
    ada.await_turn()
    choices = ada.page.locator("#choices [data-action]")
    texts: list[str] = choices.evaluate_all("all => all.map(one => one.textContent)")
    assert texts == choices.evaluate_all("all => all.map(one => one.dataset.text)")
    assert said not in texts


def test_a_phone_opens_where_the_truck_may_drive(window: OpenWindow) -> None:
    """Large enough for a finger."""
    driller = driving(window, **PHONE, has_touch=True, is_mobile=True)
    ada = driller.window
    near = driller.named("drive", driller.targets())
    assert near
    assert all(driller.size_of(name) >= 24 for name in near)
    n = ada.n
    driller.click(near[-1])
    assert ada.n > n
