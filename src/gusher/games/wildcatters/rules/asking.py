"""Which module asks the open question, and which one takes its answer."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import (
    A_MENU,
    BID,
    D_MENU,
    DEAL,
    E_MENU,
    EMPTY_PICK,
    END_CARD,
    ENDED,
    F_DEST,
    F_MENU,
    ORDER,
    OWN_BARRELS,
    PAY_SPLIT,
    PAY_X,
    PLACE,
    REPAY,
    T_DEST,
    T_JOIN,
    T_MOVE,
    T_SHIP,
    T_UNLOAD,
    TAKE_SPLIT,
)
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

if TYPE_CHECKING:
    from gusher.games.wildcatters.state import Wildcatters


def legal(state: "Wildcatters") -> vec[i64]:
    if state.seat == CHANCE:
        return outcomes(state)
    if state.step in (A_MENU, D_MENU, E_MENU, F_MENU):
        return menus.legal(state)
    if state.step <= PLACE:
        return placing.legal(state)
    if state.step < T_JOIN:
        return paying_answers(state)
    if state.step <= T_UNLOAD:
        return transport_answers(state)
    return ending_answers(state)


def outcomes(state: "Wildcatters") -> vec[i64]:
    return deal.outcomes(state) if state.step <= DEAL else display.outcomes(state)


def paying_answers(state: "Wildcatters") -> vec[i64]:
    """From the destination of an idle tanker to the auction."""
    if state.step == PAY_SPLIT:
        return splitting.legal_giving(state)
    if state.step == BID:
        return auction.legal(state)
    if state.step == F_DEST:
        return fleet.legal(state)
    return payment.legal(state) if state.step == PAY_X else drilling.legal()


def transport_answers(state: "Wildcatters") -> vec[i64]:
    if state.step == T_MOVE:
        return journeys.legal(state)
    if state.step == T_DEST:
        return shipping.legal_harbours(state)
    if state.step == T_JOIN:
        return drilling.legal()
    if state.step == T_UNLOAD:
        return shipping.legal_barrels(state)
    return shipping.legal(state) if state.step == T_SHIP else transport.legal_trains(state)


def ending_answers(state: "Wildcatters") -> vec[i64]:
    """Emptying, repaying, choosing a place; none after the end."""
    if state.step == TAKE_SPLIT:
        return splitting.legal_taking(state)
    if state.step == OWN_BARRELS:
        return emptying.legal_own(state)
    if state.step in (EMPTY_PICK, END_CARD):
        return emptying.legal(state)
    if state.step == REPAY:
        return closing.legal(state)
    return last_order.legal(state) if state.step == ORDER else vec[i64]()


def play(state: "Wildcatters", action: i64, tell: Listener | None) -> None:
    if state.seat == CHANCE:
        if state.step <= DEAL:
            deal.play(state, action, tell)
        else:
            display.play_draw(state, action, tell)
    elif state.step in (A_MENU, D_MENU, E_MENU, F_MENU):
        menus.play(state, action, tell)
    elif state.step <= PLACE:
        placing.play(state, action, tell)
    else:
        answer(state, action, tell)
    if state.step > ENDED:
        flow.proceed(state, tell)


def answer(state: "Wildcatters", action: i64, tell: Listener | None) -> None:
    if state.step < T_JOIN:
        pay(state, action, tell)
    elif state.step <= T_UNLOAD:
        carry(state, action, tell)
    else:
        close(state, action, tell)


def pay(state: "Wildcatters", action: i64, tell: Listener | None) -> None:
    if state.step == PAY_SPLIT:
        splitting.play_giving(state, action)
    elif state.step == BID:
        auction.play(state, action, tell)
    elif state.step == F_DEST:
        fleet.play(state, action, tell)
    elif state.step == PAY_X:
        payment.play(state, action)
    else:
        drilling.play(state, action, tell)


def carry(state: "Wildcatters", action: i64, tell: Listener | None) -> None:
    if state.step == T_MOVE:
        journeys.play(state, action, tell)
    elif state.step == T_DEST:
        shipping.play_harbour(state, action, tell)
    elif state.step == T_JOIN:
        transport.play_join(state, action, tell)
    elif state.step == T_UNLOAD:
        shipping.play_barrel(state, action, tell)
    elif state.step == T_SHIP:
        shipping.play(state, action, tell)
    else:
        transport.play_train(state, action, tell)


def close(state: "Wildcatters", action: i64, tell: Listener | None) -> None:
    if state.step == TAKE_SPLIT:
        splitting.play_taking(state, action, tell)
    elif state.step == OWN_BARRELS:
        emptying.play_own(state, action, tell)
    elif state.step == REPAY:
        closing.play(state, action, tell)
    elif state.step == ORDER:
        last_order.play(state, action, tell)
    else:
        emptying.play(state, action, tell)
