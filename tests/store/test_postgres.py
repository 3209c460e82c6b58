"""What PostgreSQL adds to the port: news between processes, connections that are lost, migrations under a lock."""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from unittest import mock

import psycopg
import pytest

from gusher import store as stores
from gusher.store import migrations
from gusher.store.port import AlreadyKept, BadStore, ChatRecord, Claim, News, Stale, Store, Unreachable
from gusher.store.postgres import PostgresStore
from tests.polled import until
from tests.postgres import database
from tests.store.engines import growth, record

MISSED = News("", 0, 0)
END_ALL = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid != {me}"
OTHERS = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid != pg_backend_pid()"


@pytest.fixture
def url() -> Iterator[str]:
    with database() as found:
        yield found


class Process:
    """A store opened to serve, as a process has it, and what it has heard."""

    def __init__(self, url: str) -> None:
        self.heard: SimpleQueue[News] = SimpleQueue()
        self.store: Store = stores.open(url, claim=Claim.SERVE)
        self.store.listen(self.heard.put, lambda: self.heard.put(MISSED))


@pytest.fixture
def processes(url: str) -> Iterator[tuple[Process, Process]]:
    ada, ben = Process(url), Process(url)
    yield ada, ben
    ada.store.close()
    ben.store.close()


def end_connections(url: str) -> None:
    """All that there are; whoever is told to end has not ended yet."""
    with psycopg.connect(url, autocommit=True) as connection:

        def others() -> set[int]:
            return {pid for (pid,) in connection.execute(OTHERS).fetchall()}

        told = others()
        for pid in told:
            connection.execute("SELECT pg_terminate_backend(%s)", [pid])
        until(lambda: not told & others())


def test_a_process_hears_what_others_have_stored(processes: tuple[Process, Process]) -> None:
    ada, ben = processes
    ada.store.create(record(), [])
    ada.store.append("m1", growth(0, "one"))
    ben.store.say("m1", ChatRecord(0, "Ada", "hello", 1.0))
    ada.store.append("m1", growth(1, "two", "three"))
    assert [ben.heard.get(), ben.heard.get()] == [News("m1", 1, 1), News("m1", 3, 3)]
    assert ada.heard.get() == News("m1", 1, 2)
    assert ben.store.entries("m1") == ["one", "two", "three"]
    assert ada.heard.empty()  # nobody is told what it has done itself


def test_nobody_hears_of_what_was_refused(processes: tuple[Process, Process]) -> None:
    ada, ben = processes
    ada.store.create(record(), [])
    ada.store.append("m1", growth(0, "one", key="k"))
    with pytest.raises(Stale):
        ada.store.append("m1", growth(0, "late"))
    with pytest.raises(AlreadyKept):
        ada.store.append("m1", growth(1, "two", key="k"))
    ada.store.append("m1", growth(1, "two"))
    assert [ben.heard.get(), ben.heard.get()] == [News("m1", 1, 1), News("m1", 2, 2)]


def test_after_lost_connections_everything_is_to_be_compared(url: str, processes: tuple[Process, Process]) -> None:
    ada, ben = processes
    ada.store.create(record(), [])
    end_connections(url)
    assert ben.heard.get() == MISSED
    assert ada.heard.get() == MISSED
    assert ben.store.match("m1").n == 0
    ada.store.append("m1", growth(0, "one"))
    assert ben.heard.get() == News("m1", 1, 1)
    assert ben.store.standing(["m1"]) == [News("m1", 1, 1)]


def test_news_that_cannot_be_read_are_to_be_compared(url: str, processes: tuple[Process, Process]) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("NOTIFY gusher, 'another language'")
    assert [process.heard.get() for process in processes] == [MISSED, MISSED]


def test_reading_survives_a_lost_connection(url: str) -> None:
    store = stores.open(url)
    store.create(record(), ["one"])
    end_connections(url)
    assert store.entries("m1") == ["one"]
    store.close()


@pytest.mark.parametrize(
    "call",
    [
        lambda store: store.whole("m1").entries,
        lambda store: store.say("m1", ChatRecord(0, "Ada", "hello", 1.0)),
        lambda store: store.salt("a name"),
    ],
    ids=["whole", "say", "salt"],
)
def test_what_has_not_begun_takes_another_connection_when_its_own_was_lost(
    url: str, call: Callable[[Store], object]
) -> None:
    store = stores.open(url)
    store.create(record(), ["one"])
    end_connections(url)
    call(store)
    store.close()


def test_writing_says_when_its_connection_is_lost(url: str) -> None:
    store = stores.open(url)
    store.create(record(), ["one"])
    with psycopg.connect(url) as other, psycopg.connect(url, autocommit=True) as admin, ThreadPoolExecutor(1) as thread:
        other.execute("SELECT 1 FROM matches FOR UPDATE")  # the step has to wait for this
        step = thread.submit(store.append, "m1", growth(1, "two"))
        while not admin.execute(f"{END_ALL.format(me=other.info.backend_pid)} AND wait_event_type = 'Lock'").fetchall():
            pass
        with pytest.raises(Unreachable):
            step.result()
    assert store.entries("m1") == ["one"]
    store.append("m1", growth(1, "again"))
    assert store.entries("m1") == ["one", "again"]
    store.close()


