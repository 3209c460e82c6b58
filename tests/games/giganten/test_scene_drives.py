"""Drives: one click takes the truck the cheapest legal way, and one undo takes it back."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gusher.games.giganten.actions import ask, do
from gusher.games.giganten.data import COST, NEIGHBOUR
from gusher.games.giganten.picture.routes import Drive, drives, legal_steps
from gusher.games.giganten.state import Giganten
from gusher.kernel.state import CHANCE
from gusher.kernel.trail import only_answer
from tests.games.giganten.positions import (
    DEFAULT,
    SETTINGS,
    Cell,
    cell,
    derrick,
    follow,
    midgame,
    moving,
    offered,
    random_game,
    seated,
    setting_name,
    short,
    truck,
)
from tests.web.serving import Caller, Seat, serving

THREE = [{"kind": "human", "name": "Ada"}, {"kind": "friend", "name": "Ben"}, {"kind": "friend", "name": "Cem"}]
NORTH, SOUTH, _, EAST = range(4)


def by_cell(state: Giganten) -> dict[Cell, Drive]:
    return {(drive.cell // 20, drive.cell % 20): drive for drive in drives(state)}


def shorts(drive: Drive) -> list[str]:
    return [short(action) for action in drive.answers]


def stops(state: Giganten) -> dict[int, int]:
    """The slow way: every cell where the truck can come to a stop, with the most points that can be left."""
    seat, found = int(state.seat), dict[int, int]()
    waiting = [state.clone()]
    known: dict[int, int] = {}
    while waiting:
        here = waiting.pop()
        where, points = int(here.trucks[seat]), int(here.points)
        if known.get(where, -1) >= points:
            continue
        known[where] = points
        if "end" in offered(here):
            found[where] = max(found.get(where, -1), points)
        for answer in offered(here, "step"):
            there = here.clone()
            there.play(do.STEP + "NSWE".index(answer[-1]))
            if (there.seat, there.step) == (seat, ask.MOVE):
                waiting.append(there)
    return found


def sampled_moves(seats: int, options: dict[str, Any]) -> Iterator[Giganten]:
    moves = (state for state in random_game(seats, options, seed=9) if state.step == ask.MOVE)
    yield from (state for place, state in enumerate(moves) if place % 9 == 0)


@pytest.mark.clause("G37", "G38", "G40", "G41", "G42")
@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_drives_reach_exactly_the_cells_where_the_truck_can_stop_at_the_least_cost(
    setting: tuple[int, dict[str, Any]],
) -> None:
    looked = 0
    for state in sampled_moves(*setting):
        expected = stops(state)
        expected.pop(int(state.trucks[state.seat]), None)
        found = {drive.cell: int(state.points) - drive.cost for drive in drives(state)}
        assert found == expected
        looked += len(found)
    assert looked > 100


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_the_answers_of_a_drive_lead_to_its_cell(setting: tuple[int, dict[str, Any]]) -> None:
    """Steps without an alternative happen by themselves, as in a match, and are not among the answers."""
    for state in sampled_moves(*setting):
        for drive in drives(state):
            walk, seat = state.clone(), int(state.seat)
            for action in drive.answers:
                assert action in list(walk.legal())
                walk.play(action)
                while walk.step == ask.MOVE and walk.seat == seat and (only := only_answer(walk)) is not None:
                    walk.play(only)
            assert walk.trucks[seat] == drive.cell
            assert sum(int(COST[place]) for place in cells_of(state, drive)) == drive.cost


def cells_of(state: Giganten, drive: Drive) -> Iterator[int]:
    where = int(state.trucks[state.seat])
    for direction in drive.directions:
        where = int(NEIGHBOUR[where * 4 + direction])
        yield where


@pytest.mark.clause("G40", "G41")
def test_a_tile_is_crossed_where_that_is_shorter() -> None:
    state = midgame()
    truck(state, 0, (3, 1))
    far = by_cell(moving(state, points=2))
    assert (3, 2) not in far  # one may not stay on a tile
    assert shorts(far[3, 3]) == ["step:E", "step:E"]
    assert far[3, 3].cost == 2
    state.points = 1
    assert (3, 3) not in by_cell(state)


@pytest.mark.clause("G41", "G42")
def test_a_step_without_an_alternative_is_not_among_the_answers() -> None:
    """On the tile with one point the truck can only go on eastwards: north of it another truck is in the way."""
    state = midgame()
    truck(state, 0, (3, 1))
    truck(state, 1, (2, 2))
    drive = by_cell(moving(state, points=2))[3, 3]
    assert drive.directions == (EAST, EAST)
    assert shorts(drive) == ["step:E"]
    match = seated(state)
    follow(match, "step:E")
    assert match.state.dump()["trucks"][0] == cell((3, 3))


@pytest.mark.clause("G42")
def test_a_truck_on_a_tile_can_be_driven_on() -> None:
    state = midgame()
    truck(state, 0, (3, 1))
    moving(state, points=4)
    state.play(do.STEP + EAST)
    assert offered(state) == ["step:N", "step:S", "step:W", "step:E"]
    assert {(3, 3), (2, 2), (4, 2), (3, 1)} <= set(by_cell(state))


@pytest.mark.clause("G39")
def test_derricks_are_driven_around() -> None:
    state = midgame()
    derrick(state, 1, (3, 2), 2)
    truck(state, 0, (3, 1))
    drive = by_cell(moving(state, points=10))[3, 3]
    assert drive.cost == 5  # a hill in the north; the mountain in the south would make it six
    assert drive.directions == (NORTH, EAST, EAST, SOUTH)


def test_equal_ways_are_told_apart_by_what_they_cross() -> None:
    """Over the tile on (10,2) or around it costs the same, and around is what one expects."""
    state = midgame()
    truck(state, 0, (9, 2))
    drive = by_cell(moving(state, points=10))[10, 3]
    assert drive.cost == 2
    assert list(cells_of(state, drive)) == [cell((9, 3)), cell((10, 3))]


def test_legal_steps_are_those_of_the_rules() -> None:
    for state in sampled_moves(4, DEFAULT):
        found = [direction for direction, _ in legal_steps(state, int(state.trucks[state.seat]), int(state.points))]
        assert [f"step:{'NSWE'[direction]}" for direction in found] == offered(state, "step")


def test_one_undo_takes_back_a_whole_drive() -> None:
    state = midgame()
    truck(state, 0, (3, 0))
    match = seated(moving(state, points=8))
    drive = by_cell(state)[0, 2]
    assert len(drive.answers) == 5
    assert match.crosses(*drive.answers) == ""
    match.answer_number(0, *drive.answers)
    assert match.n == 5
    assert match.undo_to(0) == 0
    assert match.undo_to(1) is None


def test_a_drive_that_ends_the_turn_is_foretold() -> None:
    state = midgame()
    truck(state, 0, (3, 0))
    match = seated(moving(state, points=4))
    ends = {where: match.crosses(*drive.answers) for where, drive in by_cell(state).items()}
    assert ends[2, 2] == ""  # one point is left, and a tile beside the truck to look at
    assert ends[0, 1] == "asked"
    assert set(ends.values()) == {"", "asked"}
    assert match.state.seat != CHANCE


def test_the_table_takes_back_a_drive_with_one_entry(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path) as app:
            reply = await Caller(app).post("/tables", 201, game="giganten", seats=THREE, options={})
            seats = [Seat(app, reply["id"], seat["token"]) for seat in reply["seats"]]
            while True:
                position = await seats[0].position()
                mover = seats[position["asked"]]
                answers = (await mover.position())["answers"]
                if answers[0]["do"] == "place":
                    break
                await mover.answer(position["n"], answers[0])
            n = (await mover.answer(position["n"], {"do": "place", "row": 7}))["n"]
            east = {"do": "step", "to": "E"}
            driven = await mover.answer(n, [east, east])
            assert driven == {"n": n + 2, "answer": n + 1}
            undone = await mover.post(f"{mover.table}/undo", n=n + 2, key="back")
            assert undone == {"n": n + 3, "answer": n + 3}
            back = await mover.position()
            assert back["view"]["trucks"][position["asked"]] == cell((7, 0))

    asyncio.run(asyncio.wait_for(test(), 600))
