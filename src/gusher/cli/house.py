"""The file in which this machine keeps its tables."""

import sqlite3
from pathlib import Path

from platformdirs import user_data_dir

from gusher.cli.mistake import Mistake
from gusher.store.sqlite import SqliteStore


def database(given: str | None) -> Path:
    """The file that was named, or the one in the user's data folder."""
    return Path(given) if given is not None else Path(user_data_dir("gusher", appauthor=False)) / "tables.db"


def open_store(path: Path, must_exist: bool = False) -> SqliteStore:
    """The store in that file; a new one, with its folders, unless it must exist."""
    if must_exist and not path.is_file():
        raise Mistake("db-none", file=str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        return SqliteStore(str(path))
    except sqlite3.OperationalError:  # no right to write, no space, or something else in its place
        raise Mistake("db-unusable", file=str(path)) from None
    except sqlite3.DatabaseError:
        raise Mistake("db-foreign", file=str(path)) from None
