"""The menus of steps A, D, E and F: what each offers, and what all of them share (W57, W58; mixing a payment)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import build, display, emptying, fleet, oil, payment, turns
from gusher.kernel.state import Listener


def open_menu(state: Position) -> None:
    """From a station to its menu; one that offers nothing but its end is skipped."""
    state.seat = turns.active(state)
    if state.step == station.CHOOSING:
        state.step = ask.CARD
        return
    menu: i64 = ask.BUILD if state.step == station.BUILDING else ask.OIL if state.step == station.OIL else ask.MOVE
    if len(offers(state, menu)) > 0 or emptying.can_use_card(state, state.seat):
        state.step = menu
    else:
        close(state, menu)


def offers(state: Position, menu: i64) -> vec[i64]:
    """What the step itself is about."""
    if menu == ask.BUILD:
        return build.answers(state)
    return oil.answers(state) if menu == ask.OIL else fleet.answers(state)


def close(state: Position, menu: i64) -> None:
    """The next step of the turn (W25)."""
    if menu == ask.BUILD:
        state.step = station.OIL
    else:
        state.step = station.FLEET if menu == ask.OIL else station.FULL


def legal(state: Position) -> vec[i64]:
    can_empty: bool = emptying.can_use_card(state, state.seat)
    if state.step == ask.CARD:
        taking: vec[i64] = display.answers(state)
        return append(taking, do.EMPTY) if can_empty else taking
    answers: vec[i64] = offers(state, state.step)
    if len(answers) > 0 and is_priced(state) and payment.can_mix(state, state.seat):
        answers = append(answers, do.MIX)
    if can_empty:
        answers = append(answers, do.EMPTY)
    return append(answers, do.DONE)


def is_priced(state: Position) -> bool:
    """The first tanker moves for nothing: there is no payment to mix."""
    return state.step != ask.MOVE or fleet.price(state) > 0


def play(state: Position, action: i64, tell: Listener | None) -> None:
    if action == do.MIX:
        state.mix = 1
        return
    if action == do.EMPTY:
        state.caller = reopened(state)
        state.step = ask.DRAIN
        state.mix = 0
    elif action == do.DONE:
        close(state, state.step)
        state.mix = 0
    elif action == do.RENEW:
        display.renew(state, tell)
    elif action < do.RENEW:
        display.take(state, action - do.CARD, tell)
    else:
        payment.begin(state, state.seat, action, price(state, action))


def reopened(state: Position) -> i64:
    """Where a menu is opened again."""
    if state.step == ask.CARD:
        return station.CHOOSING
    return station.BUILDING if state.step == ask.BUILD else station.OIL if state.step == ask.OIL else station.FLEET


def price(state: Position, action: i64) -> i64:
    if action < do.DRILL:
        return build.price(state, action)
    return oil.price(action) if action < do.MOVE else fleet.price(state)
