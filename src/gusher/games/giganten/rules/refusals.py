"""Why an answer is refused: the clause that forbids it now."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.giganten.actions import (
    BEIGE_CARD,
    BID,
    BLACK,
    BUILD,
    COVER,
    DIE_ROLL,
    DRILL,
    END,
    FIRST,
    HAUL,
    LICENCE,
    LOCO,
    LOST,
    MOVE,
    OFFER,
    OWN,
    PEEK,
    PUT,
    RED_CARD,
    RIVAL,
    SALE,
    SET_PRICE,
    SPECIAL,
    STEP,
    TAKE,
    TANK,
    TILE,
)
from gusher.games.giganten.data import (
    CARD_CRUDE,
    COST,
    FACE_DOWN,
    LAST_COLUMN,
    LOOKABLE,
    NEIGHBOUR,
    NOTHING,
    SITE_AT,
    SITES_PER_KIND,
)
from gusher.games.giganten.rules import build, haul
from gusher.kernel.tables import flat

if TYPE_CHECKING:
    from gusher.games.giganten.state import Giganten

# Index = question, in the order of actions.py: the numbers that could answer it, from … up to; the clause that refuses
# every other kind of answer; and the one for an answer of the right kind that is not possible, where no more is to say.
_QUESTIONS: Final[list[tuple[int, int, str, str]]] = [
    (FIRST, DIE_ROLL, "G12", "G1"),
    (DIE_ROLL, RED_CARD, "G14", "G14"),
    (RED_CARD, BEIGE_CARD, "G21", "G7"),
    (BEIGE_CARD, LICENCE, "G24", "G7"),
    (TAKE, PUT, "G26", "G26"),
    (LICENCE, TILE, "G28", "G7"),
    (PUT, STEP, "G35", "G36"),
    (STEP, SET_PRICE, "G33", "G33"),
    (TILE, LOST, "G45", "G3"),
    (SET_PRICE, DRILL, "G50", "G52"),
    (DRILL, OWN, "G56", "G56"),
    (TILE, LOST, "G59", "G3"),
    (OWN, OFFER, "G63", "G64"),
    (OFFER, COVER, "G75", "G79"),
    (LOST, TAKE, "G82", "G82"),
    (COVER, SALE, "G80", "G80"),
    (SALE, END, "G86", "G86"),
    (END, END, "G89", "G89"),
]
LOWEST: Final[vec[i64]] = flat([question[0] for question in _QUESTIONS])
BEYOND: Final[vec[i64]] = flat([question[1] for question in _QUESTIONS])
ANOTHER_KIND: Final[list[str]] = [question[2] for question in _QUESTIONS]
NOT_POSSIBLE: Final[list[str]] = [question[3] for question in _QUESTIONS]


def why_not(state: "Giganten", action: i64) -> str:
    if action < LOWEST[state.step] or action >= BEYOND[state.step]:
        return ANOTHER_KIND[state.step]
    for answer in state.legal():
        if answer == action:
            return ""
    return not_possible(state, action)


def not_possible(state: "Giganten", action: i64) -> str:
    """An answer to the question that is asked, but not among those that may be given."""
    if state.step == MOVE:
        return why_not_move(state, action)
    if state.step == HAUL:
        return why_not_haul(state, action)
    if state.step == BID:
        return "G75" if action - OFFER < state.bid else "G79"
    if state.step == BUILD:
        # Beside a tile only the money can be missing: derricks and markers are looked at before anybody is asked.
        return "G56" if build.tile_beside(state, state.seat, action - DRILL) == NOTHING else "G57"
    if state.step == SPECIAL:
        return why_not_special(state, action)
    return NOT_POSSIBLE[state.step]


def why_not_move(state: "Giganten", action: i64) -> str:
    here: i64 = state.trucks[state.seat]
    if action < PEEK:
        return why_not_step(state, NEIGHBOUR[here * 4 + action - STEP])
    if state.leave[here] > 0:
        return "G42"
    if action < LOCO:
        return why_not_look(state, NEIGHBOUR[here * 4 + action - PEEK])
    return "G48" if state.locos[state.seat] == LAST_COLUMN else "G34"


def why_not_step(state: "Giganten", cell: i64) -> str:
    if cell == NOTHING:
        return "G37"
    if SITE_AT[cell] != NOTHING and state.owners[SITE_AT[cell]] >= 0:
        return "G39"
    return "G34" if COST[cell] > state.points else "G41"


def why_not_look(state: "Giganten", cell: i64) -> str:
    site: i64 = SITE_AT[cell] if cell != NOTHING else NOTHING
    if site == NOTHING or state.owners[site] != FACE_DOWN:
        return "G43"
    return "G47" if LOOKABLE[site // SITES_PER_KIND] == 1 else "G44"


def why_not_special(state: "Giganten", action: i64) -> str:
    if CARD_CRUDE[state.cards[state.seat]] > 0:
        return "G53"
    return "G51" if action >= TANK else "G52"


def why_not_haul(state: "Giganten", action: i64) -> str:
    """The own train is out of reach, or must be used; another is out of reach, not the leading one, or too dear."""
    if action < BLACK:
        return "G64"
    if haul.able(state) == haul.BY_OWN:
        return "G65"
    wanted: i64 = haul.BY_BLACK if action < RIVAL else haul.BY_RIVAL
    if haul.hired(state) & wanted == 0:
        return "G64"
    return "G67" if haul.able(state) & wanted == 0 else "G69"
