"""Phase III: equipment is bought, sold and brought back from the pollution card (M64 to M74)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import (
    CELLS,
    FEE,
    NOTHING,
    PARKED,
    PIECE_KINDS,
    PURCHASE,
    REFINERY,
    RIG,
    SALE,
    STATION,
    WELL,
)
from gusher.games.mcmulti.effects.equipment import NothingToShop, Sold
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import announcing, ground
from gusher.kernel import sets
from gusher.kernel.sets import BIT
from gusher.kernel.state import Listener
from gusher.kernel.tables import holds


def begin(state: Position, tell: Listener | None) -> None:
    """Nobody's island has no such phase (M134)."""
    if state.owner[state.island] == NOTHING:
        announcing.begin(state, tell)
        return
    state.seat = state.owner[state.island]
    if tell is not None and not can_shop(state):
        tell(NothingToShop(state.seat))
    go_on(state, tell)


def can_shop(state: Position) -> bool:
    return can_buy(state) or sellable(state) != 0 or can_return(state)


def go_on(state: Position, tell: Listener | None) -> None:
    """Asked while anything can be done at all."""
    state.seat = state.owner[state.island]
    if can_shop(state):
        state.step = ask.SHOP
    else:
        announcing.begin(state, tell)


def can_buy(state: Position) -> bool:
    """A rig is the cheapest piece on every card and needs the least room: without it nothing can be bought (M65)."""
    return can_afford(state, RIG) and ground.free(state, state.island) != 0


def can_afford(state: Position, piece: i64) -> bool:
    return state.cash[state.seat] >= PURCHASE[state.economy * PIECE_KINDS + piece]


def purchases(state: Position, answers: vec[i64]) -> vec[i64]:
    """Rigs, stations and refineries, never wells (M20, M67), as far as cash and room go (M19, M65)."""
    if not can_buy(state):
        return answers
    answers = append(answers, do.BUY + RIG)
    if can_afford(state, STATION):
        answers = append(answers, do.BUY + STATION)
    if can_afford(state, REFINERY) and ground.free_squares(state, state.island) != 0:
        answers = append(answers, do.BUY + REFINERY)
    return answers


def can_return(state: Position) -> bool:
    """A refinery parked by this island, the fee, and a free square for it (M105, M109)."""
    if state.parked[state.island] == 0 or state.cash[state.seat] < FEE:
        return False
    return ground.free_squares(state, state.island) != 0


def touched(state: Position) -> i64:
    """The pieces of the active island, of whatever kind, that the dice touch (M68, M69)."""
    island: i64 = state.island
    cells: i64 = touched_rigs(state) | ground.touched(state, island, STATION)
    return cells | ground.touched(state, island, REFINERY) | ground.touched(state, island, WELL)


def touched_rigs(state: Position) -> i64:
    """In the last turns a rig counts only where it works, on the crossing (M156)."""
    rigs: i64 = ground.touched(state, state.island, RIG)
    if state.left > 0 and not state.setting.rigs_on_line:
        return rigs & BIT[ground.crossing(state)]
    return rigs


def sellable(state: Position) -> i64:
    """What was bought this phase stays (M72)."""
    return touched(state) & ~state.fresh


def legal(state: Position) -> vec[i64]:
    answers: vec[i64] = purchases(state, vec[i64](capacity=16))
    if can_return(state):
        answers = append(answers, do.RETURN)
    answers = sets.extend(answers, do.SELL + state.island * CELLS, sellable(state))
    return append(answers, do.DONE)


def why_not(state: Position, action: i64) -> str:
    if holds(legal(state), action):
        return ""
    if action == do.RETURN:  # nothing to bring back, no money for it, or no square
        return "M105" if state.parked[state.island] == 0 or state.cash[state.seat] < FEE else "M109"
    if do.BUY <= action < do.RETURN:
        return "M65"
    if do.SELL <= action < do.PARK:
        return why_no_sale(state, (action - do.SELL) // CELLS, (action - do.SELL) % CELLS)
    return "M64"


def why_no_sale(state: Position, island: i64, cell: i64) -> str:
    """The player's other island, the middle of a refinery, a piece just bought, in the last turns a rig beside the
    crossing, or a piece that the dice do not touch."""
    if island != state.island:
        return "M127" if state.owner[island] == state.seat else "M68"
    if ground.named(state, island, cell) == NOTHING and state.taken[island] & BIT[cell] != 0:
        return "M14"
    if touched(state) & state.fresh & BIT[cell] != 0:
        return "M72"
    return "M156" if ground.touched(state, island, RIG) & BIT[cell] != 0 else "M68"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """In any order, until the seat is done (M64); money from sales may be spent at once (M70)."""
    if action == do.DONE:
        announcing.begin(state, tell)
    elif action >= do.SELL:
        sell(state, action - do.SELL - state.island * CELLS, tell)
        go_on(state, tell)
    else:
        state.wanted = PARKED if action == do.RETURN else action - do.BUY
        state.step = ask.PLACE


def sell(state: Position, cell: i64, tell: Listener | None) -> None:
    piece: i64 = ground.named(state, state.island, cell)
    price: i64 = SALE[state.economy * PIECE_KINDS + piece]
    ground.take(state, state.island, piece, cell)
    state.cash[state.seat] += price
    if tell is not None:
        tell(Sold(state.seat, state.island, cell, piece, price))
