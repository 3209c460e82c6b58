"""One connection of a serving process that hears what the others have stored (LISTEN/NOTIFY).

While it is there it holds a lock that says so: a database that is served is not copied as a whole meanwhile.
"""

import os
import selectors
import threading
from collections.abc import Callable
from typing import Any

import psycopg
from psycopg import Connection

from gusher.store.address import Address
from gusher.store.port import BadStore, Claim, News

CHANNEL = "gusher"
SERVING = 0x67757369  # the advisory lock: shared by those who serve
AGAIN_SECONDS = 0.25  # between two attempts to reach a server that has gone
LOCKS = {Claim.SERVE: "SELECT pg_try_advisory_lock_shared(%s)", Claim.ALONE: "SELECT pg_try_advisory_lock(%s)"}


def claimed(connection: Connection[Any], claim: Claim, shown: str) -> Connection[Any]:
    """The connection, with the claim for as long as it is open. Raises BadStore."""
    if connection.execute(LOCKS[claim], (SERVING,)).fetchone() != (True,):
        connection.close()
        raise BadStore("served" if claim is Claim.ALONE else "moved", file=shown)
    return connection


class Listener:
    """A thread that waits for news, and for the server to come back when it has gone."""

    def __init__(self, address: Address, process: str) -> None:
        self._address = address
        self._process = process
        self._connection = self._listening()
        self._tell: Callable[[News], None]
        self._missed: Callable[[], None]
        self._closing = threading.Event()
        self._wakes, self._wake = os.pipe()
        self._thread = threading.Thread(target=self._run, name="gusher-listens", daemon=True)

    def _listening(self) -> Connection[Any]:
        connection = claimed(self._address.connect(), Claim.SERVE, self._address.shown)
        connection.execute(f"LISTEN {CHANNEL}")
        return connection

    def start(self, tell: Callable[[News], None], missed: Callable[[], None]) -> None:
        self._tell, self._missed = tell, missed
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        os.write(self._wake, b".")
        if self._thread.is_alive():
            self._thread.join()
        self._connection.close()
        os.close(self._wake)
        os.close(self._wakes)

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                self._hear()
            except psycopg.OperationalError:
                self._come_back()

    def _hear(self) -> None:
        """Until the connection is lost, or nobody wants to hear more."""
        raw = self._connection.pgconn
        with selectors.DefaultSelector() as selector:
            selector.register(raw.socket, selectors.EVENT_READ)
            selector.register(self._wakes, selectors.EVENT_READ)
            while not self._closing.is_set():
                while (notice := raw.notifies()) is not None:
                    self._pass_on(notice.extra.decode())
                selector.select()
                raw.consume_input()

    def _pass_on(self, payload: str) -> None:
        try:
            process, match_id, n, version = payload.split(" ")
            news = News(match_id, int(n), int(version))
        except ValueError:  # from a program that is not as old as this one
            self._missed()
            return
        if process != self._process:
            self._tell(news)

    def _come_back(self) -> None:
        """What others have stored meanwhile was not heard."""
        self._connection.close()
        while not self._closing.wait(AGAIN_SECONDS):
            try:
                self._connection = self._listening()
            except (BadStore, psycopg.OperationalError):
                continue
            self._missed()
            return
