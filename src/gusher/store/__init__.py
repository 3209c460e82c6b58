"""Where matches are kept: one small port, and an engine behind it that the address names."""

from gusher.store.port import BadStore, Store

SQLITE = "sqlite://"


def open(url: str, must_exist: bool = False) -> Store:  # noqa: A001 (read as store.open)
    """The store at an address: a file's path, alone or behind `sqlite://`. A new one, unless it must exist.

    Raises BadStore, whichever engine it is.
    """
    from gusher.store.sqlite import SqliteStore

    path = url.removeprefix(SQLITE)
    if "://" in path:
        raise BadStore("engine", given=url.partition("://")[0])
    return SqliteStore.open(path, must_exist)
