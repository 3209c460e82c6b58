"""The worked examples 1 to 18 of the rules, with their numbers."""

import pytest

from gusher.games.atacama import GAME
from gusher.games.atacama.actions import ask
from gusher.games.atacama.data import ALL_TURNS, BLOCKED, TILES
from gusher.games.atacama.state import Atacama
from gusher.kernel.errors import BadOptions
from gusher.kernel.state import OVER
from tests.games.atacama.positions import (
    BLOCKING,
    ORANGE_COLUMNS,
    ORANGE_ROWS,
    PURCHASE,
    PURCHASES,
    SIXTEEN,
    TURQUOISE_COLUMNS,
    TURQUOISE_ROWS,
    UNSOLD,
    UNSOLD_BLOCKED,
    WHOLE,
    box,
    legal_names,
    line_sum,
    play,
    position,
    purchases,
    reserve,
    rigs,
    rigs_in,
    role_scores,
    shown,
)

# Results seat 0 : seat 1 for each of the four purchases by seat 1.
SALES_AFTER_15 = list(zip(PURCHASES, [(29, 15), (11, 17), (17, 11), (15, 29)], strict=True))
SALES_AFTER_16 = list(zip(PURCHASES, [(0, 9), (-1, 0), (0, -1), (9, 0)], strict=True))


def sums(state: Atacama, role: int, lines: tuple[int, ...]) -> list[int]:
    return [line_sum(state, role, line) for line in lines]


def doubled(script: str, turns: tuple[int, ...]) -> str:
    """The script with the rigs of these turns double."""
    return " ".join(f"{word}!" if turn in turns else word for turn, word in enumerate(script.split(), start=1))


def without(script: str, *fields: str) -> str:
    return " ".join(word for word in script.split() if word not in fields)


# --- the interim result of the rule booklet ---


@pytest.mark.clause("A26", "A27")
def test_1_column_1_brings_turquoise_5() -> None:
    state = position(SIXTEEN)
    assert [shown(state, name) for name in ("21", "41", "61", "91")] == ["G2", "S5", "C3", "S1"]
    assert line_sum(state, TURQUOISE_COLUMNS, 1) == 2 + 5 - 3 + 1 == 5


@pytest.mark.clause("A26", "A28")
def test_2_column_2_brings_turquoise_minus_4() -> None:
    state = position(SIXTEEN)
    assert [shown(state, name) for name in ("12", "32", "52", "72")] == ["G2", "C4", "C5", "G3"]
    assert line_sum(state, TURQUOISE_COLUMNS, 2) == 2 - 4 - 5 + 3 == -4


@pytest.mark.clause("A24", "A31")
def test_3_no_other_column_counts_and_seat_0_has_1() -> None:
    state = position(SIXTEEN)
    assert rigs_in(state, "columns")[2:] == [1, 1, 2, 1, 1, 1, 1]
    assert state.scores()[0] == 1


@pytest.mark.clause("A26")
def test_4_row_9_brings_orange_7() -> None:
    state = position(SIXTEEN)
    assert [shown(state, name) for name in ("91", "94", "96", "98")] == ["S1", "C3", "C4", "G1"]
    assert line_sum(state, ORANGE_ROWS, 9) == -1 + 3 + 4 + 1 == 7


@pytest.mark.clause("A26", "A28")
def test_5_row_8_brings_orange_minus_3() -> None:
    state = position(SIXTEEN)
    assert [shown(state, name) for name in ("83", "85", "87", "89")] == ["C3", "S5", "G2", "S3"]
    assert line_sum(state, ORANGE_ROWS, 8) == 3 - 5 + 2 - 3 == -3


@pytest.mark.clause("A24", "A31", "A32")
def test_6_no_other_row_counts_and_seat_1_leads_4_to_1() -> None:
    state = position(SIXTEEN)
    assert rigs_in(state, "rows")[:7] == [1, 1, 1, 1, 2, 1, 1]
    assert state.scores() == [1, 4]
    assert state.ranks() == [2, 1]


# --- more examples ---


@pytest.mark.clause("A13", "A14", "A15", "A19")
def test_7_neighbours() -> None:
    state = position(SIXTEEN)
    assert state.turn == 17
    legal = legal_names(state)
    assert len(legal) == 37
    assert {"74", "57"} <= legal
    assert legal.isdisjoint({"42", "99", "12"})


