"""A clock for tests: it goes on by itself, a little at every look, however busy the machine is."""

import pytest

TICK_MS = 15.625  # a 64th of a second, so that sums of ticks are exact


class Clock:
    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * TICK_MS / 1000


def wound(monkeypatch: pytest.MonkeyPatch, *places: str) -> Clock:
    """A new clock in place of those that the modules look at."""
    clock = Clock()
    for place in places:
        monkeypatch.setattr(place, clock)
    return clock
