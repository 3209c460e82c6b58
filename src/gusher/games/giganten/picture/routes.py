"""Drives: the cheapest legal way of the truck to every cell where it may stay, as one chain of steps (G37 to G42)."""

from heapq import heappop, heappush
from typing import NamedTuple

from gusher.games.giganten.actions import do
from gusher.games.giganten.data import COST, NEIGHBOUR, NOTHING
from gusher.games.giganten.position import Position


class Drive(NamedTuple):
    """A way to a cell. `answers` are the steps to be given: those without an alternative happen by themselves."""

    cell: int
    cost: int
    directions: tuple[int, ...]
    answers: tuple[int, ...]


class _Arrival(NamedTuple):
    """The cheapest way to a cell; among equal ones that over fewer cells where one may not stay."""

    cost: int
    crossings: int
    directions: tuple[int, ...]
    answers: tuple[int, ...]


def drives(state: Position) -> list[Drive]:
    """For the seat at MOVE: every cell it can drive to and stay on, but for the one where it stands."""
    start = int(state.trucks[state.seat])
    arrivals = _search(state, start)
    return [
        Drive(cell, arrival.cost, arrival.directions, arrival.answers)
        for cell, arrival in sorted(arrivals.items())
        if cell != start and state.leave[cell] == 0
    ]


def _search(state: Position, start: int) -> dict[int, _Arrival]:
    arrivals: dict[int, _Arrival] = {}
    queue: list[tuple[int, int, int, tuple[int, ...], tuple[int, ...]]] = [(0, 0, start, (), ())]
    while queue:
        cost, crossings, cell, directions, answers = heappop(queue)
        if cell in arrivals:
            continue
        arrivals[cell] = _Arrival(cost, crossings, directions, answers)
        steps = legal_steps(state, cell, int(state.points) - cost)
        by_itself = len(steps) == 1 and state.leave[cell] > 0 and cell != start
        for direction, there in steps:
            if there not in arrivals:
                given = answers if by_itself else (*answers, do.STEP + direction)
                crossed = crossings + (1 if state.leave[there] > 0 else 0)
                heappush(queue, (cost + int(COST[there]), crossed, there, (*directions, direction), given))
    return arrivals


def legal_steps(state: Position, cell: int, points: int) -> list[tuple[int, int]]:
    """G41: directions, and the cells they lead to, from which the truck can still get to a cell where it may stay."""
    steps = []
    for direction in range(4):
        there = int(NEIGHBOUR[cell * 4 + direction])
        if there != NOTHING and COST[there] + state.leave[there] <= points:
            steps.append((direction, there))
    return steps