def test_a_database_that_is_served_is_not_copied_meanwhile(url: str) -> None:
    ada, ben = (stores.open(url, claim=Claim.SERVE) for _ in range(2))
    with pytest.raises(BadStore) as refused:
        stores.open(url, claim=Claim.ALONE)
    assert refused.value.code == "served"
    ada.close()
    ben.close()
    alone = stores.open(url, claim=Claim.ALONE)
    for claim, code in ((Claim.SERVE, "moved"), (Claim.ALONE, "served")):
        with pytest.raises(BadStore) as refused:
            stores.open(url, claim=claim)
        assert refused.value.code == code
    alone.close()
    stores.open(url, claim=Claim.SERVE).close()


# --- what cannot be opened ---


def refusal(url: str, must_exist: bool = False) -> BadStore:
    with pytest.raises(BadStore) as refused:
        stores.open(url, must_exist)
    return refused.value


def test_a_server_that_cannot_be_reached_is_named_with_the_reason(url: str, tmp_path: Path) -> None:
    nowhere = refusal(f"postgresql://ada:hidden@/tables?host={tmp_path}")
    assert nowhere.code == "unreachable"
    assert str(tmp_path) in nowhere.details["file"]
    assert "hidden" not in str(nowhere)
    missing = refusal(url.replace("/gusher_", "/missing_"))
    assert missing.code == "unreachable"
    assert "does not exist" in missing.details["reason"]
    assert refusal("postgresql://host/tables?colour=red").code == "address"


def test_without_the_extra_the_command_is_named() -> None:
    hidden = {name: None for name in list(sys.modules) if name.startswith(("psycopg", "gusher.store.postgres"))}
    with mock.patch.dict(sys.modules, hidden):
        assert refusal("postgresql:///tables").code == "extra"


def test_a_database_without_tables(url: str) -> None:
    assert refusal(url, must_exist=True).code == "empty"
    stores.open(url).close()
    stores.open(url, must_exist=True).close()


def test_a_database_of_somebody_else(url: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE TABLE matches (won TEXT)")
    assert refusal(url).code == "foreign-database"


def test_a_database_where_nothing_may_be_created(url: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("REVOKE CREATE ON SCHEMA public FROM PUBLIC")
        role = f"{connection.info.dbname}_guest"
        connection.execute(f"CREATE ROLE {role}")
        try:
            assert refusal(f"{url}&options=-c%20role%3D{role}").code == "no-rights"
        finally:
            connection.execute(f"DROP ROLE {role}")


def test_a_failing_migration_leaves_the_database_as_it_was(url: str) -> None:
    known = migrations.migrations("postgres")
    half = [*known, (1000, ["CREATE TABLE half (a INTEGER)", "NONSENSE"])]
    with mock.patch.object(migrations, "migrations", return_value=half), pytest.raises(psycopg.errors.SyntaxError):
        stores.open(url)
    stores.open(url).close()  # at the last one that was good
    whole = [*known, (1000, ["CREATE TABLE half (a INTEGER)"])]
    with mock.patch.object(migrations, "migrations", return_value=whole):
        stores.open(url).close()
        stores.open(url).close()
    assert refusal(url).code == "newer"  # this program does not know the last one


def test_a_database_from_before_there_were_players_is_brought_up_to_date(url: str) -> None:
    """Its last number was 5, and numbers go on at 11."""
    known = migrations.migrations("postgres")
    early = [migration for migration in known if migration[0] <= 5]
    with mock.patch.object(migrations, "migrations", return_value=early):
        stores.open(url).close()
    columns = (
        "id, game, rules, format, board, options, secret, created, listed, watch_hash, status, n, version, changed"
    )
    values = "'m1', 'atacama', 1, 2, '', '{}', 's', 1, FALSE, 'w', 'running', 0, 0, 7"
    with psycopg.connect(url, autocommit=True) as connection:
        assert connection.execute("SELECT max(number) FROM migrations").fetchone() == (5,)
        connection.execute(f"INSERT INTO matches ({columns}, turn) VALUES ({values}, 0)")
    kept = stores.open(url)
    try:
        assert kept.match("m1").since == 7.0
        assert (kept.players(), kept.channels("nobody")) == ([], [])
    finally:
        kept.close()
    with psycopg.connect(url, autocommit=True) as connection:
        numbers = [number for (number,) in connection.execute("SELECT number FROM migrations ORDER BY number")]
    assert numbers == [number for number, _ in known]


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (psycopg.DatabaseError("server closed the connection unexpectedly"), Unreachable),
        (psycopg.OperationalError("the connection is closed"), Unreachable),
        (psycopg.ProgrammingError("a mistake of ours"), psycopg.ProgrammingError),
    ],
)
def test_a_line_that_breaks_is_told_from_a_mistake(error: psycopg.Error, said: type[Exception]) -> None:
    with database() as url:
        store = PostgresStore.open(url)
        with pytest.raises(said), store._connection():
            raise error
        store.close()
