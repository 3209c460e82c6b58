"""How a fact becomes its sentence and its lines in the ledger.

The fields of an effect are the arguments that the catalogues name: seats by the player's name, zones, stretches, cards,
companies and tankers by theirs, numbers of shares or barrels by colour as an enumeration. Every dollar, share and point
that changes hands is in the `flows` of exactly one effect.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gusher.games.wildcatters.data import COLOURS, PIECES, ZONES
from gusher.games.wildcatters.effects.names import (
    barrels_said,
    card_said,
    contest_said,
    hand_said,
    origin_said,
    shares_said,
    stretch_said,
    tanker_said,
    zone_said,
)
from gusher.kernel.effects import Arguments, Flow
from gusher.kernel.effects import Fact as KernelFact
from gusher.kernel.say import Say, Seat, listed, players_said, say

Colours = tuple[int, int, int, int]  # a number for each colour

NONE: Colours = (0, 0, 0, 0)

_SEATS = ("seat", "payee", "owner")


def one(name: str, value: int) -> int | str | Say:
    """A thing by its name, or by the word that its sentence inflects; a number as it is."""
    if name in _WORDS:
        return _WORDS[name][value]
    return _NAMED[name](value) if name in _NAMED else value


# Words that a sentence puts into the form that it needs: in Canada, to Canada.
_WORDS: dict[str, Sequence[str]] = {
    "zone": ZONES,
    "company": COLOURS,
    "piece": PIECES,
}

_NAMED: dict[str, Callable[[int], Say]] = {
    "stretch": stretch_said,
    "card": card_said,
    "tanker": tanker_said,
    "origin": origin_said,
    "contest": contest_said,
}


def many(name: str, values: tuple[int, ...]) -> Arguments:
    """Shares by company and barrels by owner, those that there are; seats, cards and regions one after the other."""
    if name == "shares":
        return {name: shares_said(values), "count": sum(values)}
    if name == "barrels":
        return {name: barrels_said(values), "count": sum(values)}
    if name in ("order", "winners"):
        return {name: players_said(values)}
    if name == "regions":
        return {name: _listed([zone_said(value) for value in values]), "count": len(values)}
    return {name: _listed([card_said(value) for value in values]), "hand": hand_said(values), "count": len(values)}


def _listed(told: list[Say]) -> Say:
    return listed(told) if told else say("wildcatters-nothing")


def cash(seat: int, amount: int) -> tuple[Flow, ...]:
    return (Flow(seat, "cash", amount),) if amount else ()


def points(seat: int, amount: int) -> tuple[Flow, ...]:
    return (Flow(seat, "points", amount),) if amount else ()


def shares(seat: int, company: int, amount: int) -> tuple[Flow, ...]:
    return (Flow(seat, f"shares-{COLOURS[company]}", amount),) if amount else ()


def fee(payer: int, payee: int, amount: int) -> tuple[Flow, ...]:
    """Own shares of one seat for another (W39)."""
    return shares(payer, payer, -amount) + shares(payee, payer, amount)


@dataclass(frozen=True, slots=True)
class Fact(KernelFact):
    """An effect of this game."""

    @staticmethod
    def argument(name: str, value: object) -> Arguments:
        """Seats by the player's name, things by theirs; a region is a zone."""
        if isinstance(value, tuple):
            return many(name, value)
        if isinstance(value, str):
            return {name: value}
        assert isinstance(value, int)
        if name in _SEATS:
            return {name: Seat(value)}
        if name == "region":  # sentences that tell where something happens need not know what kind of zone it is
            return {"zone": ZONES[value]}
        return {name: one(name, value)}


@dataclass(frozen=True, slots=True)
class Bought(Fact):
    """Something with a price in dollars (W33): `cash` was paid in notes, `shares` were given for the rest.

    If shares were given, the sentence is another: its key ends in -mixed.
    """

    seat: int
    price: int
    cash: int
    shares: Colours

    def say(self) -> Say:
        return Say(f"{self.key}-mixed" if any(self.shares) else self.key, self.arguments())

    def flows(self) -> tuple[Flow, ...]:
        told = cash(self.seat, -self.cash)
        for company, number in enumerate(self.shares):
            told += shares(self.seat, company, -number)
        return told
