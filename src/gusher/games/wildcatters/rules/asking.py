"""Which module asks the open question, and which one takes its answer."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import (
    auction,
    closing,
    deal,
    display,
    drilling,
    emptying,
    fleet,
    flow,
    journeys,
    last_order,
    menus,
    payment,
    placing,
    shipping,
    splitting,
    transport,
)
from gusher.kernel.state import CHANCE, Listener


def legal(state: Position) -> vec[i64]:
    if state.seat == CHANCE:
        return outcomes(state)
    if state.step in (ask.CARD, ask.BUILD, ask.OIL, ask.MOVE):
        return menus.legal(state)
    if state.step <= ask.PLACE:
        return placing.legal(state)
    if state.step < ask.JOIN_TRANSPORT:
        return paying_answers(state)
    if state.step <= ask.UNLOAD:
        return transport_answers(state)
    return ending_answers(state)


def outcomes(state: Position) -> vec[i64]:
    return deal.outcomes(state) if state.step <= ask.DEAL else display.outcomes(state)


def paying_answers(state: Position) -> vec[i64]:
    """From the destination of an idle tanker to the auction."""
    if state.step == ask.GIVE:
        return splitting.legal_giving(state)
    if state.step == ask.BID:
        return auction.legal(state)
    if state.step == ask.DESTINATION:
        return fleet.legal(state)
    return payment.legal(state) if state.step == ask.PAY else drilling.legal()


def transport_answers(state: Position) -> vec[i64]:
    if state.step == ask.WAY:
        return journeys.legal(state)
    if state.step == ask.PORT:
        return shipping.legal_harbours(state)
    if state.step == ask.JOIN_TRANSPORT:
        return drilling.legal()
    if state.step == ask.UNLOAD:
        return shipping.legal_barrels(state)
    return shipping.legal(state) if state.step == ask.SHIP else transport.legal_trains(state)


def ending_answers(state: Position) -> vec[i64]:
    """Emptying, repaying, choosing a place; none after the end."""
    if state.step == ask.TAKE:
        return splitting.legal_taking(state)
    if state.step == ask.OWN_BARRELS:
        return emptying.legal_own(state)
    if state.step in (ask.DRAIN, ask.END_CARD):
        return emptying.legal(state)
    if state.step == ask.REPAY:
        return closing.legal(state)
    return last_order.legal(state) if state.step == ask.ORDER else vec[i64]()


def play(state: Position, action: i64, tell: Listener | None) -> None:
    if state.seat == CHANCE:
        if state.step <= ask.DEAL:
            deal.play(state, action, tell)
        else:
            display.play_draw(state, action, tell)
    elif state.step in (ask.CARD, ask.BUILD, ask.OIL, ask.MOVE):
        menus.play(state, action, tell)
    elif state.step <= ask.PLACE:
        placing.play(state, action, tell)
    else:
        answer(state, action, tell)
    if state.step > ask.ENDED:
        flow.proceed(state, tell)


def answer(state: Position, action: i64, tell: Listener | None) -> None:
    if state.step < ask.JOIN_TRANSPORT:
        pay(state, action, tell)
    elif state.step <= ask.UNLOAD:
        carry(state, action, tell)
    else:
        close(state, action, tell)


def pay(state: Position, action: i64, tell: Listener | None) -> None:
    if state.step == ask.GIVE:
        splitting.play_giving(state, action)
    elif state.step == ask.BID:
        auction.play(state, action, tell)
    elif state.step == ask.DESTINATION:
        fleet.play(state, action, tell)
    elif state.step == ask.PAY:
        payment.play(state, action)
    else:
        drilling.play(state, action, tell)


def carry(state: Position, action: i64, tell: Listener | None) -> None:
    if state.step == ask.WAY:
        journeys.play(state, action, tell)
    elif state.step == ask.PORT:
        shipping.play_harbour(state, action, tell)
    elif state.step == ask.JOIN_TRANSPORT:
        transport.play_join(state, action, tell)
    elif state.step == ask.UNLOAD:
        shipping.play_barrel(state, action, tell)
    elif state.step == ask.SHIP:
        shipping.play(state, action, tell)
    else:
        transport.play_train(state, action, tell)


def close(state: Position, action: i64, tell: Listener | None) -> None:
    if state.step == ask.TAKE:
        splitting.play_taking(state, action, tell)
    elif state.step == ask.OWN_BARRELS:
        emptying.play_own(state, action, tell)
    elif state.step == ask.REPAY:
        closing.play(state, action, tell)
    elif state.step == ask.ORDER:
        last_order.play(state, action, tell)
    else:
        emptying.play(state, action, tell)
