"""The store in one SQLite file: write-ahead log, every commit on the disk before it is acknowledged."""

import json
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

from gusher.kernel.state import PUBLIC
from gusher.store.port import (
    OVER,
    RUNNING,
    BadStore,
    ChatRecord,
    Growth,
    MatchRecord,
    NotKept,
    SeatRecord,
    Snapshot,
    Stale,
    Store,
)

WAIT_SECONDS = 10.0  # for another process that writes


class SqliteStore(Store):
    """Two connections, each guarded by a lock: with a write-ahead log, reads need not wait for a write to reach the
    disk."""

    def __init__(self, path: str) -> None:
        self._writing, self._reading = threading.Lock(), threading.RLock()
        self._writer = _connect(path)
        self._writer.execute("PRAGMA journal_mode = WAL")
        self._writer.execute("PRAGMA synchronous = FULL")  # an acknowledged answer survives a power cut
        self._writer.execute("PRAGMA foreign_keys = ON")
        migrate(self._writer)
        self._reader = _connect(path)
        self._reader.execute("PRAGMA query_only = ON")

    @classmethod
    def open(cls, path: str, must_exist: bool = False) -> "SqliteStore":
        """The store in that file; a new one, with its folders, unless it must exist. Raises BadStore."""
        file = Path(path)
        if must_exist and not file.is_file():
            raise BadStore("none", file=path)
        file.parent.mkdir(parents=True, exist_ok=True)
        try:
            return cls(path)
        except sqlite3.OperationalError:  # no right to write, no space, or something else in its place
            raise BadStore("unusable", file=path) from None
        except sqlite3.DatabaseError:
            raise BadStore("foreign", file=path) from None

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        with self._writing:
            self._writer.execute("BEGIN IMMEDIATE")
            try:
                yield self._writer
            except BaseException:
                self._writer.execute("ROLLBACK")
                raise
            self._writer.execute("COMMIT")

    def _rows(self, query: str, *values: object) -> list[Any]:
        with self._reading:
            return self._reader.execute(query, values).fetchall()

    def create(self, match: MatchRecord, entries: Sequence[str]) -> None:
        with self._transaction() as db:
            db.execute(
                "INSERT INTO matches (id, game, rules, format, board, options, secret, created, listed, watch_hash,"
                " status, n, changed, turn, result) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    match.id,
                    match.game,
                    match.rules,
                    match.format,
                    match.board,
                    json.dumps(match.options),
                    match.secret,
                    match.created,
                    match.listed,
                    match.watch_hash,
                    match.status,
                    len(entries),
                    match.created,
                    match.turn,
                    _json(match.result),
                ),
            )
            db.executemany(
                "INSERT INTO seats (match_id, seat, kind, name, token_hash, bot) VALUES (?, ?, ?, ?, ?, ?)",
                [(match.id, seat, r.kind, r.name, r.token_hash, r.bot) for seat, r in enumerate(match.seats)],
            )
            _insert_entries(db, match.id, 0, entries)

    def match(self, match_id: str) -> MatchRecord:
        found = self._matches("WHERE id = ?", match_id)
        if not found:
            raise NotKept(match_id)
        return found[0]

    def _matches(self, where: str, *values: object) -> list[MatchRecord]:
        with self._reading:
            rows = self._rows(
                "SELECT id, game, rules, format, board, options, secret, created, listed, watch_hash, status, n,"
                f" changed, turn, result FROM matches {where}",
                *values,
            )
            return [_match(row, self._seats(row[0])) for row in rows]

    def _seats(self, match_id: str) -> tuple[SeatRecord, ...]:
        rows = self._rows("SELECT kind, name, token_hash, bot FROM seats WHERE match_id = ? ORDER BY seat", match_id)
        return tuple(SeatRecord(*row) for row in rows)

    def entries(self, match_id: str, after: int = 0) -> list[str]:
        rows = self._rows("SELECT line FROM entries WHERE match_id = ? AND n > ? ORDER BY n", match_id, after)
        return [line for (line,) in rows]

    def append(self, match_id: str, growth: Growth) -> None:
        with self._transaction() as db:
            row = db.execute("SELECT n FROM matches WHERE id = ?", (match_id,)).fetchone()
            if row is None:
                raise NotKept(match_id)
            if row[0] != growth.after:
                raise Stale(match_id)
            _insert_entries(db, match_id, growth.after, growth.entries)
            db.execute(
                "UPDATE matches SET n = ?, status = ?, turn = ?, changed = ?, result = ? WHERE id = ?",
                (
                    growth.after + len(growth.entries),
                    growth.status,
                    growth.turn,
                    growth.changed,
                    _json(growth.result),
                    match_id,
                ),
            )
            if growth.key:
                db.execute(
                    "INSERT INTO replies (match_id, seat, key, reply) VALUES (?, ?, ?, ?)",
                    (match_id, growth.seat, growth.key, growth.reply),
                )

            if growth.snapshot is not None:
                db.execute(
                    "INSERT INTO snapshots (match_id, n, state) VALUES (?, ?, ?)"
                    " ON CONFLICT (match_id) DO UPDATE SET n = excluded.n, state = excluded.state",
                    (match_id, growth.snapshot.n, json.dumps(growth.snapshot.state)),
                )

    def reply(self, match_id: str, seat: int, key: str) -> str | None:
        rows = self._rows("SELECT reply FROM replies WHERE match_id = ? AND seat = ? AND key = ?", match_id, seat, key)
        return str(rows[0][0]) if rows else None

    def keys(self, match_id: str) -> list[tuple[int, str]]:
        return list(self._rows("SELECT seat, key FROM replies WHERE match_id = ?", match_id))

    def take_seat(self, match_id: str, seat: int, record: SeatRecord) -> None:
        with self._transaction() as db:
            changed = db.execute(
                "UPDATE seats SET kind = ?, name = ?, token_hash = ?, bot = ? WHERE match_id = ? AND seat = ?",
                (record.kind, record.name, record.token_hash, record.bot, match_id, seat),
            )
            if changed.rowcount == 0:
                raise NotKept(match_id)

    def seat_of(self, token_hash: str) -> tuple[str, int] | None:
        if not token_hash:
            return None
        rows = self._rows("SELECT match_id, seat FROM seats WHERE token_hash = ?", token_hash)
        rows = rows or self._rows("SELECT id, ? FROM matches WHERE watch_hash = ?", PUBLIC, token_hash)
        return (rows[0][0], rows[0][1]) if rows else None

    def say(self, match_id: str, chat: ChatRecord) -> None:
        with self._transaction() as db:
            db.execute(
                "INSERT INTO chat (match_id, seat, name, text, at) VALUES (?, ?, ?, ?, ?)",
                (match_id, chat.seat, chat.name, chat.text, chat.at),
            )

    def chat(self, match_id: str, last: int = 200) -> list[ChatRecord]:
        rows = self._rows(
            "SELECT seat, name, text, at FROM chat WHERE match_id = ? ORDER BY id DESC LIMIT ?", match_id, last
        )
        return [ChatRecord(*row) for row in reversed(rows)]

    def listed(self, limit: int = 50) -> list[MatchRecord]:
        return self._matches("WHERE listed AND status != ? ORDER BY changed DESC LIMIT ?", OVER, limit)

    def finished(self) -> list[str]:
        return [row[0] for row in self._rows("SELECT id FROM matches WHERE status = ? ORDER BY created", OVER)]

    def waiting_for_bots(self) -> list[str]:
        rows = self._rows(
            "SELECT matches.id FROM matches JOIN seats ON seats.match_id = matches.id AND seats.seat = matches.turn"
            " WHERE matches.status = ? AND seats.bot != '' ORDER BY matches.changed",
            RUNNING,
        )
        return [row[0] for row in rows]

    def snapshot(self, match_id: str) -> Snapshot | None:
        rows = self._rows("SELECT n, state FROM snapshots WHERE match_id = ?", match_id)
        return Snapshot(rows[0][0], json.loads(rows[0][1])) if rows else None

    def close(self) -> None:
        with self._reading, self._writing:
            self._reader.close()
            self._writer.close()


