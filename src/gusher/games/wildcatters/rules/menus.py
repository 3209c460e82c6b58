"""The menus of steps A, D, E and F: what each offers, and what all of them share (W57, W58; mixing a payment)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import (
    A_MENU,
    BUILDING,
    CHOOSING,
    D_MENU,
    DONE,
    DRILL,
    E_MENU,
    EMPTY_CARD,
    EMPTY_PICK,
    F_MENU,
    FLEET,
    FULL,
    MIX,
    MOVE,
    OIL,
    RENEW,
    TAKE_CARD,
)
from gusher.games.wildcatters.rules import build, display, emptying, fleet, oil, payment, turns
from gusher.kernel.state import Listener

if TYPE_CHECKING:
    from gusher.games.wildcatters.state import Wildcatters


def open_menu(state: "Wildcatters") -> None:
    """From a station to its menu; one that offers nothing but its end is skipped."""
    state.seat = turns.active(state)
    if state.step == CHOOSING:
        state.step = A_MENU
        return
    menu: i64 = D_MENU if state.step == BUILDING else E_MENU if state.step == OIL else F_MENU
    if len(offers(state, menu)) > 0 or emptying.can_use_card(state, state.seat):
        state.step = menu
    else:
        close(state, menu)


def offers(state: "Wildcatters", menu: i64) -> vec[i64]:
    """What the step itself is about."""
    if menu == D_MENU:
        return build.answers(state)
    return oil.answers(state) if menu == E_MENU else fleet.answers(state)


def close(state: "Wildcatters", menu: i64) -> None:
    """The next step of the turn (W25)."""
    if menu == D_MENU:
        state.step = OIL
    else:
        state.step = FLEET if menu == E_MENU else FULL


def legal(state: "Wildcatters") -> vec[i64]:
    can_empty: bool = emptying.can_use_card(state, state.seat)
    if state.step == A_MENU:
        taking: vec[i64] = display.answers(state)
        return append(taking, EMPTY_CARD) if can_empty else taking
    answers: vec[i64] = offers(state, state.step)
    if len(answers) > 0 and is_priced(state) and payment.can_mix(state, state.seat):
        answers = append(answers, MIX)
    if can_empty:
        answers = append(answers, EMPTY_CARD)
    return append(answers, DONE)


def is_priced(state: "Wildcatters") -> bool:
    """The first tanker moves for nothing: there is no payment to mix."""
    return state.step != F_MENU or fleet.price(state) > 0


def play(state: "Wildcatters", action: i64, tell: Listener | None) -> None:
    if action == MIX:
        state.mix = 1
        return
    if action == EMPTY_CARD:
        state.caller = station(state)
        state.step = EMPTY_PICK
        state.mix = 0
    elif action == DONE:
        close(state, state.step)
        state.mix = 0
    elif action == RENEW:
        display.renew(state, tell)
    elif action < RENEW:
        display.take(state, action - TAKE_CARD, tell)
    else:
        payment.begin(state, state.seat, action, price(state, action))


def station(state: "Wildcatters") -> i64:
    """Where a menu is opened again."""
    if state.step == A_MENU:
        return CHOOSING
    return BUILDING if state.step == D_MENU else OIL if state.step == E_MENU else FLEET


def price(state: "Wildcatters", action: i64) -> i64:
    if action < DRILL:
        return build.price(state, action)
    return oil.price(action) if action < MOVE else fleet.price(state)
