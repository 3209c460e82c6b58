"""Helpers: the table services of several processes on one store, in the test's own process."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

from gusher import store as stores
from gusher.store.port import Claim, News, Store
from gusher.store.postgres import PostgresStore
from gusher.store.sqlite import SqliteStore
from gusher.table.service import Tables
from tests.table.seated import tables_in


class Deaf(PostgresStore):
    """Hears nothing of what others store: so it is for a moment, or while its line is down."""

    def listen(self, tell: Callable[[News], None], missed: Callable[[], None]) -> None:
        pass


def deaf(url: str) -> Store:
    """Of a file nobody tells the others anyway."""
    return Deaf.open(url) if url.startswith("postgres") else SqliteStore.open(url)


def a_process(folder: Path, url: str, owner: str = "") -> AbstractAsyncContextManager[Tables]:
    return tables_in(folder, stores.open(url, claim=Claim.SERVE), owner=owner)


def a_deaf_process(folder: Path, url: str, **others: Any) -> AbstractAsyncContextManager[Tables]:
    return tables_in(folder, deaf(url), **others)
