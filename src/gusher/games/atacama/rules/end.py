"""The end of a turn, in the order of the rules: next turn, next stage, end of the game (A20, A21, A59 to A62)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.atacama.actions import ask
from gusher.games.atacama.data import ALL_TURNS, BLOCKED, STAGE_TURNS, TURNS
from gusher.games.atacama.effects.facts import Ended
from gusher.games.atacama.position import Position
from gusher.games.atacama.rules import sale
from gusher.kernel.state import CHANCE, OVER, Listener


def next_turn(state: Position, tell: Listener | None) -> None:
    state.turn += 1
    if state.turn > TURNS:
        finish(state, ALL_TURNS, tell)  # A20, A47
    elif state.setting.advanced and (state.turn == STAGE_TURNS[1] or state.turn == STAGE_TURNS[2]):
        state.step = ask.LAY  # A62; a purchase counts as a turn of the stage too (A61)
        state.seat = CHANCE
    else:
        ask_turn(state, tell)


def ask_turn(state: Position, tell: Listener | None) -> None:
    """The question of the turn goes to its seat (A10), unless nothing can be done any more (A21)."""
    if state.legal_fields == 0 and not sale.may_buy(state):  # A59: a purchase is still a turn
        finish(state, BLOCKED, tell)
        return
    state.step = ask.TURN
    state.seat = (state.turn - 1) % state.setting.seats


def finish(state: Position, reason: i64, tell: Listener | None) -> None:
    state.step = ask.ENDED
    state.seat = OVER
    state.reason = reason
    if tell is not None:
        tell(Ended(reason))


def legal() -> vec[i64]:
    """Nothing is asked any more."""
    return vec[i64]()


def why_not(state: Position) -> str:
    return "A20" if state.reason == ALL_TURNS else "A21"
