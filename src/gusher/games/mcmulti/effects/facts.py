"""How a fact becomes its sentence and its line in the ledger.

The fields of an effect are the arguments that the catalogues name; what it moved it says in `flows`, so that the ledger
needs nothing but effects.
"""

from dataclasses import dataclass

from gusher.games.mcmulti.data import ECONOMY_CARDS, ISLAND_NAMES, NEWS_CARDS, PAIRS, PIECES, PRODUCTS, SIZE, WAYS
from gusher.games.mcmulti.effects.names import places_said
from gusher.kernel.effects import Arguments, Flow
from gusher.kernel.effects import Fact as KernelFact
from gusher.kernel.say import Seat, say

_NAMED: dict[str, tuple[str, ...]] = {
    "card": tuple(NEWS_CARDS),
    "economy": tuple(ECONOMY_CARDS),
    "piece": PIECES,
    "pair": PAIRS,
    "product": PRODUCTS,
    "way": WAYS,
    "island": tuple(ISLAND_NAMES),
}


def moved(seat: int, cash: int = 0, crude: int = 0, gas: int = 0) -> tuple[Flow, ...]:
    """What a fact moved into (or, below zero, out of) a seat's hands: only the goods that did move."""
    amounts = {"cash": cash, "crude": crude, "gas": gas}
    return tuple(Flow(seat, good, amount) for good, amount in amounts.items() if amount)


@dataclass(frozen=True, slots=True)
class Fact(KernelFact):
    """An effect of this game."""

    @staticmethod
    def argument(name: str, value: object) -> Arguments:
        """Seats, cards and pieces by their names, cells by row and column, places by both."""
        if isinstance(value, tuple):
            return {"count": len(value), name: places_said(value)}
        if isinstance(value, str):
            return {name: value}
        assert isinstance(value, int)
        if name == "seat":
            return {name: Seat(value)}
        if name == "old_economy":  # a sentence has room for one economy by itself
            return {name: say("mcmulti-from-economy", economy=ECONOMY_CARDS[value])}
        if name == "cell":
            return {"row": value // SIZE + 1, "column": value % SIZE + 1}
        return {name: _NAMED[name][value] if name in _NAMED else value}
