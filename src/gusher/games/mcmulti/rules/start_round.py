"""Before the first turn: who begins (M11, M12), and the starting purchases (M18 to M21)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import ISLANDS, NOTHING
from gusher.games.mcmulti.effects.turns import FirstDrawn, StartBegun
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import shop, turns
from gusher.kernel.state import Listener


def outcomes(state: Position) -> vec[i64]:
    """Every player has the same chance: who ties for the highest roll rolls again (M12)."""
    seats: vec[i64] = vec[i64](capacity=state.way.seats)
    seat: i64 = 0
    while seat < state.way.seats:
        seats = append(seats, do.FIRST + seat)
        seat += 1
    return seats


def weights(state: Position) -> vec[i64]:
    even: vec[i64] = vec[i64](capacity=state.way.seats)
    for _ in range(state.way.seats):
        even = append(even, 1)
    return even


def play_first(state: Position, action: i64, tell: Listener | None) -> None:
    """A player's first island has the player's number (M3, M131). Then the first news card is turned up (M4)."""
    state.first = action - do.FIRST
    state.island = state.first
    state.step = ask.NEWS
    if tell is not None:
        tell(FirstDrawn(action - do.FIRST, state.first))


def begin(state: Position, tell: Listener | None) -> None:
    """The starting purchases of an island; nobody buys for an empty one (M136)."""
    if state.way.owner[state.island] == NOTHING:
        next_island(state, tell)
        return
    if tell is not None:
        tell(StartBegun(state.way.owner[state.island], state.island))
    go_on(state, tell)


def go_on(state: Position, tell: Listener | None) -> None:
    state.seat = state.way.owner[state.island]
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


def play(state: Position, action: i64, tell: Listener | None) -> None:
    if action == do.DONE:
        next_island(state, tell)
    else:
        state.wanted = action - do.BUY
        state.step = ask.PLACE
