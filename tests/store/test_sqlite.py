"""What SQLite adds to the port: a file that survives, and migrations."""

import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from gusher import store as stores
from gusher.kernel.state import PUBLIC
from gusher.store import migrations, sqlite
from gusher.store.backup import backup
from gusher.store.port import BadStore, Claim
from gusher.store.sqlite import SqliteStore
from tests.store.engines import growth, record


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
    folder = tmp_path / "store" / "migrations" / "sqlite"
    folder.mkdir(parents=True)
    (folder / "001_good.sql").write_text("CREATE TABLE good (a INTEGER)", encoding="utf-8")
    (folder / "002_bad.sql").write_text("CREATE TABLE half (a INTEGER); NONSENSE", encoding="utf-8")
    monkeypatch.setattr(migrations, "files", lambda _: tmp_path / "store")
    db = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
    with pytest.raises(sqlite3.OperationalError):
        sqlite.migrate(db, "x.db")
    tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    assert tables == ["good"]
    assert db.execute("PRAGMA user_version").fetchone() == (1,)
    (folder / "002_bad.sql").write_text("CREATE TABLE whole (a INTEGER)", encoding="utf-8")
    sqlite.migrate(db, "x.db")
    sqlite.migrate(db, "x.db")
    assert db.execute("PRAGMA user_version").fetchone() == (2,)
    db.close()


def test_numbers_of_migrations_may_leave_gaps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "store" / "migrations" / "sqlite"
    folder.mkdir(parents=True)
    (folder / "001_one.sql").write_text("CREATE TABLE one (a INTEGER)", encoding="utf-8")
    (folder / "010_ten.sql").write_text("CREATE TABLE ten (a INTEGER)", encoding="utf-8")
    monkeypatch.setattr(migrations, "files", lambda _: tmp_path / "store")
    db = sqlite3.connect(tmp_path / "x.db", isolation_level=None)
    sqlite.migrate(db, "x.db")
    assert db.execute("PRAGMA user_version").fetchone() == (10,)
    (folder / "012_twelve.sql").write_text("CREATE TABLE twelve (a INTEGER)", encoding="utf-8")
    sqlite.migrate(db, "x.db")  # and none of the others again
    assert db.execute("PRAGMA user_version").fetchone() == (12,)
    db.close()


def file_of_version(path: Path, version: int) -> sqlite3.Connection:
    """A file as it was left by a program that knew so many migrations."""
    db = sqlite3.connect(path, isolation_level=None)
    for file in sorted(Path(sqlite.__file__).with_name("migrations").joinpath("sqlite").glob("*.sql"))[:version]:
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
    assert store._rows("SELECT seat, text FROM chat ORDER BY id") == [(PUBLIC, "from the side"), (1, "from a seat")]
    store.close()


