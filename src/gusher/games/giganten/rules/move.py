"""Action 4: truck and loco share the card's points; looks on the way are free (G33 to G49)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.data import (
    CARD_MOVE,
    COST,
    FACE_DOWN,
    LAST_COLUMN,
    LOOKABLE,
    NEIGHBOUR,
    NOTHING,
    SITE_AT,
    SITES_PER_KIND,
    TRACK_COST,
)
from gusher.games.giganten.effects.movement import Advanced, Drove, Stayed
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import special
from gusher.kernel import sets
from gusher.kernel.state import CHANCE, Listener
from gusher.kernel.tables import holds


def legal(state: Position) -> vec[i64]:
    """Steps, looks, the loco, the end; over a tile or another truck only further steps (G42)."""
    answers: vec[i64] = vec[i64](capacity=8)
    cell: i64 = state.trucks[state.seat]
    direction: i64 = 0
    while direction < 4:
        if may_step(state, NEIGHBOUR[cell * 4 + direction]):
            answers = append(answers, do.STEP + direction)
        direction += 1
    if state.leave[cell] > 0:
        return answers
    direction = 0
    while direction < 4:
        if may_look(state, NEIGHBOUR[cell * 4 + direction]):
            answers = append(answers, do.LOOK + direction)
        direction += 1
    if may_advance(state):
        answers = append(answers, do.LOCO)
    return append(answers, do.END)


def may_step(state: Position, cell: i64) -> bool:
    """The points must still lead to a cell where the truck may end (G41)."""
    return cell != NOTHING and COST[cell] + state.leave[cell] <= state.points


def may_look(state: Position, cell: i64) -> bool:
    """A tile beside the truck, not of kind 2, not seen before (G43, G44, G47)."""
    if cell == NOTHING:
        return False
    site: i64 = SITE_AT[cell]
    if site == NOTHING or state.owners[site] != FACE_DOWN:
        return False
    return LOOKABLE[site // SITES_PER_KIND] == 1 and not sets.has(state.viewers[site], state.seat)


def may_advance(state: Position) -> bool:
    """One more space of the lane for its points, never beyond the last (G48)."""
    column: i64 = state.locos[state.seat]
    return column < LAST_COLUMN and TRACK_COST[column + 1] <= state.points


def why_not(state: Position, action: i64) -> str:
    if action < do.STEP or action >= do.PRICE:
        return "G33"
    if holds(legal(state), action):
        return ""
    here: i64 = state.trucks[state.seat]
    if action < do.LOOK:
        return why_not_step(state, NEIGHBOUR[here * 4 + action - do.STEP])
    if state.leave[here] > 0:
        return "G42"
    if action < do.LOCO:
        return why_not_look(state, NEIGHBOUR[here * 4 + action - do.LOOK])
    return "G48" if state.locos[state.seat] == LAST_COLUMN else "G34"


def why_not_step(state: Position, cell: i64) -> str:
    if cell == NOTHING:
        return "G37"
    if SITE_AT[cell] != NOTHING and state.owners[SITE_AT[cell]] >= 0:
        return "G39"
    return "G34" if COST[cell] > state.points else "G41"


def why_not_drive(state: Position, cell: i64) -> str:
    """Why no drive of any length ends on a cell: a derrick closes it, nobody stops on a tile or beside another truck
    (G40), or else the points do not last."""
    site: i64 = SITE_AT[cell]
    if site != NOTHING and state.owners[site] >= 0:
        return "G39"
    return "G40" if state.leave[cell] > 0 else "G34"


def why_not_look(state: Position, cell: i64) -> str:
    site: i64 = SITE_AT[cell] if cell != NOTHING else NOTHING
    if site == NOTHING or state.owners[site] != FACE_DOWN:
        return "G43"
    return "G47" if LOOKABLE[site // SITES_PER_KIND] == 1 else "G44"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    seat: i64 = state.seat
    if action < do.LOOK:
        cell: i64 = NEIGHBOUR[state.trucks[seat] * 4 + action - do.STEP]
        state.trucks[seat] = cell
        state.points -= COST[cell]  # G38
    elif action < do.LOCO:
        state.site = SITE_AT[NEIGHBOUR[state.trucks[seat] * 4 + action - do.LOOK]]
        state.step = ask.LOOK
        state.seat = CHANCE
    elif action == do.LOCO:
        state.locos[seat] += 1
        state.points -= TRACK_COST[state.locos[seat]]
    else:
        finish(state, tell)


def finish(state: Position, tell: Listener | None) -> None:
    """Points left are lost (G34); the special action follows (G50)."""
    if tell is not None:
        tell_move(state, tell)
    state.points = 0
    state.truck_from = NOTHING
    state.loco_from = NOTHING
    special.begin(state, tell)


def tell_move(state: Position, tell: Listener) -> None:
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
