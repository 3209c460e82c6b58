"""What is asked, and the rule behind the question."""

from gusher.games.atacama.actions import ask, do
from gusher.games.atacama.data import ALL_TURNS, SALE_DEADLINE
from gusher.games.atacama.position import Position
from gusher.games.atacama.rules import sale
from gusher.games.atacama.words.names import points_said
from gusher.kernel.prompts import prompt_by, won
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.state import OVER


def _question(state: Position) -> str:
    if state.step == ask.RIG:
        return "rig" if state.pending < do.BUY else "payment"
    if not sale.may_buy(state):
        return "place"
    return "place-or-buy" if sale.may_place(state) and state.legal_fields else "buy"


def _drawing(_state: Position) -> Say:
    return say("atacama-wait-tiles")


def _asking(state: Position) -> Say:
    return say(f"atacama-ask-{_question(state)}")


def _waiting(state: Position) -> Say:
    return say(f"atacama-wait-{_question(state)}", seat=Seat(state.seat))


def _outcome(state: Position) -> Say:
    """A33: equal highest totals share the win."""
    return won("atacama", state, points=points_said(max(state.scores())))


prompt = prompt_by(over=_outcome, draw=_drawing, ask=_asking, wait=_waiting)


def clause(state: Position) -> str:
    """The rule behind the question."""
    if state.seat == OVER:
        return "A20" if state.reason == ALL_TURNS else "A21"
    if state.step == ask.LAY:
        return "A49"
    asked = {"rig": "A38", "payment": "A66", "place": "A11", "place-or-buy": "A51"}
    last = "A60" if state.turn >= SALE_DEADLINE else "A59"
    return asked.get(_question(state), last)
