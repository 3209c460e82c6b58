"""The first position of every way of playing (A2, A6 to A9)."""

from typing import Any

import pytest

from gusher.games.atacama.data import TILES
from gusher.kernel.match import Match
from gusher.kernel.state import CHANCE, PUBLIC
from tests.games.atacama.positions import (
    ORANGE_ROWS,
    SETTINGS,
    SIXTEEN,
    TURQUOISE_COLUMNS,
    atacama,
    box,
    buy,
    line_sum,
    match,
    position,
    random_game,
    refusal,
    reserve,
    rigs,
    setting_name,
)


@pytest.mark.clause("A2")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_tiles_lie_in_the_order_of_the_alphabet(seats: int) -> None:
    state = position(seats=seats)
    assert "".join(TILES[tile] for tile in state.laid) == "ABCDEFGHI"
    assert state.legal_fields == 81


@pytest.mark.clause("A6")
def test_seat_0_has_turquoise_for_columns_and_seat_1_orange_for_rows() -> None:
    state = position(SIXTEEN)
    assert list(state.roles) == [TURQUOISE_COLUMNS, ORANGE_ROWS]
    assert state.scores() == [
        line_sum(state, TURQUOISE_COLUMNS, 1) + line_sum(state, TURQUOISE_COLUMNS, 2),
        line_sum(state, ORANGE_ROWS, 8) + line_sum(state, ORANGE_ROWS, 9),
    ]


@pytest.mark.clause("A6")
@pytest.mark.parametrize("tactical", [False, True])
def test_nothing_is_sold_in_the_base_game(tactical: bool) -> None:
    assert refusal(match(tactical=tactical), buy("orange/rows")) == "A6"


@pytest.mark.clause("A7")
def test_fourteen_base_rigs_each_and_the_double_ones_stay_in_the_box() -> None:
    state = position()
    assert [reserve(state, seat) for seat in range(2)] == [(14, 0), (14, 0)]
    assert box(state) == (0, 6)


@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_28_rigs_are_handed_out_and_the_board_is_empty(setting: tuple[int, dict[str, Any]]) -> None:
    state = position(seats=setting[0], **setting[1])
    assert sum(state.reserve) == 28
    assert rigs(state) == {}
    assert state.turn == 1


@pytest.mark.clause("A8")
@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_everybody_sees_all_reserves_at_any_time(setting: tuple[int, dict[str, Any]]) -> None:
    for state in random_game(*setting, seed=8):
        for viewer in [*range(setting[0]), PUBLIC]:
            assert state.redact(viewer).dump() == state.dump()
        assert not state.has_secrets()
        assert state.dump()["reserve"] == [left for seat in range(setting[0]) for left in reserve(state, seat)]


@pytest.mark.clause("A9")
@pytest.mark.parametrize("setting", SETTINGS, ids=setting_name)
def test_seat_0_takes_the_first_turn(setting: tuple[int, dict[str, Any]]) -> None:
    seats, options = setting
    opened: Match = match("E A I" if options["advanced"] else "", seats, **options)
    assert (atacama(opened).turn, opened.state.seat) == (1, 0)


@pytest.mark.clause("A49")
def test_only_the_advanced_game_begins_with_tiles() -> None:
    assert position(advanced=True).seat == CHANCE
    assert position().seat == 0
