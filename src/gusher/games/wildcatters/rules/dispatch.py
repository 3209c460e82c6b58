"""Step E.3, stage 3: which loaded tanker sails next (W142), unless a refinery card is used first (W58)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import SHIP_COUNT
from gusher.games.wildcatters.effects.transport import Dispatched
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import cargo, fees, refinery_cards, turns
from gusher.kernel.state import Listener
from gusher.kernel.tables import holds


def go_on(state: Position, tell: Listener | None) -> None:
    """Every loaded tanker is handled completely; the active seat chooses the order (W142)."""
    if not is_any_loaded(state):
        fees.clear(state)
        state.step = station.OIL
        return
    state.seat = turns.active(state)
    answers: vec[i64] = legal(state)
    if len(answers) == 1:
        cast_off(state, answers[0] - do.DISPATCH, tell)
    else:
        state.step = ask.SHIP


def is_any_loaded(state: Position) -> bool:
    ship: i64 = 0
    while ship < SHIP_COUNT and state.cargo[ship] == 0:
        ship += 1
    return ship < SHIP_COUNT


def legal(state: Position) -> vec[i64]:
    answers: vec[i64] = vec[i64](capacity=5)
    if refinery_cards.can_interrupt(state):
        answers = append(answers, do.EMPTY)
    ship: i64 = 0
    while ship < SHIP_COUNT:
        if state.cargo[ship] != 0 and cargo.is_first(state, ship):
            answers = append(answers, do.DISPATCH + ship)
        ship += 1
    return answers


def why_not(state: Position, action: i64) -> str:
    if holds(legal(state), action):
        return ""
    return refinery_cards.why_not_interrupt(state) if action == do.EMPTY else "W142"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    if action == do.EMPTY:
        refinery_cards.begin(state, station.TANKERS)
    else:
        cast_off(state, action - do.DISPATCH, tell)


def cast_off(state: Position, ship: i64, tell: Listener | None) -> None:
    state.ship = ship
    state.origin = state.ships[ship]
    state.step = station.VOYAGE
    if tell is not None:
        tell(Dispatched(cargo.captain(state, ship), ship, cargo.by_colour(state.cargo[ship])))
