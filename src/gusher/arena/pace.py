"""How many games are handed over at a time.

Handing over costs some milliseconds, so a share should take much longer than that, be a game of a fraction of a
millisecond or of a minute; but nobody should wait at the end for somebody else's large last share. So a share lasts
about SECONDS by what the games have taken so far, and is never more than a part of what is left for everybody.
"""

from collections.abc import Iterator
from typing import Final

SECONDS: Final = 1.0  # of play in a share
FIRST: Final = 4  # games in a share while nobody knows how long one takes
PARTS: Final = 3  # each worker gets at least so many shares of what is left


class Pace:
    """Deals out numbers of games, and learns how long a game takes. What is dealt out when changes no result."""

    def __init__(self, numbers: range, workers: int) -> None:
        self._numbers = numbers
        self._workers = workers
        self._played = 0
        self._seconds = 0.0

    def took(self, games: int, seconds: float) -> None:
        """A share has come back."""
        self._played += games
        self._seconds += seconds

    def shares(self) -> Iterator[list[int]]:
        first = 0
        while first < len(self._numbers):
            size = self._size(len(self._numbers) - first)
            yield list(self._numbers[first : first + size])
            first += size

    def _size(self, left: int) -> int:
        wanted = int(SECONDS * self._played / self._seconds) if self._seconds else FIRST
        return max(1, min(wanted, left // (PARTS * self._workers)))
