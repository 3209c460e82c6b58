"""Somebody who plays McMulti with nothing but the board: what can be pointed at, and what was."""

import re
from collections.abc import Callable, Collection, Mapping

from playwright.sync_api import Locator, expect

from tests.browser.giganten import EASIEST, IN_SIGHT
from tests.browser.people import Window

ROUNDS = 5  # the shortest limit that a table can have (M146)
RIGS = 16  # so many that the dice find oil under one of them before long


def open_short_table(window: Window) -> str:
    """Two players, the easiest bot among them, and five rounds. Returns the table's path."""
    page = window.go("/new/mcmulti")
    page.locator("label:has([name=players][value='2'])").click()
    page.locator("[name=seat-1]").select_option(EASIEST)
    page.locator("[name=name-0]").fill("Ada")
    page.locator(f"label:has([name=option-turn_limit][value='{ROUNDS}'])").click()
    page.locator("#opening button.big").click()
    expect(page).to_have_url(re.compile(r"/t/"))
    return re.sub(r"^https?://[^/]+", "", page.url)


class Baron:
    """Builds a refinery, two stations and some rigs, and trades, refines and sells what there is."""

    def __init__(self, window: Window, rigs: int = RIGS, clicked: Collection[str] = ()) -> None:
        self.window = window
        self.clicked = set(clicked)  # in earlier games, too
        self._plan = {"buy-refinery": 1, "buy-station": 2, "buy-rig": rigs}

    # --- the board ---

    def targets(self) -> list[str]:
        """The names of everything in sight that can be clicked: buy-rig, place-7, go-foreign, count-2, done …"""
        names: list[str] = self.board("[data-answer]").evaluate_all(IN_SIGHT)
        return names

    def board(self, selector: str) -> Locator:
        return self.window.page.locator("#board").locator(selector)

    def click(self, name: str) -> None:
        """One click, and a second word where the page wants one; the answer has arrived afterwards."""
        assert self.window.doubles() == []  # no piece has the name of a part of the page
        before = self.window.n
        self.board(f"#{name}").click()
        self.window.confirm_if_asked(before)
        self.clicked.add(re.sub(r"-\d.*", "", name))

    # --- what it does ---

    def play(self) -> None:
        """One answer."""
        self.click(self.wish(self.targets()))

    def wish(self, targets: list[str]) -> str:
        for kind, choose in self._wishes.items():
            named = [name for name in targets if name == kind or name.startswith(f"{kind}-")]
            wished = choose(named) if named else ""
            if wished:
                return wished
        return targets[0]

    @property
    def _wishes(self) -> Mapping[str, Callable[[list[str]], str]]:
        """What is chosen of each kind, the first kind first; nothing, if it had better be something else."""
        return {
            "strike": lambda names: names[0],
            "place": lambda names: names[0],
            "sell-to": lambda names: names[-1],
            "count": lambda names: names[-1],
            "sell": lambda names: "" if "sell" in self.clicked and self._may_stop else names[0],
            "go": lambda names: "" if {"trade-buy-crude", "trade-sell-gas"} <= self.clicked else names[0],
            "no-trade": lambda names: names[0],
            "trade-buy-crude": self._once,
            "trade-sell-gas": self._once,
            "buy": self._furnish,
            "done": lambda names: names[0],
        }

    @property
    def _may_stop(self) -> bool:
        """Selling is a choice in the shop; to pay a tax it is none (M117)."""
        return self.board("#done").count() > 0

    def _once(self, names: list[str]) -> str:
        return "" if names[0] in self.clicked else names[0]

    def _furnish(self, names: list[str]) -> str:
        """The next piece of the plan that can be paid for."""
        for piece in names:
            if self._plan[piece] > 0:
                self._plan[piece] -= 1
                return piece
        return ""


def until(baron: Baron, kind: str) -> None:
    """Goes on until something of this kind can be clicked."""
    while baron.window.await_turn() and not any(name.startswith(kind) for name in baron.targets()):
        baron.play()


def size_of(baron: Baron, name: str) -> float:
    """The shorter of a target's sides, in pixels."""
    box = baron.board(f"#{name}").bounding_box()
    assert box is not None
    return min(box["width"], box["height"])
