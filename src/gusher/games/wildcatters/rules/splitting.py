"""Shares of several companies named one company after the other: given in a payment (giving.py) or taken for barrels
(taking.py). What was named so far is one number, six bits for each company.
"""

from typing import Final

from mypy_extensions import i64

from gusher.games.wildcatters.effects.facts import Colours
from gusher.games.wildcatters.position import Position

BITS: Final = 6
MASK: Final = 63


def part(chosen: i64, company: i64) -> i64:
    """How many shares of the company were named."""
    return chosen >> (BITS * company) & MASK


def parts(chosen: i64) -> Colours:
    return part(chosen, 0), part(chosen, 1), part(chosen, 2), part(chosen, 3)


def name(state: Position, shares: i64) -> None:
    """So many of the company asked for; the next company follows."""
    state.chosen |= shares << (BITS * state.colour)
    state.rest -= shares
    state.colour += 1
