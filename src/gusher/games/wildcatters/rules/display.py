"""The open cards: how they are filled up and, with four alike, replaced (step H; W17, W22, W167 to W172)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import (
    DISPLAY_SIZE,
    FOUR_ALIKE,
    LIGHT_CARDS,
    MOST_WIPES,
    NOTHING,
    REGION_CARDS,
    REGION_COUNT,
)
from gusher.games.wildcatters.effects.cards import CardsOpened, Recycled, Wiped
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import turns
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import CHANCE, Listener
from gusher.kernel.tables import holds

# --- opening cards ---


def begin(state: Position, why: i64) -> None:
    """The display is filled up; `why` is the question that the draws answer: DISPLAY, RENEWAL or REFILL."""
    state.fresh = 0
    state.step = why
    state.seat = CHANCE


def has_room(state: Position) -> bool:
    """Something is missing, and there is a card for it (W169)."""
    return sets.count(state.display) < DISPLAY_SIZE and (state.deck | state.discard) != 0


def go_on(state: Position, tell: Listener | None) -> None:
    """Draws until the display is complete or no card is left; an empty deck is made of the discards (W168)."""
    if has_room(state):
        if state.deck == 0:
            recycle(state, tell)
        return
    if tell is not None and state.fresh != 0:
        tell(CardsOpened(tuple(sets.extend(vec[i64](), 0, state.fresh))))
    state.fresh = 0
    if state.step == ask.REFILL:
        state.discard |= state.wiped
        state.wiped = 0
        check(state, tell)
    elif state.step == ask.DISPLAY:
        turns.begin(state, tell)
    else:
        state.step = station.CHOOSING


def recycle(state: Position, tell: Listener | None) -> None:
    state.deck = state.discard
    state.discard = 0
    state.recycled = 1
    if tell is not None:
        tell(Recycled(sets.count(state.deck)))


def legal(state: Position) -> vec[i64]:
    """Light cards lie on dark ones (W17); a recycled deck is shuffled anew."""
    part: i64 = state.deck & LIGHT_CARDS
    if part == 0 or state.recycled == 1:
        part = state.deck
    return sets.extend(vec[i64](capacity=32), do.DRAW, part)


def why_not(state: Position, action: i64) -> str:
    """Nothing else happens meanwhile (W22, W46, W167), and the card is not on top of the deck (W17)."""
    if do.DRAW <= action < do.REVEAL:
        return "" if holds(legal(state), action) else "W17"
    if state.step == ask.DISPLAY:
        return "W22"
    return "W46" if state.step == ask.RENEWAL else "W167"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    card: i64 = BIT[action - do.DRAW]
    state.deck &= ~card
    state.display |= card
    state.fresh |= card
    go_on(state, tell)


# --- four alike ---


def refill(state: Position, tell: Listener | None) -> None:
    """Step H (W167)."""
    begin(state, ask.REFILL)
    go_on(state, tell)


def check(state: Position, tell: Listener | None) -> None:
    """Four of the eight show one region: all are replaced, at most so often, if there are eight others (W171, W172)."""
    region: i64 = alike(state)
    if region == NOTHING or state.wipes == MOST_WIPES or not can_replace(state):
        state.step = station.TURN_OVER
        return
    state.wipes += 1
    if tell is not None:
        tell(Wiped(region, sets.count(state.display & REGION_CARDS[region])))
    state.wiped = state.display
    state.display = 0
    refill(state, tell)


def alike(state: Position) -> i64:
    """The region that four open cards show, or NOTHING."""
    region: i64 = 0
    while region < REGION_COUNT:
        if sets.count(state.display & REGION_CARDS[region]) >= FOUR_ALIKE:
            return region
        region += 1
    return NOTHING


def can_replace(state: Position) -> bool:
    full: bool = sets.count(state.display) == DISPLAY_SIZE
    return full and sets.count(state.deck | state.discard) >= DISPLAY_SIZE
