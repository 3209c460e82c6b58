"""Action 5, first half: a derrick beside the truck, paid before the tile is turned up (G56 to G59)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.data import BUILD_COST, FACE_DOWN, NEIGHBOUR, NOTHING, SITE_AT, SITES_PER_KIND
from gusher.games.giganten.effects.oil import Built, CannotBuild, NotBuilt
from gusher.games.giganten.position import Position
from gusher.games.giganten.rules import haul, turns
from gusher.kernel.state import CHANCE, Listener
from gusher.kernel.tables import holds


def begin(state: Position, tell: Listener | None) -> None:
    state.turn = 0
    ask_next(state, tell)


def ask_next(state: Position, tell: Listener | None) -> None:
    """The next seat that can build is asked; whoever cannot is passed over, and told why."""
    while state.turn < state.setting.seats:
        seat: i64 = turns.whose(state)
        if can_build(state, seat):
            state.step = ask.BUILD
            state.seat = seat
            return
        if tell is not None and is_beside_tile(state, seat):
            tell(CannotBuild(seat, lacking(state, seat)))
        state.turn += 1
    haul.begin(state, tell)


def is_beside_tile(state: Position, seat: i64) -> bool:
    direction: i64 = 0
    while direction < 4:
        if tile_beside(state, seat, direction) != NOTHING:
            return True
        direction += 1
    return False


def lacking(state: Position, seat: i64) -> str:
    """What a seat beside a tile lacks that cannot build there."""
    if state.supply == 0:
        return "supply"
    return "derricks" if state.stock[seat] == 0 else "cash"


def can_build(state: Position, seat: i64) -> bool:
    """It needs a derrick (G58), markers in the supply (G60) and a tile beside its truck that it can pay (G56, G57)."""
    if state.supply == 0 or state.stock[seat] == 0:
        return False
    direction: i64 = 0
    while direction < 4:
        if may_build(state, seat, direction):
            return True
        direction += 1
    return False


def may_build(state: Position, seat: i64, direction: i64) -> bool:
    site: i64 = tile_beside(state, seat, direction)
    return site != NOTHING and state.cash[seat] >= BUILD_COST[site // SITES_PER_KIND]


def tile_beside(state: Position, seat: i64, direction: i64) -> i64:
    """The site of the face-down tile on that side of the truck, or NOTHING."""
    cell: i64 = NEIGHBOUR[state.trucks[seat] * 4 + direction]
    if cell == NOTHING:
        return NOTHING
    site: i64 = SITE_AT[cell]
    if site == NOTHING or state.owners[site] != FACE_DOWN:
        return NOTHING
    return site


def legal(state: Position) -> vec[i64]:
    answers: vec[i64] = vec[i64](capacity=5)
    direction: i64 = 0
    while direction < 4:
        if may_build(state, state.seat, direction):
            answers = append(answers, do.BUILD + direction)
        direction += 1
    return append(answers, do.SKIP)


def why_not(state: Position, action: i64) -> str:
    """Beside a tile only the money can be missing: derricks and markers are looked at before anybody is asked."""
    if action < do.BUILD or action >= do.OWN:
        return "G56"
    if holds(legal(state), action):
        return ""
    return "G56" if tile_beside(state, state.seat, action - do.BUILD) == NOTHING else "G57"


def play(state: Position, action: i64, tell: Listener | None) -> None:
    """The bank is paid first (G57); then the tile is turned up (G59)."""
    seat: i64 = state.seat
    if action == do.SKIP:
        if tell is not None:
            tell(NotBuilt(seat))
        state.turn += 1
        ask_next(state, tell)
        return
    site: i64 = tile_beside(state, seat, action - do.BUILD)
    cost: i64 = BUILD_COST[site // SITES_PER_KIND]
    state.cash[seat] -= cost
    if tell is not None:
        tell(Built(seat, site, cost))
    state.site = site
    state.step = ask.REVEAL
    state.seat = CHANCE
