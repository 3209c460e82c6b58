"""Action 4: trucks, looks and locos (G33 to G49)."""

from typing import Any

import pytest

from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import CARD_MOVE, COST, NEIGHBOUR, TRACK_COST
from gusher.games.giganten.effects.movement import Advanced, Drove, Looked, Placed, Stayed
from gusher.games.giganten.invariants import ways_out
from gusher.games.giganten.state import Giganten
from gusher.kernel.state import CHANCE, PUBLIC
from tests.games.giganten.positions import (
    SETTINGS,
    Cell,
    cell,
    derrick,
    dry,
    fresh,
    midgame,
    moving,
    odds,
    offered,
    play,
    random_game,
    refusal,
    seated,
    seen,
    setting_name,
    truck,
)


def standing(place: Cell, points: int | None = None, card: str = "B02", others: tuple[Cell, ...] = ()) -> Giganten:
    """Seat 0 moves from this cell; other trucks stand where named."""
    state = midgame()
    truck(state, 0, place)
    for seat, other in enumerate(others, start=1):
        truck(state, seat, other)
    return moving(state, card, points)


def first_round(first: int = 1) -> Giganten:
    """Round 1: the first player's truck is to be placed."""
    state = midgame(first=first)
    state.round = 1
    for seat in range(4):
        state.trucks[seat] = -1
    return moving(state)


@pytest.mark.clause("G33")
def test_a_seat_moves_then_has_its_special_then_the_next_follows() -> None:
    state = standing((5, 3), card="B08")
    assert refusal(state, "price:H,up") == "G33"
    play(state, "step:N end")
    assert (state.step, state.seat) == (ask.SPECIAL, 0)
    play(state, "price:H,up")
    assert (state.step, state.seat) == (ask.MOVE, 1)
    play(state, "end")
    assert (state.step, state.seat) == (ask.MOVE, 2)
    play(state, "end end")
    assert state.turn == 0


@pytest.mark.clause("G34")
def test_truck_and_loco_share_the_points_of_the_card() -> None:
    state = standing((5, 3), card="B05")
    assert state.points == 4
    play(state, "step:N loco")
    assert state.points == 2
    assert refusal(state, "step:W") == "G34"  # a mountain
    play(state, "loco step:S")
    assert state.points == 0
    assert offered(state) == ["end"]
    assert refusal(state, "loco") == "G34"
    assert refusal(state, "step:N") == "G34"


@pytest.mark.clause("G34")
def test_points_may_be_left_and_are_lost() -> None:
    state = standing((5, 3), card="B02")
    told = play(state, "end")
    assert told == [Stayed(0)]
    assert (state.seat, state.points) == (1, int(CARD_MOVE[state.cards[1]]))


@pytest.mark.clause("G34")
def test_a_move_is_told_in_one_line_for_the_truck_and_one_for_the_loco() -> None:
    state = standing((5, 3), card="B02")
    told = play(state, "step:E loco step:E loco step:N end")
    assert told == [Drove(0, cell((5, 3)), cell((4, 5)), 6), Advanced(0, 0, 2, 2)]


@pytest.mark.clause("G35")
def test_in_round_1_the_truck_is_placed_in_column_0_free_of_cost() -> None:
    state = first_round()
    assert (state.step, state.seat) == (ask.PLACE, 1)
    assert offered(state) == [f"place:{row}" for row in range(12)]
    assert refusal(state, "step:E") == "G35"
    assert play(state, "place:4") == [Placed(1, 4)]
    assert (state.step, state.points) == (ask.MOVE, CARD_MOVE[state.cards[1]])
    assert state.trucks[1] == cell((4, 0))
    play(state, "step:E")
    assert state.trucks[1] == cell((4, 1))


@pytest.mark.clause("G35")
def test_later_nobody_is_placed_again() -> None:
    assert standing((5, 3)).step == ask.MOVE


@pytest.mark.clause("G36")
def test_placing_is_compulsory_and_not_on_another_truck() -> None:
    state = first_round()
    play(state, "place:4 end")
    assert (state.step, state.seat) == (ask.PLACE, 2)
    assert offered(state) == [f"place:{row}" for row in range(12) if row != 4]
    assert refusal(state, "place:4") == "G36"
    assert refusal(state, "end") == "G35"
    play(state, "place:5 step:N")  # across the other truck, and on
    play(state, "step:N end")
    assert state.trucks[2] == cell((3, 0))


@pytest.mark.clause("G36")
def test_the_first_player_may_use_a_row_that_a_truck_has_left() -> None:
    state = first_round()
    play(state, "place:4 step:E end place:4 end")
    assert [int(truck) for truck in state.trucks] == [-1, cell((4, 1)), cell((4, 0)), -1]


