"""The data file: the map, its checksums, its provenance, and the tables made from it (A2 to A5)."""

from collections import Counter

import pytest

from gusher.games.atacama.actions import ACTIONS, SIZE, do
from gusher.games.atacama.data import (
    CLOSES,
    CONCESSIONS,
    LINE_MINIMUM,
    METAL,
    METALS,
    PIECES,
    PROVENANCE,
    REACH,
    SIGN,
    TILES,
    TURNS,
    VALUE,
)
from gusher.games.atacama.invariants import beside
from tests.games.atacama.positions import MAP, SIXTEEN, field, position, random_game, shown

NAMES = [f"{row}{column}" for row in range(1, 10) for column in range(1, 10)]
TILE_ROWS = {
    "A": ["C1 G2 C4", "G2 S2 S5", "S2 C4 G2"],
    "B": ["S3 C5 G3", "G2 C3 S2", "S4 G1 C1"],
    "C": ["S2 G3 S3", "C5 C2 G2", "C2 S4 G1"],
    "D": ["S5 G3 G1", "G2 C5 S1", "C3 C1 S3"],
    "E": ["C2 S1 S4", "C4 G2 G1", "S4 C3 G3"],
    "F": ["G3 C4 C3", "S5 S1 C2", "S3 G1 G2"],
    "G": ["C5 G3 C1", "G2 S3 C3", "S1 S5 G1"],
    "H": ["G3 G1 S1", "G2 S5 C2", "C3 S3 C4"],
    "I": ["C1 S4 S2", "G2 C5 S3", "G3 G1 C3"],
}


def printed(tile: str) -> list[str]:
    first = TILES.index(tile) * 9
    return [f"{METALS[METAL[entry]]}{VALUE[entry]}" for entry in range(first, first + 9)]


@pytest.mark.clause("A2", "A3")
def test_the_fixed_layout_is_the_map() -> None:
    state = position()
    assert [shown(state, name) for name in NAMES] == MAP


@pytest.mark.clause("A3")
@pytest.mark.parametrize("tile", TILES)
def test_each_tile_is_printed_as_listed(tile: str) -> None:
    assert printed(tile) == " ".join(TILE_ROWS[tile]).split()


@pytest.mark.clause("A4")
def test_every_field_has_one_metal_and_a_value_from_1_to_5() -> None:
    assert len(METAL) == len(VALUE) == 81
    assert set(map(int, METAL)) == {0, 1, 2}
    assert set(map(int, VALUE)) == {1, 2, 3, 4, 5}


@pytest.mark.clause("A4")
def test_what_is_printed_on_an_open_field_never_changes() -> None:
    seen: dict[str, str] = {}
    for state in random_game(2, {"advanced": True, "tactical": False}, seed=4):
        for name in NAMES:
            if state.laid[(int(name[0]) - 1) // 3 * 3 + (int(name[1]) - 1) // 3] >= 0:
                assert seen.setdefault(name, shown(state, name)) == shown(state, name)
    assert len(seen) == 81


@pytest.mark.clause("A5")
def test_the_signs_of_the_concessions() -> None:
    assert dict(zip(CONCESSIONS, SIGN, strict=True)) == {"turquoise": [1, 1, -1], "orange": [1, -1, 1]}


# --- checksums of the reconstruction ---


def test_each_metal_has_27_fields_and_three_in_every_line_and_tile() -> None:
    lines = [MAP[9 * i : 9 * i + 9] for i in range(9)] + [MAP[i::9] for i in range(9)]
    for group in [*lines, *(printed(tile) for tile in TILES)]:
        assert Counter(entry[0] for entry in group) == {"G": 3, "S": 3, "C": 3}


@pytest.mark.parametrize("tile", TILES)
def test_every_tile_is_worth_the_same(tile: str) -> None:
    sums = Counter[str]()
    for entry in printed(tile):
        sums[entry[0]] += int(entry[1])
    assert sums == {"G": 6, "S": 9, "C": 9}


def test_values_per_metal() -> None:
    values = Counter(entry for tile in TILES for entry in printed(tile))
    assert [values[f"G{value}"] for value in range(1, 6)] == [8, 11, 8, 0, 0]
    assert [values[f"S{value}"] for value in range(1, 6)] == [5, 5, 7, 5, 5]
    assert [values[f"C{value}"] for value in range(1, 6)] == [5, 5, 7, 5, 5]


def test_no_mirror_lets_the_second_player_copy() -> None:
    swapped = {"G": "G", "S": "C", "C": "S"}
    grid = [MAP[9 * i : 9 * i + 9] for i in range(9)]
    one = [[swapped[grid[c][r][0]] + grid[c][r][1] for c in range(9)] for r in range(9)]
    other = [[swapped[grid[8 - c][8 - r][0]] + grid[8 - c][8 - r][1] for c in range(9)] for r in range(9)]
    assert grid not in (one, other)


# --- provenance ---


def test_fifteen_fields_are_deduced_and_66_are_ours() -> None:
    assert Counter(PROVENANCE) == {"deduced": 15, "ours": 66}
    known = {name for name in NAMES if PROVENANCE[_entry(name)] == "deduced"}
    assert known == set(SIXTEEN.split()) - {"55"}


@pytest.mark.parametrize("tile", TILES)
def test_provenance_per_tile(tile: str) -> None:
    first = TILES.index(tile) * 9
    assert PROVENANCE[first : first + 9].count("deduced") == (3 if tile in "ADGHI" else 0)


def _entry(name: str) -> int:
    """Where a field of the fixed layout is in the tables of the tiles."""
    row, column = int(name[0]) - 1, int(name[1]) - 1
    return (row // 3 * 3 + column // 3) * 9 + row % 3 * 3 + column % 3


@pytest.mark.clause("A27")
def test_the_third_rig_of_column_1_stands_on_copper() -> None:
    assert shown(position(), "61") == "C3"


# --- tables and numbers ---


@pytest.mark.clause("A13", "A15")
def test_what_a_rig_closes() -> None:
    for name in NAMES:
        start = field(name) * REACH
        assert set(map(int, CLOSES[start : start + REACH])) == {field(name), *beside(field(name))}


def test_the_numbers_of_the_rules() -> None:
    assert (LINE_MINIMUM, TURNS, PIECES) == (4, 28, [28, 6])


def test_the_first_numbers_of_the_kinds_are_those_of_the_action_table() -> None:
    assert ACTIONS.first == {"place": do.PLACE, "buy": do.BUY, "use": do.USE, "tile": do.TILE}
    assert ACTIONS.size == SIZE
    assert ACTIONS.words(do.BUY + 2) == {"do": "buy", "concession": "orange", "direction": "columns"}
    assert ACTIONS.words(do.PLACE + field("41")) == {"do": "place", "row": 4, "column": 1}
