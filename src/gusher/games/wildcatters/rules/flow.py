"""From one question to the next: the stations between them, where the rules go on by themselves.

A rule that has done its part leaves the state at a station (actions.py) and knows nothing of what comes after; here
every station is given to its module until somebody is asked.
"""

from gusher.games.wildcatters.actions import ask, station
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import (
    auction,
    closing,
    deeds,
    drilling,
    emptying,
    journeys,
    last_order,
    menus,
    shipping,
    transport,
)
from gusher.kernel.state import Listener


def proceed(state: Position, tell: Listener | None) -> None:
    while state.step > ask.ENDED:
        if state.step <= station.FLEET:
            menus.open_menu(state)
        elif state.step <= station.BIDDING:
            go_on_drilling(state, tell)
        elif state.step < station.FULL:
            go_on_transporting(state, tell)
        else:
            go_on_ending(state, tell)


def go_on_drilling(state: Position, tell: Listener | None) -> None:
    if state.step == station.DEED:
        deeds.carry_out(state, tell)
    elif state.step == station.JOINERS:
        drilling.go_on(state)
    elif state.step == station.AUCTIONS:
        auction.begin(state, tell)
    else:
        auction.go_on(state, tell)


def go_on_transporting(state: Position, tell: Listener | None) -> None:
    if state.step == station.RIDERS:
        transport.go_on(state, tell)
    elif state.step == station.JOURNEYS:
        journeys.go_on(state, tell)
    elif state.step == station.TANKERS:
        shipping.go_on(state, tell)
    elif state.step == station.VOYAGE:
        shipping.sail_on(state, tell)
    else:
        shipping.unload(state, tell)


def go_on_ending(state: Position, tell: Listener | None) -> None:
    if state.step == station.FULL:
        emptying.go_on(state, tell)
    elif state.step == station.TURN_OVER:
        closing.end_turn(state, tell)
    elif state.step == station.ROUND_OVER:
        closing.go_on(state, tell)
    elif state.step == station.CHOOSERS:
        last_order.go_on(state, tell)
    else:
        closing.use_last_cards(state, tell)
