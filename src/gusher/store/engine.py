"""What the parts of a store that speak SQL ask of an engine: queries, transactions and moments."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

from gusher.store.port import News, Reply


class Rows(Protocol):
    """A query and the rows it gives."""

    def __call__(self, query: str, *values: object) -> list[Any]: ...


class Database(Protocol):
    """A transaction under way."""

    @property
    def rows(self) -> Rows: ...

    def many(self, query: str, values: Iterable[Sequence[object]]) -> None:
        """The same statement for each of the values."""


class Engine(ABC):
    """Queries are written with `%s` where a value goes; an engine that wants another sign puts it there."""

    @abstractmethod
    def _transaction(self) -> AbstractContextManager[Database]:
        """Changes that are stored when the block ends; not at all if it raises."""

    @abstractmethod
    def _moment(self) -> AbstractContextManager[Rows]:
        """Queries that all see the store as it was at one moment."""

    @abstractmethod
    def _rows(self, query: str, *values: object) -> list[Any]:
        """One query."""

    @abstractmethod
    def _spread(self, db: Database, news: News) -> None:
        """Tells the other processes, if there can be any, when the transaction is stored."""

    @abstractmethod
    def _changed(self, db: Database, match_id: str, reply: Reply | None) -> News:
        """The first thing that a change of a match does: nobody else changes it until it is stored."""


def signs(values: Collection[object]) -> str:
    """As many places for values as there are."""
    return ", ".join(["%s"] * len(values))