@pytest.mark.clause("A41", "A42", "A44", "A45")
def test_8_four_players_on_the_same_position() -> None:
    state = position(SIXTEEN, seats=4)
    assert [reserve(state, seat) for seat in range(4)] == [(3, 0)] * 4
    assert state.scores() == [1, 4, 13, 2]
    assert sums(state, ORANGE_COLUMNS, (1, 2)) == [-1, 14]
    assert sums(state, TURQUOISE_ROWS, (8, 9)) == [7, -5]
    assert state.ranks()[2] == 1
    gold = {name: int(shown(state, name)[1]) for name in rigs(state) if shown(state, name)[0] == "G"}
    assert 1 + 13 == 2 * sum(value for name, value in gold.items() if name[1] in "12") == 2 * 7
    assert 4 + 2 == 2 * sum(value for name, value in gold.items() if name[0] in "89") == 2 * 3


@pytest.mark.clause("A34")
def test_9_doubles() -> None:
    state = position(SIXTEEN.replace("41", "41!").replace("52", "52!"), tactical=True)
    assert sums(state, TURQUOISE_COLUMNS, (1, 2)) == [2 + 10 - 3 + 1, 2 - 4 - 10 + 3] == [10, -9]
    assert state.scores() == [1, 4]


@pytest.mark.clause("A35")
@pytest.mark.parametrize(("double_weight", "score"), [(1, -9), (2, 4)])
def test_10_a_double_is_one_rig_unless_the_option_says_two(double_weight: int, score: int) -> None:
    script = without(SIXTEEN, "61").replace("41", "41!").replace("52", "52!")
    state = position(script, tactical=True, double_weight=double_weight)
    assert rigs_in(state, "columns")[0] == 3
    assert line_sum(state, TURQUOISE_COLUMNS, 1) == 2 + 10 + 1 == 13
    assert state.scores()[0] == score


@pytest.mark.clause("A20", "A23", "A24", "A29", "A32")
def test_11_a_whole_base_game() -> None:
    state = position(WHOLE)
    assert rigs_in(state, "columns") == [3, 4, 3, 3, 2, 4, 2, 2, 5]
    assert rigs_in(state, "rows") == [5, 1, 3, 3, 4, 3, 2, 3, 4]
    assert sums(state, TURQUOISE_COLUMNS, (2, 6, 9)) == [-1, 5, 1]
    assert sums(state, ORANGE_ROWS, (1, 5, 9)) == [5, 6, 5]
    assert (state.seat, state.reason) == (OVER, ALL_TURNS)
    assert state.scores() == [5, 16]
    assert state.ranks() == [2, 1]


@pytest.mark.clause("A44", "A45", "A47")
def test_11_the_same_list_with_four_players() -> None:
    state = position(WHOLE, seats=4)
    assert (state.seat, state.reason) == (OVER, ALL_TURNS)
    assert state.scores() == [5, 16, 9, -16]
    assert state.ranks() == [3, 1, 2, 4]


@pytest.mark.clause("A34", "A35")
def test_11_the_same_list_with_double_rigs() -> None:
    script = doubled(WHOLE, (1, 5, 17, 2, 8, 20))
    state = position(script, tactical=True)
    assert sums(state, TURQUOISE_COLUMNS, (2, 6, 9)) == [4, 5, 1]
    assert sums(state, ORANGE_ROWS, (1, 5, 9)) == [10, 10, 0]
    assert state.scores() == [10, 20]
    assert position(script, tactical=True, double_weight=2).scores() == [2, 17]


@pytest.mark.clause("A38")
def test_11_the_colour_is_asked_only_while_there_is_a_choice() -> None:
    words = doubled(WHOLE, (1, 5, 17, 2, 8, 20)).split()
    state = position(tactical=True)
    asked = []
    for turn, word in enumerate(words, start=1):
        trial = state.clone()
        trial.play(trial.legal()[0])
        if trial.step == ask.RIG:
            asked.append(turn)
        play(state, word)
    assert [turn for turn in asked if turn % 2 == 1] == list(range(1, 18, 2))
    assert [turn for turn in asked if turn % 2 == 0] == list(range(2, 21, 2))


@pytest.mark.clause("A34", "A37", "A40")
def test_11_the_same_list_with_double_rigs_and_four_players() -> None:
    assert position(doubled(WHOLE, (1, 2, 7, 8)), seats=4, tactical=True).scores() == [9, 21, 5, -21]


@pytest.mark.clause("A21", "A22", "A33")
def test_12_blocked_board_and_tie() -> None:
    state = position(BLOCKING)
    assert (state.turn, state.seat, state.reason) == (22, OVER, BLOCKED)
    assert [reserve(state, 0), reserve(state, 1)] == [(3, 0), (4, 0)]
    assert max(rigs_in(state, "columns") + rigs_in(state, "rows")) == 3
    assert state.scores() == [0, 0]
    assert state.ranks() == [1, 1]


