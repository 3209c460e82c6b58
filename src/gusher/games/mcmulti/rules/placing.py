"""Where a piece goes that was just chosen: it is paid and placed in one step (M13 to M16)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import do
from gusher.games.mcmulti.data import CORNERS, FEE, NOTHING, PARKED, PIECE_KINDS, POLLUTION, PURCHASE, REFINERY
from gusher.games.mcmulti.effects.equipment import Bought, Returned
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import ground, pile, pollution, shop, start_round
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener
from gusher.kernel.tables import changed


def room(state: Position) -> i64:
    """The cells that may be named: any free one, or the corner of a free square for a refinery (M14, M15)."""
    if state.wanted >= REFINERY:
        return ground.free_squares(state, state.island)
    return ground.free(state, state.island)


def legal(state: Position) -> vec[i64]:
    return sets.extend(vec[i64](capacity=36), do.PLACE, room(state))


def why_not(state: Position, action: i64) -> str:
    if action < do.PLACE or action >= do.MARKET:
        return "M16"
    if BIT[action - do.PLACE] & room(state) != 0:
        return ""
    return "M14" if state.wanted >= REFINERY and BIT[action - do.PLACE] & CORNERS == 0 else "M15"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    cell: i64 = action - do.PLACE
    if state.wanted == PARKED:
        bring_back(state, cell, tell)
    else:
        buy(state, cell, tell)
    state.wanted = NOTHING
    if state.turn == 0:
        start_round.go_on(state, tell)
    else:
        shop.go_on(state, tell)


def buy(state: Position, cell: i64, tell: Listener | None) -> None:
    price: i64 = PURCHASE[state.economy * PIECE_KINDS + state.wanted]
    state.cash[state.seat] -= price
    ground.put(state, state.island, state.wanted, cell)
    if state.turn > 0:
        state.fresh |= BIT[cell]  # M72
        state.idle |= BIT[cell]
    if tell is not None:
        tell(Bought(state.seat, state.island, cell, state.wanted, price))


def bring_back(state: Position, cell: i64, tell: Listener | None) -> None:
    """It was not bought, so it may be sold at once (M73). With the last one the card is over (M112)."""
    state.cash[state.seat] -= FEE
    state.parked = changed(state.parked, state.island, state.parked[state.island] - 1)
    ground.put(state, state.island, REFINERY, cell)
    state.idle |= BIT[cell]
    if tell is not None:
        tell(Returned(state.seat, state.island, cell, FEE))
    if not pollution.parked_anywhere(state):
        pile.discard(state, POLLUTION, tell)
