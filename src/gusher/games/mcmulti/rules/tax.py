"""Taxes at the end of the dice phase, and the equipment sold to pay them (M113 to M122)."""

from librt.vecs import vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import ask, do
from gusher.games.mcmulti.data import (
    CELLS,
    CRUDE,
    GAS,
    ISLANDS,
    NOTHING,
    PIECE_KINDS,
    RATE,
    REFINERY,
    SALE,
    STATION,
    STATION_TAX,
    TAXABLE,
)
from gusher.games.mcmulti.effects.news import ForcedSold, TaxDue, TaxPaid
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import ground, pile, shop
from gusher.kernel import sets
from gusher.kernel.state import Listener
from gusher.kernel.tables import holds


def begin(state: Position, tell: Listener | None) -> None:
    state.asked = 0
    settle(state, tell)


def settle(state: Position, tell: Listener | None) -> None:
    """Seat after seat pays, in the order of M60 (M122); who is short sells first. Then the card is over (M116)."""
    seat: i64 = state.whose()
    while seat != NOTHING:
        state.debt = due(state, seat, state.news_due)
        if tell is not None and state.debt > 0:
            tell(TaxDue(seat, state.news_due, state.debt, state.cash[seat], taxed(state, seat, state.news_due)))
        if state.cash[seat] < state.debt and must_choose(state, seat, tell):
            return
        pay(state, seat, tell)
        seat = state.whose()
    pile.discard(state, state.news_due, tell)
    state.news_due = NOTHING
    shop.begin(state, tell)


def due(state: Position, seat: i64, card: i64) -> i64:
    """What a card costs a seat, on all it owns at this moment (M113, M114)."""
    total: i64 = RATE[card * TAXABLE + PIECE_KINDS + CRUDE] * state.crude[seat]
    total += RATE[card * TAXABLE + PIECE_KINDS + GAS] * state.gas[seat]
    piece: i64 = 0
    while piece < PIECE_KINDS:
        rate: i64 = RATE[card * TAXABLE + piece]
        if rate > 0:
            total += rate * held(state, seat, piece)
        piece += 1
    return total


def held(state: Position, seat: i64, piece: i64) -> i64:
    """A parked refinery is its owner's, and so taxed like one that stands (M110)."""
    number: i64 = ground.owned(state, seat, piece)
    if piece == REFINERY and not state.setting.parked_untaxed:
        number += ground.parked(state, seat)
    return number


def taxed(state: Position, seat: i64, card: i64) -> tuple[int, ...]:
    """How many of each thing the tax is levied on, for the log."""
    things = [int(held(state, seat, piece)) for piece in range(PIECE_KINDS)]
    things += [int(state.crude[seat]), int(state.gas[seat])]
    return tuple([things[kind] if RATE[card * TAXABLE + kind] > 0 else 0 for kind in range(TAXABLE)])


def must_choose(state: Position, seat: i64, tell: Listener | None) -> bool:
    """Asks the seat what to sell. If all it may sell does no more than cover what is missing, all of it is sold."""
    if worth(state, seat) > state.debt - state.cash[seat]:
        state.step = ask.FORCED_SALE
        state.seat = seat
        return True
    island: i64 = 0
    while island < ISLANDS:
        if state.owner[island] == seat:
            for cell in sets.members(sellable(state, island)):
                sell(state, seat, island, cell, tell)
        island += 1
    return False


def may_sell(state: Position, piece: i64) -> bool:
    """Equipment of any kind, wherever it stands (M117), but for one tax only stations (M119); never barrels (M120)."""
    return piece == STATION or state.news_due != STATION_TAX


def sellable(state: Position, island: i64) -> i64:
    """The cells of an island that name a piece which may be sold for this tax."""
    cells: i64 = 0
    piece: i64 = 0
    while piece < PIECE_KINDS:
        if may_sell(state, piece):
            cells |= ground.standing(state, island, piece)
        piece += 1
    return cells


def worth(state: Position, seat: i64) -> i64:
    """What all that the seat may sell for this tax would bring, at the current card's prices."""
    total: i64 = 0
    piece: i64 = 0
    while piece < PIECE_KINDS:
        if may_sell(state, piece):
            total += SALE[state.economy * PIECE_KINDS + piece] * ground.owned(state, seat, piece)
        piece += 1
    return total


def legal(state: Position) -> vec[i64]:
    answers: vec[i64] = vec[i64]()
    island: i64 = 0
    while island < ISLANDS:
        if state.owner[island] == state.seat:
            answers = sets.extend(answers, do.SELL + island * CELLS, sellable(state, island))
        island += 1
    return answers


def why_not(state: Position, action: i64) -> str:
    """A piece of the seat's own that only another tax would let go (M119), or no piece of its own at all."""
    if action < do.SELL or action >= do.PARK:
        return "M117"
    if holds(legal(state), action):
        return ""
    island: i64 = (action - do.SELL) // CELLS
    standing: bool = ground.named(state, island, (action - do.SELL) % CELLS) != NOTHING
    own: bool = state.owner[island] == state.seat
    return "M119" if own and standing and state.news_due == STATION_TAX else "M117"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """Selling ends as soon as the cash covers the tax (M118); the sum stays what it was (M115)."""
    seat: i64 = state.seat
    sell(state, seat, (action - do.SELL) // CELLS, (action - do.SELL) % CELLS, tell)
    if state.cash[seat] < state.debt and must_choose(state, seat, tell):
        return
    pay(state, seat, tell)
    settle(state, tell)


def sell(state: Position, seat: i64, island: i64, cell: i64, tell: Listener | None) -> None:
    piece: i64 = ground.named(state, island, cell)
    price: i64 = SALE[state.economy * PIECE_KINDS + piece]
    ground.take(state, island, piece, cell)
    state.cash[seat] += price
    if tell is not None:
        tell(ForcedSold(seat, island, cell, piece, price, state.news_due))


def pay(state: Position, seat: i64, tell: Listener | None) -> None:
    """What a seat cannot raise with nothing left to sell is waived (M110, M121)."""
    amount: i64 = state.debt if state.debt < state.cash[seat] else state.cash[seat]
    state.cash[seat] -= amount
    if tell is not None and state.debt > 0:
        tell(TaxPaid(seat, state.news_due, amount, state.debt - amount))
    state.debt = 0
    state.asked += 1
