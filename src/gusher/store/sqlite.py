"""The store in one SQLite file: write-ahead log, every commit on the disk before it is acknowledged.

It serves one process, which therefore makes all news itself; another one that wants to serve the same file is refused.
"""

import os
import sqlite3
import threading
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from time import monotonic
from typing import Any

from gusher.store.clocks import clock_text
from gusher.store.engine import Database, Rows
from gusher.store.migrations import pending
from gusher.store.people import Place
from gusher.store.port import AlreadyKept, BadStore, Claim, Growth, News, NotKept, Stale
from gusher.store.sql import SqlStore, insert_entries, insert_reply, insert_snapshot, json_or_none
from gusher.store.sql_clocks import put_clock
from gusher.store.sql_notices import insert_due, settle_due

WAIT_SECONDS = 10.0  # for another process that writes
DOUBLED = ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE")


class SqliteStore(SqlStore):
    """Two connections, each guarded by a lock: with a write-ahead log, reads need not wait for a write to reach the
    disk."""

    def __init__(self, path: str, claim: Claim = Claim.NOTHING) -> None:
        self._writing, self._reading = threading.Lock(), threading.Lock()
        file = os.path.realpath(path)  # once: one file is claimed, written and read, wherever a link leads later
        with ExitStack() as opened:
            if claim is not Claim.NOTHING:
                opened.enter_context(closing(_claim(file, path)))
            self._writer = opened.enter_context(closing(connect(file)))
            self._writer.execute("PRAGMA journal_mode = WAL")
            self._writer.execute("PRAGMA synchronous = FULL")  # an acknowledged answer survives a power cut
            self._writer.execute("PRAGMA foreign_keys = ON")
            migrate(self._writer, path)
            self._reader = opened.enter_context(closing(connect(file)))
            self._reader.execute("PRAGMA query_only = ON")
            self._opened = opened.pop_all()
        self._leases: dict[str, tuple[str, float]] = {}
        self._leasing = threading.Lock()
        self._looked_at: dict[str, tuple[frozenset[Place], float]] = {}  # by owner: where, and until when

    @classmethod
    def open(cls, path: str, must_exist: bool = False, claim: Claim = Claim.NOTHING) -> "SqliteStore":
        """The store in that file; a new one, with its folders, unless it must exist. Raises BadStore."""
        file = Path(path)
        if must_exist and not file.is_file():
            raise BadStore("none", file=path)
        file.parent.mkdir(parents=True, exist_ok=True)
        with said_as_bad(path):
            return cls(path, claim)

    @contextmanager
    def _transaction(self) -> Iterator[Database]:
        with self._writing:
            self._writer.execute("BEGIN IMMEDIATE")
            try:
                yield _Writing(self._writer)
            except BaseException as error:
                if self._writer.in_transaction:  # a full disk has ended it already
                    self._writer.execute("ROLLBACK")
                if isinstance(error, sqlite3.IntegrityError) and error.sqlite_errorname in DOUBLED:
                    raise AlreadyKept(str(error)) from None
                raise
            self._writer.execute("COMMIT")

    @contextmanager
    def _moment(self) -> Iterator[Rows]:
        with self._reading:
            self._reader.execute("BEGIN")
            try:
                yield _rows_of(self._reader)
            finally:
                self._reader.execute("COMMIT")

    def _rows(self, query: str, *values: object) -> list[Any]:
        with self._reading:
            return _rows_of(self._reader)(query, *values)

    def _spread(self, db: Database, news: News) -> None:
        """Nobody else holds a match of this file in memory."""

    def append(self, match_id: str, growth: Growth) -> int:
        with self._transaction() as db:
            found = db.rows("SELECT n, version, clock FROM matches WHERE id = %s", match_id)
            if not found:
                raise NotKept(match_id)
            n, version, clock = found[0]
            if n != growth.after or (growth.clock is not None and clock != clock_text(growth.clock.before)):
                raise Stale(match_id, n)
            insert_entries(db, match_id, n, growth.entries)
            db.rows(
                "UPDATE matches SET n = %s, version = %s, status = %s, turn = %s, changed = %s, result = %s,"
                " since = CASE WHEN turn = %s THEN since ELSE %s END WHERE id = %s",
                *(n + len(growth.entries), version + 1, growth.status, growth.turn, growth.changed),
                *(json_or_none(growth.result), growth.turn, growth.changed, match_id),
            )
            insert_reply(db, match_id, growth.reply)
            insert_snapshot(db, match_id, growth.snapshot)
            db.rows("DELETE FROM wishes WHERE match_id = %s", match_id)
            settle_due(db, match_id, growth.notices)
            insert_due(db, match_id, growth.notices, growth.changed)
            put_clock(db, match_id, growth.clock)
        return int(version) + 1

    # --- one process: leases and who looks end with it, and there is nobody to listen to ---

    def lease(self, works: Collection[str], owner: str, seconds: float) -> set[str]:
        with self._leasing:
            now = monotonic()
            free = (owner, now)
            taken = {
                work
                for work in works
                if self._leases.get(work, free)[0] == owner or self._leases.get(work, free)[1] <= now
            }
            self._leases |= dict.fromkeys(taken, (owner, now + seconds))
            return taken

    def release(self, works: Collection[str], owner: str) -> None:
        with self._leasing:
            for work in works:
                if work in self._leases and self._leases[work][0] == owner:
                    del self._leases[work]

    def look(self, owner: str, places: Collection[Place], seconds: float) -> None:
        self._looked_at[owner] = frozenset(places), monotonic() + seconds

    def looked_at(self, places: Collection[Place]) -> set[Place]:
        now = monotonic()
        seen = [looked for looked, until in list(self._looked_at.values()) if until > now]
        return set(places).intersection(frozenset().union(*seen))

    def listen(self, tell: Callable[[News], None], missed: Callable[[], None]) -> None:
        pass

    def close(self) -> None:
        with self._reading, self._writing:
            self._opened.close()


