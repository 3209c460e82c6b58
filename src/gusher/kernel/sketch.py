"""A position as a quick search needs it: what a game of two leaves when everything is gone that changes nothing more.

A search that asks a whole `State` spends most of its time on copies and on questions with one answer. A game that knows
a shorter form of some positions gives that to the search instead (`Policy.sketch`).
"""

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gusher.kernel.state import OVER


@mypyc_attr(allow_interpreted_subclasses=True)
class Sketch(ABC):
    """One position of a game of two without chance, played from again and again: `restart` goes back to it."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat  # who answers, or OVER

    @abstractmethod
    def restart(self) -> None:
        """Back to the position that was sketched."""

    @abstractmethod
    def answers(self) -> vec[i64]:
        """The possible answers, as the game numbers them, in an order that tells nothing."""

    @abstractmethod
    def play(self, answer: i64) -> None:
        """Gives one of these answers."""

    @abstractmethod
    def play_out(self) -> None:
        """Plays on to the end at random."""

    @abstractmethod
    def lead(self) -> i64:
        """At the end: the points of seat 0, less those of seat 1."""

    def is_over(self) -> bool:
        return self.seat == OVER
