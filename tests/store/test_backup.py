"""A copy of the file that is in use."""

import sqlite3
from contextlib import closing
from pathlib import Path
from unittest import mock

import pytest

from gusher import store as stores
from gusher.store import backup as backups
from gusher.store.backup import backup
from gusher.store.port import BadStore, Claim
from gusher.store.sqlite import connect
from tests.store.engines import growth, record


def test_a_copy_is_made_beside_a_running_server(tmp_path: Path) -> None:
    path, copy = str(tmp_path / "tables.db"), tmp_path / "copy.db"
    serving = stores.open(path, claim=Claim.SERVE)
    serving.create(record(), ["one"])
    serving.append("m1", growth(1, "two", key="k"))  # still in the write-ahead log
    assert backup(path, copy) == 1
    serving.append("m1", growth(2, "three"))  # the server goes on
    assert sorted(file.name for file in tmp_path.glob("copy*")) == ["copy.db"]
    assert copy.stat().st_mode & 0o077 == 0  # it holds the secrets of matches
    copied = stores.open(str(copy), must_exist=True, claim=Claim.SERVE)
    assert copied.entries("m1") == ["one", "two"]
    assert copied.reply("m1", 0, "k") is not None
    copied.close()
    serving.close()


def test_what_is_written_meanwhile_is_in_it_whole_or_not_at_all(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")
    serving = stores.open(path, claim=Claim.SERVE)
    serving.create(record(), [])

    def connecting(file: str) -> sqlite3.Connection:
        serving.append("m1", growth(serving.match("m1").n, "one", "two", "three"))
        return connect(file)

    with mock.patch.object(backups, "connect", connecting):
        backup(path, tmp_path / "copy.db")
    serving.close()
    copied = stores.open(str(tmp_path / "copy.db"))
    assert len(copied.entries("m1")) == copied.match("m1").n == 6
    copied.close()


def test_an_older_file_is_copied_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    stores.open(str(path)).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 4")
    backup(str(path), tmp_path / "copy.db")
    for file in ("tables.db", "copy.db"):
        with closing(sqlite3.connect(tmp_path / file)) as db:
            assert db.execute("PRAGMA user_version").fetchone() == (4,)


def test_nothing_is_replaced(tmp_path: Path) -> None:
    path, there = str(tmp_path / "tables.db"), tmp_path / "there.db"
    stores.open(path).close()
    there.write_text("mine", encoding="utf-8")

    def refused(target: Path) -> str:
        with pytest.raises(BadStore) as error:
            backup(path, target)
        return error.value.code

    assert refused(there) == "backup-exists"
    with mock.patch.object(Path, "exists", return_value=False):  # it came into being meanwhile
        assert refused(there) == "backup-exists"
    assert refused(Path(path)) == "backup-exists"
    assert there.read_text(encoding="utf-8") == "mine"
    assert not list(tmp_path.glob("*.part"))


def test_what_is_no_file_with_tables_is_said(tmp_path: Path) -> None:
    foreign, other = tmp_path / "foreign.db", tmp_path / "other.db"
    foreign.write_text("a shopping list, not a table" * 100, encoding="utf-8")
    with closing(sqlite3.connect(other)) as db:
        db.execute("CREATE TABLE songs (title TEXT)")
    for file, code in ((foreign, "foreign"), (other, "foreign"), (tmp_path / "nothing.db", "none")):
        with pytest.raises(BadStore) as error:
            backup(str(file), tmp_path / "copy.db")
        assert error.value.code == code
    assert sorted(file.name for file in tmp_path.iterdir()) == ["foreign.db", "other.db"]
