"""Step E.1: the active seat drills, others may join (W84 to W96)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do, station
from gusher.games.wildcatters.data import COLOUR_COUNT, JOIN_FEE
from gusher.games.wildcatters.effects.drilling import DrillDeclined, DrillJoined
from gusher.games.wildcatters.effects.skipping import Skipped
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import fields, loans, turns
from gusher.kernel.state import Listener
from gusher.kernel.tables import holds


def begin(state: Position, seat: i64, tell: Listener | None) -> None:
    fields.set_pump(state, state.region, seat, tell)
    state.asked = 1
    state.step = station.JOINERS


def go_on(state: Position, tell: Listener | None) -> None:
    """Every other seat with a rig there and a pump for it is asked once, in turn order (W93, W94)."""
    while state.asked < state.setting.seats:
        seat: i64 = turns.seat_after(state, state.asked)
        if fields.can_set_pump(state, state.region, seat):
            state.seat = seat
            state.step = ask.JOIN_DRILL
            return
        if tell is not None and state.rigs[state.region * COLOUR_COUNT + seat] > 0:
            tell(Skipped(seat, "join", "pump"))
        state.asked += 1
    state.asked = 0
    state.step = station.AUCTIONS  # W98


def legal() -> vec[i64]:
    return append(append(vec[i64](capacity=2), do.JOIN), do.DECLINE)


def why_not(action: i64) -> str:
    return "" if holds(legal(), action) else "W93"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    seat: i64 = state.seat
    payee: i64 = turns.active(state)
    if action == do.JOIN:
        if tell is not None:
            tell(DrillJoined(seat, payee, state.region, JOIN_FEE))
        loans.pay(state, seat, payee, JOIN_FEE, tell)
        fields.set_pump(state, state.region, seat, tell)
    elif tell is not None:
        tell(DrillDeclined(seat, state.region))
    state.asked += 1
    state.step = station.JOINERS
