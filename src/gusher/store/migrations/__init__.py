"""Numbered files of SQL, a folder for each engine: a store is brought up to date by those it has not had yet.

The number stands at the beginning of a file's name. Numbers rise and may leave gaps, so that a change of both engines
can have the same number in both. A file is split at its semicolons, so that a comment has none.
"""

from importlib.resources import files

from gusher.store.port import BadStore

Migration = tuple[int, list[str]]  # its number and its statements


def migrations(engine: str) -> list[Migration]:
    """All that there are, in the order of their numbers."""
    folder = files("gusher.store").joinpath("migrations", engine)
    texts = {
        int(file.name.partition("_")[0]): file.read_text(encoding="utf-8")
        for file in folder.iterdir()
        if file.name.endswith(".sql")
    }
    return [(number, [part for part in texts[number].split(";") if part.strip()]) for number in sorted(texts)]


def pending(engine: str, reached: int, where: str) -> list[Migration]:
    """The migrations after the one that was reached. Raises BadStore if a newer program has been there: this one would
    misread what it has kept."""
    known = migrations(engine)
    if reached > known[-1][0]:
        raise BadStore("newer", file=where)
    return [migration for migration in known if migration[0] > reached]
