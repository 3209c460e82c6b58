"""The store in a PostgreSQL database, for several processes at once: psycopg 3, with a pool of connections."""

import json
import secrets
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg import Connection
from psycopg_pool import ConnectionPool

from gusher.store.address import Address
from gusher.store.clocks import clock_text
from gusher.store.engine import Database, Rows
from gusher.store.listening import CHANNEL, Listener, claimed
from gusher.store.migrations import pending
from gusher.store.people import Place
from gusher.store.port import (
    AlreadyKept,
    BadStore,
    Claim,
    Growth,
    News,
    NotKept,
    Stale,
    Unreachable,
)
from gusher.store.sql import SqlStore, json_or_none

AT_ONCE = 4  # writing, and as many reading: so many connections are enough for one process, and no call waits for one
WAIT_SECONDS = 3.0  # for a connection, when the server has gone
MIGRATING = 0x67757368  # the advisory lock under which a database is brought up to date

# One statement, and so one journey to the server and one transaction. The row of the match is locked by its UPDATE: of
# several at once the first moves it from `after`, and the others find it moved and do nothing at all.
APPEND = """
WITH moved AS (
    UPDATE matches SET n = n + %(grown)s, version = version + 1, status = %(status)s, turn = %(turn)s,
        changed = %(changed)s, result = %(result)s, since = CASE WHEN turn = %(turn)s THEN since ELSE %(changed)s END,
        clock = coalesce(%(clock)s, clock)
    WHERE id = %(id)s AND n = %(after)s AND (%(clock)s::text IS NULL OR clock = %(clock_before)s)
    RETURNING id, n, version
), grown AS (
    INSERT INTO entries (match_id, n, line)
    SELECT moved.id, %(after)s + place, line
    FROM moved, unnest(%(entries)s::text[]) WITH ORDINALITY AS lines (line, place)
), replied AS (
    INSERT INTO replies (match_id, seat, key, reply)
    SELECT id, %(seat)s, %(key)s, %(reply)s FROM moved WHERE %(key)s::text IS NOT NULL
), shown AS (
    INSERT INTO snapshots (match_id, n, state)
    SELECT id, %(snapshot)s, %(state)s FROM moved WHERE %(snapshot)s::integer IS NOT NULL
    ON CONFLICT (match_id) DO UPDATE SET n = excluded.n, state = excluded.state
), lapsed AS (
    DELETE FROM wishes USING moved WHERE wishes.match_id = moved.id
), due AS (
    SELECT * FROM unnest(%(seats)s::integer[], %(reasons)s::text[], %(numbers)s::integer[], %(dues)s::float8[])
        AS due (seat, reason, number, due)
), settled AS (
    DELETE FROM outbox USING moved WHERE outbox.match_id = moved.id AND outbox.sent IS NULL
        AND (outbox.seat, outbox.reason, outbox.number) NOT IN (SELECT seat, reason, number FROM due)
), told AS (
    INSERT INTO outbox (match_id, seat, reason, number, channel, at, due)
    SELECT moved.id, due.seat, due.reason, due.number, channels.id, %(changed)s, due.due
    FROM moved CROSS JOIN due
    JOIN player_seats ON player_seats.match_id = moved.id AND player_seats.seat = due.seat
    JOIN channels ON channels.player = player_seats.player AND channels.confirmed
    ON CONFLICT DO NOTHING
)
SELECT version, pg_notify(%(channel)s, concat_ws(' ', %(process)s::text, id, n, version)) FROM moved
"""

# In alphabetical order, so that two processes that want the same works do not wait for each other in a circle.
LEASE = """
INSERT INTO leases (work, owner, until)
SELECT work, %s, clock_timestamp() + make_interval(secs => %s) FROM unnest(%s::text[]) AS work ORDER BY work
ON CONFLICT (work) DO UPDATE SET owner = excluded.owner, until = excluded.until
    WHERE leases.owner = excluded.owner OR leases.until <= clock_timestamp()
RETURNING work
"""