class _Writing:
    """A transaction, as the port's queries see it."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self.rows: Rows = _rows_of(connection)

    def many(self, query: str, values: Iterable[Sequence[object]]) -> None:
        self._connection.executemany(query.replace("%s", "?"), values)


def _rows_of(connection: sqlite3.Connection) -> Rows:
    def rows(query: str, *values: object) -> list[Any]:
        return connection.execute(query.replace("%s", "?"), values).fetchall()

    return rows


def connect(path: str) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=WAIT_SECONDS, isolation_level=None, check_same_thread=False)


def _claim(file: str, path: str) -> sqlite3.Connection:
    """A lock beside the file that ends with the process, even if it is killed, and that what it forks does not inherit.
    SQLite knows how to take one on every system: on a file of its own, since the tables' own is to be written to. It is
    named after the file itself, as SQLite names its logs, and not after a link to it: who comes by another link finds
    it. `path` is what the file was asked for by."""
    claim = sqlite3.connect(f"{file}-served", timeout=0, isolation_level=None, check_same_thread=False)
    try:
        claim.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        claim.close()
        if error.sqlite_errorname == "SQLITE_BUSY":
            raise BadStore("served", file=path) from None
        raise
    return claim


@contextmanager
def said_as_bad(path: str) -> Iterator[None]:
    """What SQLite finds wrong with a file, in the port's words."""
    try:
        yield
    except sqlite3.OperationalError:  # no right to write, no space, or something else in its place
        raise BadStore("unusable", file=path) from None
    except sqlite3.DatabaseError:
        raise BadStore("foreign", file=path) from None


def migrate(db: sqlite3.Connection, path: str) -> None:
    """Brings the file up to date: migrations are numbered files, each applied once, all or nothing. All that are due
    reach the disk together: a new file has many."""
    if not pending("sqlite", _reached(db), path):
        return
    db.execute("BEGIN IMMEDIATE")
    try:
        for number, statements in pending("sqlite", _reached(db), path):  # another process may have been quicker
            _apply(db, number, statements)
    finally:
        if db.in_transaction:  # a full disk has ended it already
            db.execute("COMMIT")  # those before one that failed


def _apply(db: sqlite3.Connection, number: int, statements: Sequence[str]) -> None:
    db.execute("SAVEPOINT migration")
    try:
        for statement in statements:
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {number}")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK TO migration")
        raise
    db.execute("RELEASE migration")


def _reached(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])
