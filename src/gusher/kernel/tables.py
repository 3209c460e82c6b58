"""Flat tables: what the engine looks things up in."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64


def flat(numbers: list[int]) -> vec[i64]:
    """The numbers as a vector."""
    table: vec[i64] = vec[i64](capacity=len(numbers))
    for number in numbers:
        table = append(table, number)
    return table


MOST_EVEN: Final = 64  # outcomes whose weights are cut from a table
_ONES: Final[vec[i64]] = flat([1] * MOST_EVEN)


def even(number: i64) -> vec[i64]:
    """Weights of so many outcomes that are all as likely."""
    return _ONES[:number] if number <= MOST_EVEN else flat([1] * number)


def ascending(first: i64, number: i64) -> vec[i64]:
    """So many numbers from the first one on."""
    table: vec[i64] = vec[i64](capacity=number)
    last: i64 = first + number
    while first < last:
        table = append(table, first)
        first += 1
    return table


def changed(table: vec[i64], index: i64, value: i64) -> vec[i64]:
    """A copy of a shared vector with one other value."""
    copy: vec[i64] = table[:]
    copy[index] = value
    return copy


def holds(numbers: vec[i64], wanted: i64) -> bool:
    """Is the number among them?"""
    for number in numbers:  # noqa: SIM110 (a generator would be slow)
        if number == wanted:
            return True
    return False
