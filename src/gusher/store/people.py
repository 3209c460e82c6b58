"""The part of the storage port that is about people: players, whose seats they are, and who leaves.

A player is whoever has a browser's key. Of the key a hash is kept; no row of a player opens anything.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
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


@dataclass(frozen=True, slots=True)
class Transfer:
    """What takes a key to another device: it is sealed with a code of which a hash is kept, and is taken once."""

    code_hash: str
    player: str
    sealed: str
    until: float


@dataclass(frozen=True, slots=True)
class Leaving:
    """A seat that wants to leave, so that a bot takes it. Everybody in `needed` must still agree."""

    seat: int
    needed: frozenset[int]


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which of somebody's matches are asked for. Those that a key opens count like those of its player: a seat link may
    have been opened with another browser than the seat was taken with."""

    player: str
    key_hash: str
    over: bool
    game: str = ""  # all of them


class PeopleStore(ABC):
    # --- players ---

    @abstractmethod
    def enter(self, player: PlayerRecord) -> PlayerRecord:
        """Keeps a new player; if there is one of the same key, that one stays and is returned."""

    @abstractmethod
    def player_of(self, key_hash: str) -> PlayerRecord | None:
        """Whose key this is."""

    @abstractmethod
    def describe(self, player: str, name: str, language: str) -> None:
        """What somebody wants to be called, and be spoken to in. Nothing happens if there is no such player."""

    @abstractmethod
    def seen(self, player: str, at: float) -> None:
        """The player's key was used."""

    @abstractmethod
    def forget_player(self, player: str) -> None:
        """Takes away the player, what its key holds, and whose seats they were. The matches stay, with the names that
        others have seen there, and their seats are opened by their links as before."""

    @abstractmethod
    def forget_unseen(self, before: float) -> int:
        """The same with all whose key was last used before that time. How many were there?"""

    # --- another device ---

    @abstractmethod
    def offer(self, transfer: Transfer, now: float) -> None:
        """Keeps a transfer in the place of the player's last one; those whose time is up go."""

    @abstractmethod
    def offered(self, code_hash: str, now: float) -> PlayerRecord | None:
        """Whose key this code would take along; it is not used up."""

    @abstractmethod
    def accept(self, code_hash: str, now: float) -> tuple[PlayerRecord, str] | None:
        """The player and the sealed key that this code takes along, once; None if there is none or its time is up."""

    @abstractmethod
    def merge(self, old: str, new: str) -> None:
        """The seats of the old player are the new one's from now on, and so is how they want to be told; the old one is
        forgotten."""

    # --- whose seats ---

    @abstractmethod
    def sits(self, player: str, places: Collection[Place]) -> None:
        """These seats are the player's, unless they are somebody's already."""

    @abstractmethod
    def players_at(self, match_ids: Collection[str]) -> Mapping[Place, str]:
        """Whose seats those of these matches are, as far as they are somebody's."""

    @abstractmethod
    def matches_of(self, wanted: Wanted, limit: int, offset: int = 0) -> Mapping[str, tuple[int, ...]]:
        """Somebody's matches with their seats there. Running ones without the seats that were left, first where one of
        the seats is asked; then the most recently changed first."""

    @abstractmethod
    def count_of(self, wanted: Wanted) -> Mapping[str, int]:
        """How many matches that would be, by game."""

    # --- leaving ---

    @abstractmethod
    def change_leaving(self, match_id: str, leaving: Leaving | None, before: Leaving | None) -> int:
        """Puts a wish to leave in the place of `before`: None is no wish. Returns the new version. Raises Taken if
        another one is open by now, or NotKept. The wish is granted by `take_seat`, and ends with it."""

    @abstractmethod
    def remove(self, match_id: str, version: int) -> None:
        """Takes a match away, with all that belongs to it, if it is still at this version. Raises Taken or NotKept."""

    # --- as a whole ---

    @abstractmethod
    def players(self) -> list[PlayerRecord]:
        """All of them, in the alphabetical order of their ids."""

    @abstractmethod
    def keep_players(self, players: Collection[PlayerRecord]) -> None:
        """Keeps players as another store had them, in the place of those of their ids."""
