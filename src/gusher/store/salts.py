"""The part of the storage port that is about the store itself: its random texts, and of which store it is a copy."""

from abc import ABC, abstractmethod
from collections.abc import Mapping


class SaltStore(ABC):
    @abstractmethod
    def salt(self, name: str) -> str:
        """A random text, made when it is first asked for and then always the same: what is hashed with it can be
        compared here and means nothing elsewhere. Links in mails and those of rematches are made of it, too."""

    @abstractmethod
    def salts(self) -> Mapping[str, str]:
        """All that have been made, by name."""

    @abstractmethod
    def keep_salts(self, salts: Mapping[str, str]) -> None:
        """As another store had them, in the place of its own."""

    @abstractmethod
    def copy_of(self) -> str:
        """What the store was last marked with; empty as soon as a match has been opened in it."""

    @abstractmethod
    def mark_as_copy(self, origin: str) -> None:
        """There is nothing here but what the store of that name has, too. Empty: that holds no longer."""
