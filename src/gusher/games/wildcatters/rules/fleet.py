"""Step F: the active seat's tankers that carried no oil may move (W162 to W164)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import MOVE_PRICE, NOTHING, SHIPS_EACH
from gusher.games.wildcatters.effects.skipping import Skipped
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import menu, payment, turns
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener
from gusher.kernel.tables import holds


def begin(state: Position, tell: Listener | None) -> None:
    state.seat = turns.active(state)
    if not menu.is_empty(state, answers(state)):
        state.step = ask.MOVE
        return
    if tell is not None and harbours(state, state.seat) != 0:  # a tanker, but no money for it (W163)
        tell(Skipped(state.seat, "move", "cash"))
    state.step = station.FULL


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
    return sets.extend(found, do.MOVE, harbours(state, seat))


def legal(state: Position) -> vec[i64]:
    return menu.listed(state, answers(state), price(state) > 0)


def why_not(state: Position, action: i64) -> str:
    """No money (W42), a tanker that has moved already (W164), or none there that carried no oil (W162)."""
    if holds(legal(state), action):
        return ""
    if action < do.MOVE or action >= do.MIX:
        return menu.why_not(state, action)
    clause: str = "W162"
    ship: i64 = state.seat * SHIPS_EACH
    end: i64 = ship + SHIPS_EACH
    while ship < end:
        if state.ships[ship] == action - do.MOVE and state.used & BIT[ship] == 0:
            if state.moved & BIT[ship] == 0:
                return "W42"
            clause = "W164"
        ship += 1
    return clause


def play(state: Position, action: i64) -> None:
    if action >= do.MIX:
        menu.play(state, action, station.FLEET, station.FULL)
    else:
        payment.begin(state, state.seat, action, price(state))


def cast_off(state: Position, zone: i64) -> None:
    """The first idle tanker of that harbour leaves, once it is paid for; idle tankers of one harbour are alike."""
    ship: i64 = turns.active(state) * SHIPS_EACH
    while not (is_idle(state, ship) and state.ships[ship] == zone):
        ship += 1
    state.ship = ship
    state.zone = zone
    state.step = ask.DESTINATION
