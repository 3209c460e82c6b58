"""The address of a PostgreSQL database: how it is reached, and how it is shown."""

import re
from typing import Any

import psycopg
from psycopg import Connection
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from gusher.store.port import BadStore

# What psycopg begins with, and libpq, when it was the server that said something: then a word for how bad it is, in the
# server's language, and two blanks.
BEFORE = re.compile(r"^connection (?:failed|is bad): (?:connection to server .*? failed: \w+ ?:  )?")

# Unless the address says otherwise: a server that does not answer is given up, one that has silently gone is noticed.
USUAL = {
    "connect_timeout": "5",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "application_name": "gusher",
}


class Address:
    """`conninfo` reaches it; `shown` is the address without its password."""

    def __init__(self, url: str) -> None:
        try:
            given = conninfo_to_dict(url)
        except psycopg.ProgrammingError:
            raise BadStore("address", file=url.partition("://")[0]) from None
        self.conninfo = make_conninfo(url, **{name: value for name, value in USUAL.items() if name not in given})
        name = given.get("dbname") or given.get("user") or ""
        self.shown = f"postgresql://{given.get('host') or 'localhost'}/{name}"

    def connect(self) -> Connection[Any]:
        """Raises BadStore, with PostgreSQL's own reason."""
        try:
            return psycopg.connect(self.conninfo, autocommit=True)
        except psycopg.OperationalError as error:
            raise BadStore("unreachable", file=self.shown, reason=reason(error)) from None


def reason(error: psycopg.Error) -> str:
    """The first line of what is said: after it comes what libpq advises, or that another try failed, too. Of what the
    server has refused only why: where it is need not be said. Whoever did not reach it wants to know where that was."""
    return BEFORE.sub("", str(error).partition("\n")[0])