@pytest.mark.clause("G37")
def test_one_cell_at_a_time_in_the_four_directions() -> None:
    state = standing((5, 3))
    assert offered(state, "step") == ["step:N", "step:S", "step:W", "step:E"]
    for direction, place in (("N", (4, 3)), ("S", (6, 3)), ("W", (5, 2)), ("E", (5, 4))):
        copy = state.clone()
        play(copy, f"step:{direction}")
        assert copy.trucks[0] == cell(place)


@pytest.mark.clause("G37")
def test_nobody_leaves_the_board() -> None:
    corner = standing((0, 0))
    assert offered(corner, "step") == ["step:S", "step:E"]
    assert refusal(corner, "step:N") == refusal(corner, "step:W") == "G37"
    other = standing((11, 19))
    assert offered(other, "step") == ["step:N", "step:W"]


@pytest.mark.clause("G38")
@pytest.mark.parametrize(("place", "way", "cost"), [((5, 3), "N", 1), ((5, 4), "E", 2), ((5, 3), "S", 3)])
def test_entering_costs_by_terrain(place: Cell, way: str, cost: int) -> None:
    state = standing(place, card="B02")
    play(state, f"step:{way}")
    assert state.points == 10 - cost


@pytest.mark.clause("G38")
def test_a_truck_on_a_mountain_makes_it_no_dearer() -> None:
    state = standing((5, 3), others=((6, 3),))
    play(state, "step:S")
    assert state.points == 7


@pytest.mark.clause("G39")
@pytest.mark.parametrize("owner", [0, 2])
def test_nobody_enters_a_cell_with_a_derrick_not_even_the_owner(owner: int) -> None:
    state = midgame()
    truck(state, 0, (3, 1))
    derrick(state, owner, (3, 2), 2)
    moving(state)
    assert "step:E" not in offered(state)
    assert refusal(state, "step:E") == "G39"


@pytest.mark.clause("G40")
def test_tiles_and_trucks_are_crossed_but_not_stopped_on() -> None:
    state = standing((3, 1), others=((4, 3),))
    play(state, "step:E")
    assert refusal(state, "end") == "G42"
    play(state, "step:E")
    assert "end" in offered(state)
    play(state, "step:S")
    assert refusal(state, "end") == "G42"


@pytest.mark.clause("G40")
def test_the_own_cell_and_a_dry_well_are_open() -> None:
    state = midgame()
    truck(state, 0, (3, 1))
    dry(state, (3, 2))
    moving(state)
    play(state, "step:E")
    assert "end" in offered(state)
    play(state, "step:W")
    assert "end" in offered(state)


@pytest.mark.clause("G4", "G40")
def test_with_three_players_an_unused_site_is_ordinary_terrain() -> None:
    state = midgame(seats=3)
    truck(state, 0, (4, 3))
    moving(state)
    play(state, "step:E end")
    assert state.trucks[0] == cell((4, 4))


@pytest.mark.clause("G41")
def test_a_step_needs_the_points_to_get_off_again() -> None:
    assert "step:E" in offered(standing((3, 1), points=2))
    state = standing((3, 1), points=1)
    assert "step:E" not in offered(state)
    assert refusal(state, "step:E") == "G41"


@pytest.mark.clause("G41")
@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_steps_are_exactly_those_from_which_the_truck_can_still_end(setting: tuple[int, dict[str, Any]]) -> None:
    """Compared with a plain search over everything that the points allow."""
    steps = crossings = 0
    for state in random_game(*setting, seed=41):
        if state.step != ask.MOVE:
            continue
        here = int(state.trucks[state.seat])
        found = ways_out(state, int(state.seat))
        for direction, name in enumerate("NSWE"):
            there = int(NEIGHBOUR[here * 4 + direction])
            possible = there >= 0 and int(COST[there]) + found[there] <= state.points
            assert (f"step:{name}" in offered(state)) == possible
            steps += possible
            crossings += possible and found[there] > 0
    assert steps > 200
    assert crossings > 10


@pytest.mark.clause("G42")
def test_on_a_tile_only_further_steps_are_possible() -> None:
    state = standing((4, 6), card="B02")
    play(state, "step:S")  # the tile of (5,6)
    assert offered(state) == ["step:N", "step:S", "step:W", "step:E"]
    assert refusal(state, "end") == refusal(state, "loco") == refusal(state, "look:S") == "G42"
    play(state, "step:S")
    assert offered(state) == ["step:N", "step:S", "step:W", "step:E", "look:N", "look:S", "loco", "end"]


@pytest.mark.clause("G43")
def test_looks_from_an_open_cell_cost_nothing_and_movement_goes_on() -> None:
    state = standing((6, 6), card="B02")
    play(state, "look:N")
    assert (state.step, state.seat) == (ask.LOOK, CHANCE)
    play(state, "tile:3")
    assert (state.step, state.seat, state.points) == (ask.MOVE, 0, 10)
    play(state, "step:E step:E")
    assert state.trucks[0] == cell((6, 8))


