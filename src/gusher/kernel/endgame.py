"""What a game that can look at all the ways to its end tells the search."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

NO_ANSWER: Final = -1


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
