"""What SQLite adds to the port: a file that survives, and migrations."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gusher.kernel.state import PUBLIC
from gusher.store import sqlite
from gusher.store.port import Snapshot
from gusher.store.sqlite import SqliteStore
from tests.store.test_port import growth, record


def test_everything_is_there_after_reopening(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")
    first = SqliteStore(path)
    first.create(record(), ["one"])
    first.append("m1", growth(1, "two", key="k"))
    first.close()
    again = SqliteStore(path)
    assert again.entries("m1") == ["one", "two"]
    assert again.reply("m1", 0, "k") is not None
    again.close()


def test_commits_reach_the_disk(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "tables.db"))
    assert store._rows("PRAGMA journal_mode") == [("wal",)]
    assert store._rows("PRAGMA synchronous") == [(2,)]  # FULL
    store.close()


def test_two_processes_see_each_others_matches(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")
    one, other = SqliteStore(path), SqliteStore(path)
    one.create(record(), [])
    other.append("m1", growth(0, "first"))
    assert one.entries("m1") == ["first"]
    one.close()
    other.close()


def test_a_failing_migration_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "store" / "migrations"
    folder.mkdir(parents=True)
    (folder / "001_good.sql").write_text("CREATE TABLE good (a INTEGER)", encoding="utf-8")
    (folder / "002_bad.sql").write_text("CREATE TABLE half (a INTEGER); NONSENSE", encoding="utf-8")
    monkeypatch.setattr(sqlite, "files", lambda _: tmp_path / "store")
    db = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
    with pytest.raises(sqlite3.OperationalError):
        sqlite.migrate(db)
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    assert tables == ["good"]
    assert db.execute("PRAGMA user_version").fetchone() == (1,)
    (folder / "002_bad.sql").write_text("CREATE TABLE whole (a INTEGER)", encoding="utf-8")
    sqlite.migrate(db)
    sqlite.migrate(db)
    assert db.execute("PRAGMA user_version").fetchone() == (2,)
    db.close()


def file_of_version(path: Path, version: int) -> sqlite3.Connection:
    """A file as it was left by a program that knew so many migrations."""
    db = sqlite3.connect(path, isolation_level=None)
    for file in sorted(Path(sqlite.__file__).with_name("migrations").glob("*.sql"))[:version]:
        db.executescript(file.read_text(encoding="utf-8"))
    db.execute(f"PRAGMA user_version = {version}")
    return db


def test_spectators_of_older_files_stay_spectators(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(file_of_version(path, 2)) as db:
        db.execute("PRAGMA foreign_keys = OFF")
        db.executemany(
            "INSERT INTO chat (match_id, seat, name, text, at) VALUES ('m1', ?, '', ?, 1.0)",
            [(-1, "from the side"), (1, "from a seat")],
        )
    store = SqliteStore(str(path))
    assert [(line.seat, line.text) for line in store.chat("m1")] == [(PUBLIC, "from the side"), (1, "from a seat")]
    store.close()


def test_positions_of_older_files_are_read_by_their_new_names(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(file_of_version(path, 3)) as db:
        db.execute("PRAGMA foreign_keys = OFF")
        db.execute(
            "INSERT INTO snapshots (match_id, n, state) VALUES ('m1', 20, ?)", (json.dumps({"shown": 3, "a": 1}),)
        )
    store = SqliteStore(str(path))
    assert store.snapshot("m1") == Snapshot(20, {"disclosed": 3, "a": 1})
    store.close()
