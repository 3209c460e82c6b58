"""Where to drive: every cell within reach is judged by what can be built there now and reached from there later.

No plan is kept. Each step is found anew from the position, and because the rest of the best way is still there after
its first step, the truck keeps to it unless a look on the way has changed its mind.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.advice.outlooks import Prospect
from gusher.games.giganten.data import (
    BUILD_COST,
    CELLS,
    COLUMNS,
    COST,
    FACE_DOWN,
    LAST_COLUMN,
    NEIGHBOUR,
    NOTHING,
    ROWS,
    SITE_AT,
    SITE_CELL,
    SITES,
    SITES_PER_KIND,
    TRACK_COST,
)
from gusher.games.giganten.position import ALL_OPEN, Position
from gusher.games.giganten.rules import move, place, turns
from gusher.kernel import sets
from gusher.kernel.tables import flat

MOST_POINTS: Final = 12  # no card gives more
LATER: Final = 1.0  # what a well of a later round counts beside one of this round
FADE: Final = 0.95  # and what is left of it with every point of the way there
LOOKING: Final = 150.0  # what a look on the way is worth
COLUMN: Final = 1600.0  # what a space of the lane is worth besides the wells it serves: fees, places at the end
SLOPE: Final = 0.15  # and how much that changes with each round more that is left
CONTESTED: Final = 0.5  # what a tile counts that a seat before this one can build on


def _beside() -> list[int]:
    """The sites beside each cell: at most two. Index = cell * 2 + 0 or 1."""
    table: list[int] = []
    for cell in range(CELLS):
        around = [int(NEIGHBOUR[cell * 4 + way]) for way in range(4)]
        sites = [int(SITE_AT[other]) for other in around if other != NOTHING and SITE_AT[other] != NOTHING]
        table.extend([*sites, NOTHING, NOTHING][:2])
    return table


def _distances() -> list[int]:
    """The points from a cell to the nearest one beside a site, over empty terrain. Index = site * 240 + cell."""
    table: list[int] = []
    for site in range(SITES):
        away = [turns.FAR] * CELLS
        waiting = [int(NEIGHBOUR[SITE_CELL[site] * 4 + way]) for way in range(4)]
        waiting = [cell for cell in waiting if cell != NOTHING]
        for cell in waiting:
            away[cell] = 0
        while waiting:
            cell = waiting.pop(0)
            for way in range(4):
                other = int(NEIGHBOUR[cell * 4 + way])
                if other != NOTHING and int(COST[cell]) + away[cell] < away[other]:
                    away[other] = int(COST[cell]) + away[cell]
                    waiting.append(other)
        table.extend(away)
    return table


def _fading() -> vec[float]:
    table: vec[float] = vec[float](capacity=turns.FAR + 1)
    for points in range(turns.FAR + 1):
        table = append(table, LATER * FADE**points)
    return table


BESIDE: Final[vec[i64]] = flat(_beside())
DISTANCE: Final[vec[i64]] = flat(_distances())
FADING: Final[vec[float]] = _fading()
OUT_OF_REACH: Final[vec[i64]] = flat([turns.FAR] * CELLS)
NO_WAY: Final[vec[i64]] = flat([NOTHING] * CELLS)


class Drive:
    """The cells that a truck can reach, the points to each of them, and the first step of the way."""

    def __init__(self, state: Position, seat: i64, leave: vec[i64]) -> None:
        self.state = state
        self.seat: i64 = seat
        self.leave: vec[i64] = leave
        self.cost: vec[i64] = OUT_OF_REACH[:]
        self.first: vec[i64] = NO_WAY[:]
        self.looks: vec[i64] = vec[i64]()
        self.cells: vec[i64] = vec[i64](capacity=128)  # in the order of their cost

    def spread_from(self, start: i64, points: i64) -> None:
        """Cheapest ways first; of equally cheap ones that which passes more unseen tiles (G41, G43)."""
        self.looks = ALL_OPEN[:]
        self.cost[start] = 0
        self.cells = append(self.cells, start)
        level: i64 = 0
        here: vec[i64] = vec[i64](capacity=32)
        one: vec[i64] = vec[i64](capacity=32)
        two: vec[i64] = vec[i64](capacity=32)
        here = append(here, start)
        while level <= points:
            three: vec[i64] = vec[i64](capacity=32)
            for cell in here:
                if self.cost[cell] != level:
                    continue
                if level > 0:
                    self.cells = append(self.cells, cell)
                way: i64 = 0
                while way < 4:
                    other: i64 = NEIGHBOUR[cell * 4 + way]
                    if other != NOTHING and self.reach(cell, other, way, points):
                        if COST[other] == 1:
                            one = append(one, other)
                        elif COST[other] == 2:
                            two = append(two, other)
                        else:
                            three = append(three, other)
                    way += 1
            here = one
            one = two
            two = three
            level += 1

    def reach(self, cell: i64, other: i64, way: i64, points: i64) -> bool:
        """Goes one cell on, if that is possible and better than what was found; is the cell new at this cost?"""
        cost: i64 = self.cost[cell] + COST[other]
        if cost + self.leave[other] > points or cost > self.cost[other]:
            return False
        looks: i64 = self.looks[cell] + self.unseen(other)
        is_new: bool = cost < self.cost[other]
        if is_new or looks > self.looks[other]:
            self.cost[other] = cost
            self.looks[other] = looks
            self.first[other] = way if self.first[cell] == NOTHING else self.first[cell]
        return is_new

    def unseen(self, cell: i64) -> i64:
        """The tiles that a stop on this cell would let the seat look at."""
        if BESIDE[cell * 2] == NOTHING or self.leave[cell] > 0:
            return 0
        number: i64 = 0
        way: i64 = 0
        while way < 4:
            if is_unseen(self.state, self.seat, NEIGHBOUR[cell * 4 + way]):
                number += 1
            way += 1
        return number


def is_unseen(state: Position, seat: i64, cell: i64) -> bool:
    """A tile that this seat may still look at (G43, G44, G47)."""
    if cell == NOTHING or SITE_AT[cell] == NOTHING:
        return False
    site: i64 = SITE_AT[cell]
    return state.owners[site] == FACE_DOWN and site // SITES_PER_KIND != 1 and not sets.has(state.viewers[site], seat)


class Ground:
    """What cells and columns are worth to a seat in this round."""

    def __init__(self, prospect: Prospect) -> None:
        self.prospect = prospect
        self.seat: i64 = prospect.seat
        self.state = prospect.state
        self.now: vec[float] = vec[float](capacity=SITES)  # site -> what building there this round brings
        self.later: vec[float] = vec[float](capacity=SITES)  # the same for the next round
        self.goals: vec[i64] = vec[i64](capacity=SITES)  # sites worth driving to
        self.rails: vec[float] = vec[float](capacity=MOST_POINTS + 1)  # points for the loco -> what they bring
        self.judge_sites()
        self.judge_rails()

    def judge_sites(self) -> None:
        state = self.state
        # During a move as if the loco still stood where it began: else each of its steps could turn the truck round.
        is_moving: bool = state.step == ask.MOVE and state.seat == self.seat
        loco: i64 = state.loco_from if is_moving else state.locos[self.seat]
        can_build: bool = state.stock[self.seat] > 0 and state.supply > 0
        site: i64 = 0
        while site < SITES:
            now: float = 0.0
            later: float = 0.0
            if state.owners[site] == FACE_DOWN:
                later = self.prospect.drilling(site, 1, loco)
                if can_build and state.cash[self.seat] >= BUILD_COST[site // SITES_PER_KIND]:
                    now = self.prospect.drilling(site, 0, loco)
                    if self.is_contested(site):
                        now *= CONTESTED
            self.now = append(self.now, max(now, 0.0))
            self.later = append(self.later, later)
            if later > 0.0:
                self.goals = append(self.goals, site)
            site += 1

    def is_contested(self, site: i64) -> bool:
        """Can a seat that builds earlier in the round take the tile from where its truck stands?"""
        state = self.state
        turn: i64 = 0
        while turn < state.setting.seats:
            other: i64 = (state.first + turn) % state.setting.seats
            if other == self.seat:
                return False
            truck: i64 = state.trucks[other]
            if truck != NOTHING and state.stock[other] > 0 and DISTANCE[site * CELLS + truck] == 0:
                return True
            turn += 1
        return False

    def judge_rails(self) -> None:
        points: i64 = 0
        column: i64 = self.state.locos[self.seat]
        spent: i64 = 0
        start: i64 = column
        base: float = self.prospect.wells(0, column)
        space: float = COLUMN * (1.0 + SLOPE * (self.prospect.rounds_left() - 4.5))
        worth: float = 0.0
        while points <= MOST_POINTS:
            moved: bool = False
            while column < LAST_COLUMN and spent + TRACK_COST[column + 1] <= points:
                column += 1
                spent += TRACK_COST[column]
                moved = True
            if moved:
                worth = self.prospect.wells(0, column) - base + space * float(column - start)
            self.rails = append(self.rails, worth)
            points += 1

    def goal(self, cell: i64) -> i64:
        """The tile to build on from this cell in this round, or NOTHING."""
        one: i64 = BESIDE[cell * 2]
        two: i64 = BESIDE[cell * 2 + 1]
        if two != NOTHING and self.now[two] > self.now[one]:
            return two
        return one if one != NOTHING and self.now[one] > 0.0 else NOTHING

    def spot(self, cell: i64) -> float:
        """What it is worth to end the move on this cell: the best tile beside it, then the best of the others."""
        chosen: i64 = self.goal(cell)
        now: float = self.now[chosen] if chosen != NOTHING else 0.0
        later: float = 0.0
        for goal in self.goals:
            if goal != chosen:
                hope: float = self.later[goal] * FADING[DISTANCE[goal * CELLS + cell]]
                later = max(later, hope)
        return now + later


class Choice:
    """The best cell to end a move on, and what all of the move is worth."""

    def __init__(self, cell: i64, worth: float) -> None:
        self.cell: i64 = cell
        self.worth: float = worth


def end_worth(drive: Drive, ground: Ground, cell: i64, points: i64) -> float:
    """A move that ends on this cell: the cell, the looks on the way, and the loco with the rest of the points."""
    worth: float = ground.spot(cell) + ground.rails[points - drive.cost[cell]]
    return worth + LOOKING * float(drive.looks[cell])


def best_end(drive: Drive, ground: Ground, points: i64) -> Choice:
    """The rest of the points goes to the loco: unused ones are lost (G34)."""
    best: Choice = Choice(NOTHING, 0.0)
    for cell in drive.cells:
        if drive.leave[cell] == 0:
            worth: float = end_worth(drive, ground, cell, points)
            if best.cell == NOTHING or worth > best.worth:
                best = Choice(cell, worth)
    return best


def advise_move(state: Position) -> i64:
    """A look costs nothing; else on towards the best cell, and there the loco takes what is left."""
    look: i64 = free_look(state)
    if look != NOTHING:
        return look
    drive: Drive = Drive(state, state.seat, state.leave)
    drive.spread_from(state.trucks[state.seat], state.points)
    best: Choice = best_end(drive, Ground(Prospect(state, state.seat)), state.points)
    return towards(state, drive, best.cell)


def towards(state: Position, drive: Drive, cell: i64) -> i64:
    """The next answer of a move that ends on this cell."""
    if cell != state.trucks[state.seat]:
        return do.STEP + drive.first[cell]
    return do.LOCO if move.may_advance(state) else do.END


def free_look(state: Position) -> i64:
    """A look that is offered, or NOTHING."""
    cell: i64 = state.trucks[state.seat]
    if BESIDE[cell * 2] == NOTHING or state.leave[cell] > 0:
        return NOTHING
    way: i64 = 0
    while way < 4:
        if is_unseen(state, state.seat, NEIGHBOUR[cell * 4 + way]):
            return do.LOOK + way
        way += 1
    return NOTHING


def move_worths(state: Position, seat: i64) -> vec[float]:
    """What a move is worth with so many points. Index = points, 0 … 12; only growth matters, not the level."""
    leave: vec[i64] = turns.ways_out(state, seat)
    ground: Ground = Ground(Prospect(state, seat))
    start: i64 = state.trucks[seat]
    if start == NOTHING:  # round 1: as if from the row that is best for the longest drive
        start = best_row(state, seat, ground, leave, MOST_POINTS) * COLUMNS
    drive: Drive = Drive(state, seat, leave)
    drive.spread_from(start, MOST_POINTS)
    worths: vec[float] = vec[float](capacity=MOST_POINTS + 1)
    for _ in range(MOST_POINTS + 1):
        worths = append(worths, -1.0)
    for cell in drive.cells:
        if leave[cell] == 0:
            spot: float = ground.spot(cell) + LOOKING * float(drive.looks[cell])
            points: i64 = drive.cost[cell]
            while points <= MOST_POINTS:
                worths[points] = max(worths[points], spot + ground.rails[points - drive.cost[cell]])
                points += 1
    return worths


def best_row(state: Position, seat: i64, ground: Ground, leave: vec[i64], points: i64) -> i64:
    """The row of column 0 from which the move is worth most."""
    best: i64 = NOTHING
    most: float = 0.0
    row: i64 = 0
    while row < ROWS:
        if not place.is_taken(state, row * COLUMNS):
            worth: float = row_worth(state, seat, ground, leave, row, points)
            if best == NOTHING or worth > most:
                best = row
                most = worth
        row += 1
    return best


def row_worth(state: Position, seat: i64, ground: Ground, leave: vec[i64], row: i64, points: i64) -> float:
    drive: Drive = Drive(state, seat, leave)
    drive.spread_from(row * COLUMNS, points)
    return best_end(drive, ground, points).worth


def advise_place(state: Position, points: i64) -> i64:
    """G35: the truck starts where its first move is worth most."""
    seat: i64 = state.seat
    leave: vec[i64] = turns.ways_out(state, seat)
    return do.PLACE + best_row(state, seat, Ground(Prospect(state, seat)), leave, points)
