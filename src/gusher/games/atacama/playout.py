"""Random play to the end without the machinery of single questions: as likely to go one way as another, but quicker.

That both sides take the better of two or four fields instead, judged by the lines that a rig stands in, was no stronger
(docs/results.md).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.atacama.actions import ask, do
from gusher.games.atacama.data import (
    ALL_TURNS,
    BASE,
    BLOCKED,
    DOUBLE,
    FIELDS,
    PLACES,
    TURNS,
    UNASSIGNED,
)
from gusher.games.atacama.position import Position
from gusher.games.atacama.rules import end, rig
from gusher.kernel.rng import Rng

EACH_DRAW: Final = 32768  # one random number is enough for two draws of so many


def is_plain(state: Position) -> bool:
    """Are rigs all that is still to come? Not before the last tile is laid and the concessions are sold."""
    return state.step == ask.TURN and state.tiles_laid == PLACES and state.roles[0] != UNASSIGNED


def play_out(state: Position, rng: Rng) -> vec[i64]:
    """Plays a plain position to its end; the answers that were given on the way."""
    given: vec[i64] = vec[i64](capacity=2 * TURNS)
    pool = Pool(state)
    while state.turn <= TURNS and state.legal_fields > 0:  # A20, A21
        seat: i64 = (state.turn - 1) % state.setting.seats
        field: i64 = pool.draw(state.closed, rng)
        given = append(given, do.PLACE + field)
        colour: i64 = BASE if state.reserve[seat * 2 + BASE] > 0 else DOUBLE
        if colour == BASE and state.reserve[seat * 2 + DOUBLE] > 0:
            colour = rng.below(2)
            given = append(given, do.USE + colour)
        state.reserve[seat * 2 + colour] -= 1
        rig.put(state, field, colour)
        state.turn += 1
    end.finish(state, ALL_TURNS if state.turn > TURNS else BLOCKED, None)
    return given


class Pool:
    """The fields that were legal at the beginning. Those that are not any more are taken out when they are drawn."""

    def __init__(self, state: Position) -> None:
        self.fields: vec[i64] = open_fields(state)
        self.number: i64 = len(self.fields)
        self.bits: i64 = 0  # of a random number that are still to be used

    def draw(self, closed: vec[i64], rng: Rng) -> i64:
        """A legal field, of which there must be one."""
        while True:
            if self.bits == 0:
                self.bits = rng.bits()
            at: i64 = (self.bits & EACH_DRAW - 1) * self.number // EACH_DRAW
            self.bits //= EACH_DRAW
            field: i64 = self.fields[at]
            if closed[field] == 0:
                return field
            self.number -= 1
            self.fields[at] = self.fields[self.number]


def open_fields(state: Position) -> vec[i64]:
    """The legal fields, ascending."""
    fields: vec[i64] = vec[i64](capacity=state.legal_fields)
    field: i64 = 0
    while field < FIELDS:
        if state.closed[field] == 0:
            fields = append(fields, field)
        field += 1
    return fields
