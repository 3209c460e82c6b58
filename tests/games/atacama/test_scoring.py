"""Scoring, interim and final (A23 to A33)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gusher.games.atacama.invariants import counting, recount
from gusher.kernel.state import shared_ranks
from tests.games.atacama.positions import (
    MAP,
    ORANGE_COLUMNS,
    SETTINGS,
    SIXTEEN,
    TURQUOISE_COLUMNS,
    WHOLE,
    field,
    line_sum,
    position,
    random_game,
    rigs,
    role_scores,
    setting_name,
)

ROW_9 = "91 94 96 98"  # S1 C3 C4 G1
COLUMN_2 = "12 52 72 92"  # G2 C5 G3 S5


@pytest.mark.clause("A23")
def test_only_the_lines_of_the_own_direction_score() -> None:
    assert position(ROW_9).scores() == [0, -1 + 3 + 4 + 1]
    assert position(COLUMN_2).scores() == [2 - 5 + 3 + 5, 0]


@pytest.mark.clause("A24")
def test_three_rigs_do_not_count_four_do_and_five_do() -> None:
    assert position("12 52 72").scores() == [0, 0]
    assert position(COLUMN_2).scores() == [5, 0]
    assert position(COLUMN_2 + " 32").scores() == [5 - 4, 0]


@pytest.mark.clause("A24")
@pytest.mark.parametrize("line", range(9))
def test_every_line_counts_from_its_fourth_rig(line: int) -> None:
    column = [f"{row}{line + 1}" for row in (1, 3, 5, 8)]
    row = [f"{line + 1}{column}" for column in (2, 4, 7, 9)]
    for direction, names in ((0, column), (1, row)):
        assert counting(position(" ".join(names[:3])), direction) == []
        assert role_scores(position(" ".join(names[:3]))) == [0, 0, 0, 0]
        assert role_scores(position(" ".join(names)))[direction] == signed("turquoise", names)
        assert role_scores(position(" ".join(names)))[2 + direction] == signed("orange", names)


def signed(concession: str, names: list[str]) -> int:
    """What fields bring, read off the map."""
    minus = {"turquoise": "C", "orange": "S"}[concession]
    entries = [MAP[field(name)] for name in names]
    return sum(-int(entry[1]) if entry[0] == minus else int(entry[1]) for entry in entries)


@pytest.mark.clause("A25")
def test_fields_without_a_rig_bring_nothing() -> None:
    whole_column = signed("turquoise", [f"{row}2" for row in range(1, 10)])
    assert whole_column == 8
    assert position(COLUMN_2).scores()[0] == 5
    # A rig in another column of the board adds nothing either.
    assert position(COLUMN_2 + " 55 47").scores()[0] == 5


@pytest.mark.clause("A5", "A26")
def test_the_printed_value_counts_with_the_sign_of_the_concession() -> None:
    state = position(COLUMN_2)
    assert line_sum(state, TURQUOISE_COLUMNS, 2) == +2 - 5 + 3 + 5
    assert line_sum(state, ORANGE_COLUMNS, 2) == +2 + 5 + 3 - 5
    row = position(ROW_9)
    assert role_scores(row) == [0, 1 - 3 - 4 + 1, 0, -1 + 3 + 4 + 1]


@pytest.mark.clause("A27")
def test_the_disputed_rig_costs_turquoise_three() -> None:
    with_it, without_it = position("21 41 61 91"), position("21 41 91")
    assert line_sum(with_it, TURQUOISE_COLUMNS, 1) - line_sum(without_it, TURQUOISE_COLUMNS, 1) == -3


@pytest.mark.clause("A28")
def test_a_negative_line_is_counted() -> None:
    assert position("12 32 52 72").scores() == [2 - 4 - 5 + 3, 0] == [-4, 0]


@pytest.mark.clause("A29")
def test_the_total_adds_the_counting_lines_and_may_be_negative() -> None:
    state = position(SIXTEEN)
    assert state.scores()[0] == line_sum(state, TURQUOISE_COLUMNS, 1) + line_sum(state, TURQUOISE_COLUMNS, 2)
    assert position(WHOLE, seats=4).scores()[3] == -16
    assert position().scores() == [0, 0]


@pytest.mark.clause("A30")
def test_one_rig_counts_in_its_row_and_in_its_column() -> None:
    with_corner = position(SIXTEEN)
    without_corner = position(SIXTEEN.replace("91 ", ""))
    assert with_corner.scores() == [1, 4]
    # Without r9c1 column 1 and row 9 have three rigs each: column 2 and row 8 remain.
    assert without_corner.scores() == [-4, -3]
    # The rig itself, silver, is a plus for one and a minus for the other.
    assert line_sum(with_corner, 0, 1) - line_sum(without_corner, 0, 1) == 1
    assert line_sum(with_corner, 3, 9) - line_sum(without_corner, 3, 9) == -1


@pytest.mark.clause("A31")
@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_the_interim_result_is_available_at_any_time_and_changes_nothing(setting: tuple[int, dict[str, Any]]) -> None:
    for state in random_game(*setting, seed=31):
        before = state.dump()
        first = (state.scores(), state.ranks(), role_scores(state))
        assert (state.scores(), state.ranks(), role_scores(state)) == first
        assert state.dump() == before


@pytest.mark.clause("A31")
def test_the_interim_result_is_what_the_end_would_give() -> None:
    states = random_game(2, {"advanced": False, "tactical": False}, seed=3)
    for state in states:
        assert state.scores() == [recount(state, 0, 0), recount(state, 1, 1)]


@pytest.mark.clause("A32")
def test_the_highest_total_wins() -> None:
    state = position(WHOLE, seats=4)
    assert state.scores() == [5, 16, 9, -16]
    assert state.ranks() == [3, 1, 2, 4]


@pytest.mark.clause("A33")
def test_equal_totals_share_the_better_place() -> None:
    # Silver and copper of column 2 cancel: both columns players have 5, both rows players 0.
    state = position(COLUMN_2, seats=4)
    assert state.scores() == [5, 0, 5, 0]
    assert state.ranks() == [1, 3, 1, 3]
    assert shared_ranks([5, 5, 1]) == [1, 1, 3]
    assert position().ranks() == [1, 1]


# --- for all positions ---


@pytest.mark.clause("A18", "A31")
@given(st.permutations(WHOLE.split()), st.integers(0, 22), st.sets(st.sampled_from(WHOLE.split()), max_size=3))
def test_the_order_of_placement_does_not_matter(order: list[str], count: int, doubles: set[str]) -> None:
    names = sorted(order[:count], key=WHOLE.split().index)
    one, other = (
        position(" ".join(f"{name}!" if name in doubles else name for name in chosen), tactical=True)
        for chosen in (names, order[:count])
    )
    assert rigs(one) == rigs(other)
    assert one.scores() == other.scores()
    for table in ("closed", "legal_fields", "weight", "points"):
        assert one.dump()[table] == other.dump()[table]


@pytest.mark.clause("A23", "A24", "A25", "A26", "A29")
@given(st.permutations(WHOLE.split()), st.integers(0, 28))
def test_the_score_is_what_the_map_says(order: list[str], count: int) -> None:
    names = order[:count]
    columns = [[name for name in names if name[1] == str(line)] for line in range(1, 10)]
    rows = [[name for name in names if name[0] == str(line)] for line in range(1, 10)]
    assert position(" ".join(names)).scores() == [
        sum(signed("turquoise", line) for line in columns if len(line) >= 4),
        sum(signed("orange", line) for line in rows if len(line) >= 4),
    ]
