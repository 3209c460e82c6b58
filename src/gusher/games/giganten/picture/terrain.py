"""The terrain of one position: tiles, derricks, trucks, and where the seat asked can drive, look and build."""

from collections.abc import Iterator
from typing import Final

from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.data import (
    BUILD_COST,
    COLUMNS,
    FACE_DOWN,
    LEAST_VALUE,
    NEIGHBOUR,
    NOTHING,
    SITE_AT,
    SITE_CELL,
    SITES_PER_KIND,
)
from gusher.games.giganten.effects.names import cell_said, site_said
from gusher.games.giganten.picture.layout import CELL, centre, corner
from gusher.games.giganten.picture.routes import Drive, drives
from gusher.games.giganten.picture.stamp import copy
from gusher.games.giganten.position import Position
from gusher.kernel import sets
from gusher.kernel.drawing import box, button, disc, group, kept, named, path, shared, target, turned, write
from gusher.kernel.say import Say, Seat, say
from gusher.kernel.scene import Said, Shape
from gusher.kernel.together import Together

# By direction (N, S, W, E): how a path goes on, and where an arrow on the edge of the neighbouring cell points.
_GOES: Final = (f"v-{CELL}", f"v{CELL}", f"h-{CELL}", f"h{CELL}")
_ARROWS: Final = ("M0-8L8 5H-8Z", "M0 8L8-5H-8Z", "M-8 0L5-8V8Z", "M8 0L-5-8V8Z")
_TO_THE_EDGE: Final = ((0, 17), (0, -17), (17, 0), (-17, 0))


def shapes(state: Position, said: Said) -> Iterator[Shape | Together[Shape]]:
    """Everything on the ground, and above it what can be clicked."""
    owners = tuple([int(owner) for owner in state.owners])
    looked, values = tuple([int(who) for who in state.viewers]), tuple([int(value) for value in state.tiles])
    yield _sites(owners, looked, values, tuple([int(count) for count in state.markers]))
    yield from _waiting(state)
    yield from _trucks(state)
    if said:
        yield from _targets(state, said)


# --- tiles and derricks ---


Sites = tuple[int, ...]  # something of each site


@shared
def _sites(owners: Sites, looked: Sites, values: Sites, markers: Sites) -> Together[Shape]:
    """As the viewer knows them: two who have looked at other tiles share nothing."""
    found = []
    for site, owner in enumerate(owners):
        if owner == FACE_DOWN:
            found.append(_tile(site, looked[site], values[site]))
        elif owner >= 0:
            found.append(_derrick(site, owner, markers[site]))
    return Together(found)


@kept
def _tile(site: int, viewers: int, value: int) -> Shape:
    """Face down. Who has looked is public (G45); the value lies on the boards of those who did, on a brass coin."""
    x, y = corner(SITE_CELL[site])
    kind = site // SITES_PER_KIND
    inside = [copy(f"tile-{kind + 1}", x, y)]
    for seat in map(int, sets.members(viewers)):
        inside.append(disc(f"fill-seat-{seat + 1} edge", x + 9 + seat * 9.3, y + 5, 4.3))
    if value >= LEAST_VALUE:
        inside.append(disc("fill-brass edge", x + 35, y + 34, 10.5))
        inside.append(write(str(value), x + 35, y + 40, 18, "slab middle on-light"))
    return Shape("g", "", {}, inside, id=f"tile-{site}", label=_tile_said(site, viewers, value))