@pytest.mark.clause("G43")
def test_without_a_tile_there_is_nothing_to_look_at() -> None:
    state = midgame()
    truck(state, 0, (6, 6))
    derrick(state, 1, (5, 6), 2)
    dry(state, (7, 6))
    moving(state)
    assert offered(state, "look") == []
    assert refusal(state, "look:N") == refusal(state, "look:S") == refusal(state, "look:E") == "G43"


@pytest.mark.clause("G43")
def test_kind_3_may_be_looked_at_too() -> None:
    state = standing((6, 10))
    assert offered(state, "look") == ["look:S"]
    play(state, "look:S")
    assert odds(state) == {"tile:4": 4, "tile:5": 4, "tile:6": 4}


@pytest.mark.clause("G44")
def test_kind_2_is_never_looked_at_nor_a_tile_across_the_corner() -> None:
    state = standing((6, 16))
    assert offered(state, "look") == []
    assert refusal(state, "look:W") == refusal(state, "look:E") == "G44"
    assert offered(standing((6, 7)), "look") == []  # (5,6) and (7,6) are diagonal


@pytest.mark.clause("G45")
def test_the_value_is_the_looking_seat_s_alone_the_look_is_public() -> None:
    state = standing((6, 6))
    play(state, "look:N")
    assert [state.sees(action, 0) for action in state.legal()] == [True] * 3
    assert not any(state.sees(action, viewer) for action in state.legal() for viewer in (1, 2, 3, PUBLIC))
    (told,) = play(state, "tile:4")
    assert told == Looked(0, 10, 4)
    assert told.seen_by(1) == told.seen_by(PUBLIC) == Looked(0, 10, -1)
    assert state.redact(0).tiles[10] == 4
    for viewer in (1, 2, 3, PUBLIC):
        view = state.redact(viewer)
        assert (view.tiles[10], view.viewers[10]) == (-1, 1)
    assert state.owners[10] == -1  # still face down


@pytest.mark.clause("G46")
def test_a_look_is_possible_before_the_first_step() -> None:
    assert offered(standing((6, 6), points=0)) == ["look:N", "look:S", "end"]


@pytest.mark.clause("G47")
def test_nobody_is_offered_a_second_look() -> None:
    state = midgame()
    truck(state, 0, (6, 6))
    truck(state, 1, (4, 6))
    seen(state, 0, (5, 6), 3)
    moving(state)
    assert offered(state, "look") == ["look:S"]
    assert refusal(state, "look:N") == "G47"
    play(state, "end")
    assert offered(state, "look") == ["look:S"]  # seat 1 has not seen it
    play(state, "look:S")
    assert odds(state) == {"tile:3": 1}


@pytest.mark.clause("G48")
def test_the_loco_pays_for_each_space_and_stops_at_the_last() -> None:
    state = standing((5, 3), card="B01")
    state.locos[0] = 9
    play(state, "loco")
    assert (state.locos[0], state.points) == (10, 12 - TRACK_COST[10]) == (10, 10)
    state.locos[0] = 16
    play(state, "loco loco loco")
    assert (state.locos[0], state.points) == (19, 1)
    assert "loco" not in offered(state)
    assert refusal(state, "loco") == "G48"


@pytest.mark.clause("G48")
def test_a_loco_needs_the_points_and_is_not_blocked_by_others() -> None:
    state = standing((5, 3), points=1)
    state.locos[0], state.locos[1] = 9, 10
    assert "loco" not in offered(state)
    assert refusal(state, "loco") == "G34"
    state.locos[0] = 8
    state.locos[1] = 9
    play(state, "loco")
    assert state.locos[0] == state.locos[1] == 9


@pytest.mark.clause("G49")
def test_truck_and_loco_steps_mix_freely() -> None:
    state = standing((5, 3), card="B02")
    play(state, "loco step:N loco loco step:S loco")
    assert (state.locos[0], state.points) == (4, 4)


def test_the_move_ends_by_itself_when_nothing_is_left_to_do() -> None:
    match = seated(standing((5, 3), points=1))
    match.answer(0, {"do": "loco"})
    assert match.state.seat == 1


def test_after_the_last_seat_comes_building() -> None:
    state = midgame()
    truck(state, 1, (3, 1))
    moving(state)
    play(state, "end end end end")
    assert (state.step, state.seat) == (ask.BUILD, 1)


def test_a_fresh_board_has_no_trucks_in_the_way() -> None:
    """Trucks that are not on the board do not count."""
    state = first_round(first=0)
    play(state, "place:0")
    assert all(state.leave[row * 20] == 0 for row in range(12))
    assert fresh().trucks[0] == -1
