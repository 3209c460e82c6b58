"""What is asked, and the rule behind the question."""

from gusher.games.atacama.actions import ask, do
from gusher.games.atacama.data import ALL_TURNS, TURNS
from gusher.games.atacama.position import Position
from gusher.games.atacama.rules import sale
from gusher.games.atacama.words.names import points_said
from gusher.kernel.say import Say, Seat, players_said, say
from gusher.kernel.state import OVER


def prompt(state: Position, viewer: int) -> Say:
    if state.seat == OVER:
        return _outcome(state)
    if state.step == ask.LAY:
        return say("atacama-wait-tiles")
    question = _question(state)
    return say(f"atacama-ask-{question}") if state.seat == viewer else _waiting(state, question)


def _question(state: Position) -> str:
    if state.step == ask.RIG:
        return "rig" if state.pending < do.BUY else "payment"
    if not sale.may_buy(state):
        return "place"
    return "place-or-buy" if sale.may_place(state) and state.legal_fields else "buy"


def _waiting(state: Position, question: str) -> Say:
    return say(f"atacama-wait-{question}", seat=Seat(state.seat))


def _outcome(state: Position) -> Say:
    """A33: equal highest totals share the win."""
    points = state.scores()
    winners = state.winners()
    best = points[winners[0]]
    key = "atacama-won" if len(winners) == 1 else "atacama-shared"
    return say(key, winners=players_said(winners), points=points_said(best))


def clause(state: Position) -> str:
    """The rule behind the question."""
    if state.seat == OVER:
        return "A20" if state.reason == ALL_TURNS else "A21"
    if state.step == ask.LAY:
        return "A49"
    asked = {"rig": "A38", "payment": "A66", "place": "A11", "place-or-buy": "A51"}
    last = "A60" if state.turn == TURNS else "A59"
    return asked.get(_question(state), last)
