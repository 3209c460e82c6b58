"""Why an answer is refused: the clause that forbids it now."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import (
    BIT,
    LEAST_BID,
    REFINERY_CARDS,
    REGION_CARDS,
    REGION_COUNT,
    REGION_STRETCHES,
    TRAIN,
)
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import loans, placing, reasons
from gusher.kernel.tables import flat

# Index = question, in the order of actions.py: the numbers that could answer it, from … up to; the clause that refuses
# every other kind of answer; and the one for an answer of the right kind that is not possible, where no more is to say.
_QUESTIONS: Final[list[tuple[int, int, str, str]]] = [
    (do.NEUTRAL, do.DEAL, "W7", "W7"),
    (do.FIRST, do.NEUTRAL, "W8", "W1"),
    (do.DEAL, do.DRAW, "W10", "W10"),
    (do.REFINERY, do.DRILL, "W11", "W11"),
    (do.REVEAL, do.CARD, "W13", "W13"),
    (do.RIG, do.REFINERY, "W13", "W13"),
    (do.DRAW, do.REVEAL, "W22", "W17"),
    (do.CARD, do.RIG, "W25", "W45"),
    (do.DRAW, do.REVEAL, "W46", "W17"),
    (do.RIG, do.DRILL, "W25", "W65"),
    (do.DRILL, do.MOVE, "W25", "W82"),
    (do.MOVE, do.MIX, "W25", "W162"),
    (do.SAIL, do.UNLOAD, "W162", "W162"),
    (do.COVER, do.GIVE, "W33", "W33"),
    (do.GIVE, do.JOIN, "W33", "W33"),
    (do.JOIN, do.BID, "W93", "W93"),
    (do.BID, do.RIDE, "W100", "W101"),
    (do.JOIN, do.BID, "W117", "W117"),
    (do.RIDE, do.REFINE, "W121", "W121"),
    (do.REFINE, do.DISPATCH, "W130", "W126"),
    (do.DISPATCH, do.SAIL, "W142", "W142"),
    (do.SAIL, do.UNLOAD, "W145", "W146"),
    (do.UNLOAD, do.DRAIN, "W148", "W148"),
    (do.DRAIN, do.DELIVER, "W55", "W56"),
    (do.DELIVER, do.TAKE, "W158", "W158"),
    (do.TAKE, do.REPAY, "W157", "W157"),
    (do.DRAW, do.REVEAL, "W167", "W17"),
    (do.REPAY, do.ORDER, "W180", "W180"),
    (do.ORDER, do.PASS, "W29", "W29"),
    (do.DRAIN, do.DELIVER, "W191", "W56"),
    (0, 0, "W24", "W24"),
]
LOWEST: Final[vec[i64]] = flat([question[0] for question in _QUESTIONS])
BEYOND: Final[vec[i64]] = flat([question[1] for question in _QUESTIONS])
ANOTHER_KIND: Final[list[str]] = [question[2] for question in _QUESTIONS]
NOT_POSSIBLE: Final[list[str]] = [question[3] for question in _QUESTIONS]


def why_not(state: Position, action: i64) -> str:
    if is_listed(state, action):
        return ""
    if LOWEST[state.step] <= action < BEYOND[state.step]:
        return not_possible(state, action)
    if state.step in (ask.BUILD, ask.OIL, ask.MOVE) and do.MIX <= action < do.DONE:
        return "W33" if action == do.MIX else why_not_empty(state)
    if state.step == ask.CARD and action == do.EMPTY:
        return why_not_empty(state)
    return ANOTHER_KIND[state.step]


def is_listed(state: Position, action: i64) -> bool:
    return any(answer == action for answer in state.legal())


def why_not_empty(state: Position) -> str:
    """No refinery card, or no barrel in any refinery."""
    return "W55" if state.cards[state.seat] & REFINERY_CARDS == 0 else "W56"


def not_possible(state: Position, action: i64) -> str:
    """An answer to the question that is asked, but not among those that may be given."""
    if state.step == ask.CARD:
        return "W47" if action == do.RENEW else "W45"
    if state.step == ask.BUILD:
        return reasons.why_not_build(state, action)
    if state.step == ask.OIL:
        return reasons.why_not_oil(state, action)
    if state.step == ask.MOVE:
        return reasons.why_not_move(state, action - do.MOVE)
    return not_possible_outside(state, action)


def not_possible_outside(state: Position, action: i64) -> str:
    """The same outside of the menus."""
    if state.step == ask.WAY:
        return reasons.why_not_journey(state, action)
    if state.step == ask.PORT:
        return "W62" if state.closed & BIT[action - do.SAIL] != 0 else "W146"
    if state.step == ask.BID:
        return "W103" if action - do.BID + LEAST_BID > loans.own(state, state.seat) else "W101"
    if state.step == ask.REPAY:
        return why_not_repay(state, action - do.REPAY)
    return not_possible_at_start(state, action)


def why_not_repay(state: Position, number: i64) -> str:
    """More loans than there are, or more than own shares allow; one share must be left (W182)."""
    if number > state.loans[state.seat]:
        return "W181"
    due: i64 = number * state.way.loan_prices[state.round]
    return "W182" if due == loans.own(state, state.seat) else "W180"


# --- set-up ---


def not_possible_at_start(state: Position, action: i64) -> str:
    if state.step == ask.FOUND:
        return "W12" if action - do.REFINERY >= REGION_COUNT else "W11"
    if state.step == ask.REVEAL:
        return "W16" if state.hands[state.seat] & REGION_CARDS[action - do.REVEAL] != 0 else "W13"
    if state.step == ask.PLACE and action >= do.TRAIN:
        return why_not_start_train(state, action - do.TRAIN)
    return NOT_POSSIBLE[state.step]


def why_not_start_train(state: Position, stretch: i64) -> str:
    """No train left to place, a stretch that is not the region's, or one without a free box."""
    if placing.remaining(state, state.seat, TRAIN) == 0:
        return "W13"
    return "W35" if REGION_STRETCHES[state.region] & BIT[stretch] != 0 else "W15"
