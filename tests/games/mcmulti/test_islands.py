"""Picking islands (M3)."""

from itertools import permutations

import pytest

from gusher.games.mcmulti.actions import ask
from gusher.games.mcmulti.effects.turns import FirstDrawn, IslandPicked, PickerDrawn
from gusher.games.mcmulti.state import McMulti
from gusher.kernel.state import CHANCE
from tests.games.mcmulti.positions import act, answers, bare, refusal

pytestmark = pytest.mark.clause("M3")


def drawn(*order: int) -> McMulti:
    """The order is drawn, and the first of it is about to pick."""
    state = bare(len(order), islands="picked")
    for seat in order[:-1]:
        act(state, "picker", seat=seat)
    return state


@pytest.mark.parametrize("seats", [3, 4])
def test_the_order_is_drawn_evenly_and_known_before_anybody_picks(seats: int) -> None:
    state = bare(seats, islands="picked")
    assert (state.step, state.seat) == (ask.PICKER, CHANCE)
    left = set(range(seats))
    while len(left) > 1:
        assert [words["seat"] for words in answers(state)] == sorted(left)
        assert list(state.weights()) == [1] * len(left)
        facts = act(state, "picker", seat=max(left))
        assert facts[0] == PickerDrawn(max(left), seats - len(left) + 1)
        left.remove(max(left))
    assert facts[1:] == [PickerDrawn(0, seats)]  # the last place needs no draw
    assert (state.step, state.seat, list(state.pickers)) == (ask.ISLAND, seats - 1, [*range(seats)][::-1])
    assert list(state.owner) == [-1] * 4


def test_nobody_is_drawn_twice_and_nothing_else_happens_before() -> None:
    state = bare(3, islands="picked")
    act(state, "picker", seat=1)
    assert refusal(state, "picker", seat=1) == "M3"
    assert refusal(state, "picker", seat=3) == "M3"  # with three players nobody sits there
    assert refusal(state, "island", island=0) == "M3"
    assert refusal(state, "first", seat=0) == "M3"


@pytest.mark.parametrize("order", [*permutations(range(3))])
def test_three_pick_in_that_order_and_one_island_stays_empty(order: tuple[int, ...]) -> None:
    state = drawn(*order)
    for seat, island in zip(order, (2, 0, 3), strict=True):
        assert state.seat == seat
        assert act(state, "island", island=island) == [IslandPicked(seat, island)]
    assert list(state.owner) == [order[1], -1, order[0], order[2]]
    assert (state.step, state.seat) == (ask.FIRST, CHANCE)


def test_an_island_is_picked_once() -> None:
    state = drawn(2, 0, 1)
    assert [words["island"] for words in answers(state)] == [0, 1, 2, 3]
    act(state, "island", island=1)
    assert [words["island"] for words in answers(state)] == [0, 2, 3]
    assert refusal(state, "island", island=1) == "M3"
    assert refusal(state, "done") == "M3"


def test_the_last_of_four_takes_what_is_left() -> None:
    state = drawn(3, 1, 0, 2)
    for island in (1, 2, 0):
        act(state, "island", island=island)
    assert answers(state) == [{"do": "island", "island": 3}]  # a single answer, which the match gives by itself
    act(state, "island", island=3)
    assert list(state.owner) == [0, 3, 1, 2]


@pytest.mark.clause("M11", "M18", "M60")
def test_the_first_player_begins_on_the_island_picked_and_play_goes_clockwise() -> None:
    state = drawn(0, 1, 2)
    for island in (3, 1, 0):
        act(state, "island", island=island)
    assert act(state, "first", seat=1) == [FirstDrawn(1, 1)]
    act(state, "news", card="winter")
    shoppers = []
    while state.step == ask.START_SHOP:
        shoppers.append((int(state.island), int(state.seat)))
        act(state, "done")
    assert shoppers == [(1, 1), (3, 0), (0, 2)]  # island 2 is nobody's
    assert (state.island, state.seat, state.turn) == (1, 1, 1)
