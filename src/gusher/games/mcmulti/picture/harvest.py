"""What this turn's roll gave, piece by piece, read from the position.

Wells give by themselves. Refineries and stations handle as many barrels as their owner said; which of them did it makes
no difference to the rules, so the first pieces of an island count as having worked first.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.data import (
    BONUS_PAID,
    ISLANDS,
    NO_BONUS,
    PREMIUM,
    REFINERY,
    STATION,
    WELL,
    WELL_YIELD,
)
from gusher.games.mcmulti.position import Position, asking_order
from gusher.games.mcmulti.rules import ground, turns
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import OVER

# The step of the dice phase in which a piece works, and whether that is still to come.
_WORKS_AT = {WELL: ask.STRIKE, REFINERY: ask.REFINE, STATION: ask.PUMP}
_NOT_YET = (ask.ROLL, ask.REROLL, ask.COUNTER, ask.NEWS)


@dataclass(frozen=True)
class Harvest:
    """A piece under the dice: how often it is hit, and what it gave, unless its owner has yet to say so (`waits`)."""

    island: int
    cell: int
    piece: int
    hits: int
    waits: bool
    barrels: int = 0
    cash: int = 0


def last_rolled(state: Position) -> Position:
    """The turn whose dice lie on the table: this one or, before its roll, the one before."""
    if state.red > 0 or state.past_roll == 0 or state.seat == OVER:
        return state
    past = state.clone()
    assert isinstance(past, Position)
    past.island = (state.island - 1) % ISLANDS
    past.red = state.past_roll & 7
    past.blue = state.past_roll >> turns.PAST_BLUE & 7
    past.bonus = BONUS_PAID if state.past_roll >> turns.PAST_PREMIUM & 1 else NO_BONUS
    past.given = state.past_roll >> turns.PAST_GIVEN
    past.idle = state.past_idle
    past.step = ask.SHOP  # all has been said
    return past


def harvest(now: Position) -> list[Harvest]:
    """What the last roll gave."""
    state = last_rolled(now)
    if state.red == 0 or state.step in _NOT_YET or state.seat == OVER:
        return []
    return [*_wells(state), *_refineries(state), *_stations(state)]


def _hit(state: Position, island: int, piece: int) -> Iterator[tuple[int, int]]:
    """The pieces of an island that worked or could have: cell and hits. What came this turn did not (M49)."""
    new = int(state.idle) if island == state.island else 0
    red, blue = int(ground.red_hits(state, island, piece)) & ~new, int(ground.blue_hits(state, island, piece)) & ~new
    for cell in sets.members(red | blue):
        yield int(cell), int(red & BIT[cell] != 0) + int(blue & BIT[cell] != 0)


def _waits(state: Position, seat: int, piece: int) -> bool:
    """Is the seat still to be asked about these pieces?"""
    at = _WORKS_AT[piece]
    if state.step != at:
        return state.step in (ask.STRIKE, ask.REFINE, ask.PUMP) and state.step < at
    return _order(state).index(seat) >= state.asked


def _order(state: Position) -> list[int]:
    return asking_order(state, int(state.island))


def _wells(state: Position) -> Iterator[Harvest]:
    """M50, and the premium of M91: for each well, not for each hit."""
    waits = state.step == ask.STRIKE
    premium = int(PREMIUM) if state.bonus >= BONUS_PAID else 0
    for island in range(ISLANDS):
        for cell, hits in _hit(state, island, WELL):
            yield Harvest(island, cell, WELL, hits, waits, hits * int(WELL_YIELD), premium)


def _owned(state: Position, seat: int) -> list[int]:
    """The seat's islands, the one in turn first."""
    around = [(int(state.island) + steps) % ISLANDS for steps in range(ISLANDS)]
    return [island for island in around if state.owner[island] == seat]


def _refineries(state: Position) -> Iterator[Harvest]:
    for seat in range(state.setting.seats):
        left, waits = int(ground.noted(state, seat, REFINERY)), _waits(state, seat, REFINERY)
        for island in _owned(state, seat):
            for cell, hits in _hit(state, island, REFINERY):
                barrels = min(hits, left)
                left -= barrels
                yield Harvest(island, cell, REFINERY, hits, waits, barrels)


def _stations(state: Position) -> Iterator[Harvest]:
    """In the order of M60; nothing but these sales has moved the price since the first of them (M61)."""
    sold = [int(ground.noted(state, seat, STATION)) for seat in range(state.setting.seats)]
    price = int(state.price) + sum(sold)
    for seat in _order(state):
        yield from _sales(state, seat, sold[seat], price)
        price -= sold[seat]


def _sales(state: Position, seat: int, left: int, price: int) -> Iterator[Harvest]:
    waits = _waits(state, seat, STATION)
    for island in _owned(state, seat):
        for cell, hits in _hit(state, island, STATION):
            barrels = min(hits, left)
            cash = sum(price - number for number in range(1, barrels + 1))
            left, price = left - barrels, price - barrels
            yield Harvest(island, cell, STATION, hits, waits, barrels, cash)
