"""Step E: which oil actions are open, drilling, swapping and transporting (W82 to W116)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import do
from gusher.games.wildcatters.data import DRILL_PRICE, DRILL_RIGS, SWAP_PRICE, TRANSPORT_PRICE
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import fields, payment, transport, turns


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


def price(action: i64) -> i64:
    if action == do.DRILL:
        return DRILL_PRICE
    return SWAP_PRICE if action == do.SWAP else TRANSPORT_PRICE
