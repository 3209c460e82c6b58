"""What is said of a database that cannot be reached: the line of libpq's that tells the reason."""

import socket

import psycopg
import pytest

from gusher import store as stores
from gusher.store.address import reason
from gusher.store.port import BadStore
from tests.postgres import address, server

# As libpq 17 and psycopg 3.3 have said them; hosts and names are changed.
AT, ON = (
    'connection to server at "127.0.0.1", port 5433 failed',
    'connection to server on socket "/run/.s.PGSQL" failed',
)
REFUSED, NO_SOCKET = f"{AT}: Connection refused", f"{ON}: No such file or directory"
ASKS = "\tIs the server running on that host and accepting TCP/IP connections?"
TRIED = "- host: 'localhost', port: '5433', hostaddr: '127.0.0.1': connection failed"
TWICE = (
    f"Multiple connection attempts failed. All failures were:\n{TRIED}: {REFUSED}\n{ASKS}\n{TRIED}: {REFUSED}\n{ASKS}"
)
WRONG, NOBODY = 'password authentication failed for user "ada"', 'role "ada" does not exist'
NOTHING, PEER = 'database "club" does not exist', 'Peer authentication failed for user "ada"'
NO_ENTRY = 'no pg_hba.conf entry for host "127.0.0.1", user "ada", database "club"'
NO_PASSWORD = f"{AT}: fe_sendauth: no password supplied"
NO_ROOT = f'{AT}: root certificate file "/root/.postgresql/root.crt" does not exist'
UNKNOWN = "failed to resolve host 'no.such.host.invalid': [Errno -2] Name or service not known"

SAID = [
    (f"connection failed: {REFUSED}\n{ASKS}", REFUSED),
    (f"connection failed: {REFUSED}\n{ASKS}\n{TWICE}", REFUSED),
    (f"connection is bad: {NO_SOCKET}\n\tIs the server running locally?", NO_SOCKET),
    (f"connection failed: {AT}: FATAL:  {WRONG}\n{AT}: FATAL:  {WRONG}", WRONG),
    (f"connection failed: {ON}: FATAL:  {NOBODY}", NOBODY),
    (f"connection failed: {ON}: FATAL:  {PEER}", PEER),
    (f"connection failed: {AT}: FATAL:  {NOTHING}", NOTHING),
    (f"connection failed: {AT}: ВАЖНО:  {NOTHING}", NOTHING),  # a server may speak its own language
    (f"connection failed: {AT}: FATAL:  {NO_ENTRY}, encrypted\n{AT}: FATAL:  {NO_ENTRY}", f"{NO_ENTRY}, encrypted"),
    (f"connection failed: {NO_PASSWORD}", NO_PASSWORD),
    (f"connection failed: {NO_ROOT}\nEither provide the file, or change sslmode.", NO_ROOT),
    (UNKNOWN, UNKNOWN),
    ('connection is bad: invalid port number: "99999"', 'invalid port number: "99999"'),
    ("connection timeout expired", "connection timeout expired"),
    ("", ""),
]


@pytest.mark.parametrize(("said", "expected"), SAID)
def test_the_line_with_the_reason_is_told(said: str, expected: str) -> None:
    assert reason(psycopg.OperationalError(said)) == expected


def told(url: str) -> str:
    with pytest.raises(BadStore) as refused:
        stores.open(url)
    assert refused.value.code == "unreachable"
    found: str = refused.value.details["reason"]
    return found


def test_a_port_at_which_nobody_listens() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        assert told(f"postgresql://ada@127.0.0.1:{port}/club").endswith(f"port {port} failed: Connection refused")


def test_a_database_that_the_server_does_not_have() -> None:
    assert told(address(server(), "nowhere")) == 'database "nowhere" does not exist'


def test_a_host_that_nobody_knows() -> None:
    assert "no.such.host.invalid" in told("postgresql://ada@no.such.host.invalid/club")
