"""Where this machine keeps its tables, unless `--db` says otherwise."""

from pathlib import Path

from platformdirs import user_data_dir


def database(given: str | None) -> str:
    """The address that was given, or the file in the user's data folder."""
    return given if given is not None else str(Path(user_data_dir("gusher", appauthor=False)) / "tables.db")
