"""Somebody who plays with nothing but the board: what can be pointed at, and what was."""

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping

from playwright.sync_api import Locator

from tests.browser.people import Window

EASIEST = "bot:tumbleweed"
KIND = re.compile("[a-z]+(-[a-z]+)*")  # build-train of build-train-12, way of way-3-14

IN_SIGHT = """targets => {
  const frame = document.querySelector("#frame").getBoundingClientRect();
  const inside = ({ left, right, top, bottom }) =>
    left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1;
  return targets.filter((target) => inside(target.getBoundingClientRect())).map((target) => target.id);
}"""

Choose = Callable[[list[str]], str]


def kind_of(name: str) -> str:
    """What sort of answer a target is."""
    found = KIND.match(name)
    assert found is not None, name
    return found.group()


class BoardPlayer(ABC):
    """Looks and clicks when the page is at rest. What it likes best, its game says."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.clicked: Counter[str] = Counter()  # by kind

    # --- the board ---

    def targets(self) -> list[str]:
        """The names of everything in sight that can be clicked: drive-142, buy-rig, bid-7, done …"""
        return self.in_sight("[data-answer], [data-chain]")

    def in_sight(self, selector: str) -> list[str]:
        self.window.rest()
        names: list[str] = self.board(selector).evaluate_all(IN_SIGHT)
        return names

    def board(self, selector: str) -> Locator:
        """Our pages have no shadow trees: to look for them in every element of a board only takes time."""
        return self.window.page.locator("css:light=#board").locator(f"css:light={selector}")

    def size_of(self, name: str) -> float:
        """The shorter of a target's sides, in pixels."""
        box = self.board(f"#{name}").bounding_box()
        assert box is not None
        return min(box["width"], box["height"])

    def click(self, name: str) -> None:
        """One click, and a second word where the page wants one; the answer has arrived afterwards."""
        self.window.rest()
        if kind_of(name) not in self.clicked:  # a sort of question that was not there before
            assert self.window.doubles() == []  # no piece has the name of a part of the page
        before = self.window.n
        self.window.press(self.board(f"#{name}"))
        self.window.confirm_if_asked(before)
        self.clicked[kind_of(name)] += 1

    # --- what it does ---

    def play(self) -> None:
        """One answer."""
        self.click(self.wish(self.targets()))

    def until(self, kind: str) -> None:
        """Goes on until the game has begun and something of this kind can be clicked."""
        while self.window.await_turn() and not (self.begun and self.named(kind, self.targets())):
            self.play()

    @property
    def begun(self) -> bool:
        """Whether the set-up is over, in games where it consists of moves."""
        return True

    def wish(self, targets: list[str]) -> str:
        for kind, choose in self.wishes.items():
            named = self.named(kind, targets)
            wished = choose(named) if named else ""
            if wished:
                return wished
        return targets[0]

    def named(self, kind: str, targets: list[str]) -> list[str]:
        return [name for name in targets if kind_of(name) == kind]

    @property
    @abstractmethod
    def wishes(self) -> Mapping[str, Choose]:
        """What is chosen of each kind, the first kind first; nothing, if it had better be something else."""