def _connect(path: str) -> sqlite3.Connection:
    return sqlite3.connect(path, timeout=WAIT_SECONDS, isolation_level=None, check_same_thread=False)


def migrate(db: sqlite3.Connection) -> None:
    """Brings the file up to date: migrations are numbered files, each applied once, all or nothing."""
    migrations = sorted(files("gusher.store").joinpath("migrations").iterdir(), key=lambda file: file.name)
    for number, file in enumerate(migrations, start=1):
        db.execute("BEGIN IMMEDIATE")
        try:
            if db.execute("PRAGMA user_version").fetchone()[0] < number:
                for statement in file.read_text(encoding="utf-8").split(";"):
                    db.execute(statement)
                db.execute(f"PRAGMA user_version = {number}")
        except BaseException:
            db.execute("ROLLBACK")
            raise
        db.execute("COMMIT")


def _insert_entries(db: sqlite3.Connection, match_id: str, after: int, entries: Sequence[str]) -> None:
    rows = [(match_id, after + place, line) for place, line in enumerate(entries, start=1)]
    db.executemany("INSERT INTO entries (match_id, n, line) VALUES (?, ?, ?)", rows)


def _json(value: object) -> str | None:
    return None if value is None else json.dumps(value)


def _match(row: Any, seats: tuple[SeatRecord, ...]) -> MatchRecord:
    match_id, game, rules, version, board, options, secret, created, listed, watch_hash, status, *rest = row
    n, changed, turn, result = rest
    return MatchRecord(
        id=match_id,
        game=game,
        rules=rules,
        format=version,
        board=board,
        options=json.loads(options),
        seats=seats,
        secret=secret,
        created=created,
        listed=bool(listed),
        watch_hash=watch_hash,
        status=status,
        n=n,
        changed=changed,
        turn=turn,
        result=json.loads(result) if result is not None else None,
    )
