"""Equipment: what to buy, what to sell, whether to drill."""

from math import exp, log
from typing import Final

from mypy_extensions import i64

from gusher.games.mcmulti.actions import do
from gusher.games.mcmulti.advice.habits import PLAIN, Habits
from gusher.games.mcmulti.advice.prospect import HITS, STRIKES, Prospect
from gusher.games.mcmulti.data import (
    CELLS,
    FEE,
    GAS,
    IS_TAX,
    ISLANDS,
    NOTHING,
    PIECE_KINDS,
    PURCHASE,
    REFINERY,
    RIG,
    SALE,
    STATION,
    WELL,
    WELL_UNIT,
)
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import ground, shop, strike, tax
from gusher.kernel import sets

USUAL_STATION: Final = 66.0  # its price in the middle of the economy


def advise_shop(state: Position, habits: Habits = PLAIN) -> i64:
    """Sales first: their money may be spent at once (M70). Nothing is sold in the starting round (M21)."""
    prospect: Prospect = Prospect(state, state.seat, habits)
    sale: i64 = advise_sale(prospect) if state.turn > 0 else NOTHING
    return sale if sale != NOTHING else advise_purchase(prospect)


def advise_sale(prospect: Prospect) -> i64:
    """A touched piece that brings more now than it would later (M68)."""
    piece: i64 = 0
    while piece < PIECE_KINDS:
        cell: i64 = touched_cell(prospect.state, piece)
        if cell != NOTHING and sale_ratio(prospect, piece) > sale_asked(prospect, piece):
            return do.SELL + prospect.state.island * CELLS + cell
        piece += 1
    return NOTHING


def touched_cell(state: Position, piece: i64) -> i64:
    """A piece of this kind that may be sold now, or NOTHING."""
    cells: i64 = ground.touched(state, state.island, piece) & shop.sellable(state)
    return sets.members(cells)[0] if cells != 0 else NOTHING


def sale_asked(prospect: Prospect, piece: i64) -> float:
    """How many times its worth the bank must pay for a piece."""
    habits = prospect.habits
    late: float = later(prospect, habits.late_sale)
    if piece == RIG:
        return late * habits.rig_sale
    if piece == STATION:
        return late * habits.station_sale
    return late * (habits.refinery_sale if piece == REFINERY else habits.well_sale)


def sale_ratio(prospect: Prospect, piece: i64) -> float:
    """What the bank pays, by what the piece is worth on the active island."""
    state = prospect.state
    return float(SALE[state.economy * PIECE_KINDS + piece]) / max(1.0, prospect.worth(piece, state.island))


def advise_purchase(prospect: Prospect) -> i64:
    """The piece that is worth most for its price, as long as it is clearly worth it and enough cash is left."""
    state = prospect.state
    spare: i64 = state.cash[prospect.seat] - i64(reserve(prospect))
    best: i64 = do.DONE
    most: float = 1.0
    piece: i64
    for piece in (STATION, REFINERY, RIG):
        if PURCHASE[state.economy * PIECE_KINDS + piece] <= spare and has_room(state, piece):
            ratio: float = purchase_ratio(prospect, piece)
            if ratio > most:
                most = ratio
                best = do.BUY + piece
    if spare >= FEE and shop.can_return(state) and return_ratio(prospect) > most:
        return do.RETURN
    return best


def purchase_ratio(prospect: Prospect, piece: i64) -> float:
    """What a piece is worth by what it must be worth to be bought."""
    state = prospect.state
    price: i64 = PURCHASE[state.economy * PIECE_KINDS + piece]
    return prospect.worth(piece, state.island) / float(price) / worth_it(prospect, piece)


def worth_it(prospect: Prospect, piece: i64) -> float:
    """How many times its price a piece must be worth."""
    habits = prospect.habits
    if prospect.state.turn == 0:
        if piece == RIG:
            return habits.start_rig
        return habits.start_station if piece == STATION else habits.start_refinery
    if piece == RIG:
        return habits.rig * later(prospect, habits.rig_late) * dearness(prospect)
    if piece == STATION:
        return habits.station * later(prospect, habits.station_late) * dearness(prospect)
    return habits.refinery * later(prospect, habits.refinery_late) * dearness(prospect)


