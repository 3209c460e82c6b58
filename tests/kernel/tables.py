"""Matches of the toy game for the kernel's tests, and a way to expect an error by its catalogue key."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from gusher.kernel import chance
from gusher.kernel.errors import GusherError
from gusher.kernel.match import Match
from gusher.kernel.rng import Rng
from tests.contract.toys.dice_hands import GAME

SECRET = chance.seeded_secret("kernel tests")


class Caught:
    """The error, once the block is left."""

    error: GusherError


@contextmanager
def refusal(key: str, /, **details: Any) -> Iterator[Caught]:
    """Expects the error of this catalogue key, with at least these details."""
    caught = Caught()
    with pytest.raises(GusherError) as info:
        yield caught
    caught.error = info.value
    assert caught.error.key == key
    assert {name: caught.error.details.get(name) for name in details} == details


def opened(seats: int = 2, secret: str | None = SECRET, **options: Any) -> Match:
    """A match of the toy at its first question: cards are dealt, the die is rolled, seat 0 is asked for its stake."""
    return Match(GAME, seats, options, secret=secret)


def played(seed: int = 1, seats: int = 2, **options: Any) -> Match:
    """A match of the toy played to its end at random."""
    match, rng = opened(seats, chance.seeded_secret(seed), **options), Rng(seed)
    while not match.over:
        answers = match.answers()
        match.answer(int(match.state.seat), answers[rng.below(len(answers))])
    return match
