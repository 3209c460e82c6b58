"""Somebody who plays Giganten with nothing but the board: what can be pointed at, and what was."""

from collections.abc import Callable, Mapping

from playwright.sync_api import Locator, expect

from gusher.games.giganten.data import NEIGHBOUR, SITE_CELL, SITES, SITES_PER_KIND
from tests.browser.people import Window

EASIEST = "bot:tumbleweed"
RIVALS = {1: EASIEST, 2: EASIEST}
SECRET_KIND = 1  # tiles with two derricks: nobody may look at them (G44)

IN_SIGHT = """targets => {
  const frame = document.querySelector("#frame").getBoundingClientRect();
  const inside = ({ left, right, top, bottom }) =>
    left >= frame.left - 1 && right <= frame.right + 1 && top >= frame.top - 1 && bottom <= frame.bottom + 1;
  return targets.filter((target) => inside(target.getBoundingClientRect())).map((target) => target.id);
}"""


class Driller:
    """Prospects beside a tile, drills it, sends the locomotive on and bids what the licences are worth."""

    def __init__(self, window: Window, curious: bool = True) -> None:
        self.window = window
        self.curious = curious  # looks beneath tiles
        self.clicked: set[str] = set()

    # --- the board ---

    def targets(self) -> list[str]:
        """The names of everything in sight that can be clicked: drive-142, look-122, bid-7, end …"""
        names: list[str] = self._board("[data-answer], [data-chain]").evaluate_all(IN_SIGHT)
        return names

    def _board(self, selector: str) -> Locator:
        return self.window.page.locator("#board").locator(selector)

    def click(self, name: str) -> None:
        """One click, and a second word where the page wants one; the answer has arrived afterwards."""
        assert self.window.doubles() == []  # no piece has the name of a part of the page
        before = self.window.n
        self._board(f"#{name}").click()
        self.window.confirm_if_asked(before)
        self.clicked.add(name.partition("-")[0])

    # --- what it does ---

    def play(self) -> None:
        """One answer."""
        self.click(self._wish(self.targets()))

    def _wish(self, targets: list[str]) -> str:
        for kind, choose in self._wishes.items():
            named = [name for name in targets if name.partition("-")[0] == kind]
            wished = choose(named) if named else ""
            if wished:
                return wished
        return targets[0]

    @property
    def _wishes(self) -> Mapping[str, Callable[[list[str]], str]]:
        """What is chosen of each kind, the first kind first; nothing, if it had better be something else."""
        first = dict.fromkeys(
            ("build", "own", "black", "rival", "free", "up", "pay", "ticket", "place"), lambda names: names[0]
        )
        return {
            **first,
            "sell": lambda names: names[-1],
            "bid": self._bid,
            "look": lambda names: names[0] if self.curious else "",
            "drive": self._prospect,
            "rail": lambda names: names[-1],
            "end": lambda names: names[0],
        }

    def _prospect(self, drives: list[str]) -> str:
        """To a tile, as long as none was looked at."""
        wanted = self.curious and "look" not in self.clicked
        beside = self.beside_a_tile(drives) if wanted else []
        return beside[0] if beside else ""

    def _bid(self, names: list[str]) -> str:
        """As much as the licences cover, and no bluff; else the others may have it."""
        bluffs = self._board(".bluff").count()
        honest = names[: len(names) - bluffs]
        return honest[-1] if honest else "no-bid"

    def beside_a_tile(self, drives: list[str]) -> list[str]:
        """Those of the cells that lie beside a tile which may be looked at."""
        down = set(self._board("[id^=tile-]").evaluate_all("all => all.map(one => one.id)"))
        beside = {
            f"drive-{NEIGHBOUR[SITE_CELL[site] * 4 + direction]}"
            for site in range(SITES)
            if f"tile-{site}" in down and site // SITES_PER_KIND != SECRET_KIND
            for direction in range(4)
        }
        return [name for name in drives if name in beside]


def move(driller: Driller) -> None:
    """Goes on until this player's truck may drive, for the first time or again."""
    while driller.window.await_turn() and not any(name.startswith("drive-") for name in driller.targets()):
        driller.play()


def cell_of(driller: Driller, seat: int) -> str:
    """Where a truck stands, as the board says it."""
    truck = driller.window.page.locator(f"#truck-{seat}")
    expect(truck).to_be_attached()
    return truck.locator("title").text_content() or ""
