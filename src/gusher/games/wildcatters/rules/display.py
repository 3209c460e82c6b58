"""The open cards: how they are taken, renewed and filled up (steps A and H; W22, W45 to W48, W167 to W172)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import (
    BIT,
    CARD_CASH,
    CARD_COMPANY,
    CARD_DROPS,
    CARD_REGION,
    CARD_SHARES,
    COLOUR_COUNT,
    DISPLAY_SIZE,
    FOUR_ALIKE,
    INCOME,
    LIGHT_CARDS,
    MOST_WIPES,
    NOTHING,
    REGION_CARDS,
    REGION_COUNT,
    RENEW_POINTS,
    changed,
    count,
    extend,
)
from gusher.games.wildcatters.effects.cards import (
    CardCash,
    CardDrops,
    CardShares,
    CardsOpened,
    CardTaken,
    Income,
    Recycled,
    Renewed,
    Wiped,
)
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import turns
from gusher.kernel.state import CHANCE, Listener

# --- opening cards ---


def begin(state: Position, why: i64) -> None:
    """The display is filled up; `why` is the question that the draws answer: DISPLAY, RENEWAL or REFILL."""
    state.fresh = 0
    state.step = why
    state.seat = CHANCE


def has_room(state: Position) -> bool:
    """Something is missing, and there is a card for it (W169)."""
    return count(state.display) < DISPLAY_SIZE and (state.deck | state.discard) != 0


def go_on(state: Position, tell: Listener | None) -> None:
    """Draws until the display is complete or no card is left; an empty deck is made of the discards (W168)."""
    if has_room(state):
        if state.deck == 0:
            recycle(state, tell)
        return
    if tell is not None and state.fresh != 0:
        tell(CardsOpened(tuple(extend(vec[i64](), 0, state.fresh))))
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
        tell(Recycled(count(state.deck)))


def outcomes(state: Position) -> vec[i64]:
    """Light cards lie on dark ones (W17); a recycled deck is shuffled anew."""
    part: i64 = state.deck & LIGHT_CARDS
    if part == 0 or state.recycled == 1:
        part = state.deck
    return extend(vec[i64](capacity=32), do.DRAW, part)


def play_draw(state: Position, action: i64, tell: Listener | None) -> None:
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
        tell(Wiped(region, count(state.display & REGION_CARDS[region])))
    state.wiped = state.display
    state.display = 0
    refill(state, tell)


def alike(state: Position) -> i64:
    """The region that four open cards show, or NOTHING."""
    region: i64 = 0
    while region < REGION_COUNT:
        if count(state.display & REGION_CARDS[region]) >= FOUR_ALIKE:
            return region
        region += 1
    return NOTHING


def can_replace(state: Position) -> bool:
    full: bool = count(state.display) == DISPLAY_SIZE
    return full and count(state.deck | state.discard) >= DISPLAY_SIZE


# --- step A: taking a card ---


def answers(state: Position) -> vec[i64]:
    found: vec[i64] = extend(vec[i64](capacity=10), do.CARD, state.display)
    return append(found, do.RENEW) if can_renew(state) else found


def can_renew(state: Position) -> bool:
    """The points, eight new cards, and a card for every turn to come (W47)."""
    if state.score[turns.active(state)] < RENEW_POINTS:
        return False
    return count(state.deck | state.discard) >= max(DISPLAY_SIZE, turns.left(state))


def renew(state: Position, tell: Listener | None) -> None:
    """The old cards leave the game (W46). Four alike are not looked for (W48)."""
    seat: i64 = state.seat
    state.score = changed(state.score, seat, state.score[seat] - RENEW_POINTS)
    if tell is not None:
        tell(Renewed(seat, RENEW_POINTS, count(state.display)))
    state.boxed |= state.display
    state.display = 0
    begin(state, ask.RENEWAL)
    go_on(state, tell)


def take(state: Position, card: i64, tell: Listener | None) -> None:
    """The card (W45), what is printed on it (step B), and the income (step C)."""
    seat: i64 = state.seat
    state.display &= ~BIT[card]
    state.cards = changed(state.cards, seat, state.cards[seat] | BIT[card])
    state.region = CARD_REGION[card]
    state.step = station.BUILDING
    state.cash[seat] += CARD_CASH[card] + INCOME  # W51, W64
    if CARD_SHARES[card] > 0:  # W52, W53
        state.shares[seat * COLOUR_COUNT + CARD_COMPANY[card]] += CARD_SHARES[card]
    if CARD_DROPS[card] > 0:  # W54
        state.score = changed(state.score, seat, state.score[seat] + CARD_DROPS[card])
    if tell is not None:
        tell_taken(seat, card, tell)


def tell_taken(seat: i64, card: i64, tell: Listener) -> None:
    tell(CardTaken(seat, card, CARD_REGION[card]))
    if CARD_CASH[card] > 0:
        tell(CardCash(seat, card, CARD_CASH[card]))
    if CARD_SHARES[card] > 0:
        tell(CardShares(seat, card, CARD_COMPANY[card], CARD_SHARES[card]))
    if CARD_DROPS[card] > 0:
        tell(CardDrops(seat, card, CARD_DROPS[card]))
    tell(Income(seat, INCOME))
