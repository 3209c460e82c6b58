"""Step 3 of the dice phase: refineries turn crude into gas, player after player (M53 to M57)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import NOTHING, REFINERY
from gusher.games.mcmulti.effects.oil import Idle, Refined
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import ground, pumping
from gusher.kernel.state import Listener
from gusher.kernel.tables import ascending


def begin(state: Position, tell: Listener | None) -> None:
    state.old_gas = state.gas[:]  # M57
    state.asked = 0
    ask_next(state, tell)


def ask_next(state: Position, tell: Listener | None) -> None:
    """The next player in the order of M60 who can refine at all (M56)."""
    seat: i64 = state.whose()
    while seat != NOTHING:
        if state.old_crude[seat] > 0 and ground.hits(state, seat, REFINERY) > 0:
            state.step = ask.REFINE
            state.seat = seat
            return
        if tell is not None and ground.hits(state, seat, REFINERY) > 0:
            tell(Idle(seat, REFINERY, "stock"))
        state.asked += 1
        seat = state.whose()
    pumping.begin(state, tell)


def most(state: Position, seat: i64) -> i64:
    """One barrel per hit (M53), of the crude held before the wells produced (M52)."""
    hits: i64 = ground.hits(state, seat, REFINERY)
    old: i64 = state.old_crude[seat]
    return hits if hits < old else old


def legal(state: Position) -> vec[i64]:
    """From none on (M55)."""
    return ascending(do.REFINE, most(state, state.seat) + 1)


def why_not(state: Position, action: i64) -> str:
    if action < do.REFINE or action >= do.PUMP:
        return "M55"
    barrels: i64 = action - do.REFINE
    if barrels <= most(state, state.seat):
        return ""
    return "M53" if barrels > ground.hits(state, state.seat, REFINERY) else "M52"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    barrels: i64 = action - do.REFINE
    seat: i64 = state.seat
    if tell is not None:
        tell(Refined(seat, barrels, most(state, seat), ground.places_touched(state, seat, REFINERY)))
    state.crude[seat] -= barrels
    state.gas[seat] += barrels
    ground.note(state, seat, REFINERY, barrels)
    state.asked += 1
    ask_next(state, tell)
