"""The railway of one position: a lane per seat and one for the black loco, level with the columns of the terrain."""

from collections.abc import Iterator

from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.data import LAST_COLUMN, STAR, TRACK_COST
from gusher.games.giganten.picture.layout import CELL, LANES_HEIGHT, LEFT, lane, space
from gusher.games.giganten.picture.stamp import copy
from gusher.games.giganten.picture.terrain import trip
from gusher.games.giganten.position import Position
from gusher.kernel.drawing import badge, box, disc, kept, target
from gusher.kernel.say import Seat, say
from gusher.kernel.scene import Said, Shape


def shapes(state: Position, said: Said) -> Iterator[Shape]:
    locos, black = tuple([int(column) for column in state.locos]), int(state.black)
    yield from _rails(locos, black)
    yield from _targets(state, said)
    yield from _engines(locos, black)


@kept
def _rails(locos: tuple[int, ...], black: int) -> tuple[Shape, ...]:
    return tuple(_lanes(locos, black))


def _lanes(locos: tuple[int, ...], black: int) -> Iterator[Shape]:
    lanes = len(locos) + 1
    yield copy("costs", 0, 0)
    for seat, column in enumerate(locos):
        y = lane(seat, lanes)
        yield copy("lane", 0, y)
        yield _reached(f"fill-seat-{seat + 1}", column, y)
        yield badge(seat, LEFT - 14, y, 0.58)
    y = lane(len(locos), lanes)
    yield copy("lane", 0, y)
    yield _reached("oil", black, y)
    yield disc("oil", LEFT - 14, y, 10.5)
    yield copy("star", LEFT - 14, y + 0.5, "", 0.5)
    yield copy("star", space(int(STAR)) - 2, y)


@kept
def _engines(locos: tuple[int, ...], black: int) -> tuple[Shape, ...]:
    lanes = len(locos) + 1
    seats = [_loco(seat, column, lanes) for seat, column in enumerate(locos)]
    return (*seats, _black(black, lane(len(locos), lanes)))


@kept
def _loco(seat: int, column: int, lanes: int) -> Shape:
    label = say("giganten-board-loco", seat=Seat(seat), column=column)
    engine = copy(f"loco-{seat + 1}", space(column), lane(seat, lanes) - 1)
    return Shape("g", "", {}, [engine], id=f"loco-{seat}", label=label)


@kept
def _black(step: int, y: float) -> Shape:
    label = say("giganten-board-black", step=step, left=int(STAR) - step)
    return Shape("g", "", {}, [copy("loco-black", space(step), y - 1)], id="loco-black", label=label)


def _reached(dress: str, column: int, y: float) -> Shape:
    """How far a loco serves the wells (G64): its rails shine that far."""
    return box(f"{dress} reached", LEFT, y - 3, space(column) - LEFT, 6)


def _targets(state: Position, said: Said) -> Iterator[Shape]:
    """The spaces ahead that the points allow: the next one is one answer, each further one a chain (G48)."""
    if state.step != ask.MOVE or do.LOCO not in said:
        return
    lanes = int(state.setting.seats) + 1
    here, cost = int(state.locos[state.seat]), 0
    y, height = lane(int(state.seat), lanes), LANES_HEIGHT / lanes
    for column in range(here + 1, int(LAST_COLUMN) + 1):
        cost += int(TRACK_COST[column])
        remains = int(state.points) - cost
        if remains < 0:
            return
        x = space(column)
        inside = [box("hit reach", x - CELL / 2 + 3, y - height / 2 + 2, CELL - 6, height - 4, 6)]
        if column == here + 1:
            yield target(do.LOCO, f"rail-{column}", said[do.LOCO], inside)
        else:
            label = say("giganten-board-advance", column=column, cost=cost, remains=remains)
            chain = (do.LOCO,) * (column - here)
            yield Shape("g", "target", {}, inside, id=f"rail-{column}", label=label, answers=chain)
        yield trip(f"M{space(here):g} {y:g}H{x:g}", cost, remains, (x, y))
