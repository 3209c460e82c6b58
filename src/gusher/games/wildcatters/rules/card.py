"""Steps A to C: a card is taken, or the display renewed first (W45 to W55, W64)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import (
    CARD_CASH,
    CARD_COMPANY,
    CARD_DROPS,
    CARD_REGION,
    CARD_SHARES,
    COLOUR_COUNT,
    DISPLAY_SIZE,
    INCOME,
    RENEW_POINTS,
)
from gusher.games.wildcatters.effects.cards import CardCash, CardDrops, CardShares, CardTaken, Income, Renewed
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import display, refinery_cards, turns
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener
from gusher.kernel.tables import changed, holds


def begin(state: Position) -> None:
    state.seat = turns.active(state)
    state.step = ask.CARD


def legal(state: Position) -> vec[i64]:
    answers: vec[i64] = sets.extend(vec[i64](capacity=10), do.CARD, state.display)
    if can_renew(state):
        answers = append(answers, do.RENEW)
    return append(answers, do.EMPTY) if refinery_cards.can_use(state, state.seat) else answers


def can_renew(state: Position) -> bool:
    """The points, eight new cards, and a card for every turn to come (W47)."""
    if state.score[turns.active(state)] < RENEW_POINTS:
        return False
    return sets.count(state.deck | state.discard) >= max(DISPLAY_SIZE, turns.left(state))


def why_not(state: Position, action: i64) -> str:
    """An open card (W45), a renewal that can be paid and filled (W47), or a refinery card."""
    if action == do.EMPTY:
        return refinery_cards.why_not_use(state, state.seat)
    if action < do.CARD or action > do.RENEW:
        return "W25"
    if holds(legal(state), action):
        return ""
    return "W47" if action == do.RENEW else "W45"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    if action == do.EMPTY:
        refinery_cards.begin(state, station.CHOOSING)
    elif action == do.RENEW:
        renew(state, tell)
    else:
        take(state, action - do.CARD, tell)


def renew(state: Position, tell: Listener | None) -> None:
    """The old cards leave the game (W46). Four alike are not looked for (W48)."""
    seat: i64 = state.seat
    state.score = changed(state.score, seat, state.score[seat] - RENEW_POINTS)
    if tell is not None:
        tell(Renewed(seat, RENEW_POINTS, sets.count(state.display)))
    state.boxed |= state.display
    state.display = 0
    display.begin(state, ask.RENEWAL)
    display.go_on(state, tell)


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
