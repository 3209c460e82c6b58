"""Four players (A41 to A47)."""

import pytest

from gusher.games.atacama.data import ALL_TURNS, BLOCKED
from tests.games.atacama.positions import (
    BLOCKING,
    PURCHASES,
    SIXTEEN,
    WHOLE,
    atacama,
    box,
    buy,
    legal_names,
    match,
    place,
    play,
    position,
    refusal,
    reserve,
    rigs,
    role_scores,
)

COLUMN_2 = "12 32 52 72"  # G2 C4 C5 G3
ROW_9 = "91 94 96 98"  # S1 C3 C4 G1


@pytest.mark.clause("A41")
def test_two_score_columns_and_two_score_rows() -> None:
    assert position(COLUMN_2, seats=4).scores() == [-4, 0, 14, 0]
    assert position(ROW_9, seats=4).scores() == [0, 7, 0, -5]


@pytest.mark.clause("A42")
def test_each_direction_has_one_turquoise_and_one_orange() -> None:
    roles = [PURCHASES[role] for role in position(seats=4).roles]
    assert sorted(roles) == sorted(PURCHASES)


@pytest.mark.clause("A43")
def test_seven_base_rigs_each() -> None:
    state = position(seats=4)
    assert [reserve(state, seat) for seat in range(4)] == [(7, 0)] * 4
    assert box(state) == (0, 6)


@pytest.mark.clause("A44")
@pytest.mark.parametrize("tactical", [False, True])
def test_roles_by_seat(tactical: bool) -> None:
    roles = [PURCHASES[role] for role in position(seats=4, tactical=tactical).roles]
    assert roles == ["turquoise/columns", "orange/rows", "orange/columns", "turquoise/rows"]


@pytest.mark.clause("A45")
def test_everybody_has_a_total_and_a_place_of_his_own() -> None:
    state = position(SIXTEEN, seats=4)
    turquoise_columns, turquoise_rows, orange_columns, orange_rows = role_scores(state)
    assert state.scores() == [turquoise_columns, orange_rows, orange_columns, turquoise_rows] == [1, 4, 13, 2]
    assert state.ranks() == [4, 2, 1, 3]


@pytest.mark.clause("A46")
@pytest.mark.parametrize("tactical", [False, True])
@pytest.mark.parametrize("purchase", PURCHASES)
def test_nothing_is_sold(tactical: bool, purchase: str) -> None:
    assert refusal(match(seats=4, tactical=tactical), buy(purchase)) == "A46"


@pytest.mark.clause("A46")
def test_placing_follows_the_base_game() -> None:
    assert legal_names(position(SIXTEEN, seats=4)) == legal_names(position(SIXTEEN))
    opened = match("55", seats=4)
    assert refusal(opened, place("55")) == "A12"
    assert refusal(opened, place("56")) == "A13"
    play(opened, "11 13 15")
    assert opened.state.seat == 0


@pytest.mark.clause("A47")
def test_the_game_ends_when_all_have_used_their_seven_rigs() -> None:
    *rest, last = WHOLE.split()
    opened = match(" ".join(rest), seats=4)
    assert [reserve(atacama(opened), seat)[0] for seat in range(4)] == [0, 0, 0, 1]
    assert (opened.over, opened.state.seat) == (False, 3)
    opened.answer(3, place(last))
    assert (opened.over, atacama(opened).reason, len(rigs(atacama(opened)))) == (True, ALL_TURNS, 28)


@pytest.mark.clause("A21", "A47")
def test_or_when_the_board_is_blocked() -> None:
    state = position(BLOCKING, seats=4)
    assert state.reason == BLOCKED
    assert [reserve(state, seat)[0] for seat in range(4)] == [1, 2, 2, 2]
    assert state.ranks() == [1, 1, 1, 1]
