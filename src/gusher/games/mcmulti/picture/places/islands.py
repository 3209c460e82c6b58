"""The islands, cell by cell: what stands there, and whether it could be picked, built on, sold or parked."""

from collections.abc import Iterator
from typing import Final

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import (
    CELLS,
    ISLANDS,
    NOTHING,
    PIECES,
    REFINERY,
    SQUARE_AT,
    SQUARES,
)
from gusher.games.mcmulti.effects.names import island_said, spot_said
from gusher.games.mcmulti.picture.layout import CELL, ISLAND_AT, ISLAND_WIDTH, SIGN_HEIGHT, corner
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import ground
from gusher.kernel.drawing import kept
from gusher.kernel.places import Place

# Where nothing of the open question could be meant. No seat ever gives an outcome of chance: that is refused with the
# clause that says what is asked instead.
ELSEWHERE: Final = (do.FIRST,)


def places(state: Position) -> Iterator[Place]:
    for island in range(ISLANDS):
        picked = (do.ISLAND + island,) if state.step == ask.ISLAND else ELSEWHERE
        yield Place("sign", (*ISLAND_AT[island], ISLAND_WIDTH, SIGN_HEIGHT - 4), island_said(island), picked)
        for cell in range(CELLS):
            piece = int(ground.piece_at(state, island, cell))
            kind = "cell" if piece == NOTHING else PIECES[piece]
            yield _cell(island, cell, kind, _means(state, island, cell, piece), _waits(state, island))


@kept
def _cell(island: int, cell: int, kind: str, means: tuple[int, ...], clause: str) -> Place:
    return Place(kind, (*corner(island, cell), CELL, CELL), spot_said(island, cell), means, clause)


def _means(state: Position, island: int, cell: int, piece: int) -> tuple[int, ...]:
    if state.step == ask.ISLAND:
        return (do.ISLAND + island,)
    if state.step == ask.PLACE and island == state.island:
        return (do.PLACE + cell,)
    if state.step == ask.STRIKE and island == state.island and cell == ground.crossing(state):
        return (do.BUILD,)
    named = int(ground.corner_at(state, island, cell))
    if state.step == ask.PARK and piece == REFINERY:
        return (do.PARK + island * SQUARES + int(SQUARE_AT[named]),)
    if state.step in (ask.SHOP, ask.START_SHOP, ask.FORCED_SALE) and named != NOTHING:
        return (do.SELL + island * CELLS + named,)
    return ELSEWHERE


def _waits(state: Position, island: int) -> str:
    """M127: with two players each has another island, on which nothing is built in this turn."""
    other = island != state.island and state.owner[island] == state.seat
    return "M127" if state.step == ask.PLACE and other else ""