# Rows of processes that are gone end by themselves, and whoever comes next takes them away.
LOOK = """
WITH here AS (
    SELECT * FROM unnest(%(matches)s::text[], %(seats)s::integer[]) AS here (match_id, seat)
), gone AS (
    DELETE FROM presence WHERE until < clock_timestamp() - interval '1 hour'
        OR owner = %(owner)s AND (match_id, seat) NOT IN (SELECT match_id, seat FROM here)
)
INSERT INTO presence (owner, match_id, seat, until)
SELECT %(owner)s, match_id, seat, clock_timestamp() + make_interval(secs => %(seconds)s) FROM here
ON CONFLICT (owner, match_id, seat) DO UPDATE SET until = excluded.until
"""

LOOKED_AT = """
SELECT DISTINCT match_id, seat FROM presence JOIN unnest(%s::text[], %s::integer[]) AS asked (match_id, seat)
    USING (match_id, seat) WHERE until > clock_timestamp()
"""


class PostgresStore(SqlStore):
    """A connection for each call that is under way; and one to listen, which also says that somebody serves."""

    at_once = AT_ONCE

    def __init__(self, address: Address, claim: Claim) -> None:
        self._process = secrets.token_hex(8)  # to know one's own news
        self._listener = Listener(address, self._process) if claim is Claim.SERVE else None
        self._claim = claimed(address.connect(), Claim.ALONE, address.shown) if claim is Claim.ALONE else None
        self._pool: ConnectionPool[Connection[Any]] = ConnectionPool(
            address.conninfo,
            kwargs={"autocommit": True},
            min_size=1,
            max_size=2 * AT_ONCE,
            timeout=WAIT_SECONDS,
            reconnect_timeout=0,  # whoever needs a connection next tries again, without a longer and longer pause
            open=True,
        )

    @classmethod
    def open(cls, url: str, must_exist: bool = False, claim: Claim = Claim.NOTHING) -> "PostgresStore":
        """The store in that database; its tables are created unless they must exist. Raises BadStore."""
        address = Address(url)
        with address.connect() as connection:
            migrate(connection, address, must_exist)
        return cls(address, claim)

    @contextmanager
    def _connection(self) -> Iterator[Connection[Any]]:
        try:
            with self._pool.connection() as connection:
                yield connection
        except psycopg.errors.UniqueViolation as error:
            raise AlreadyKept(str(error)) from None
        except psycopg.OperationalError as error:
            raise Unreachable(str(error)) from error
        except psycopg.DatabaseError as error:
            if type(error) is psycopg.DatabaseError:  # a line that broke in the middle of a result says no more
                raise Unreachable(str(error)) from error
            raise

    @contextmanager
    def _transaction(self) -> Iterator[Database]:
        with self._begun("BEGIN") as connection:
            yield _Writing(connection)
            connection.execute("COMMIT")

    @contextmanager
    def _moment(self) -> Iterator[Rows]:
        with self._begun("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY") as connection:
            yield _rows_of(connection)

    @contextmanager
    def _begun(self, begin: str) -> Iterator[Connection[Any]]:
        """A connection that has begun; if anything goes wrong, nothing has happened. Connections may have been lost
        while nobody used them: one that cannot even begin is left for another, since nothing has been done yet."""
        with self._connection() as connection:
            if _begins(connection, begin):
                yield connection
                return
        self._pool.check()
        with self._connection() as connection:
            connection.execute(begin)
            yield connection

    def _rows(self, query: str, *values: object) -> list[Any]:
        """Reading changes nothing: after a lost connection it is tried again, on a new one."""
        try:
            with self._connection() as connection:
                return _rows_of(connection)(query, *values)
        except Unreachable:
            self._pool.check()
            with self._connection() as connection:
                return _rows_of(connection)(query, *values)

    def _spread(self, db: Database, news: News) -> None:
        db.rows("SELECT pg_notify(%s, %s)", CHANNEL, f"{self._process} {news.match_id} {news.n} {news.version}")

    def append(self, match_id: str, growth: Growth) -> int:
        reply, snapshot = growth.reply, growth.snapshot
        values = {
            "id": match_id,
            "after": growth.after,
            "grown": len(growth.entries),
            "entries": list(growth.entries),
            "status": growth.status,
            "turn": growth.turn,
            "changed": growth.changed,
            "result": json_or_none(growth.result),
            "seat": reply.seat if reply else None,
            "key": reply.key if reply else None,
            "reply": reply.text if reply else None,
            "snapshot": snapshot.n if snapshot else None,
            "state": json.dumps(snapshot.state) if snapshot else None,
            "seats": [due.seat for due in growth.notices],
            "reasons": [due.reason for due in growth.notices],
            "numbers": [due.number for due in growth.notices],
            "dues": [due.due for due in growth.notices],
            "clock": clock_text(growth.clock.to) if growth.clock else None,
            "clock_before": clock_text(growth.clock.before) if growth.clock else None,
            "channel": CHANNEL,
            "process": self._process,
        }
        with self._connection() as connection:
            moved = connection.execute(APPEND, values).fetchone()
            if moved is not None:
                return int(moved[0])
            stands = connection.execute("SELECT n FROM matches WHERE id = %s", (match_id,)).fetchone()
        if stands is None:
            raise NotKept(match_id)
        raise Stale(match_id, stands[0])

    def lease(self, works: Collection[str], owner: str, seconds: float) -> set[str]:
        with self._connection() as connection:
            return {work for (work,) in connection.execute(LEASE, (owner, seconds, list(works)))}

    def release(self, works: Collection[str], owner: str) -> None:
        with self._connection() as connection:
            connection.execute("DELETE FROM leases WHERE owner = %s AND work = ANY(%s)", (owner, list(works)))

    def look(self, owner: str, places: Collection[Place], seconds: float) -> None:
        matches, seats = [match_id for match_id, _ in places], [seat for _, seat in places]
        with self._connection() as connection:
            connection.execute(LOOK, {"owner": owner, "matches": matches, "seats": seats, "seconds": seconds})

    def looked_at(self, places: Collection[Place]) -> set[Place]:
        wanted = sorted(places)
        found = self._rows(LOOKED_AT, [match_id for match_id, _ in wanted], [seat for _, seat in wanted])
        return {(match_id, seat) for match_id, seat in found}

    def listen(self, tell: Callable[[News], None], missed: Callable[[], None]) -> None:
        assert self._listener is not None, "opened to serve"

        def back() -> None:
            """The server that ended the listening connection has ended the others, too."""
            self._pool.check()
            missed()

        self._listener.start(tell, back)

    def close(self) -> None:
        if self._listener is not None:
            self._listener.close()
        if self._claim is not None:
            self._claim.close()
        self._pool.close()


