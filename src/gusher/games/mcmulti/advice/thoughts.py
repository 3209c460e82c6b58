"""What is worth a thought at each question: the advised answer first, then the others that may be as good."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.mcmulti.actions import do
from gusher.games.mcmulti.advice import shopping, trading
from gusher.games.mcmulti.advice.habits import PLAIN, Habits
from gusher.games.mcmulti.advice.prospect import Prospect
from gusher.games.mcmulti.data import CELLS, ISLANDS, NOTHING, PIECE_KINDS
from gusher.games.mcmulti.position import Position
from gusher.games.mcmulti.rules import shop
from gusher.kernel.ideas import with_idea

NOT_ABSURD: Final = 0.5  # of what it must be worth to be advised: less is not worth a thought
CLOSE: Final = 6.0  # millions that a barrel may be behind the advised one


# --- equipment ---


def deals(state: Position, advice: i64, habits: Habits = PLAIN) -> vec[i64]:
    """To buy or to sell what is not absurd, or nothing more."""
    prospect: Prospect = Prospect(state, state.seat, habits)
    found: vec[i64] = append(vec[i64](capacity=10), advice)
    for answer in shop.purchases(state, vec[i64]()):
        if shopping.purchase_ratio(prospect, answer - do.BUY) > NOT_ABSURD:
            found = with_idea(found, answer)
    if state.turn > 0:
        if shop.can_return(state):
            found = with_idea(found, do.RETURN)
        found = with_sales(prospect, found)
    return with_idea(found, do.DONE)


def with_sales(prospect: Prospect, ideas: vec[i64]) -> vec[i64]:
    """One touched piece of each kind."""
    piece: i64 = 0
    while piece < PIECE_KINDS:
        cell: i64 = shopping.touched_cell(prospect.state, piece)
        if cell != NOTHING and shopping.sale_ratio(prospect, piece) > NOT_ABSURD:
            ideas = with_idea(ideas, do.SELL + prospect.state.island * CELLS + cell)
        piece += 1
    return ideas


def forced_sales(state: Position, advice: i64) -> vec[i64]:
    """One piece of each kind on each of the seat's islands."""
    found: vec[i64] = append(vec[i64](capacity=8), advice)
    island: i64 = 0
    while island < ISLANDS:
        piece: i64 = 0
        while piece < PIECE_KINDS:
            cell: i64 = shopping.taxed_cell(state, island, piece)
            if cell != NOTHING:
                found = with_idea(found, do.SELL + island * CELLS + cell)
            piece += 1
        island += 1
    return found


# --- barrels ---


def barrels(state: Position, advice: i64, habits: Habits = PLAIN) -> vec[i64]:
    """The advised barrel, and what gains nearly as much; to stop gains the least that a barrel must."""
    prospect: Prospect = Prospect(state, state.seat, habits)
    found: vec[i64] = append(vec[i64](capacity=5), advice)
    most: float = gain_of(prospect, advice)
    for answer in state.legal():
        if gain_of(prospect, answer) > most - CLOSE:
            found = with_idea(found, answer)
    return found


def gain_of(prospect: Prospect, answer: i64) -> float:
    if answer == do.DONE:
        return prospect.habits.least_gain
    return trading.barrel_gain(prospect, (answer - do.TRADE) // 2, (answer - do.TRADE) % 2)
