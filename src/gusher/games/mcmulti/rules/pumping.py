"""Step 4 of the dice phase: stations sell gas to consumers, player after player (M58 to M63)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import NOTHING, SPIRAL_FLOOR, STATION
from gusher.games.mcmulti.effects.oil import Idle, Pumped
from gusher.games.mcmulti.position import Position, asking_order
from gusher.games.mcmulti.rules import due_cards, ground
from gusher.kernel.state import Listener
from gusher.kernel.tables import ascending


def begin(state: Position, tell: Listener | None) -> None:
    state.asked = 0
    ask_next(state, tell)


def ask_next(state: Position, tell: Listener | None) -> None:
    """The next player in the order of M60 who can sell at all; nobody can while the price is at the bottom (M62)."""
    seat: i64 = state.whose()
    while seat != NOTHING and state.price > SPIRAL_FLOOR:
        if state.old_gas[seat] > 0 and ground.hits(state, seat, STATION) > 0:
            state.step = ask.PUMP
            state.seat = seat
            return
        if tell is not None and ground.hits(state, seat, STATION) > 0:
            tell(Idle(seat, STATION, "stock"))
        state.asked += 1
        seat = state.whose()
    if tell is not None:
        tell_priced_out(state, tell)
    due_cards.begin(state, tell)


def tell_priced_out(state: Position, tell: Listener) -> None:
    """Those who could have sold and are not asked any more, for consumers buy nothing (M62)."""
    for seat in asking_order(state, state.island)[state.asked :]:
        if state.old_gas[seat] > 0 and ground.hits(state, seat, STATION) > 0:
            tell(Idle(seat, STATION, "price"))


def most(state: Position, seat: i64) -> i64:
    """One barrel per hit (M58), of the gas held before refining (M57), down to the last space (M62)."""
    barrels: i64 = ground.hits(state, seat, STATION)
    barrels = min(barrels, state.old_gas[seat])
    return min(barrels, state.price - SPIRAL_FLOOR)


def takings(price: i64, barrels: i64) -> i64:
    """price - 1, price - 2 and so on, one for each barrel (M61)."""
    return barrels * price - barrels * (barrels + 1) // 2


def legal(state: Position) -> vec[i64]:
    """From none on (M59)."""
    return ascending(do.PUMP, most(state, state.seat) + 1)


def why_not(state: Position, action: i64) -> str:
    if action < do.PUMP or action >= do.SELL:
        return "M59"
    barrels: i64 = action - do.PUMP
    if barrels <= most(state, state.seat):
        return ""
    if barrels > ground.hits(state, state.seat, STATION):
        return "M58"
    return "M57" if barrels > state.old_gas[state.seat] else "M62"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """Each barrel goes on the space below the lowest one; that space is all that counts (M61, M63)."""
    barrels: i64 = action - do.PUMP
    seat: i64 = state.seat
    amount: i64 = takings(state.price, barrels)
    if tell is not None:
        places = ground.places_touched(state, seat, STATION)
        before: i64 = state.price
        tell(Pumped(seat, barrels, most(state, seat), before - 1, before - barrels, amount, places))
    state.price -= barrels
    state.gas[seat] -= barrels
    state.cash[seat] += amount
    ground.note(state, seat, STATION, barrels)
    state.asked += 1
    ask_next(state, tell)
