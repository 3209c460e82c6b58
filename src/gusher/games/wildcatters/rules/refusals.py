"""Why an answer is refused: the clause that forbids it now."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import (
    A_MENU,
    BID,
    BUILD_REFINERY,
    BUILD_RIG,
    BUILD_TRAIN,
    CHOOSE,
    COVER,
    D_MENU,
    DEALT_CARD,
    DELIVER,
    DISPATCH,
    DONE,
    DRAIN,
    DRAWN_CARD,
    DRILL,
    E_MENU,
    EMPTY_CARD,
    F_MENU,
    FIRST_SEAT,
    GIVE,
    JOIN,
    MIX,
    MOVE,
    NEUTRAL_CARD,
    OFFER,
    PASS,
    PLACE,
    REF_START,
    REFINE,
    RENEW,
    REPAY,
    REPAY_LOANS,
    REVEAL,
    RIDE,
    SAIL,
    SHOW,
    T_DEST,
    T_MOVE,
    TAKE,
    TAKE_CARD,
    UNLOAD,
)
from gusher.games.wildcatters.data import (
    BIT,
    LEAST_BID,
    REFINERY_CARDS,
    REGION_CARDS,
    REGION_COUNT,
    REGION_STRETCHES,
    TRAIN,
)
from gusher.games.wildcatters.rules import loans, placing, reasons
from gusher.kernel.tables import flat

if TYPE_CHECKING:
    from gusher.games.wildcatters.state import Wildcatters

# Index = question, in the order of actions.py: the numbers that could answer it, from … up to; the clause that refuses
# every other kind of answer; and the one for an answer of the right kind that is not possible, where no more is to say.
_QUESTIONS: Final[list[tuple[int, int, str, str]]] = [
    (NEUTRAL_CARD, DEALT_CARD, "W7", "W7"),
    (FIRST_SEAT, NEUTRAL_CARD, "W8", "W1"),
    (DEALT_CARD, DRAWN_CARD, "W10", "W10"),
    (BUILD_REFINERY, DRILL, "W11", "W11"),
    (SHOW, TAKE_CARD, "W13", "W13"),
    (BUILD_RIG, BUILD_REFINERY, "W13", "W13"),
    (DRAWN_CARD, SHOW, "W22", "W17"),
    (TAKE_CARD, BUILD_RIG, "W25", "W45"),
    (DRAWN_CARD, SHOW, "W46", "W17"),
    (BUILD_RIG, DRILL, "W25", "W65"),
    (DRILL, MOVE, "W25", "W82"),
    (MOVE, MIX, "W25", "W162"),
    (SAIL, UNLOAD, "W162", "W162"),
    (COVER, GIVE, "W33", "W33"),
    (GIVE, JOIN, "W33", "W33"),
    (JOIN, OFFER, "W93", "W93"),
    (OFFER, RIDE, "W100", "W101"),
    (JOIN, OFFER, "W117", "W117"),
    (RIDE, REFINE, "W121", "W121"),
    (REFINE, DISPATCH, "W130", "W126"),
    (DISPATCH, SAIL, "W142", "W142"),
    (SAIL, UNLOAD, "W145", "W146"),
    (UNLOAD, DRAIN, "W148", "W148"),
    (DRAIN, DELIVER, "W55", "W56"),
    (DELIVER, TAKE, "W158", "W158"),
    (TAKE, REPAY_LOANS, "W157", "W157"),
    (DRAWN_CARD, SHOW, "W167", "W17"),
    (REPAY_LOANS, CHOOSE, "W180", "W180"),
    (CHOOSE, PASS, "W29", "W29"),
    (DRAIN, DELIVER, "W191", "W56"),
    (0, 0, "W24", "W24"),
]
LOWEST: Final[vec[i64]] = flat([question[0] for question in _QUESTIONS])
BEYOND: Final[vec[i64]] = flat([question[1] for question in _QUESTIONS])
ANOTHER_KIND: Final[list[str]] = [question[2] for question in _QUESTIONS]
NOT_POSSIBLE: Final[list[str]] = [question[3] for question in _QUESTIONS]


def why_not(state: "Wildcatters", action: i64) -> str:
    if is_listed(state, action):
        return ""
    if LOWEST[state.step] <= action < BEYOND[state.step]:
        return not_possible(state, action)
    if state.step in (D_MENU, E_MENU, F_MENU) and MIX <= action < DONE:
        return "W33" if action == MIX else why_not_empty(state)
    if state.step == A_MENU and action == EMPTY_CARD:
        return why_not_empty(state)
    return ANOTHER_KIND[state.step]


def is_listed(state: "Wildcatters", action: i64) -> bool:
    return any(answer == action for answer in state.legal())


def why_not_empty(state: "Wildcatters") -> str:
    """No refinery card, or no barrel in any refinery."""
    return "W55" if state.cards[state.seat] & REFINERY_CARDS == 0 else "W56"


def not_possible(state: "Wildcatters", action: i64) -> str:
    """An answer to the question that is asked, but not among those that may be given."""
    if state.step == A_MENU:
        return "W47" if action == RENEW else "W45"
    if state.step == D_MENU:
        return reasons.why_not_build(state, action)
    if state.step == E_MENU:
        return reasons.why_not_oil(state, action)
    if state.step == F_MENU:
        return reasons.why_not_move(state, action - MOVE)
    return not_possible_outside(state, action)


def not_possible_outside(state: "Wildcatters", action: i64) -> str:
    """The same outside of the menus."""
    if state.step == T_MOVE:
        return reasons.why_not_journey(state, action)
    if state.step == T_DEST:
        return "W62" if state.closed & BIT[action - SAIL] != 0 else "W146"
    if state.step == BID:
        return "W103" if action - OFFER + LEAST_BID > loans.own(state, state.seat) else "W101"
    if state.step == REPAY:
        return why_not_repay(state, action - REPAY_LOANS)
    return not_possible_at_start(state, action)


def why_not_repay(state: "Wildcatters", number: i64) -> str:
    """More loans than there are, or more than own shares allow; one share must be left (W182)."""
    if number > state.loans[state.seat]:
        return "W181"
    due: i64 = number * state.way.loan_prices[state.round]
    return "W182" if due == loans.own(state, state.seat) else "W180"


# --- set-up ---


def not_possible_at_start(state: "Wildcatters", action: i64) -> str:
    if state.step == REF_START:
        return "W12" if action - BUILD_REFINERY >= REGION_COUNT else "W11"
    if state.step == REVEAL:
        return "W16" if state.hands[state.seat] & REGION_CARDS[action - SHOW] != 0 else "W13"
    if state.step == PLACE and action >= BUILD_TRAIN:
        return why_not_start_train(state, action - BUILD_TRAIN)
    return NOT_POSSIBLE[state.step]


def why_not_start_train(state: "Wildcatters", stretch: i64) -> str:
    """No train left to place, a stretch that is not the region's, or one without a free box."""
    if placing.remaining(state, state.seat, TRAIN) == 0:
        return "W13"
    return "W35" if REGION_STRETCHES[state.region] & BIT[stretch] != 0 else "W15"
