"""Flat tables: what the engine looks things up in."""

from librt.vecs import append, vec
from mypy_extensions import i64


def flat(numbers: list[int]) -> vec[i64]:
    """The numbers as a vector."""
    table: vec[i64] = vec[i64](capacity=len(numbers))
    for number in numbers:
        table = append(table, number)
    return table


def holds(numbers: vec[i64], wanted: i64) -> bool:
    """Is the number among them?"""
    for number in numbers:  # noqa: SIM110 (a generator would be slow)
        if number == wanted:
            return True
    return False
