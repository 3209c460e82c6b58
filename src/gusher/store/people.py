"""The part of the storage port that is about people: players, and whose seats they are.

A player is whoever has a browser's key. Of the key a hash is kept; no row of a player opens anything.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection
from dataclasses import dataclass

Place = tuple[str, int]  # a match and a seat at it


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    id: str  # public within the store; it opens nothing
    key_hash: str
    name: str = ""
    language: str = ""
    created: float = 0.0
    seen: float = 0.0  # when the key was last used, to the day


class PeopleStore(ABC):
    @abstractmethod
    def enter(self, player: PlayerRecord) -> PlayerRecord:
        """Keeps a new player; if there is one of the same key, that one stays and is returned."""

    @abstractmethod
    def player_of(self, key_hash: str) -> PlayerRecord | None:
        """Whose key this is."""

    @abstractmethod
    def sits(self, player: str, places: Collection[Place]) -> None:
        """These seats are the player's, unless they are somebody's already."""
