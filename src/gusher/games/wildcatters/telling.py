"""A position of Wildcatters in sentences: what is asked, what can be answered, who has what and why.

Only the hands of the set-up are secret (W10, W44); all else every viewer is told alike, and only the seat that is asked
has answers.
"""

from gusher.games.wildcatters import answers, questions
from gusher.games.wildcatters.accounts import breakdown, players
from gusher.games.wildcatters.actions import (
    A_MENU,
    BID,
    BUILDING,
    CHOOSING,
    D_MENU,
    DEAL,
    DISPLAY,
    DRILL,
    DRILL_JOIN,
    E_MENU,
    EMPTY_PICK,
    END_CARD,
    ENDED,
    F_DEST,
    F_MENU,
    FIRST,
    FLEET,
    FULL,
    LAST_CARDS,
    MOVE,
    NEUTRAL_RIG,
    OIL,
    ORDER,
    OWN_BARRELS,
    PAY_SPLIT,
    PAY_X,
    PLACE,
    REF_START,
    REFILL,
    RENEWAL,
    REPAY,
    REVEAL,
    T_DEST,
    T_JOIN,
    T_MOVE,
    T_SHIP,
    T_TRAIN,
    T_UNLOAD,
    TAKE_SPLIT,
)
from gusher.games.wildcatters.data import NOTHING, ZONES
from gusher.games.wildcatters.naming import players_said, score_said
from gusher.games.wildcatters.rules import turns
from gusher.games.wildcatters.state import Wildcatters
from gusher.kernel.say import Say, Seat, listed, say
from gusher.kernel.scene import Choice
from gusher.kernel.state import CHANCE, OVER

__all__ = ["breakdown", "choices", "clause", "phase", "players", "prompt", "title"]

# The questions by the names that their sentences have.
NAMES = {
    NEUTRAL_RIG: "neutral",
    FIRST: "first",
    DEAL: "deal",
    REF_START: "found",
    REVEAL: "reveal",
    PLACE: "place",
    DISPLAY: "display",
    A_MENU: "card",
    RENEWAL: "renewal",
    D_MENU: "build",
    E_MENU: "oil",
    F_MENU: "move",
    F_DEST: "destination",
    PAY_X: "pay",
    PAY_SPLIT: "give",
    DRILL_JOIN: "join-drill",
    BID: "bid",
    T_JOIN: "join-transport",
    T_TRAIN: "train",
    T_MOVE: "way",
    T_SHIP: "ship",
    T_DEST: "port",
    T_UNLOAD: "unload",
    EMPTY_PICK: "drain",
    OWN_BARRELS: "own-barrels",
    TAKE_SPLIT: "take",
    REFILL: "refill",
    REPAY: "repay",
    ORDER: "order",
    END_CARD: "end-card",
}

# The step of a turn that a question belongs to (W25). Steps B, C and, but for emptying, G and H ask nothing.
PHASES = {
    **dict.fromkeys((NEUTRAL_RIG, FIRST, DEAL, REF_START, REVEAL, PLACE, DISPLAY), "setup"),
    **dict.fromkeys((A_MENU, RENEWAL, CHOOSING), "A"),
    **dict.fromkeys((D_MENU, BUILDING), "D"),
    **dict.fromkeys((E_MENU, OIL, DRILL_JOIN, BID, T_JOIN, T_TRAIN, T_MOVE, T_SHIP, T_DEST, T_UNLOAD), "E"),
    **dict.fromkeys((F_MENU, F_DEST, FLEET), "F"),
    FULL: "G",
    REFILL: "H",
    REPAY: "repay",
    ORDER: "order",
    **dict.fromkeys((END_CARD, LAST_CARDS, ENDED), "end"),
}

# Whose turn it is says nothing there: the turns of a round are over.
_BETWEEN = ("repay", "order", "end")

_EMPTYING = (EMPTY_PICK, OWN_BARRELS, TAKE_SPLIT)
_PAYING = (PAY_X, PAY_SPLIT)


