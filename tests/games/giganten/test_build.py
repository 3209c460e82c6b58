"""Action 5: derricks (G56 to G60)."""

import pytest

from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import FACE_DOWN
from gusher.games.giganten.effects.oil import Built, NotBuilt, Struck
from gusher.games.giganten.state import Giganten
from gusher.kernel.state import CHANCE, PUBLIC
from tests.games.giganten.positions import (
    Cell,
    building,
    derrick,
    dry,
    midgame,
    odds,
    offered,
    play,
    refusal,
    seen,
    site,
    tank,
    truck,
)

BETWEEN = (6, 6)  # with the tiles of (5,6) and (7,6) on both sides
WELLS = [(3, 2), (6, 2), (10, 2), (0, 3), (2, 4), (0, 5)]


def beside(place: Cell, cash: int = 15000, seat: int = 0) -> Giganten:
    state = midgame()
    truck(state, seat, place)
    state.cash[seat] = cash
    return building(state)


@pytest.mark.clause("G56")
def test_a_seat_beside_tiles_may_build_on_one_of_them_or_not() -> None:
    state = beside(BETWEEN)
    assert (state.step, state.seat) == (ask.BUILD, 0)
    assert offered(state) == ["build:N", "build:S", "skip"]
    assert refusal(state, "build:E") == "G56"
    assert refusal(state, "end") == "G56"
    assert play(state, "skip")[0] == NotBuilt(0)
    assert state.step != ask.BUILD


@pytest.mark.clause("G56")
def test_one_derrick_a_round_and_the_next_seat_is_asked() -> None:
    state = midgame(first=2)
    truck(state, 2, BETWEEN)
    truck(state, 0, (3, 1))
    building(state)
    assert state.seat == 2
    play(state, "build:N tile:3")
    assert (state.step, state.seat) == (ask.BUILD, 0)
    play(state, "build:E tile:2")
    assert state.step == ask.HAUL


@pytest.mark.clause("G56")
def test_a_tile_that_was_looked_at_or_not_makes_no_difference() -> None:
    state = midgame()
    truck(state, 0, BETWEEN)
    seen(state, 0, (5, 6), 2)
    seen(state, 1, (7, 6), 4)
    assert offered(building(state)) == ["build:N", "build:S", "skip"]


@pytest.mark.clause("G56")
def test_without_a_tile_beside_the_truck_nobody_is_asked() -> None:
    state = midgame()
    truck(state, 0, BETWEEN)
    derrick(state, 1, (5, 6), 2)
    dry(state, (7, 6))
    assert building(state).step == ask.HAUL


@pytest.mark.clause("G57")
@pytest.mark.parametrize(("place", "cost"), [((3, 1), 4000), ((3, 9), 6000), ((6, 10), 8000)])
def test_a_derrick_costs_by_kind_and_there_is_no_credit(place: Cell, cost: int) -> None:
    state = beside(place, cash=cost)
    choice = next(answer for answer in offered(state) if answer != "skip")
    told = play(state, choice)
    assert told == [Built(0, int(state.site), cost)]
    assert state.cash[0] == 0
    assert beside(place, cash=cost - 500).step != ask.BUILD


@pytest.mark.clause("G57")
def test_of_two_tiles_the_one_that_is_too_dear_is_refused() -> None:
    state = midgame()
    truck(state, 0, (3, 9))  # between two of kind 2
    state.cash[0] = 6000
    assert offered(building(state)) == ["build:W", "build:E", "skip"]
    state = midgame()
    truck(state, 0, (7, 9))  # kind 2 to the west, kind 3 to the east
    state.cash[0] = 7500
    assert offered(building(state)) == ["build:W", "skip"]
    assert refusal(state, "build:E") == "G57"


@pytest.mark.clause("G58")
def test_a_sixth_derrick_is_not_there() -> None:
    state = midgame()
    truck(state, 0, BETWEEN)
    for place in WELLS[:4]:
        derrick(state, 0, place, 2)
    assert building(state.clone()).step == ask.BUILD
    derrick(state, 0, WELLS[4], 2)
    assert building(state).step == ask.HAUL


@pytest.mark.clause("G59")
def test_the_value_is_revealed_and_so_many_markers_are_stacked() -> None:
    state = beside(BETWEEN)
    play(state, "build:S")
    assert (state.step, state.seat) == (ask.REVEAL, CHANCE)
    assert all(state.sees(action, viewer) for action in state.legal() for viewer in (0, 1, PUBLIC))
    assert odds(state) == {"tile:2": 4, "tile:3": 4, "tile:4": 4}
    assert refusal(state, "skip") == "G59"
    where = site((7, 6))
    told = play(state, "tile:4")
    assert told[0] == Struck(0, where, 4, 4)
    assert (state.owners[where], state.tiles[where], state.stock[0]) == (0, 4, 4)
    assert state.supply == 60 - 4
    assert state.markers[where] == 3  # the first one is already on its way (G61)


@pytest.mark.clause("G59")
def test_a_value_that_somebody_has_seen_is_revealed_without_a_draw() -> None:
    state = midgame()
    truck(state, 0, BETWEEN)
    seen(state, 1, (5, 6), 4)
    building(state)
    shown = int(state.disclosed)
    play(state, "build:N")
    assert odds(state) == {"tile:4": 1}
    assert state.silent()  # it happens by itself …
    play(state, "tile:4")
    assert state.disclosed == shown + 1  # … and cannot be taken back
    assert state.redact(2).tiles[site((5, 6))] == 4


@pytest.mark.clause("G59")
def test_the_tile_leaves_the_game() -> None:
    state = beside(BETWEEN)
    play(state, "build:S tile:4")
    assert state.owners[site((7, 6))] != FACE_DOWN
    assert state.owners[site((5, 6))] == FACE_DOWN


def nearly_empty(supply: int) -> Giganten:
    """So few markers are left in the supply."""
    state = midgame()
    truck(state, 0, BETWEEN)
    for seat in range(4):
        for company in "HJS":
            tank(state, seat, company, 2)
    wells = [(11, 10), (7, 10), (1, 9), (0, 11), (7, 13), (2, 14), (8, 16)]
    for turn, place in enumerate(wells):
        markers = min(6 if turn < 4 else 5, int(state.supply) - supply)
        if markers > 0:
            derrick(state, turn % 3 + 1, place, markers)
    assert state.supply == supply
    return building(state)


@pytest.mark.clause("G60")
def test_a_well_gets_what_the_supply_still_has() -> None:
    state = nearly_empty(supply=2)
    told = play(state, "build:N tile:4")
    assert Struck(0, site((5, 6)), 4, 2) in told
    assert state.supply == 0


@pytest.mark.clause("G60")
def test_on_an_empty_supply_nobody_builds() -> None:
    assert nearly_empty(supply=1).step == ask.BUILD
    assert nearly_empty(supply=0).step != ask.BUILD


def test_with_nothing_built_the_round_goes_on_to_the_auctions() -> None:
    state = midgame()
    tank(state, 0, "H", 1)
    assert building(state).step == ask.BID
