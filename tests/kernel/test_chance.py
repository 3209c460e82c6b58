"""Chance: draws follow from the secret and the past alone, fit their weights, and are bound by the commitment."""

import hashlib

import pytest

from gusher.kernel import chance
from tests.kernel.fit import fits, vector

SECRET = chance.seeded_secret("golden")


def numbered(n: int) -> bytes:
    """The past of a draw in logs of the first format: its entry's number."""
    return str(n).encode()


def test_golden_draws() -> None:
    assert SECRET == "b323f397b7bfb28dea4a209f0b4af830b3d694a228596735bcf36b48d7fe6854"
    drawn = [chance.draw(SECRET, numbered(n), vector([10, 20, 30]), vector([1, 2, 3])) for n in range(1, 13)]
    assert drawn == [10, 20, 30, 30, 30, 10, 30, 20, 10, 20, 30, 30]


def test_draws_follow_from_secret_and_past() -> None:
    outcomes, weights = vector(list(range(100))), vector([1] * 100)
    draws = [chance.draw(SECRET, numbered(n), outcomes, weights) for n in range(50)]
    assert draws == [chance.draw(SECRET, numbered(n), outcomes, weights) for n in range(50)]
    assert draws != [chance.draw(chance.seeded_secret("another"), numbered(n), outcomes, weights) for n in range(50)]


@pytest.mark.parametrize("weights", [[1] * 9, [5, 4, 3, 2], [1, 99]])
def test_frequencies_fit_the_weights(weights: list[int]) -> None:
    counts = [0] * len(weights)
    for n in range(4000):
        counts[chance.draw(SECRET, numbered(n), vector(list(range(len(weights)))), vector(weights))] += 1
    assert fits(counts, weights)


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    assert chance.commitment(SECRET) == "sha256:" + hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    assert chance.commitment(SECRET) != chance.commitment(chance.seeded_secret("another"))


def test_new_secrets_are_new() -> None:
    first, second = chance.new_secret(), chance.new_secret()
    assert chance.is_secret(first)
    assert chance.is_secret(second)
    assert first != second


@pytest.mark.parametrize("text", [None, 5, "", "ab", "g" * 64, "A" * 64, SECRET[:-2], SECRET + "00"])
def test_what_is_no_secret(text: object) -> None:
    assert not chance.is_secret(text)


def test_seeded_secrets_depend_on_every_part() -> None:
    secrets = {chance.seeded_secret(*parts) for parts in [(1,), (2,), (1, 2), ("1", 2, 3), ()]}
    assert len(secrets) == 5
    assert all(chance.is_secret(secret) for secret in secrets)
