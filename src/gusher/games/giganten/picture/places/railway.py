"""The railway: the lane of each locomotive, space by space in one's own."""

from collections.abc import Iterator
from typing import Final

from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.data import COLUMNS, STAR, TRACK_COST
from gusher.games.giganten.picture.layout import (
    CELL,
    LANES_HEIGHT,
    LEFT,
    RIGHT,
    SLEEPERS,
    SLEEPERS_HEIGHT,
    lane,
    space,
)
from gusher.games.giganten.picture.places.terrain import ELSEWHERE
from gusher.games.giganten.position import Position
from gusher.kernel.drawing import kept
from gusher.kernel.places import Place
from gusher.kernel.say import Say, Seat, say

SILENT: Final = frozenset({"costs", "lane", "black"})


def places(state: Position, viewer: int) -> Iterator[Place]:
    lanes = int(state.setting.seats) + 1
    yield _costs()
    for seat in range(lanes - 1):
        column = int(state.locos[seat])
        if seat == viewer:
            moving = state.step == ask.MOVE and state.seat == seat
            yield from _own(seat, lanes, column, int(state.points) if moving else None)
        else:
            yield _lane("lane", seat, lanes, say("giganten-board-loco", seat=Seat(seat), column=column))
    step = int(state.black)
    yield _lane("black", lanes - 1, lanes, say("giganten-board-black", step=step, left=int(STAR) - step))


@kept
def _costs() -> Place:
    return Place("costs", (LEFT, SLEEPERS, RIGHT - LEFT, SLEEPERS_HEIGHT))


@kept
def _lane(kind: str, number: int, lanes: int, label: Say) -> Place:
    height = LANES_HEIGHT / lanes
    return Place(kind, (LEFT, lane(number, lanes) - height / 2, RIGHT - LEFT, height), label)


@kept
def _own(seat: int, lanes: int, here: int, points: int | None) -> tuple[Place, ...]:
    """One's own lane: the loco goes forward only (G48), as far as the points last; without any it does not move."""
    found, cost = [], 0
    for column in range(COLUMNS):
        cost += int(TRACK_COST[column]) if column > here else 0
        clause = "" if points is None else "G48" if column <= here else "G34" if cost > points else ""
        means = () if clause else ELSEWHERE if points is None else (do.LOCO,)
        found.append(_space(column, lane(seat, lanes), LANES_HEIGHT / lanes, means, clause))
    return tuple(found)


@kept
def _space(column: int, middle: float, height: float, means: tuple[int, ...], clause: str) -> Place:
    return Place("rail", (space(column) - CELL / 2, middle - height / 2, CELL, height), f"c{column}", means, clause)
