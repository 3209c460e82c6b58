"""Numbered files of SQL, a folder for each engine: a store is brought up to date by those it has not had yet.

A file is split at its semicolons, so that a comment has none.
"""

from importlib.resources import files

from gusher.store.port import BadStore


def statements(engine: str) -> list[list[str]]:
    """The statements of each migration, in order; the first has number 1."""
    folder = files("gusher.store").joinpath("migrations", engine)
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    return [[part for part in file.read_text(encoding="utf-8").split(";") if part.strip()] for file in found]


def pending(engine: str, reached: int, where: str) -> list[tuple[int, list[str]]]:
    """The migrations after the one that was reached, with their numbers. Raises BadStore if a newer program has been
    there: this one would misread what it has kept."""
    known = statements(engine)
    if reached > len(known):
        raise BadStore("newer", file=where)
    return list(enumerate(known, start=1))[reached:]
