"""A copy of an SQLite file while it is in use: SQLite's own backup, which sees the file as it was at one moment."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from gusher.store.port import BadStore
from gusher.store.sqlite import connect, said_as_bad


def backup(path: str, target: Path) -> int:
    """Copies the tables into a new file; returns how many matches it has. Nobody has to stop meanwhile, and the file is
    left at the version it has: a server of that version may be running. Raises BadStore."""
    if not Path(path).is_file():
        raise BadStore("none", file=path)
    with said_as_bad(path), closing(connect(path)) as source, _new(target) as unfinished:
        source.execute("PRAGMA query_only = ON")
        _check(source, path)
        with closing(connect(str(unfinished))) as copy:
            source.backup(copy)  # in one step: nothing that is written meanwhile makes it begin anew
            copy.execute("PRAGMA journal_mode = DELETE")  # one file holds it all
            if copy.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                raise BadStore("foreign", file=path)
            return int(copy.execute("SELECT count(*) FROM matches").fetchone()[0])


@contextmanager
def _new(target: Path) -> Iterator[Path]:
    """A file to write to that is there whole or not at all, and that takes nothing's place. It holds the secrets of
    matches, so that nobody else may read it."""
    unfinished = target.with_name(f"{target.name}.part")
    if target.exists():
        raise BadStore("backup-exists", file=str(target))
    try:
        unfinished.unlink(missing_ok=True)  # of a copy that was interrupted
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(target)) from None  # the name that was asked for
    try:
        yield unfinished
        try:
            target.hardlink_to(unfinished)  # unlike a new name, a link never replaces a file
        except FileExistsError:
            raise BadStore("backup-exists", file=str(target)) from None
    finally:
        unfinished.unlink()


def _check(source: sqlite3.Connection, path: str) -> None:
    if not source.execute("SELECT 1 FROM sqlite_master WHERE name = 'matches'").fetchall():
        raise BadStore("foreign", file=path)
