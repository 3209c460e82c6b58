"""From one question to the next: the stations between them, where the rules go on by themselves.

A rule that has done its part leaves the state at a station (actions.py) and knows nothing of what comes after; here
every station is given to its module until somebody is asked.
"""

from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, station
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import (
    auction,
    build,
    card,
    deeds,
    dispatch,
    drilling,
    emptying,
    end,
    fleet,
    journeys,
    last_order,
    oil,
    repayment,
    transport,
    turns,
    unloading,
    voyage,
)
from gusher.kernel.state import Listener


def proceed(state: Position, tell: Listener | None) -> None:  # noqa: C901, PLR0912 (one flat chain over the stations)
    while state.step > ask.ENDED:
        at: i64 = state.step
        if at == station.CHOOSING:
            card.begin(state)
        elif at == station.BUILDING:
            build.begin(state, tell)
        elif at == station.OIL:
            oil.begin(state, tell)
        elif at == station.FLEET:
            fleet.begin(state, tell)
        elif at == station.DEED:
            deeds.carry_out(state, tell)
        elif at == station.JOINERS:
            drilling.go_on(state, tell)
        elif at == station.AUCTIONS:
            auction.begin(state, tell)
        elif at == station.BIDDING:
            auction.go_on(state, tell)
        elif at == station.RIDERS:
            transport.go_on(state, tell)
        elif at == station.JOURNEYS:
            journeys.go_on(state, tell)
        elif at == station.TANKERS:
            dispatch.go_on(state, tell)
        elif at == station.VOYAGE:
            voyage.go_on(state, tell)
        elif at == station.UNLOADING:
            unloading.go_on(state, tell)
        elif at == station.FULL:
            emptying.go_on(state, tell)
        elif at == station.TURN_OVER:
            turns.end(state, tell)
        elif at == station.ROUND_OVER:
            repayment.go_on(state, tell)
        elif at == station.CHOOSERS:
            last_order.go_on(state, tell)
        else:
            end.use_last_cards(state, tell)
