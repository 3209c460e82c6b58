"""What is worth a thought at each question: the advised answer first, then the others that make sense.

A move is thought of as a whole, by the cell where the truck ends; the loco takes what is left of the points.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.advice import bidding, drive, market
from gusher.games.giganten.advice.outlooks import Prospect
from gusher.games.giganten.data import CARD_MOVE, COLUMNS, NOTHING, ROWS, SITES, TANK_LIMIT
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import auction, place, sale, turns
from gusher.kernel.ideas import Ranking, alone, with_idea
from gusher.kernel.policy import NO_ADVICE
from gusher.kernel.tables import flat

PLAN: Final = 2000  # + cell: a move that ends there; beyond the action table
MOST_ENDS: Final = 6  # cells thought of for a move
MOST_ROWS: Final = 4  # rows thought of for the truck's start
NO_ENDS: Final[vec[i64]] = flat([NOTHING] * (SITES + 1))
LEAP: Final = 3  # a bid that leaves out so many


def moves(state: Position) -> vec[i64]:
    """A look first, which costs nothing; else the cells that seem best, one for each tile to build on."""
    look: i64 = drive.free_look(state)
    if look != NOTHING:
        return alone(look)
    ground: drive.Ground = drive.Ground(Prospect(state, state.seat))
    reach: drive.Drive = drive.Drive(state, state.seat, state.leave)
    reach.spread_from(state.trucks[state.seat], state.points)
    ends: vec[i64] = NO_ENDS[:]  # goal (or SITES for none) -> the best cell for it
    worths: vec[float] = vec[float](capacity=SITES + 1)
    for _ in range(SITES + 1):
        worths = append(worths, 0.0)
    for cell in reach.cells:
        if reach.leave[cell] == 0:
            goal: i64 = ground.goal(cell)
            goal = goal if goal != NOTHING else SITES
            worth: float = drive.end_worth(reach, ground, cell, state.points)
            if ends[goal] == NOTHING or worth > worths[goal]:
                ends[goal] = cell
                worths[goal] = worth
    return best_ends(ends, worths)


def best_ends(ends: vec[i64], worths: vec[float]) -> vec[i64]:
    best: Ranking = Ranking(MOST_ENDS)
    goal: i64 = 0
    while goal <= SITES:
        if ends[goal] != NOTHING:
            best.offer(PLAN + ends[goal], worths[goal])
        goal += 1
    return best.ideas


def next_answer(state: Position, idea: i64, given: i64) -> i64:
    """A plan goes on until its move is over; an answer is given once."""
    if idea < PLAN:
        return idea if given == 0 else NO_ADVICE
    if state.step != ask.MOVE:
        return NO_ADVICE
    look: i64 = drive.free_look(state)
    if look != NOTHING:
        return look
    reach: drive.Drive = drive.Drive(state, state.seat, state.leave)
    reach.spread_from(state.trucks[state.seat], state.points)
    return drive.towards(state, reach, idea - PLAN)


def rows(state: Position) -> vec[i64]:
    """The rows from which the first move promises most (G35)."""
    seat: i64 = state.seat
    leave: vec[i64] = turns.ways_out(state, seat)
    ground: drive.Ground = drive.Ground(Prospect(state, seat))
    points: i64 = CARD_MOVE[state.cards[seat]]
    best: Ranking = Ranking(MOST_ROWS)
    row: i64 = 0
    while row < ROWS:
        if not place.is_taken(state, row * COLUMNS):
            best.offer(do.PLACE + row, drive.row_worth(state, seat, ground, leave, row, points))
        row += 1
    return best.ideas


def bids(state: Position) -> vec[i64]:
    """The least bid, a pass, and leaps that may end the auction at once."""
    found: vec[i64] = vec[i64](capacity=4)
    least: i64 = state.bid + 1
    highest: i64 = auction.most(state)
    limit: i64 = i64(bidding.limit(market.Market(state, state.seat, state.seat)))
    if least > highest:
        return append(found, do.PASS)
    if least > limit:
        found = append(found, do.PASS)
        return append(found, do.BID + least - 1)
    found = append(found, do.BID + least - 1)
    found = append(found, do.PASS)
    if least + LEAP <= highest and least + LEAP <= limit:
        found = append(found, do.BID + least + LEAP - 1)
    return found


def sales(state: Position) -> vec[i64]:
    """All, all but what the tank may keep, or nothing."""
    found: vec[i64] = append(vec[i64](capacity=3), market.advise_sale(state))
    markers: i64 = sale.in_tank(state)
    found = with_idea(found, do.SELL + markers)
    if markers > TANK_LIMIT:
        found = with_idea(found, do.SELL + markers - TANK_LIMIT)
    return with_idea(found, do.SELL)
