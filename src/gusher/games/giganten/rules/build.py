"""Action 5: a derrick beside the truck; the tile is turned up and its markers are stacked (G56 to G60)."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import BUILD, DRILL, NO_BUILD, REVEAL, TILE
from gusher.games.giganten.data import (
    BUILD_COST,
    FACE_DOWN,
    LEAST_VALUE,
    NEIGHBOUR,
    NOTHING,
    SITE_AT,
    SITES_PER_KIND,
    UNDRAWN,
)
from gusher.games.giganten.effects import Built, NotBuilt, Struck
from gusher.games.giganten.rules import haul, tiles, turns
from gusher.kernel.state import CHANCE, Listener

if TYPE_CHECKING:
    from gusher.games.giganten.state import Giganten


def begin(state: "Giganten", tell: Listener | None) -> None:
    state.turn = 0
    ask(state, tell)


def ask(state: "Giganten", tell: Listener | None) -> None:
    """The next seat that can build is asked; whoever cannot is passed over."""
    while state.turn < state.way.seats:
        seat: i64 = turns.whose(state)
        if can_build(state, seat):
            state.step = BUILD
            state.seat = seat
            return
        state.turn += 1
    haul.begin(state, tell)


def can_build(state: "Giganten", seat: i64) -> bool:
    """It needs a derrick (G58), markers in the supply (G60) and a tile beside its truck that it can pay (G56, G57)."""
    if state.supply == 0 or state.stock[seat] == 0:
        return False
    direction: i64 = 0
    while direction < 4:
        if may_build(state, seat, direction):
            return True
        direction += 1
    return False


def may_build(state: "Giganten", seat: i64, direction: i64) -> bool:
    site: i64 = tile_beside(state, seat, direction)
    return site != NOTHING and state.cash[seat] >= BUILD_COST[site // SITES_PER_KIND]


def tile_beside(state: "Giganten", seat: i64, direction: i64) -> i64:
    """The site of the face-down tile on that side of the truck, or NOTHING."""
    cell: i64 = NEIGHBOUR[state.trucks[seat] * 4 + direction]
    if cell == NOTHING:
        return NOTHING
    site: i64 = SITE_AT[cell]
    if site == NOTHING or state.owners[site] != FACE_DOWN:
        return NOTHING
    return site


def legal(state: "Giganten") -> vec[i64]:
    answers: vec[i64] = vec[i64](capacity=5)
    direction: i64 = 0
    while direction < 4:
        if may_build(state, state.seat, direction):
            answers = append(answers, DRILL + direction)
        direction += 1
    return append(answers, NO_BUILD)


def play(state: "Giganten", action: i64, tell: Listener | None) -> None:
    """The bank is paid first (G57); then the tile is turned up (G59)."""
    seat: i64 = state.seat
    if action == NO_BUILD:
        if tell is not None:
            tell(NotBuilt(seat))
        state.turn += 1
        ask(state, tell)
        return
    site: i64 = tile_beside(state, seat, action - DRILL)
    cost: i64 = BUILD_COST[site // SITES_PER_KIND]
    state.cash[seat] -= cost
    if tell is not None:
        tell(Built(seat, site, cost))
    state.site = site
    state.step = REVEAL
    state.seat = CHANCE


def reveal(state: "Giganten", action: i64, tell: Listener | None) -> None:
    """The value shows how many markers the well gets, as far as the supply goes (G59, G60)."""
    seat: i64 = turns.whose(state)
    site: i64 = state.site
    value: i64 = action - TILE + LEAST_VALUE
    if state.tiles[site] != UNDRAWN:
        state.shown += 1  # somebody's secret is laid open without a draw
    tiles.fix(state, site, value)
    markers: i64 = value if value < state.supply else state.supply
    state.supply -= markers
    state.markers[site] = markers
    haul.set_owner(state, site, seat)
    haul.add_to_stock(state, seat, -1)
    if tell is not None:
        tell(Struck(seat, site, value, markers))
    state.site = NOTHING
    state.turn += 1
    ask(state, tell)
