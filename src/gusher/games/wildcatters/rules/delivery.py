"""A barrel comes into a refinery, by rail or from a tanker (W139 to W141)."""

from mypy_extensions import i64

from gusher.games.wildcatters.data import COLOUR_COUNT, DELIVERY_PAY, NEUTRAL, NOTHING, REFINERY_ROOM
from gusher.games.wildcatters.effects.transport import Delivered
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import fees
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener


def is_neutral(state: Position, zone: i64) -> bool:
    """The refinery of the unplayed colour (W5)."""
    return state.refineries[zone] >= state.setting.seats


def land(state: Position, seat: i64, zone: i64, tell: Listener | None) -> None:
    """One barrel of the seat."""
    state.tanks[zone * COLOUR_COUNT + seat] += 1
    state.filled[zone] += 1
    state.stocked |= BIT[zone]
    if state.filled[zone] == REFINERY_ROOM:
        state.roomy &= ~BIT[zone]
    owner: i64 = state.refineries[zone]
    if is_neutral(state, zone):
        land_neutral(state, seat, zone, tell)
        return
    pay: i64 = 0 if owner == seat else DELIVERY_PAY
    if tell is not None:
        tell(Delivered(seat, zone, owner, pay, state.filled[zone]))
    if pay > 0:
        fees.pay(state, owner, seat, pay, tell)


def land_neutral(state: Position, seat: i64, zone: i64, tell: Listener | None) -> None:
    """Who delivers pays the bank (W140), or with the house option is paid by it (W141)."""
    pay: i64 = DELIVERY_PAY if state.setting.bank_pays else -DELIVERY_PAY
    if tell is not None:
        tell(Delivered(seat, zone, NOTHING, pay, state.filled[zone]))
    if pay > 0:
        state.shares[seat * COLOUR_COUNT + NEUTRAL] += pay
    else:
        fees.pay(state, seat, NOTHING, -pay, tell)