def later(prospect: Prospect, at_last: float) -> float:
    """From 1 at the start to `at_last` at the end."""
    return 1.0 + (at_last - 1.0) * prospect.progress()


def dearness(prospect: Prospect) -> float:
    """How much more choosy one should be: what is bought cheap can be sold dear."""
    state = prospect.state
    if prospect.habits.cheap == 0.0:
        return 1.0
    price: i64 = PURCHASE[state.economy * PIECE_KINDS + STATION]
    return exp(prospect.habits.cheap * log(float(price) / USUAL_STATION))


def return_ratio(prospect: Prospect) -> float:
    """The same for a refinery on the pollution card, which costs its fee (M105)."""
    return prospect.worth(REFINERY, prospect.state.island) / float(FEE) / prospect.habits.refinery


def has_room(state: Position, piece: i64) -> bool:
    if piece == REFINERY:
        return ground.free_squares(state, state.island) != 0
    return ground.free(state, state.island) != 0


def reserve(prospect: Prospect) -> float:
    """Cash for a well that may be found, the tax that is open, and the gas that the stations need in the next round."""
    state = prospect.state
    kept: float = 0.0
    if prospect.habits.for_well > 0.0 and state.turn > 0:
        rigs: float = float(ground.owned(state, prospect.seat, RIG))
        kept += prospect.habits.for_well * rigs * STRIKES * float(WELL_UNIT * (state.wells + 1))
    if IS_TAX[state.news_open] == 1:
        kept += prospect.habits.for_tax * float(tax.due(state, prospect.seat, state.news_open))
    need: float = HITS * prospect.stations - float(state.gas[prospect.seat])
    if need > 0.0:
        kept += prospect.habits.for_gas * need * min(prospect.cheapest(GAS), prospect.price)
    return kept


def advise_strike(state: Position, habits: Habits = PLAIN) -> i64:
    """A well is kept or sold at once, whichever brings more (M71); the rig is lost with it (M48)."""
    prospect: Prospect = Prospect(state, state.seat, habits)
    brings: float = max(prospect.worth(WELL, state.island), float(SALE[state.economy * PIECE_KINDS + WELL]))
    return (
        do.BUILD if habits.find * brings > float(strike.cost(state)) + prospect.worth(RIG, state.island) else do.DECLINE
    )


def advise_forced_sale(state: Position, habits: Habits = PLAIN) -> i64:
    """The piece whose loss weighs least for what it brings; what it brings beyond the tax is no relief (M118)."""
    prospect: Prospect = Prospect(state, state.seat, habits)
    best: i64 = NOTHING
    least: float = 0.0
    island: i64 = 0
    while island < ISLANDS:
        piece: i64 = 0
        while piece < PIECE_KINDS:
            cell: i64 = taxed_cell(state, island, piece)
            if cell != NOTHING:
                loss: float = forced_loss(prospect, piece, island)
                if best == NOTHING or loss < least:
                    least = loss
                    best = do.SELL + island * CELLS + cell
            piece += 1
        island += 1
    return best


def taxed_cell(state: Position, island: i64, piece: i64) -> i64:
    """A piece of the seat that may be sold for the tax (M117, M119), or NOTHING."""
    cells: i64 = ground.standing(state, island, piece)
    if cells == 0 or state.owner[island] != state.seat or not tax.may_sell(state, piece):
        return NOTHING
    return sets.members(cells)[0]


def forced_loss(prospect: Prospect, piece: i64, island: i64) -> float:
    state = prospect.state
    price: i64 = SALE[state.economy * PIECE_KINDS + piece]
    missing: i64 = state.debt - state.cash[state.seat]
    return (prospect.worth(piece, island) - float(price)) / float(min(price, missing))
