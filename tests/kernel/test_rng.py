"""The generator: the same numbers for the same seed everywhere, and even ones."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gusher.kernel.rng import MODULUS_1, Rng
from tests.kernel.fit import fits, vector

# Golden: logs of the arena and playthroughs rest on these numbers, compiled or not.
GOLDEN = {
    0: [92495266, 687957780, 1742623869, 1380567782],
    1: [588087113, 289740824, 775013569, 95878913],
    2: [116233714, 803478484, 430334388, 47748348],
    -5: [1729603675, 729756602, 1715819503, 965548877],
}


@pytest.mark.parametrize("seed", GOLDEN)
def test_golden_numbers(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.bits() for _ in range(4)] == GOLDEN[seed]


def test_golden_dice() -> None:
    rng = Rng(7)
    assert [rng.below(6) for _ in range(12)] == [0, 5, 0, 2, 1, 5, 1, 5, 2, 2, 0, 5]


@given(st.integers(-(2**70), 2**70), st.integers(1, 1_000_000))
def test_numbers_stay_within_their_bounds(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.bits() < MODULUS_1 - 1 for _ in range(5))
    assert all(0 <= rng.below(n) < n for _ in range(5))
    assert all(0 <= rng.unit() < 1 for _ in range(5))


@pytest.mark.parametrize("n", [2, 6, 9, 81])
def test_below_is_even(n: int) -> None:
    rng = Rng(11)
    counts = [0] * n
    for _ in range(200 * n):
        counts[rng.below(n)] += 1
    assert fits(counts, [1] * n)


def test_first_numbers_of_neighbouring_seeds_are_even() -> None:
    counts = [0] * 6
    for seed in range(3000):
        counts[Rng(seed).below(6)] += 1
    assert fits(counts, [1] * 6)


def test_pick_follows_the_weights() -> None:
    rng, weights = Rng(5), [5, 1, 3, 1]
    counts = [0] * 4
    for _ in range(4000):
        counts[rng.pick(vector(weights))] += 1
    assert fits(counts, weights)


def test_the_measure_of_fit_can_fail() -> None:
    assert fits([100, 200, 300], [1, 2, 3])
    assert not fits([200, 200, 200], [1, 2, 3])
