"""The part of the storage port that is about ratings: how strong somebody is at a game, and which matches have told."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RatingRecord:
    player: str
    game: str
    mean: float
    error: float
    games: int


Rate = Callable[[Mapping[str, RatingRecord]], Collection[RatingRecord]]  # by player: the ratings before, and after


class RatingStore(ABC):
    @abstractmethod
    def uncounted(self, limit: int) -> list[str]:
        """Rated matches that are over and have not been counted, in the order in which they ended."""

    @abstractmethod
    def count(self, match_id: str, game: str, players: Collection[str], rate: Rate) -> int:
        """Counts a match that is over, once and for all: `rate` is given what is known of these players, and what it
        makes of it is kept in the same transaction. Nobody else changes their ratings meanwhile. Returns the match's
        new version. Raises AlreadyKept if it has been counted or is not to be, or NotKept."""

    @abstractmethod
    def ratings_of(self, player: str) -> list[RatingRecord]:
        """Somebody's, in the alphabetical order of the games."""

    @abstractmethod
    def ladder(self, game: str, limit: int) -> list[tuple[str, RatingRecord]]:
        """Names and ratings, the strongest first."""

    @abstractmethod
    def ratings(self) -> list[RatingRecord]:
        """All of them, by player and game."""

    @abstractmethod
    def keep_ratings(self, ratings: Collection[RatingRecord]) -> None:
        """As another store had them, in the place of those of the same players; of who is not kept here, nothing is."""
