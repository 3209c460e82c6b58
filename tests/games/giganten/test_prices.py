"""Action 1: the die moves the prices (G14 to G20)."""

import pytest

from gusher.games.giganten.actions import ask
from gusher.games.giganten.data import DIE, PRICE, SECTION
from gusher.games.giganten.effects.cards import Rolled
from gusher.games.giganten.rules import prices
from tests.games.giganten.positions import dollars, fresh, midgame, odds, play, price, refusal, sound


def rolled(before: int, face: str) -> int:
    """The price of H after one roll."""
    state = midgame()
    price(state, "H", before)
    prices.open_round(state)
    play(sound(state), f"roll:{face}")
    return dollars(state, "H")


@pytest.mark.clause("G14")
def test_one_roll_for_each_company_in_their_order() -> None:
    state = fresh()
    play(state, "first:3")
    assert odds(state) == {f"roll:{face}": 1 for face in DIE}
    assert play(state, "roll:blue-4") == [Rolled(0, 5, 5000, 7000)]
    assert [dollars(state, company) for company in "HJS"] == [7000, 5000, 5000]
    assert play(state, "roll:red-2") == [Rolled(1, 0, 5000, 4000)]
    play(state, "roll:blue-3")
    assert [dollars(state, company) for company in "HJS"] == [7000, 4000, 6500]
    assert state.step == ask.RED
    assert refusal(state, "roll:blue-3") == "G21"


@pytest.mark.clause("G15")
@pytest.mark.parametrize("before", [4000, 5000, 6500])
@pytest.mark.parametrize("number", [2, 3, 4])
def test_in_the_white_section_blue_raises_and_red_lowers(before: int, number: int) -> None:
    assert rolled(before, f"blue-{number}") == before + 500 * number
    assert rolled(before, f"red-{number}") == before - 500 * number


@pytest.mark.clause("G16")
@pytest.mark.parametrize("before", [7000, 8500])
@pytest.mark.parametrize("face", DIE)
def test_in_the_blue_section_every_number_lowers(before: int, face: str) -> None:
    assert rolled(before, face) == before - 500 * int(face[-1])


@pytest.mark.clause("G17")
@pytest.mark.parametrize("before", [1500, 3500])
@pytest.mark.parametrize("face", DIE)
def test_in_the_red_section_every_number_raises(before: int, face: str) -> None:
    assert rolled(before, face) == before + 500 * int(face[-1])


@pytest.mark.clause("G18")
def test_a_space_is_500() -> None:
    assert {int(PRICE[place + 1] - PRICE[place]) for place in range(15)} == {500}
    assert rolled(5000, "blue-2") == 6000


@pytest.mark.clause("G19")
def test_crossing_into_another_section_changes_nothing() -> None:
    assert rolled(6500, "blue-4") == 8500  # through blue, where numbers lower
    assert rolled(4000, "red-4") == 2000  # through red, where numbers raise
    assert rolled(7000, "blue-4") == 5000
    assert rolled(3500, "red-4") == 5500


@pytest.mark.clause("G20")
def test_a_marker_never_leaves_the_scale() -> None:
    state = fresh()
    price(state, "H", 8500)
    prices.shift(state, 0, 4)
    assert dollars(state, "H") == 9000
    prices.shift(state, 0, 1)
    assert dollars(state, "H") == 9000
    price(state, "J", 2000)
    prices.shift(state, 1, -4)
    assert dollars(state, "J") == 1500


@pytest.mark.clause("G20")
def test_the_die_alone_stays_within_2000_and_8500() -> None:
    """From any place that is not pushed there by a card."""
    reached = {7}
    while True:
        more = {place + int(prices.spaces(place, face)) for place in reached for face in range(6)} | reached
        if more == reached:
            break
        reached = more
    assert min(reached) == 1
    assert max(reached) == 14
    assert {int(SECTION[place]) for place in reached} == {0, 1, 2}