def phase(state: Wildcatters) -> str:
    """setup, A, D, E, F, G, H, repay, order or end."""
    if state.step in _PAYING:
        return _paid_in(state.pending)
    return PHASES[state.caller if state.step in _EMPTYING else state.step]


def _paid_in(action: int) -> str:
    """The step in which this answer was given."""
    if action < DRILL:
        return "D"
    return "E" if action < MOVE else "F"


# --- the question ---


def prompt(state: Wildcatters, viewer: int) -> Say:
    if state.seat == OVER:
        return _outcome(state)
    if state.seat == CHANCE:
        return say(f"wildcatters-draw-{NAMES[state.step]}")
    return questions.asked(state) if state.seat == viewer else _waiting(state)


def _outcome(state: Wildcatters) -> Say:
    """W209, W210: with equal VP the own shares and the cash decide, before the win is shared."""
    winners = [seat for seat, rank in enumerate(state.ranks()) if rank == 1]
    key = "wildcatters-won" if len(winners) == 1 else "wildcatters-shared"
    return say(key, winners=players_said(winners), points=score_said(state.scores()[winners[0]]))


def _waiting(state: Wildcatters) -> Say:
    """What another seat is asked, and where."""
    return say(
        f"wildcatters-wait-{NAMES[state.step]}", seat=Seat(state.seat), zone=ZONES[_where(state)], bid=int(state.bid)
    )


def _where(state: Wildcatters) -> int:
    """The zone that the question is about: of the barrel, the tanker, the refinery, or else of the card."""
    if state.place != NOTHING:
        return int(state.place)
    if state.ship != NOTHING:
        return int(state.ships[state.ship])
    return int(state.zone if state.zone != NOTHING else state.region)


# --- the rule behind the question ---

_CLAUSES = {
    NEUTRAL_RIG: "W7",
    FIRST: "W8",
    DEAL: "W10",
    REF_START: "W12",
    REVEAL: "W13",
    PLACE: "W15",
    DISPLAY: "W22",
    A_MENU: "W45",
    RENEWAL: "W46",
    D_MENU: "W65",
    E_MENU: "W82",
    F_MENU: "W162",
    F_DEST: "W162",
    PAY_X: "W33",
    PAY_SPLIT: "W33",
    DRILL_JOIN: "W93",
    BID: "W101",
    T_JOIN: "W117",
    T_TRAIN: "W121",
    T_MOVE: "W130",
    T_SHIP: "W142",
    T_DEST: "W146",
    T_UNLOAD: "W148",
    EMPTY_PICK: "W55",
    OWN_BARRELS: "W158",
    TAKE_SPLIT: "W157",
    REFILL: "W167",
    REPAY: "W180",
    ORDER: "W29",
    END_CARD: "W191",
}


def clause(state: Wildcatters) -> str:
    if state.step == ENDED:
        return "W209" if state.ranks().count(1) == 1 else "W210"
    return _CLAUSES[state.step]


def choices(state: Wildcatters, viewer: int) -> list[Choice]:
    """Every answer of the seat that is asked; nobody else has any."""
    if state.seat != viewer:
        return []
    return [Choice(int(action), answers.said(state, int(action))) for action in state.legal()]


# --- the position as a whole ---


def title(state: Wildcatters, _viewer: int) -> Say:
    points = listed(
        [
            say("wildcatters-purse", seat=Seat(seat), points=score_said(total))
            for seat, total in enumerate(state.scores())
        ]
    )
    rounds = int(state.way.rounds)
    if state.seat == OVER:
        return say("wildcatters-title-over", rounds=rounds, points=points)
    step = phase(state)
    if step == "setup":
        return say("wildcatters-title-setup", points=points)
    known: dict[str, int | str | Say] = {"round": int(state.round), "rounds": rounds, "phase": step, "points": points}
    if step in _BETWEEN:
        return say("wildcatters-title-between", **known)
    zone = "none" if state.region == NOTHING else ZONES[state.region]
    return say("wildcatters-title", seat=Seat(turns.active(state)), zone=zone, **known)
