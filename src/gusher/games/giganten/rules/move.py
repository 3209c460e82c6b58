"""Action 4: truck and loco share the card's points; looks on the way are free (G33 to G49)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import END_MOVE, LOCO, LOOK, MOVE, PEEK, STEP, TILE
from gusher.games.giganten.data import (
    CARD_MOVE,
    COST,
    FACE_DOWN,
    LAST_COLUMN,
    LEAST_VALUE,
    LOOKABLE,
    NEIGHBOUR,
    NOTHING,
    SITE_AT,
    SITES_PER_KIND,
    TRACK_COST,
)
from gusher.games.giganten.effects import Advanced, Drove, Looked, Stayed
from gusher.games.giganten.rules import special, tiles, turns
from gusher.kernel.state import CHANCE, Listener

if TYPE_CHECKING:
    from gusher.games.giganten.state import Giganten


def legal(state: "Giganten") -> vec[i64]:
    """Steps, looks, the loco, the end; over a tile or another truck only further steps (G42)."""
    answers: vec[i64] = vec[i64](capacity=8)
    cell: i64 = state.trucks[state.seat]
    direction: i64 = 0
    while direction < 4:
        if may_step(state, NEIGHBOUR[cell * 4 + direction]):
            answers = append(answers, STEP + direction)
        direction += 1
    if state.leave[cell] > 0:
        return answers
    direction = 0
    while direction < 4:
        if may_look(state, NEIGHBOUR[cell * 4 + direction]):
            answers = append(answers, PEEK + direction)
        direction += 1
    if may_advance(state):
        answers = append(answers, LOCO)
    return append(answers, END_MOVE)


def may_step(state: "Giganten", cell: i64) -> bool:
    """The points must still lead to a cell where the truck may end (G41)."""
    return cell != NOTHING and COST[cell] + state.leave[cell] <= state.points


def may_look(state: "Giganten", cell: i64) -> bool:
    """A tile beside the truck, not of kind 2, not seen before (G43, G44, G47)."""
    if cell == NOTHING:
        return False
    site: i64 = SITE_AT[cell]
    if site == NOTHING or state.owners[site] != FACE_DOWN:
        return False
    return LOOKABLE[site // SITES_PER_KIND] == 1 and not state.viewers[site] >> state.seat & 1


def may_advance(state: "Giganten") -> bool:
    """One more space of the lane for its points, never beyond the last (G48)."""
    column: i64 = state.locos[state.seat]
    return column < LAST_COLUMN and TRACK_COST[column + 1] <= state.points


def play(state: "Giganten", action: i64, tell: Listener | None) -> None:
    seat: i64 = state.seat
    if action < PEEK:
        cell: i64 = NEIGHBOUR[state.trucks[seat] * 4 + action - STEP]
        state.trucks[seat] = cell
        state.points -= COST[cell]  # G38
    elif action < LOCO:
        state.site = SITE_AT[NEIGHBOUR[state.trucks[seat] * 4 + action - PEEK]]
        state.step = LOOK
        state.seat = CHANCE
    elif action == LOCO:
        state.locos[seat] += 1
        state.points -= TRACK_COST[state.locos[seat]]
    else:
        finish(state, tell)


def see(state: "Giganten", action: i64, tell: Listener | None) -> None:
    """The looking seat alone learns the value; the tile stays as it lies, and movement goes on (G43, G45)."""
    seat: i64 = turns.whose(state)
    site: i64 = state.site
    value: i64 = action - TILE + LEAST_VALUE
    tiles.fix(state, site, value)
    viewers: vec[i64] = state.viewers[:]
    viewers[site] |= 1 << seat
    state.viewers = viewers
    if tell is not None:
        tell(Looked(seat, site, value))
    state.site = NOTHING
    state.step = MOVE
    state.seat = seat


def finish(state: "Giganten", tell: Listener | None) -> None:
    """Points left are lost (G34); the special action follows (G50)."""
    if tell is not None:
        tell_move(state, tell)
    state.points = 0
    state.truck_from = NOTHING
    state.loco_from = NOTHING
    special.begin(state, tell)


def tell_move(state: "Giganten", tell: Listener) -> None:
    seat: i64 = state.seat
    by_rail: i64 = 0
    for column in range(state.loco_from, state.locos[seat]):
        by_rail += TRACK_COST[column + 1]
    on_wheels: i64 = CARD_MOVE[state.cards[seat]] - state.points - by_rail
    if on_wheels > 0:
        tell(Drove(seat, state.truck_from, state.trucks[seat], on_wheels))
    if by_rail > 0:
        tell(Advanced(seat, state.loco_from, state.locos[seat], by_rail))
    if on_wheels + by_rail == 0:
        tell(Stayed(seat))
