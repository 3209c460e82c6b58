"""What is asked, for the seat that answers and for those who wait, and the rule behind the question.

Only the hands of the set-up are secret (W10, W44): all else every viewer is told alike.
"""

from gusher.games.wildcatters.actions import ask
from gusher.games.wildcatters.data import NOTHING, ZONES
from gusher.games.wildcatters.effects.names import score_said
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.words import asked
from gusher.kernel.prompts import prompt_by, won
from gusher.kernel.say import Say, Seat, say

# The questions by the names that their sentences have.
NAMES = {
    ask.NEUTRAL: "neutral",
    ask.FIRST: "first",
    ask.DEAL: "deal",
    ask.FOUND: "found",
    ask.REVEAL: "reveal",
    ask.PLACE: "place",
    ask.DISPLAY: "display",
    ask.CARD: "card",
    ask.RENEWAL: "renewal",
    ask.BUILD: "build",
    ask.OIL: "oil",
    ask.MOVE: "move",
    ask.DESTINATION: "destination",
    ask.PAY: "pay",
    ask.GIVE: "give",
    ask.JOIN_DRILL: "join-drill",
    ask.BID: "bid",
    ask.JOIN_TRANSPORT: "join-transport",
    ask.TRAIN: "train",
    ask.WAY: "way",
    ask.SHIP: "ship",
    ask.PORT: "port",
    ask.UNLOAD: "unload",
    ask.DRAIN: "drain",
    ask.OWN_BARRELS: "own-barrels",
    ask.TAKE: "take",
    ask.REFILL: "refill",
    ask.REPAY: "repay",
    ask.ORDER: "order",
    ask.END_CARD: "end-card",
}

# --- the question ---


def _outcome(state: Position) -> Say:
    """W209, W210: with equal VP the own shares and the cash decide, before the win is shared."""
    return won("wildcatters", state, points=score_said(max(state.scores())))


def _drawing(state: Position) -> Say:
    return say(f"wildcatters-draw-{NAMES[state.step]}")


def _waiting(state: Position) -> Say:
    """What another seat is asked, and where."""
    return say(
        f"wildcatters-wait-{NAMES[state.step]}", seat=Seat(state.seat), zone=ZONES[_where(state)], bid=int(state.bid)
    )


def _where(state: Position) -> int:
    """The zone that the question is about: of the barrel, the tanker, the refinery, or else of the card."""
    if state.place != NOTHING:
        return int(state.place)
    if state.ship != NOTHING:
        return int(state.ships[state.ship])
    return int(state.zone if state.zone != NOTHING else state.region)


prompt = prompt_by(over=_outcome, draw=_drawing, ask=asked.question, wait=_waiting)


# --- the rule behind the question ---

_CLAUSES = {
    ask.NEUTRAL: "W7",
    ask.FIRST: "W8",
    ask.DEAL: "W10",
    ask.FOUND: "W12",
    ask.REVEAL: "W13",
    ask.PLACE: "W15",
    ask.DISPLAY: "W22",
    ask.CARD: "W45",
    ask.RENEWAL: "W46",
    ask.BUILD: "W65",
    ask.OIL: "W82",
    ask.MOVE: "W162",
    ask.DESTINATION: "W162",
    ask.PAY: "W33",
    ask.GIVE: "W33",
    ask.JOIN_DRILL: "W93",
    ask.BID: "W101",
    ask.JOIN_TRANSPORT: "W117",
    ask.TRAIN: "W121",
    ask.WAY: "W130",
    ask.SHIP: "W142",
    ask.PORT: "W146",
    ask.UNLOAD: "W148",
    ask.DRAIN: "W55",
    ask.OWN_BARRELS: "W158",
    ask.TAKE: "W157",
    ask.REFILL: "W167",
    ask.REPAY: "W180",
    ask.ORDER: "W29",
    ask.END_CARD: "W191",
}


def clause(state: Position) -> str:
    if state.step == ask.ENDED:
        return "W209" if len(state.winners()) == 1 else "W210"
    return _CLAUSES[state.step]
