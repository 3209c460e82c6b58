"""Step F: the active seat's tankers that carried no oil may move, from any harbour to any other (W162 to W164)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import ALL_ZONES, BIT, MOVE_PRICE, NOTHING, SHIPS_EACH, extend
from gusher.games.wildcatters.effects.building import TankerMoved
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import payment, turns
from gusher.kernel.state import Listener


def is_idle(state: Position, ship: i64) -> bool:
    """On the board, without oil in this turn (W162) and not moved yet (W164)."""
    return state.ships[ship] != NOTHING and (state.used | state.moved) & BIT[ship] == 0


def harbours(state: Position, seat: i64) -> i64:
    """The set of zones where the seat has an idle tanker."""
    zones: i64 = 0
    ship: i64 = seat * SHIPS_EACH
    end: i64 = ship + SHIPS_EACH
    while ship < end:
        if is_idle(state, ship):
            zones |= BIT[state.ships[ship]]
        ship += 1
    return zones


def price(state: Position) -> i64:
    """The first one is free (W163)."""
    return 0 if state.moves == 0 else MOVE_PRICE


def answers(state: Position) -> vec[i64]:
    seat: i64 = turns.active(state)
    found: vec[i64] = vec[i64](capacity=7)
    if state.moves > 0 and payment.budget(state, seat) < MOVE_PRICE:
        return found
    return extend(found, do.MOVE, harbours(state, seat))


def cast_off(state: Position, zone: i64) -> None:
    """The first idle tanker of that harbour leaves, once it is paid for; idle tankers of one harbour are alike."""
    ship: i64 = turns.active(state) * SHIPS_EACH
    while not (is_idle(state, ship) and state.ships[ship] == zone):
        ship += 1
    state.ship = ship
    state.zone = zone
    state.step = ask.DESTINATION


def legal(state: Position) -> vec[i64]:
    return extend(vec[i64](capacity=13), do.SAIL, ALL_ZONES & ~BIT[state.zone])


def play(state: Position, action: i64, tell: Listener | None) -> None:
    state.ships[state.ship] = action - do.SAIL
    state.moved |= BIT[state.ship]
    state.moves += 1
    if tell is not None:
        tell(TankerMoved(state.seat, state.ship, state.zone, action - do.SAIL))
    state.ship = NOTHING
    state.zone = NOTHING
    state.step = station.FLEET
