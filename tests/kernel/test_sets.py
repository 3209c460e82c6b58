"""Sets in one number, and the small tables that the rules of all games are made of."""

import pytest

from gusher.kernel import sets
from gusher.kernel.tables import ascending, changed, even, flat, holds

EVERYBODY = (1 << sets.MOST) - 1


def test_every_member_is_found_by_its_bit() -> None:
    for member in range(sets.MOST):
        assert sets.BIT[member] == 1 << member
        assert sets.lowest(sets.BIT[member]) == member
    assert list(sets.members(EVERYBODY)) == list(range(sets.MOST))


@pytest.mark.parametrize("numbers", [[], [0], [3, 17, 51], [0, 1, 2, 50]])
def test_a_set_has_its_members_and_no_others(numbers: list[int]) -> None:
    bits = sum(1 << number for number in numbers)
    assert [number for number in range(sets.MOST) if sets.has(bits, number)] == numbers
    assert list(sets.members(bits)) == numbers
    assert sets.count(bits) == len(numbers)
    assert list(sets.extend(flat([7]), 100, bits)) == [7, *(100 + number for number in numbers)]


def test_the_lowest_member_comes_first() -> None:
    assert sets.lowest(sum(1 << number for number in (9, 30, 51))) == 9


def test_outcomes_that_are_all_as_likely() -> None:
    assert list(ascending(13, 4)) == [13, 14, 15, 16]
    assert list(ascending(13, 0)) == []
    assert list(even(4)) == [1, 1, 1, 1]
    assert len(even(64)) == 64


def test_a_changed_copy_leaves_the_shared_vector_as_it_was() -> None:
    shared = flat([4, 5, 6])
    assert list(changed(shared, 1, 9)) == [4, 9, 6]
    assert list(shared) == [4, 5, 6]


def test_what_a_vector_holds() -> None:
    assert holds(flat([2, 4]), 4)
    assert not holds(flat([2, 4]), 3)