@pytest.mark.clause("A3", "A50", "A63", "A64")
def test_13_staged_layout() -> None:
    state = position("E A I", advanced=True)
    first = {f"{row}{column}" for row in range(1, 4) for column in range(1, 7)}
    first |= {f"{row}{column}" for row in range(4, 7) for column in range(1, 4)}
    assert legal_names(state) == first
    play(state, "36 11 13 15 42 61 B D G")
    assert {"37", "46"}.isdisjoint(legal_names(state))
    assert {"38", "55"} <= legal_names(state)
    assert "47" not in legal_names(state)
    play(state, "18 29 31 53 65 73 C F H")
    assert "47" in legal_names(state)
    assert "".join(TILES[tile] for tile in state.laid) == "EABIDCGFH"
    assert [shown(state, name) for name in ("17", "41", "99")] == ["S3", "C1", "C4"]


@pytest.mark.clause("A54", "A55", "A56", "A57", "A58", "A61", "A62")
def test_14_purchase_in_stage_1() -> None:
    words = PURCHASE.split()
    state = position(" ".join(words[: words.index("orange/columns") + 1]), advanced=True)
    assert (reserve(state, 0), reserve(state, 1)) == ((11, 0), (12, 0))
    assert list(state.roles) == [ORANGE_COLUMNS, TURQUOISE_ROWS]
    assert purchases(state) == []
    play(state, "41")
    assert (state.turn, len([rig for rig in state.rigs if rig >= 0])) == (7, 5)
    play(state, "B D G 45 18 65 61 63 93")
    assert state.turn == 13
    play(state, "C F H 91 95 98 48 68 29 89 59 87 57 27 82 52 22 24 54")
    assert (state.seat, state.reason) == (OVER, ALL_TURNS)
    assert sum(rigs_in(state, "rows")) == 27
    assert sums(state, ORANGE_COLUMNS, (1, 3, 5, 8)) == [5, -2, 7, 1]
    assert sums(state, TURQUOISE_ROWS, (1, 2, 4, 5, 6, 9)) == [-1, 8, 7, -6, 3, 6]
    assert state.scores() == [11, 17]
    assert state.ranks() == [2, 1]


@pytest.mark.clause("A60", "A65")
@pytest.mark.parametrize(("purchase", "scores"), SALES_AFTER_15)
def test_15_nobody_buys(purchase: str, scores: tuple[int, int]) -> None:
    state = position(UNSOLD, advanced=True)
    assert (state.turn, state.seat, state.legal_fields) == (28, 1, 4)
    assert reserve(state, 1) == (1, 0)
    assert purchases(state) == list(PURCHASES)
    assert legal_names(state) == set()
    play(state, purchase)
    assert (state.seat, state.reason) == (OVER, ALL_TURNS)
    assert tuple(state.scores()) == scores


@pytest.mark.clause("A21", "A59")
@pytest.mark.parametrize(("purchase", "scores"), SALES_AFTER_16)
def test_16_blocked_and_nobody_has_bought(purchase: str, scores: tuple[int, int]) -> None:
    state = position(UNSOLD_BLOCKED, advanced=True)
    assert (state.turn, state.seat, state.step, state.legal_fields) == (26, 1, ask.TURN, 0)
    assert reserve(state, 1) == (2, 0)
    assert purchases(state) == list(PURCHASES)
    assert legal_names(state) == set()
    assert sums(state, TURQUOISE_COLUMNS, (1, 7, 9)) == [-2, 7, 4]
    assert role_scores(state)[TURQUOISE_COLUMNS] == 9
    play(state, purchase)
    assert (state.seat, state.reason) == (OVER, BLOCKED)
    assert tuple(state.scores()) == scores


@pytest.mark.clause("A52", "A57", "A66")
def test_17_paying_with_a_double_rig() -> None:
    state = position("E A I orange/rows!", advanced=True, tactical=True)
    assert (reserve(state, 0), reserve(state, 1)) == ((11, 2), (11, 3))
    assert list(state.roles) == [ORANGE_ROWS, TURQUOISE_COLUMNS]
    assert (state.turn, state.seat, state.step) == (2, 1, ask.TURN)


@pytest.mark.clause("A36", "A37", "A46")
def test_18_set_up_counts() -> None:
    two, four = position(tactical=True), position(seats=4, tactical=True)
    assert [reserve(two, seat) for seat in range(2)] == [(11, 3)] * 2
    assert box(two) == (6, 0)
    assert [reserve(four, seat) for seat in range(4)] == [(6, 1)] * 4
    assert box(four) == (4, 2)
    with pytest.raises(BadOptions) as refused:
        GAME.settle(4, {"advanced": True})
    assert refused.value.code == "seats-option"
