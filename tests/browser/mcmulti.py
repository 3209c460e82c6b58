"""Somebody who plays McMulti by clicks on the board."""

from collections.abc import Mapping

from tests.browser.boards import EASIEST, BoardPlayer, Choose
from tests.browser.people import Window

RIVALS = {1: EASIEST}
TWO_RIVALS = {1: EASIEST, 2: EASIEST}  # with three players islands are picked (M3)
SHORT = {"turn_limit": "5"}  # rounds: the shortest game that a table can have (M146)
RIGS = 6  # so many that the dice find oil under one of them before long


class Baron(BoardPlayer):
    """Builds a refinery, two stations and some rigs, and trades, refines and sells what there is."""

    def __init__(self, window: Window, rigs: int = RIGS) -> None:
        super().__init__(window)
        self._plan = {"buy-refinery": 1, "buy-station": 2, "buy-rig": rigs}

    def named(self, kind: str, targets: list[str]) -> list[str]:
        """Whatever can be bought is one kind, and so is every place that one can go to."""
        return [name for name in targets if name == kind or name.startswith(f"{kind}-")]

    @property
    def wishes(self) -> Mapping[str, Choose]:
        return {
            "island": lambda names: names[-1],
            "strike": lambda names: names[0],
            "place": lambda names: names[0],
            "sell-to": lambda names: names[-1],
            "count": lambda names: names[-1],
            "sell": lambda names: "" if "sell" in self.clicked and self._may_stop else names[0],
            "go": lambda names: "" if {"trade-buy-crude", "trade-sell-gas"} <= set(self.clicked) else names[0],
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
