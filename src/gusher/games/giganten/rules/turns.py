"""Whose turn it is, and how a seat's move begins: the ways out are found."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import (
    CARD_MOVE,
    CLEARED,
    COST,
    FACE_DOWN,
    MOST_SEATS,
    NEIGHBOUR,
    NOTHING,
    SITE_CELL,
    SITES,
)
from gusher.games.giganten.position import ALL_OPEN, Position

FAR: Final = 99  # more than any card pays: closed (G39), or no way out at all (G41)


def whose(state: Position) -> i64:
    """The seat that has the current action, which goes clockwise from the first player (G13)."""
    seat: i64 = state.first + state.turn
    return seat if seat < state.setting.seats else seat - state.setting.seats


def start_turn(state: Position) -> None:
    """Truck and loco of the next seat (G33). A truck that is not on the board is placed first (G35)."""
    state.seat = whose(state)
    if state.trucks[state.seat] == NOTHING:
        state.step = ask.PLACE
    else:
        start_move(state)


def start_move(state: Position) -> None:
    seat: i64 = state.seat
    state.step = ask.MOVE
    state.points = CARD_MOVE[state.cards[seat]]
    state.truck_from = state.trucks[seat]
    state.loco_from = state.locos[seat]
    state.leave = ways_out(state, seat)


def ways_out(state: Position, mover: i64) -> vec[i64]:
    """For every cell the points that lead from it to a cell where the mover's truck may end (G41).

    0 on open cells; FAR on closed ones and where no way leads out. Nothing that counts here changes during a turn:
    other trucks stand still, a look leaves the tile, and the mover's own cell is open to it (G40).
    """
    leave: vec[i64] = ALL_OPEN[:]
    crossed: vec[i64] = vec[i64](capacity=SITES + MOST_SEATS)  # pass-only cells
    site: i64 = 0
    while site < SITES:
        owner: i64 = state.owners[site]
        if owner != CLEARED:
            leave[SITE_CELL[site]] = FAR
            if owner == FACE_DOWN:
                crossed = append(crossed, SITE_CELL[site])
        site += 1
    seat: i64 = 0
    while seat < state.setting.seats:
        truck: i64 = state.trucks[seat]
        if seat != mover and truck != NOTHING:
            leave[truck] = FAR
            crossed = append(crossed, truck)
        seat += 1
    while relax(leave, crossed):
        pass
    return leave


def relax(leave: vec[i64], crossed: vec[i64]) -> bool:
    """Goes through the pass-only cells once; did any get a shorter way out over one of its neighbours?"""
    shorter: bool = False
    for cell in crossed:
        side: i64 = cell * 4
        while side < cell * 4 + 4:
            beside: i64 = NEIGHBOUR[side]
            if beside != NOTHING and COST[beside] + leave[beside] < leave[cell]:
                leave[cell] = COST[beside] + leave[beside]
                shorter = True
            side += 1
    return shorter
