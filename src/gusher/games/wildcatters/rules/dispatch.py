"""Step E.3, stage 3: which loaded tanker sails next (W142)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import SHIP_COUNT
from gusher.games.wildcatters.effects.transport import Dispatched
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import cargo, fees, turns
from gusher.kernel.state import Listener
from gusher.kernel.tables import holds


def go_on(state: Position, tell: Listener | None) -> None:
    """Every loaded tanker is handled completely; the active seat chooses the order (W142)."""
    loaded: vec[i64] = legal(state)
    if len(loaded) == 0:
        fees.clear(state)
        state.step = station.OIL
    elif len(loaded) == 1:
        cast_off(state, loaded[0] - do.DISPATCH, tell)
    else:
        state.seat = turns.active(state)
        state.step = ask.SHIP


def legal(state: Position) -> vec[i64]:
    answers: vec[i64] = vec[i64](capacity=4)
    ship: i64 = 0
    while ship < SHIP_COUNT:
        if state.cargo[ship] != 0 and cargo.is_first(state, ship):
            answers = append(answers, do.DISPATCH + ship)
        ship += 1
    return answers


def why_not(state: Position, action: i64) -> str:
    return "" if holds(legal(state), action) else "W142"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    cast_off(state, action - do.DISPATCH, tell)


def cast_off(state: Position, ship: i64, tell: Listener | None) -> None:
    state.ship = ship
    state.origin = state.ships[ship]
    state.step = station.VOYAGE
    if tell is not None:
        tell(Dispatched(cargo.captain(state, ship), ship, cargo.by_colour(state.cargo[ship])))