def _tile_said(site: int, viewers: int, value: int) -> Say:
    return say(
        "giganten-board-tile",
        cell=site_said(site),
        kind=site // SITES_PER_KIND + 1,
        cost=int(BUILD_COST[site // SITES_PER_KIND]),
        value=max(value, 0),
        looked=int(sets.count(viewers)),
    )


@kept
def _derrick(site: int, owner: int, markers: int) -> Shape:
    x, y = corner(SITE_CELL[site])
    number = write(str(markers), x + 34, y + 38, 18, "slab middle on-oil")
    label = say(
        "giganten-board-derrick",
        seat=Seat(owner),
        cell=site_said(site),
        count=markers,
    )
    inside = [copy(f"derrick-{owner + 1}", x, y), number]
    return Shape("g", "", {}, inside, id=f"derrick-{site}", label=label)


def _waiting(state: Position) -> Iterator[Shape]:
    """The well whose marker waits for a carrier (G61), or the tile that is being turned up (G59)."""
    if state.step in (ask.HAUL, ask.REVEAL) and state.site != NOTHING:
        x, y = corner(SITE_CELL[state.site])
        yield named("pending", box("pending", x + 1, y + 1, CELL - 2, CELL - 2, 6))
        if state.step == ask.HAUL:
            yield copy("crude", x + 15, y - 8)


# --- trucks ---


def _trucks(state: Position) -> Iterator[Shape]:
    """Whoever drives is drawn last, on a spot of light: a truck may stand above another one while it passes (G40)."""
    order = sorted(range(state.setting.seats), key=lambda seat: seat == state.seat)
    for seat in order:
        if state.trucks[seat] != NOTHING:
            yield _truck(seat, int(state.trucks[seat]), state.seat == seat and state.step in (ask.MOVE, ask.BUILD))


@kept
def _truck(seat: int, cell: int, drives: bool) -> Shape:
    label = say("giganten-board-truck", seat=Seat(seat), cell=cell_said(cell))
    x, y = centre(cell)
    spot = [disc("spot", x, y, 25)] if drives else []
    return Shape("g", "", {}, [*spot, copy(f"truck-{seat + 1}", x, y)], id=f"truck-{seat}", label=label)


# --- targets ---


def _targets(state: Position, said: Said) -> Iterator[Shape]:
    if state.step == ask.PLACE:
        yield from (_place(action - do.PLACE, action, said[action]) for action in said)
    elif state.step == ask.MOVE:
        yield from _moves(state, said)
    elif state.step == ask.BUILD:
        for direction in range(4):
            if do.BUILD + direction in said:
                cell = _beside(state, direction)
                yield from _build(cell, do.BUILD + direction, said[do.BUILD + direction])


def _beside(state: Position, direction: int) -> int:
    """The cell next to the truck of the seat asked."""
    return int(NEIGHBOUR[state.trucks[state.seat] * 4 + direction])


def _place(row: int, action: int, label: Say) -> Shape:
    x, y = corner(row * COLUMNS)
    return target(action, f"place-{row}", label, [box("hit reach", x + 3, y + 3, CELL - 6, CELL - 6, 6)])


def _moves(state: Position, said: Said) -> Iterator[Shape]:
    for drive in drives(state):
        yield _drive(drive, int(state.points) - drive.cost)
        yield _trip(int(state.trucks[state.seat]), drive, int(state.points) - drive.cost)
    for direction in range(4):
        cell = _beside(state, direction)
        if do.LOOK + direction in said:
            yield _look(cell, do.LOOK + direction, said[do.LOOK + direction])
        if do.STEP + direction in said and state.leave[cell] > 0:
            yield _crossing(cell, direction, said[do.STEP + direction])


@kept
def _drive(drive: Drive, remains: int) -> Shape:
    """A cell to drive to with one click."""
    x, y = corner(drive.cell)
    inside = [box("hit reach", x + 4, y + 4, CELL - 8, CELL - 8, 8)]
    label = say(
        "giganten-board-drive",
        cell=cell_said(drive.cell),
        cost=drive.cost,
        remains=remains,
    )
    if len(drive.answers) == 1:
        return target(drive.answers[0], f"drive-{drive.cell}", label, inside)
    return Shape("g", "target", {}, inside, id=f"drive-{drive.cell}", label=label, answers=drive.answers)


@kept
def _trip(start: int, drive: Drive, remains: int) -> Shape:
    """The way, what it costs and what remains: shown while one points at the target before it. It is no part of the
    target, so that the middle of the target is the middle of the cell."""
    x, y = centre(start)
    trail = f"M{x} {y}" + "".join(_GOES[direction] for direction in drive.directions)
    return trip(trail, drive.cost, remains, centre(drive.cell))


@kept
def trip(trail: str, cost: int, remains: int, end: tuple[float, float]) -> Shape:
    x, y = end
    fare = write(f"−{cost}", x, y - 2, 19, "slab middle ink haloed")
    rest = write(f"= {remains}", x, y + 14, 15, "middle ink haloed")
    return group([path("trail", trail), fare, rest], "trip")


def _look(cell: int, action: int, label: Say) -> Shape:
    """G43: a look at the tile beside the truck."""
    x, y = corner(cell)
    frame = box("hit", x + 3, y + 3, CELL - 6, CELL - 6, 6)
    eye = copy("eye", x + CELL / 2, y + CELL - 8, "", 1.2)
    return target(action, f"look-{cell}", label, [frame, eye], "target framed")


def _crossing(cell: int, direction: int, label: Say) -> Shape:
    """A step onto a tile or a truck, where one may not stay (G40): an arrow on the edge, beside the look."""
    x, y = centre(cell)
    x, y = x + _TO_THE_EDGE[direction][0], y + _TO_THE_EDGE[direction][1]
    arrow = turned(path("press", _ARROWS[direction]), f"translate({x} {y})")
    hit = disc("hit", x, y, 12)
    return target(do.STEP + direction, f"cross-{cell}", label, [arrow, hit])


def _build(cell: int, action: int, label: Say) -> list[Shape]:
    x, y = corner(cell)
    frame = box("hit", x + 1, y + 1, CELL - 2, CELL - 2, 6)
    cost = int(BUILD_COST[SITE_AT[cell] // SITES_PER_KIND])
    price = write(say("giganten-board-money", amount=cost), x + CELL / 2, y - 3, 16, "slab middle ink haloed")
    return button(action, f"build-{cell}", label, [price], frame, "target framed")
