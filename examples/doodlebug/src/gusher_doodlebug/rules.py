"""The rules (D3 to D8): what may not be answered, and what comes of the rest. A larger game has a module per phase."""

from gusher.kernel.state import CHANCE, OVER, Listener
from gusher_doodlebug.actions import RIGS, ROOM, TILES, ask, do
from gusher_doodlebug.effects import RigUsed, Surveyed
from gusher_doodlebug.position import Position
from gusher_doodlebug.score import opened


def why_not(state: Position, action: int) -> str:
    if state.seat == OVER:
        return "D10"
    if state.seat == CHANCE:
        return "" if action >= do.TILE and TILES[action - do.TILE] in state.bag() else "D4"
    if action >= do.SELL:
        return "" if action == do.SELL else "D4"
    if action - do.DRILL >= state.plots:
        return "D2"
    return "D7" if len(state.drillers(state.here()[action - do.DRILL])) == ROOM else ""


def play(state: Position, action: int, tell: Listener | None = None) -> None:
    told = tell or (lambda _: None)
    if state.step == ask.TURN:
        _use_rig(state, action, told)
    else:
        _draw(state, TILES[action - do.TILE], told)


def _use_rig(state: Position, action: int, tell: Listener) -> None:
    """One rig goes up on a plot, or is sold (D6)."""
    if action == do.SELL:
        state.sold[state.seat] += 1
    else:
        site = state.here()[action - do.DRILL]
        state.rigs[site * ROOM + len(state.drillers(site))] = state.seat
    tell(RigUsed(state.seat, action - do.DRILL + 1 if action < do.SELL else 0))
    state.turn += 1
    _ask_next(state)


def _ask_next(state: Position) -> None:
    """In turn; every round another player starts (D3, D5). When all rigs are used, the wild plot is opened (D8)."""
    used = state.turn == RIGS * state.seats
    state.step = ask.WILD if used else ask.TURN
    state.seat = CHANCE if used else (state.round + state.turn) % state.seats


def _draw(state: Position, tile: int, tell: Listener) -> None:
    """A tile for the next survey (D4), or for the wild plot, and then all are open (D8)."""
    plot = state.surveyed()
    state.tiles[state.here()[plot]] = tile
    if state.step == ask.SURVEY:
        tell(Surveyed(plot, plot + 1, tile))
        if plot + 1 == state.seats:
            _ask_next(state)
        return
    for site in state.here():
        tell(opened(state, site))
    state.round, state.turn, state.step = state.round + 1, 0, ask.SURVEY
    state.seat = CHANCE if state.round < state.rounds else OVER  # D3, D10
