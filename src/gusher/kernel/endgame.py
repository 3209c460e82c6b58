"""What a game that can look at all the ways to its end tells the search."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

NO_ANSWER: Final = -1
UNCLEAR: Final = -1
NO: Final = 0
YES: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Endgame(ABC):
    """Works out one position of a game of two, a little at a time."""

    @abstractmethod
    def work(self, positions: i64) -> bool:
        """Looks at about so many positions more. True when nothing is left to find out, or
        too much is."""

    @abstractmethod
    def best(self) -> i64:
        """An answer that surely keeps the best result that can be forced, a win or a draw; NO_ANSWER while none is
        known, or if all is lost."""

    def is_lost(self) -> bool:
        """Has `work` found out that neither a win nor a draw can be forced?"""
        return False

    def is_drawn(self) -> bool:
        """Has it found out that a draw can be forced, and no win?"""
        return False

    def keeps(self, answer: i64, positions: i64) -> i64:
        """In a drawn position: does this answer keep the draw? YES, NO, or UNCLEAR after about so many positions."""
        return UNCLEAR

    def refutes(self, answer: i64, reply: i64, positions: i64) -> i64:
        """In a position that is lost or drawn: does this reply to that answer leave no more than could be forced
        before it? YES, NO, or UNCLEAR after about so many positions."""
        return UNCLEAR
