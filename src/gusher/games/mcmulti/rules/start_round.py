"""Before the first turn: the starting purchases (M18 to M21)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import ISLANDS, NOTHING
from gusher.games.mcmulti.effects.turns import StartBegun
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import shop, turns
from gusher.kernel.state import Listener
from gusher.kernel.tables import holds


def begin(state: Position, tell: Listener | None) -> None:
    """The starting purchases of an island; nobody buys for an empty one (M136)."""
    if state.owner[state.island] == NOTHING:
        next_island(state, tell)
        return
    if tell is not None:
        tell(StartBegun(state.owner[state.island], state.island))
    go_on(state, tell)


def go_on(state: Position, tell: Listener | None) -> None:
    """Asked while anything can be bought."""
    state.seat = state.owner[state.island]
    if shop.can_buy(state):
        state.step = ask.START_SHOP
    else:
        next_island(state, tell)


def next_island(state: Position, tell: Listener | None) -> None:
    """One island buys everything before the next begins (M18); after the last the real turns start (M22)."""
    state.island = (state.island + 1) % ISLANDS
    if state.island == state.first:
        turns.begin(state, tell)
    else:
        begin(state, tell)


def legal(state: Position) -> vec[i64]:
    """Purchases alone: nothing is sold or traded yet (M21)."""
    return append(shop.purchases(state, vec[i64](capacity=4)), do.DONE)


def why_not(state: Position, action: i64) -> str:
    if holds(legal(state), action):
        return ""
    if do.BUY <= action < do.RETURN:
        return "M19"
    if do.SELL <= action < do.PARK or do.MARKET <= action < do.KEEP:
        return "M21"
    return "M18"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    if action == do.DONE:
        next_island(state, tell)
    else:
        state.wanted = action - do.BUY
        state.step = ask.PLACE
