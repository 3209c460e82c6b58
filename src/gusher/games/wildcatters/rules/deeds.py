"""What a payment was for: the price goes to the bank, all hear of it, and the deed is done (W33)."""

from mypy_extensions import i64

from gusher.games.wildcatters.actions import do, station
from gusher.games.wildcatters.data import NOTHING
from gusher.games.wildcatters.effects.building import MovePaid, RefineryBuilt, RigBuilt, TankerBuilt, TrainBuilt
from gusher.games.wildcatters.effects.drilling import Drilled, Swapped
from gusher.games.wildcatters.effects.facts import Bought, Colours
from gusher.games.wildcatters.effects.transport import TransportBegun
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import (
    build,
    drilling,
    fields,
    fleet,
    loans,
    oil,
    payment,
    splitting,
    transport,
    turns,
)
from gusher.kernel.state import Listener


def price(state: Position, action: i64) -> i64:
    """Of anything that a menu offers (W33)."""
    if action < do.DRILL:
        return build.price(state, action)
    return oil.price(action) if action < do.MOVE else fleet.price(state)


def carry_out(state: Position, tell: Listener | None) -> None:
    """A loan that the payment forces comes first (W174): its pledge may be a barrel that a pump would have had."""
    seat: i64 = turns.active(state)
    action: i64 = state.pending
    payment.settle(state, seat)
    if tell is not None and (action < do.MOVE or state.price > 0):
        tell(told(state, seat, action))
    state.pending = NOTHING
    state.price = 0
    state.covered = 0
    state.chosen = 0
    loans.refresh(state, seat, tell)
    if action < do.DRILL:
        build.carry_out(state, action, tell)
    elif action == do.DRILL:
        drilling.begin(state, seat, tell)
    elif action == do.SWAP:
        fields.set_pump(state, state.region, seat, tell)  # W112
        state.step = station.OIL
    elif action == do.TRANSPORT:
        transport.begin(state)
    else:
        fleet.cast_off(state, action - do.MOVE)


def told(state: Position, seat: i64, action: i64) -> Bought:
    """The fact, with what was paid for it."""
    cash: i64 = state.price - state.covered
    shares: Colours = splitting.parts(state.chosen)
    if action < do.DRILL:
        return told_building(state, seat, action, cash, shares)
    if action == do.DRILL:
        return Drilled(seat, state.price, cash, shares, state.region)
    if action == do.SWAP:
        return Swapped(seat, state.price, cash, shares, state.region)
    if action == do.TRANSPORT:
        return TransportBegun(seat, state.price, cash, shares, state.region)
    return MovePaid(seat, state.price, cash, shares, action - do.MOVE)


def told_building(state: Position, seat: i64, action: i64, cash: i64, shares: Colours) -> Bought:
    if action == do.RIG:
        return RigBuilt(seat, state.price, cash, shares, state.region)
    if action < do.TRAIN:
        return TankerBuilt(seat, state.price, cash, shares, action - do.TANKER)
    if action < do.REFINERY:
        return TrainBuilt(seat, state.price, cash, shares, action - do.TRAIN)
    number: i64 = build.refineries_built(state, seat) + 1
    return RefineryBuilt(seat, state.price, cash, shares, action - do.REFINERY, number)