class _Writing:
    """A transaction, as the port's queries see it."""

    def __init__(self, connection: Connection[Any]) -> None:
        self._connection = connection
        self.rows: Rows = _rows_of(connection)

    def many(self, query: str, values: Iterable[Sequence[object]]) -> None:
        with self._connection.cursor() as cursor:
            cursor.executemany(query, values)


def _begins(connection: Connection[Any], begin: str) -> bool:
    try:
        connection.execute(begin)
    except psycopg.OperationalError:
        return False
    return True


def _rows_of(connection: Connection[Any]) -> Rows:
    def rows(query: str, *values: object) -> list[Any]:
        # Queries are put together from our own words alone, never from what somebody has typed.
        cursor = connection.execute(query, values)
        return cursor.fetchall() if cursor.description is not None else []

    return rows


# --- bringing a database up to date ---


def migrate(connection: Connection[Any], address: Address, must_exist: bool) -> None:
    """Applies what the database has not had yet: each migration once, all or nothing, one process after the other."""
    try:
        connection.execute("SELECT pg_advisory_lock(%s)", (MIGRATING,))
        if must_exist and not _began(connection):
            raise BadStore("empty", file=address.shown)
        if not _began(connection):
            connection.execute("CREATE TABLE migrations (number INTEGER PRIMARY KEY)")
        for number, statements in pending("postgres", _reached(connection), address.shown):
            with connection.transaction():
                for statement in statements:
                    connection.execute(statement)
                connection.execute("INSERT INTO migrations (number) VALUES (%s)", (number,))
    except psycopg.errors.InsufficientPrivilege:
        raise BadStore("no-rights", file=address.shown) from None
    except (psycopg.errors.DuplicateTable, psycopg.errors.UndefinedColumn):  # tables of the same name, but not ours
        raise BadStore("foreign-database", file=address.shown) from None


def _began(connection: Connection[Any]) -> bool:
    return connection.execute("SELECT to_regclass('migrations')").fetchone() != (None,)


def _reached(connection: Connection[Any]) -> int:
    (number,) = connection.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchone() or (0,)
    return int(number)
