"""Where matches are kept: one small port, and an engine behind it that the address names."""

from gusher.store.port import BadStore, Claim, Store

SQLITE = "sqlite://"
POSTGRES = ("postgresql://", "postgres://")


def open(url: str, must_exist: bool = False, claim: Claim = Claim.NOTHING) -> Store:  # noqa: A001 (read as store.open)
    """The store at an address: a file's path, alone or behind `sqlite://`, or a database behind `postgresql://`. A new
    one, unless it must exist. `claim` says what it is opened for.

    Raises BadStore, whichever engine it is.
    """
    found = _open(url, must_exist, claim)
    if claim is Claim.SERVE and found.copy_of():
        found.mark_as_copy("")  # whatever happens from now on happens here alone
    return found


def _open(url: str, must_exist: bool, claim: Claim) -> Store:
    if url.startswith(POSTGRES):
        try:
            from gusher.store.postgres import PostgresStore
        except ImportError:  # psycopg, or the library that it wraps
            raise BadStore("extra") from None
        return PostgresStore.open(url, must_exist, claim)
    from gusher.store.sqlite import SqliteStore

    path = url.removeprefix(SQLITE)
    if "://" in path:
        raise BadStore("engine", given=url.partition("://")[0])
    return SqliteStore.open(path, must_exist, claim)
