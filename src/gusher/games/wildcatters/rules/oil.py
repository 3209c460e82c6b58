"""Step E: which oil actions are open, drilling, swapping and transporting (W82 to W88, W109 to W116)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import DRILL_PRICE, DRILL_RIGS, SWAP_PRICE, TRANSPORT_PRICE
from gusher.games.wildcatters.effects.skipping import Skipped
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import fields, menu, payment, transport, turns
from gusher.kernel.state import Listener
from gusher.kernel.tables import holds


def begin(state: Position, tell: Listener | None) -> None:
    """Where only the money is missing, the seat is told."""
    state.seat = turns.active(state)
    if not menu.is_empty(state, answers(state)):
        state.step = ask.OIL
        return
    if tell is not None and is_anything_to_do(state):
        tell(Skipped(state.seat, "oil", "cash"))
    state.step = station.FLEET


def is_anything_to_do(state: Position) -> bool:
    """Is an oil action open, whatever it costs?"""
    return can_drill(state, state.seat) or can_swap(state, state.seat) or transport.is_possible(state)


def can_drill(state: Position, seat: i64) -> bool:
    """Four rigs, no pump yet, an own rig and a pump for it (W85 to W88)."""
    if fields.pumps(state, state.region) > 0 or fields.rigs(state, state.region) < DRILL_RIGS:
        return False
    return fields.can_set_pump(state, state.region, seat)


def can_swap(state: Position, seat: i64) -> bool:
    """Somebody's pump, an own rig and a pump for it (W110)."""
    return fields.pumps(state, state.region) > 0 and fields.can_set_pump(state, state.region, seat)


def answers(state: Position) -> vec[i64]:
    seat: i64 = turns.active(state)
    budget: i64 = payment.budget(state, seat)
    found: vec[i64] = vec[i64](capacity=6)
    if budget >= DRILL_PRICE and can_drill(state, seat):
        found = append(found, do.DRILL)
    if budget >= SWAP_PRICE and can_swap(state, seat):
        found = append(found, do.SWAP)
    if budget >= TRANSPORT_PRICE and transport.is_possible(state):
        found = append(found, do.TRANSPORT)
    return found


def legal(state: Position) -> vec[i64]:
    return menu.listed(state, answers(state), True)


def why_not(state: Position, action: i64) -> str:
    """What the board lacks comes before the price (W42)."""
    if holds(legal(state), action):
        return ""
    if action < do.DRILL or action >= do.MOVE:
        return menu.why_not(state, action)
    if action == do.DRILL:
        return why_not_drill(state)
    if action == do.SWAP:
        return "W42" if can_swap(state, state.seat) else "W110"
    if state.transported == 1:
        return "W114"
    return "W42" if transport.is_possible(state) else "W115"


def why_not_drill(state: Position) -> str:
    if fields.pumps(state, state.region) > 0:
        return "W88"
    if fields.rigs(state, state.region) < DRILL_RIGS:
        return "W85"
    return "W42" if fields.can_set_pump(state, state.region, state.seat) else "W87"


def play(state: Position, action: i64) -> None:
    if action >= do.MIX:
        menu.play(state, action, station.OIL, station.FLEET)
    else:
        payment.begin(state, state.seat, action, price(action))


def price(action: i64) -> i64:
    if action == do.DRILL:
        return DRILL_PRICE
    return SWAP_PRICE if action == do.SWAP else TRANSPORT_PRICE
