"""Double rigs (A34 to A40)."""

from typing import Any

import pytest

from gusher.games.atacama.actions import ask, do
from gusher.games.atacama.data import BASE, DOUBLE
from tests.games.atacama.positions import (
    SETTINGS,
    TURQUOISE_COLUMNS,
    WHOLE,
    atacama,
    box,
    legal_names,
    line_sum,
    match,
    place,
    play,
    position,
    random_game,
    refusal,
    reserve,
    rigs,
    role_scores,
    setting_name,
    use,
)

TACTICAL = [setting for setting in SETTINGS if setting[1]["tactical"]]
COLUMN_2 = ["12", "52", "72", "92"]  # G2 C5 G3 S5


@pytest.mark.clause("A34")
@pytest.mark.parametrize(("double", "turquoise", "orange"), [("12", 7, 7), ("52", 0, 10), ("72", 8, 8), ("92", 10, 0)])
def test_a_double_rig_scores_twice_plus_or_minus(double: str, turquoise: int, orange: int) -> None:
    state = position(" ".join(f"{name}!" if name == double else name for name in COLUMN_2), tactical=True)
    assert role_scores(state) == [turquoise, 0, orange, 0]
    assert role_scores(position(" ".join(COLUMN_2), tactical=True)) == [5, 0, 5, 0]


@pytest.mark.clause("A35")
def test_a_double_rig_is_one_rig_for_the_test_of_four() -> None:
    script = "12! 52! 72!"
    assert position(script, tactical=True).scores() == [0, 0]
    assert position(script + " 92", tactical=True).scores() == [2 * (2 - 5 + 3) + 5, 0]


@pytest.mark.clause("A35")
@pytest.mark.parametrize(("script", "score"), [("12! 52!", -6), ("12! 52", 0), ("12 52 72", 0), ("12! 52 72", 2)])
def test_with_double_weight_it_is_two(script: str, score: int) -> None:
    state = position(script, tactical=True, double_weight=2)
    assert state.scores()[0] == score
    assert position(script, tactical=True).scores()[0] == 0


@pytest.mark.clause("A35")
def test_double_weight_does_not_change_the_points_of_a_line() -> None:
    script = "12! 52 72 92"
    plain, heavy = (position(script, tactical=True, double_weight=weight) for weight in (1, 2))
    assert line_sum(plain, TURQUOISE_COLUMNS, 2) == line_sum(heavy, TURQUOISE_COLUMNS, 2) == 7
    assert plain.scores() == heavy.scores()


@pytest.mark.clause("A36")
@pytest.mark.parametrize("advanced", [False, True])
def test_eleven_and_three_each_with_two_players(advanced: bool) -> None:
    state = position(tactical=True, advanced=advanced)
    assert [reserve(state, seat) for seat in range(2)] == [(11, 3), (11, 3)]
    assert box(state) == (6, 0)


@pytest.mark.clause("A37")
def test_six_and_one_each_with_four_players() -> None:
    state = position(seats=4, tactical=True)
    assert [reserve(state, seat) for seat in range(4)] == [(6, 1)] * 4
    assert box(state) == (4, 2)


@pytest.mark.clause("A38")
@pytest.mark.parametrize("setting", TACTICAL, ids=setting_name)
def test_the_colour_is_free_as_long_as_both_are_left(setting: tuple[int, dict[str, Any]]) -> None:
    both_left = False  # before the step, with a turn to take
    asked = 0
    for state in random_game(*setting, seed=38):
        assert (state.step == ask.RIG) == both_left
        if state.step == ask.RIG:
            assert list(state.legal()) == [do.USE + BASE, do.USE + DOUBLE]
            asked += 1
        both_left = state.step == ask.TURN and min(reserve(state, int(state.seat))) > 0
    assert asked > 0


@pytest.mark.clause("A38")
@pytest.mark.parametrize("colour", ["base", "double"])
def test_the_colour_chosen_is_the_colour_placed(colour: str) -> None:
    opened = match(tactical=True)
    opened.answer(0, place("55"))
    opened.answer(0, use(colour))
    assert rigs(atacama(opened)) == {"55": colour}
    assert reserve(atacama(opened), 0) == ((10, 3) if colour == "base" else (11, 2))
    assert reserve(atacama(opened), 1) == (11, 3)
    assert (atacama(opened).turn, opened.state.seat) == (2, 1)


@pytest.mark.clause("A38")
def test_the_last_colour_left_is_used_without_asking() -> None:
    first_three = " ".join(f"{name}!" if turn % 2 == 0 else name for turn, name in enumerate(WHOLE.split()[:6]))
    opened = match(first_three, tactical=True)
    assert (reserve(atacama(opened), 0), opened.state.seat) == ((11, 0), 0)
    opened.answer(0, place(WHOLE.split()[6]))
    assert (rigs(atacama(opened))[WHOLE.split()[6]], opened.state.seat) == ("base", 1)


@pytest.mark.clause("A39")
@pytest.mark.parametrize("name", ["55", "11", "33", "69"])
def test_both_colours_obey_the_same_rules(name: str) -> None:
    base, double = position(name, tactical=True), position(f"{name}!", tactical=True)
    assert legal_names(base) == legal_names(double) == legal_names(position(name))
    assert refusal(match(f"{name}!", tactical=True), place(name)) == "A12"


@pytest.mark.clause("A13", "A39")
def test_the_neighbour_of_a_double_rig_is_refused() -> None:
    assert refusal(match("55!", tactical=True), place("56")) == "A13"
    assert refusal(match("55! 11", tactical=True), place("45")) == "A13"


@pytest.mark.clause("A40")
@pytest.mark.parametrize("setting", TACTICAL, ids=setting_name)
def test_double_rigs_are_played_in_every_way(setting: tuple[int, dict[str, Any]]) -> None:
    seats, options = setting
    state = position("E A I" if options["advanced"] else "", seats, **options)
    play(state, "11!")
    assert rigs(state) == {"11": "double"}
