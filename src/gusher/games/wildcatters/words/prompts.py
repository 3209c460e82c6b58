"""What is asked, for the seat that answers and for those who wait, and the rule behind the question.

Only the hands of the set-up are secret (W10, W44): all else every viewer is told alike.
"""

from gusher.games.wildcatters.actions import (
    A_MENU,
    BID,
    D_MENU,
    DEAL,
    DISPLAY,
    DRILL_JOIN,
    E_MENU,
    EMPTY_PICK,
    END_CARD,
    ENDED,
    F_DEST,
    F_MENU,
    FIRST,
    NEUTRAL_RIG,
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
from gusher.games.wildcatters.effects.names import players_said, score_said
from gusher.games.wildcatters.state import Wildcatters
from gusher.games.wildcatters.words import asked
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.state import CHANCE, OVER

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

# --- the question ---


def prompt(state: Wildcatters, viewer: int) -> Say:
    if state.seat == OVER:
        return _outcome(state)
    if state.seat == CHANCE:
        return say(f"wildcatters-draw-{NAMES[state.step]}")
    return asked.question(state) if state.seat == viewer else _waiting(state)


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
