"""Somebody who plays Giganten by clicks on the board."""

from collections.abc import Mapping

from gusher.games.giganten.data import NEIGHBOUR, SITE_CELL, SITES, SITES_PER_KIND
from tests.browser.boards import EASIEST, BoardPlayer, Choose
from tests.browser.people import Window

RIVALS = {1: EASIEST, 2: EASIEST}
SECRET_KIND = 1  # tiles with two derricks: nobody may look at them (G44)


class Driller(BoardPlayer):
    """Prospects beside a tile, drills it, sends the locomotive on and bids what the licences are worth."""

    def __init__(self, window: Window, curious: bool = True) -> None:
        super().__init__(window)
        self.curious = curious  # looks beneath tiles

    @property
    def wishes(self) -> Mapping[str, Choose]:
        first: dict[str, Choose] = dict.fromkeys(
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
        bluffs = self.board(".bluff").count()
        honest = names[: len(names) - bluffs]
        return honest[-1] if honest else "no-bid"

    def beside_a_tile(self, drives: list[str]) -> list[str]:
        """Those of the cells that lie beside a tile which may be looked at."""
        down = set(self.board("[id^=tile-]").evaluate_all("all => all.map(one => one.id)"))
        beside = {
            f"drive-{NEIGHBOUR[SITE_CELL[site] * 4 + direction]}"
            for site in range(SITES)
            if f"tile-{site}" in down and site // SITES_PER_KIND != SECRET_KIND
            for direction in range(4)
        }
        return [name for name in drives if name in beside]

    def far_cells(self) -> list[str]:
        """Where one click drives over several cells, the nearest first: there is something left to do afterwards."""
        self.window.rest()
        chains: list[tuple[str, str]] = self.board("[data-chain][id^=drive-]").evaluate_all(
            "all => all.map((one) => [one.id, one.dataset.chain])"
        )
        return [name for name, chain in sorted(chains, key=lambda cell: len(cell[1].split()))]

    def cell_of(self, seat: int) -> str:
        """Where a truck stands, as the board says it; under the pointer the page says it in a bubble instead."""
        self.window.page.mouse.move(0, 0)
        self.window.rest()
        return self.board(f"#truck-{seat}").locator("title").text_content() or ""
