"""Shares for the barrels of an emptied refinery: how many of each company (W157, W158, W161)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.wildcatters.actions import ask, do
from gusher.games.wildcatters.data import COLOUR_COUNT, EMPTYING_SHARES, NOTHING
from gusher.games.wildcatters.effects.emptying import SharesTaken
from gusher.games.wildcatters.position import Position
from gusher.games.wildcatters.rules import splitting
from gusher.kernel.state import Listener
from gusher.kernel.tables import ascending, holds

LAST: Final = 3  # the last company takes what is left


def begin(state: Position, barrels: i64, tell: Listener | None) -> None:
    """Four shares for each barrel, colours at will (W157, W158); the unplayed one too (W161)."""
    state.rest = barrels * EMPTYING_SHARES
    state.colour = 0
    state.chosen = 0
    ask_next(state, tell)


def ask_next(state: Position, tell: Listener | None) -> None:
    if state.rest > 0 and state.colour == LAST:
        splitting.name(state, state.rest)
    if state.rest > 0:
        state.step = ask.TAKE
    else:
        receive(state, tell)


def legal(state: Position) -> vec[i64]:
    return ascending(do.TAKE, state.rest + 1)


def why_not(state: Position, action: i64) -> str:
    return "" if holds(legal(state), action) else "W157"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    splitting.name(state, action - do.TAKE)
    ask_next(state, tell)


def receive(state: Position, tell: Listener | None) -> None:
    """The shares come from the bank; then the question goes on from which the refinery was emptied."""
    seat: i64 = state.seat
    company: i64 = 0
    while company < COLOUR_COUNT:
        state.shares[seat * COLOUR_COUNT + company] += splitting.part(state.chosen, company)
        company += 1
    if tell is not None and state.chosen != 0:
        tell(SharesTaken(seat, state.zone, splitting.parts(state.chosen)))
    state.chosen = 0
    state.colour = NOTHING
    state.step = state.caller
    state.caller = NOTHING
    state.zone = NOTHING
