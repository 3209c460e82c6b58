"""The terrain, cell by cell: what stands there, and where a truck, a look or a derrick could be meant."""

from collections.abc import Iterator
from typing import Final

from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.data import (
    CELLS,
    COLUMNS,
    FACE_DOWN,
    NEIGHBOUR,
    NOTHING,
    SITE_AT,
    SITES_PER_KIND,
    TERRAIN,
    TERRAINS,
)
from gusher.games.giganten.picture.layout import CELL, corner
from gusher.games.giganten.picture.routes import drives
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import move
from gusher.kernel.drawing import kept
from gusher.kernel.places import Place

# Where nothing of the open question could be meant. No seat ever gives an outcome of chance: that is refused with the
# clause that says what is asked instead.
ELSEWHERE: Final = (do.FIRST,)


def places(state: Position) -> Iterator[Place]:
    trucks = {int(cell) for cell in state.trucks}
    meant = _Meant(state)
    for cell in range(CELLS):
        yield _cell(cell, _kind(state, cell, cell in trucks), meant.answers(cell), meant.clause(cell))


@kept
def _cell(cell: int, kind: str, means: tuple[int, ...], clause: str) -> Place:
    label = f"r{cell // COLUMNS}c{cell % COLUMNS}"
    return Place(kind, (*corner(cell), CELL, CELL), label, means, clause)


def _kind(state: Position, cell: int, truck: bool) -> str:
    """What is on top."""
    if truck:
        return "truck"
    site = SITE_AT[cell]
    if site != NOTHING and state.owners[site] >= 0:
        return "derrick"
    if site != NOTHING and state.owners[site] == FACE_DOWN:
        return f"tile-{site // SITES_PER_KIND + 1}"
    return "road" if cell % COLUMNS == 0 else TERRAINS[TERRAIN[cell]]


class _Meant:
    """What a click on a cell could mean to the seat that is asked."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.moving = state.step == ask.MOVE
        self.truck = int(state.trucks[state.seat]) if state.seat >= 0 else NOTHING
        self.reached = {drive.cell: drive.answers[0] for drive in drives(state)} if self.moving else {}
        near = range(4) if self.truck != NOTHING else ()
        self.beside = {int(NEIGHBOUR[self.truck * 4 + direction]): direction for direction in near}

    def answers(self, cell: int) -> tuple[int, ...]:
        """A start, the end of the move, the beginning of a drive, a look before a step, a derrick."""
        if self.state.step == ask.PLACE and cell % COLUMNS == 0:
            return (do.PLACE + cell // COLUMNS,)
        if self.moving and (cell == self.truck or cell in self.reached):
            return (self.reached.get(cell, do.END),)
        direction = self.beside.get(cell)
        if direction is not None and self.state.step == ask.BUILD:
            return (do.BUILD + direction,)
        if direction is not None and self.moving:
            return (do.LOOK + direction, do.STEP + direction) if self._is_tile(cell) else (do.STEP + direction,)
        return () if self.moving else ELSEWHERE

    def clause(self, cell: int) -> str:
        """For a drive of several steps: what keeps it from ending there, if anything does."""
        near = cell == self.truck or cell in self.beside
        return "" if not self.moving or near or cell in self.reached else move.why_not_drive(self.state, cell)

    def _is_tile(self, cell: int) -> bool:
        site = SITE_AT[cell]
        return bool(site != NOTHING and self.state.owners[site] == FACE_DOWN)
