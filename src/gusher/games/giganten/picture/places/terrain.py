"""The terrain, cell by cell: what stands there, and where a truck, a look or a derrick could be meant."""

from typing import Final

from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.data import (
    CELLS,
    COLUMNS,
    FACE_DOWN,
    NEIGHBOUR,
    NOTHING,
    SITE_AT,
    SITE_CELL,
    SITES_PER_KIND,
    TERRAIN,
    TERRAINS,
)
from gusher.games.giganten.effects.names import cell_label
from gusher.games.giganten.picture.layout import CELL, corner
from gusher.games.giganten.picture.routes import drives
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import move
from gusher.kernel.drawing import kept
from gusher.kernel.places import Place
from gusher.kernel.together import Together

# Where nothing of the open question could be meant. No seat ever gives an outcome of chance: that is refused with the
# clause that says what is asked instead.
ELSEWHERE: Final = (do.FIRST,)

Means = tuple[int, ...]

_NOTHING_MEANT: Final[list[Means]] = [ELSEWHERE] * CELLS
_NOTHING_REFUSED: Final = [""] * CELLS
_GROUND: Final = ["road" if cell % COLUMNS == 0 else TERRAINS[TERRAIN[cell]] for cell in range(CELLS)]


def places(state: Position, viewer: int) -> list[Together[Place]]:
    """Row by row: most of them are as they were."""
    found: list[Together[Place]] = []
    kinds = _kinds(state)
    means, clauses = _Meant(state).cells() if state.seat == viewer else (_NOTHING_MEANT, _NOTHING_REFUSED)
    for first in range(0, CELLS, COLUMNS):
        row = slice(first, first + COLUMNS)
        found.append(_row(first, tuple(kinds[row]), tuple(means[row]), tuple(clauses[row])))
    return found


@kept
def _row(first: int, kinds: tuple[str, ...], means: tuple[Means, ...], clauses: tuple[str, ...]) -> Together[Place]:
    return Together(map(_cell, range(first, first + COLUMNS), kinds, means, clauses))


@kept
def _cell(cell: int, kind: str, means: Means, clause: str) -> Place:
    return Place(kind, (*corner(cell), CELL, CELL), cell_label(cell), means, clause)


def _kinds(state: Position) -> list[str]:
    """What is on top, cell by cell."""
    kinds = [*_GROUND]
    for site, owner in enumerate(state.owners):
        if owner >= 0:
            kinds[SITE_CELL[site]] = "derrick"
        elif owner == FACE_DOWN:
            kinds[SITE_CELL[site]] = f"tile-{site // SITES_PER_KIND + 1}"
    for cell in state.trucks:
        if cell != NOTHING:
            kinds[cell] = "truck"
    return kinds


class _Meant:
    """What a click on a cell means to the seat that is asked."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.truck = int(state.trucks[state.seat])
        near = range(4) if self.truck != NOTHING else ()
        beside = {int(NEIGHBOUR[self.truck * 4 + direction]): direction for direction in near}
        self.beside = {cell: direction for cell, direction in beside.items() if cell != NOTHING}

    def cells(self) -> tuple[list[Means], list[str]]:
        """The answers, and where there are none the clause that forbids a drive to the cell."""
        if self.state.step == ask.MOVE:
            return self._moving()
        means = [*_NOTHING_MEANT]
        if self.state.step == ask.PLACE:
            for row in range(CELLS // COLUMNS):
                means[row * COLUMNS] = (do.PLACE + row,)
        if self.state.step == ask.BUILD:
            for cell, direction in self.beside.items():
                means[cell] = (do.BUILD + direction,)
        return means, _NOTHING_REFUSED

    def _moving(self) -> tuple[list[Means], list[str]]:
        """The end of the move, the beginning of a drive, a look before a step."""
        means: list[Means] = [()] * CELLS
        for cell, direction in self.beside.items():
            step = do.STEP + direction
            means[cell] = (do.LOOK + direction, step) if self._is_tile(cell) else (step,)
        for drive in drives(self.state):
            means[drive.cell] = (drive.answers[0],)
        means[self.truck] = (do.END,)
        return means, ["" if meant else move.why_not_drive(self.state, cell) for cell, meant in enumerate(means)]

    def _is_tile(self, cell: int) -> bool:
        site = SITE_AT[cell]
        return bool(site != NOTHING and self.state.owners[site] == FACE_DOWN)
