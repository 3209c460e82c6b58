"""A game of two in which only base rigs are still to come, as a quick search wants it (kernel/sketch.py).

Nothing is copied to begin again: a field is closed if it bears the number of the current run, and each line keeps its
rigs and its points in one number, seen from seat 0.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.atacama.actions import do
from gusher.games.atacama.data import (
    BASE_FACTOR,
    CLOSES,
    COLUMN_OF,
    DOUBLE,
    FIELDS,
    GAIN,
    LINE_MINIMUM,
    LINES,
    REACH,
    ROW_LINE_OF,
    SIDE,
    TURNS,
)
from gusher.games.atacama.playout import is_plain, open_fields
from gusher.games.atacama.position import Position
from gusher.games.atacama.score import printed
from gusher.kernel.rng import Rng
from gusher.kernel.sketch import Sketch
from gusher.kernel.state import OVER
from gusher.kernel.tables import flat

RIG: Final = 65536  # a line is its weight times this, and its points
HALF: Final = 32768  # more than any points of a line, with an owner's factors, too
COUNTS: Final = LINE_MINIMUM * RIG

# Marsaglia's multiplication with carry: a draw takes a nanosecond. The product stays below 2**63, so that compiled and
# uncompiled runs give the same numbers.
FACTOR: Final = 1791398085
LOW: Final = 4294967295


def sketch(state: Position, rng: Rng) -> "RigSketch | None":
    """For two seats with base rigs alone, of whom one scores the columns and one the rows."""
    if state.setting.seats != 2 or not is_plain(state):
        return None
    if state.reserve[DOUBLE] > 0 or state.reserve[2 + DOUBLE] > 0:
        return None
    if state.roles[0] % 2 == state.roles[1] % 2:  # an owner's board may give both the same
        return None
    return RigSketch(state, rng)


class RigSketch(Sketch):
    """Which fields are closed, what stands in the lines, how many turns are left."""

    def __init__(self, state: Position, rng: Rng) -> None:
        super().__init__(state.seat)
        self.first: i64 = state.seat
        self.left_before: i64 = TURNS + 1 - state.turn
        self.lines_before: vec[i64] = vec[i64](capacity=LINES)
        self.in_column: vec[i64] = vec[i64](capacity=FIELDS)  # field -> what a rig there adds to its column …
        self.in_row: vec[i64] = vec[i64](capacity=FIELDS)  # … and to its row
        self.order: vec[i64] = open_fields(state)  # shuffled further by each play-out; others never come up
        self.closed: vec[i64] = flat([0] * FIELDS)  # field -> the last run in which it was closed
        self.run: i64 = 0
        self.lines: vec[i64] = flat([0] * LINES)
        self.left: i64 = 0
        self.drawn: i64 = rng.bits() + 1  # the state of the generator, never 0
        self.take_lines(state)
        self.take_fields(state)

    def take_lines(self, state: Position) -> None:
        line: i64 = 0
        while line < LINES:
            owner: i64 = 0 if state.roles[0] % 2 == line // SIDE else 1
            points: i64 = state.points[state.roles[owner] // 2 * LINES + line]
            self.lines_before = append(
                self.lines_before, state.weight[line] * RIG + (points if owner == 0 else -points)
            )
            line += 1

    def take_fields(self, state: Position) -> None:
        owner: i64 = 0 if state.roles[0] % 2 == 0 else 1  # of the columns
        factor: i64 = BASE_FACTOR if owner == 0 else -BASE_FACTOR
        field: i64 = 0
        while field < FIELDS:
            at: i64 = printed(state, field)
            self.in_column = append(self.in_column, RIG + factor * GAIN[state.roles[owner] // 2 * FIELDS + at])
            self.in_row = append(self.in_row, RIG - factor * GAIN[state.roles[1 - owner] // 2 * FIELDS + at])
            field += 1

    def restart(self) -> None:
        self.run += 1
        self.seat = self.first
        self.left = self.left_before
        lines: vec[i64] = self.lines
        before: vec[i64] = self.lines_before
        line: i64 = 0
        while line < LINES:
            lines[line] = before[line]
            line += 1

    def answers(self) -> vec[i64]:
        """In the order in which the last play-out has left the fields."""
        answers: vec[i64] = vec[i64](capacity=len(self.order))
        for field in self.order:
            if self.closed[field] != self.run:
                answers = append(answers, do.PLACE + field)
        return answers

    def play(self, answer: i64) -> None:
        """Looks whether the game is blocked only when nothing is left to choose from (`answers`)."""
        field: i64 = answer - do.PLACE
        closed: vec[i64] = self.closed
        i: i64
        for i in range(field * REACH, field * REACH + REACH):
            closed[CLOSES[i]] = self.run
        self.lines[COLUMN_OF[field]] += self.in_column[field]
        self.lines[ROW_LINE_OF[field]] += self.in_row[field]
        self.left -= 1
        self.seat = 1 - self.seat if self.left > 0 else OVER

    def play_out(self) -> None:
        """Draws from the fields that were legal at the beginning, and passes over those that are not any more. Here
        most of the time is spent: so everything is held at hand, and the rig is put without a call."""
        closed: vec[i64] = self.closed
        order: vec[i64] = self.order
        lines: vec[i64] = self.lines
        in_column: vec[i64] = self.in_column
        in_row: vec[i64] = self.in_row
        run: i64 = self.run
        left: i64 = self.left
        drawn: i64 = self.drawn
        number: i64 = len(order)
        i: i64
        while number > 0 and left > 0:
            drawn = FACTOR * (drawn & LOW) + (drawn >> 32)
            at: i64 = (drawn & LOW) * number >> 32
            number -= 1
            field: i64 = order[at]
            order[at] = order[number]
            order[number] = field
            if closed[field] != run:
                for i in range(field * REACH, field * REACH + REACH):
                    closed[CLOSES[i]] = run
                lines[COLUMN_OF[field]] += in_column[field]
                lines[ROW_LINE_OF[field]] += in_row[field]
                left -= 1
        self.drawn = drawn
        self.left = left
        self.seat = OVER

    def lead(self) -> i64:
        lead: i64 = 0
        for line in self.lines:
            packed: i64 = line + HALF
            if packed >= COUNTS:
                lead += (packed & RIG - 1) - HALF
        return lead
