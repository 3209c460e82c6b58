"""Set-up by chance: neutral rigs, the first player, the hands (W7 to W10)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import (
    BIT,
    CARD_REGION,
    HAND,
    LIGHT_CARDS,
    NEUTRAL,
    NEUTRAL_RIGS,
    changed,
    count,
    extend,
)
from gusher.games.wildcatters.effects.setup import Dealt, FirstDrawn, NeutralRigPlaced
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import fields, turns
from gusher.kernel.state import Listener


def outcomes(state: Position) -> vec[i64]:
    if state.step == ask.FIRST:
        answers: vec[i64] = vec[i64](capacity=state.way.seats)
        seat: i64 = 0
        while seat < state.way.seats:
            answers = append(answers, do.FIRST + seat)
            seat += 1
        return answers
    first: i64 = do.DEAL if state.step == ask.DEAL else do.NEUTRAL
    return extend(vec[i64](capacity=32), first, state.deck & LIGHT_CARDS)


def play(state: Position, action: i64, tell: Listener | None) -> None:
    if state.step == ask.DEAL:
        give(state, action - do.DEAL, tell)
    elif state.step == ask.FIRST:
        draw_first(state, action - do.FIRST, tell)
    else:
        place_neutral(state, action - do.NEUTRAL, tell)


def place_neutral(state: Position, card: i64, tell: Listener | None) -> None:
    """Its card is discarded and not dealt (W7)."""
    state.deck &= ~BIT[card]
    state.discard |= BIT[card]
    fields.put_rig(state, CARD_REGION[card], NEUTRAL)
    if tell is not None:
        tell(NeutralRigPlaced(card, CARD_REGION[card]))
    state.step = ask.NEUTRAL if count(state.discard) < NEUTRAL_RIGS else ask.FIRST


def draw_first(state: Position, first: i64, tell: Listener | None) -> None:
    """The others follow clockwise (W9)."""
    state.first = first
    order: vec[i64] = vec[i64](capacity=state.way.seats)
    place: i64 = 0
    while place < state.way.seats:
        order = append(order, (first + place) % state.way.seats)
        place += 1
    state.order = order
    state.step = ask.DEAL
    if tell is not None:
        tell(FirstDrawn(first))


def give(state: Position, card: i64, tell: Listener | None) -> None:
    """Eight cards to each seat, one seat after the other (W10)."""
    seat: i64 = turns.active(state)
    state.deck &= ~BIT[card]
    state.hands = changed(state.hands, seat, state.hands[seat] | BIT[card])
    state.held = changed(state.held, seat, state.held[seat] + 1)
    if state.held[seat] < HAND:
        return
    if tell is not None:
        tell(Dealt(seat, HAND, tuple(extend(vec[i64](), 0, state.hands[seat]))))
    state.turn += 1
    if state.turn == state.way.seats:
        state.turn = 0
        state.step = ask.FOUND
        state.seat = turns.active(state)
