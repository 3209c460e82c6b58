"""How a fact becomes its sentence, whose arguments are the effect's fields, and its line in the ledger.

Companies are 0, 1, 2 inside (H, J, S in words), cards are faces (R01 … B12 in words), prices are dollars. What a viewer
may not know is blanked by `seen_by`.
"""

from dataclasses import dataclass

from gusher.games.giganten.data import (
    CARD_BACK,
    CARD_BLACK,
    CARD_CRUDE,
    CARD_LICENCES,
    CARD_MOVE,
    CARD_PRICE,
    CARDS,
    COLUMNS,
    COMPANIES,
    SITE_CELL,
    SITES_PER_KIND,
    WAYS,
    shown_row,
)
from gusher.kernel.effects import Arguments, Flow
from gusher.kernel.effects import Fact as KernelFact
from gusher.kernel.say import Seat

UNKNOWN = -1  # in place of a number that the viewer may not know


def card_numbers(card: int) -> Arguments:
    """A card with everything that is printed on it; `printed` are the spaces of the black loco."""
    return {
        "card": CARDS[card],
        "printed": int(CARD_BLACK[card]),
        "licences": int(CARD_LICENCES[card]),
        "move": int(CARD_MOVE[card]),
        "price": int(CARD_PRICE[card]),
        "crude": int(CARD_CRUDE[card]),
        "back": int(CARD_BACK[card]),
    }


def place(before: str, cell: int) -> Arguments:
    return {f"{before}row": shown_row(cell // COLUMNS), f"{before}column": cell % COLUMNS}


def earned(seat: int, dollars: int) -> tuple[Flow, ...]:
    """What a fact brought a seat or, below zero, cost it."""
    return (Flow(seat, "cash", dollars),) if dollars else ()


@dataclass(frozen=True, slots=True)
class Fact(KernelFact):
    """An effect of this game."""

    @staticmethod
    def argument(name: str, value: object) -> Arguments:
        """Seats by the player's name, companies and cards by theirs, sites by their place."""
        if isinstance(value, str):
            return {name: value}
        assert isinstance(value, int)
        if name in ("seat", "victim", "payer"):
            return {name: Seat(value)}
        if name == "card":
            return card_numbers(value)
        if name == "site":
            return {**place("", int(SITE_CELL[value])), "kind": value // SITES_PER_KIND + 1}
        named = {"company": COMPANIES, "way": WAYS, "again": ("no", "yes")}
        return {name: named[name][value] if name in named else value}
