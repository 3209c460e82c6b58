"""Action 4, in round 1: the truck is placed before its first move (G35, G36)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import do
from gusher.games.giganten.data import COLUMNS, ROWS
from gusher.games.giganten.effects.movement import Placed
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import turns
from gusher.kernel.state import Listener


def legal(state: Position) -> vec[i64]:
    """The free cells of column 0 (G35, G36)."""
    answers: vec[i64] = vec[i64](capacity=ROWS)
    row: i64 = 0
    while row < ROWS:
        if not is_taken(state, row * COLUMNS):
            answers = append(answers, do.PLACE + row)
        row += 1
    return answers


def is_taken(state: Position, cell: i64) -> bool:
    return any(truck == cell for truck in state.trucks)


def why_not(state: Position, action: i64) -> str:
    """A row must be chosen (G35), and its first cell must be free (G36)."""
    if action < do.PLACE or action >= do.STEP:
        return "G35"
    return "G36" if is_taken(state, (action - do.PLACE) * COLUMNS) else ""


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """The truck is placed, free of cost, and may move at once (G35)."""
    row: i64 = action - do.PLACE
    state.trucks[state.seat] = row * COLUMNS
    if tell is not None:
        tell(Placed(state.seat, row))
    turns.start_move(state)