def test_positions_of_older_files_are_read_by_their_new_names(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(file_of_version(path, 3)) as db:
        db.execute("PRAGMA foreign_keys = OFF")
        db.execute(
            "INSERT INTO snapshots (match_id, n, state) VALUES ('m1', 20, ?)", (json.dumps({"shown": 3, "a": 1}),)
        )
    store = SqliteStore(str(path))
    (kept,) = store._rows("SELECT n, state FROM snapshots")
    assert (kept[0], json.loads(kept[1])) == (20, {"disclosed": 3, "a": 1})
    store.close()


def test_tables_of_older_files_allow_what_they_allowed(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with closing(file_of_version(path, 9)) as db:
        columns = "id, game, rules, options, secret, created, listed, watch_hash, status, n, changed, turn"
        values = "'m1', 'atacama', 1, '{}', 's', 1.0, 0, 'w', 'running', 0, 1.0, 0"
        db.execute(f"INSERT INTO matches ({columns}) VALUES ({values})")
    store = SqliteStore(str(path))
    kept = store.match("m1")
    assert (kept.hints, kept.takebacks) == (True, True)
    store.close()


def test_a_file_of_a_newer_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    SqliteStore(str(path)).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 1000")
    before = path.read_bytes()
    with pytest.raises(BadStore) as refused:
        SqliteStore.open(str(path))
    assert refused.value.code == "newer"
    assert refused.value.details == {"file": str(path)}
    assert path.read_bytes() == before


def test_a_file_is_served_by_one_process(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")
    serving = stores.open(path, claim=Claim.SERVE)
    serving.listen(print, print)  # nobody else makes news
    for claim in (Claim.SERVE, Claim.ALONE):
        with pytest.raises(BadStore) as refused:
            stores.open(path, claim=claim)
        assert refused.value.code == "served"
    looking = stores.open(path)  # to look, or to add a match, is no serving
    looking.create(record(), [])
    looking.close()
    assert serving.match("m1").id == "m1"
    serving.close()
    stores.open(path, claim=Claim.SERVE).close()


NAMES = ("real/tables.db", "folder/tables.db", "link.db", "links/far.db")


@pytest.fixture
def named(tmp_path: Path) -> Path:
    """A folder where all these are names of one file, which is not there yet."""
    for folder in ("real", "links"):
        (tmp_path / folder).mkdir()
    (tmp_path / "folder").symlink_to("real")
    (tmp_path / "link.db").symlink_to("real/tables.db")
    (tmp_path / "links" / "far.db").symlink_to(tmp_path / "link.db")
    return tmp_path


@pytest.mark.parametrize("name", NAMES)
def test_a_file_with_several_names_is_served_by_one_process(named: Path, name: str) -> None:
    serving = stores.open(str(named / name), claim=Claim.SERVE)
    for other in NAMES:
        with pytest.raises(BadStore) as refused:
            stores.open(str(named / other), claim=Claim.ALONE)
        assert refused.value.code == "served"
        assert refused.value.details == {"file": str(named / other)}  # as it was asked for
    serving.close()
    stores.open(str(named / "link.db"), claim=Claim.SERVE).close()


def test_what_belongs_to_a_file_lies_beside_it(named: Path) -> None:
    """Not beside a link to it: whoever takes a file away, or copies it, must find all of it in one place."""
    serving = stores.open(str(named / "links" / "far.db"), claim=Claim.SERVE)
    serving.create(record(), [])
    assert {file.name for file in (named / "real").iterdir()} >= {"tables.db", "tables.db-wal", "tables.db-served"}
    assert [file.name for file in (named / "links").iterdir()] == ["far.db"]
    assert backup(str(named / "link.db"), named / "copy.db") == 1  # which is in the write-ahead log
    serving.close()


def test_a_link_that_leads_elsewhere_meanwhile_leads_to_one_file(named: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The file that was claimed is the one that is written to."""
    claim, link = sqlite._claim, named / "link.db"

    def turned(*given: str) -> sqlite3.Connection:
        claimed = claim(*given)
        link.unlink()
        link.symlink_to("other.db")
        return claimed

    monkeypatch.setattr(sqlite, "_claim", turned)
    serving = stores.open(str(link), claim=Claim.SERVE)
    monkeypatch.undo()
    with pytest.raises(BadStore):
        stores.open(str(named / "real" / "tables.db"), claim=Claim.SERVE)
    assert not (named / "other.db").exists()
    serving.close()


def test_links_in_a_circle_are_no_file(tmp_path: Path) -> None:
    (tmp_path / "one.db").symlink_to("other.db")
    (tmp_path / "other.db").symlink_to("one.db")
    with pytest.raises(BadStore) as refused:
        stores.open(str(tmp_path / "one.db"), claim=Claim.SERVE)
    assert refused.value.code == "unusable"


def test_a_killed_process_serves_no_more(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")
    serving = (
        "from gusher import store; store.open({!r}, claim=store.Claim.SERVE); print('serves', flush=True); input()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", serving.format(path)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"serves\n"
        with pytest.raises(BadStore):
            stores.open(path, claim=Claim.SERVE)
        process.kill()
    stores.open(path, claim=Claim.SERVE).close()
