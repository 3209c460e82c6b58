"""How a position of Atacama is likely to end: which lines will count, and what they will bring.

A line that is bound to count is worth its sum; one that cannot reach four rigs any more is worth nothing, whatever
stands in it. In between its sum is weighed by the chance that it gets there.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.atacama.actions import do
from gusher.games.atacama.data import (
    COLUMN_OF,
    FIELDS,
    GAIN,
    LINE_MINIMUM,
    LINES,
    ORANGE,
    PLACE_OF,
    PLACES,
    ROW_LINE_OF,
    SIDE,
    SPOT_OF,
    TURNS,
    TURQUOISE,
    UNASSIGNED,
)
from gusher.games.atacama.endgame import endgame
from gusher.games.atacama.playout import is_plain, play_out
from gusher.games.atacama.position import Position
from gusher.games.atacama.sketch import sketch
from gusher.kernel.endgame import Endgame
from gusher.kernel.policy import Policy, final_points
from gusher.kernel.rng import Rng
from gusher.kernel.sketch import Sketch
from gusher.kernel.state import OVER

# A rig closes its field and some of its neighbours: so many legal fields go with each rig placed.
FIELDS_PER_RIG: Final = 2.4
SPREAD: Final = 0.95  # per root of a turn left: measured, the outlook's error is about 1.8 times this
PATIENCE: Final = 64  # to the end: measured stronger here than any earlier judgement (docs/results.md)
OPENING: Final = 10  # turns: nothing is drawn in the base game, so that bots alone make two games differ
STEPS_PER_RIG: Final = 16  # resolution of the table below, in rigs still expected in a line
MOST_EXPECTED: Final = 6


def _tail(needed: int, expected: float) -> float:
    """The chance of at least `needed` more rigs where `expected` are to be expected (Poisson)."""
    term = exp(-expected)
    below = 0.0
    for count in range(needed):
        below += term
        term *= expected / (count + 1)
    return 1.0 - below


def _tails() -> vec[float]:
    table: vec[float] = vec[float](capacity=5 * STEPS_PER_RIG * MOST_EXPECTED)
    for needed in range(5):
        for step in range(STEPS_PER_RIG * MOST_EXPECTED):
            table = append(table, _tail(needed, step / STEPS_PER_RIG))
    return table


REACHES: Final[vec[float]] = _tails()  # index = rigs needed * 96 + expected rigs * 16


class Judgement(Policy[Position]):
    """The outlook by lines."""

    def outlook(self, state: Position) -> vec[float]:
        if state.seat == OVER:
            return final_points(state)
        hopes: vec[float] = vec[float](capacity=4)
        sums: vec[float] = role_outlooks(state)
        for role in state.roles:
            hopes = append(hopes, sums[role] if role != UNASSIGNED else 0.0)
        if state.roles[0] == UNASSIGNED:
            return unsold_outlook(state, sums)
        return hopes

    def spread(self, state: Position) -> float:
        return SPREAD * sqrt(float(TURNS + 1 - state.turn))

    def patience(self) -> i64:
        return PATIENCE

    def lasting(self) -> i64:
        """A rig has no owner once placed (A18), and stays (A17)."""
        return do.BUY

    def is_opening(self, state: Position) -> bool:
        return state.turn <= OPENING

    def play_out(self, state: Position, rng: Rng) -> vec[i64]:
        return play_out(state, rng) if is_plain(state) else vec[i64]()

    def sketch(self, state: Position, rng: Rng) -> Sketch | None:
        return sketch(state, rng)

    def endgame(self, state: Position) -> Endgame | None:
        return endgame(state)


def unsold_outlook(state: Position, sums: vec[float]) -> vec[float]:
    """Before the purchase: whoever is next to move may take the better side of the better pairing."""
    best: float = -1000.0
    taken: i64 = 0
    role: i64 = 0
    while role < 4:
        lead: float = sums[role] - sums[3 - role]
        if lead > best:
            best = lead
            taken = role
        role += 1
    buyer: i64 = (state.turn - 1) % 2
    hopes: vec[float] = vec[float](capacity=2)
    hopes = append(hopes, sums[taken] if buyer == 0 else sums[3 - taken])
    return append(hopes, sums[taken] if buyer == 1 else sums[3 - taken])


def role_outlooks(state: Position) -> vec[float]:
    """The points each of the four roles may expect. Index = role."""
    room: vec[i64] = lines_room(state)
    gains: vec[i64] = lines_gains(state)
    legal: float = float(state.legal_fields) if state.legal_fields > 0 else 1.0
    to_come: float = min(float(TURNS + 1 - state.turn), legal / FIELDS_PER_RIG + 0.5)
    sums: vec[float] = vec[float](capacity=4)
    for _ in range(4):
        sums = append(sums, 0.0)
    line: i64 = 0
    while line < LINES:
        free: float = float(room[line])
        expected: float = min(to_come * free / legal, (free + 1.0) / 2.0)
        chance: float = chance_to_count(state.weight[line], room[line], expected)
        direction: i64 = line // SIDE
        concession: i64 = TURQUOISE
        while concession <= ORANGE:
            now: float = float(state.points[concession * LINES + line])
            later: float = 0.0
            if room[line] > 0:
                later = expected * float(gains[concession * LINES + line]) / free
            sums[concession * 2 + direction] += chance * (now + later)
            concession += 1
        line += 1
    return sums


def chance_to_count(weight: i64, room: i64, expected: float) -> float:
    """How likely a line with that many rigs and legal fields gets its fourth rig."""
    needed: i64 = LINE_MINIMUM - weight
    if needed <= 0:
        return 1.0
    if room < needed:
        return 0.0
    step: i64 = i64(expected * float(STEPS_PER_RIG))
    if step >= STEPS_PER_RIG * MOST_EXPECTED:
        step = STEPS_PER_RIG * MOST_EXPECTED - 1
    return REACHES[needed * (STEPS_PER_RIG * MOST_EXPECTED) + step]


def lines_room(state: Position) -> vec[i64]:
    """Legal fields in each line."""
    room: vec[i64] = zeros(LINES)
    field: i64 = 0
    while field < FIELDS:
        if state.closed[field] == 0:
            room[COLUMN_OF[field]] += 1
            room[ROW_LINE_OF[field]] += 1
        field += 1
    return room


def lines_gains(state: Position) -> vec[i64]:
    """What the legal fields of each line would bring together. Index = concession * 18 + line."""
    gains: vec[i64] = zeros(2 * LINES)
    field: i64 = 0
    while field < FIELDS:
        if state.closed[field] == 0:
            printed: i64 = state.laid[PLACE_OF[field]] * PLACES + SPOT_OF[field]
            turquoise: i64 = GAIN[printed]
            orange: i64 = GAIN[FIELDS + printed]
            gains[COLUMN_OF[field]] += turquoise
            gains[ROW_LINE_OF[field]] += turquoise
            gains[LINES + COLUMN_OF[field]] += orange
            gains[LINES + ROW_LINE_OF[field]] += orange
        field += 1
    return gains


def zeros(n: i64) -> vec[i64]:
    table: vec[i64] = vec[i64](capacity=n)
    for _ in range(n):
        table = append(table, 0)
    return table


POLICY: Final = Judgement()
