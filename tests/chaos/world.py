"""What can be killed: two servers, the database that they share, and its connections. And who keeps it going."""

import random
import shutil
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg

from tests.fixed import OVERDUE_SECONDS
from tests.postgres import Cluster, address
from tests.served import Servers

SERVERS = 2
MEANWHILE = 30  # requests, while what was killed is started again
CONNECTIONS = "SELECT pid FROM pg_stat_activity WHERE application_name = 'gusher' ORDER BY pid"


class World:
    """Two servers on one database. Whoever uses them says when something happens, so that what is killed is killed in
    the middle of it: by the count of events, not by a clock."""

    def __init__(self, folder: Path, cluster: Cluster, luck: random.Random) -> None:
        self._cluster = cluster
        self.database = address(cluster.address, "postgres")  # which nobody else uses
        self._luck = luck
        self._servers: list[Servers] = []
        for place in range(SERVERS):
            home = folder / f"server-{place}"
            home.mkdir()
            self._servers.append(Servers(home))
        self._happened = threading.Semaphore(0)
        self._meanwhile = count()  # requests since the last kill
        self._whole = threading.Event()  # nothing is dead that will be started again
        self.killed = {"server": 0, "connections": 0, "database": 0}

    def start(self) -> None:
        for place in range(len(self._servers)):
            self._start(place)
        self._whole.set()

    def _start(self, place: int) -> None:
        self._servers[place].start(self.database, f"chaos {place}")

    def stop(self) -> None:
        """The servers end in order; whoever is still connected is told."""
        for servers in self._servers:
            servers.stop()

    def close(self) -> None:
        for servers in self._servers:
            servers.__exit__()

    def url(self, place: int) -> str:
        """Where one of the servers is, or was."""
        return f"{self._servers[place % len(self._servers)].url}/api/v1"

    def said(self) -> str:
        """The end of what the servers have logged."""
        return "\n".join(servers.output.read_text(encoding="utf-8")[-2000:] for servers in self._servers)

    def asked(self) -> None:
        """Somebody is about to ask. While something is started again so many requests go on; more would show nothing
        more, and the slower the start, the more there would be."""
        if not self._whole.is_set() and next(self._meanwhile) >= MEANWHILE:
            self._whole.wait()
        self.happened()

    def happened(self) -> None:
        self._happened.release()

    def wait_for(self, events: int) -> None:
        while self._happened.acquire(blocking=False):
            pass  # what happened before
        for _ in range(events):
            assert self._happened.acquire(timeout=OVERDUE_SECONDS), "nobody plays any more"

    def await_repair(self) -> None:
        """Whoever has found no server at all need not try again and again until there is one."""
        self._whole.wait()

    def kill_something(self) -> None:
        """Of ten kills six hit a server, three its connections, one the whole database; what was killed is started
        again, while the players go on."""
        self._meanwhile = count()
        self._whole.clear()
        try:
            self._kill()
        finally:
            self._whole.set()

    def _kill(self) -> None:
        what = self._luck.choices(["server", "connections", "database"], [6, 3, 1])[0]
        self.killed[what] += 1
        if what == "server":
            place = self._luck.randrange(len(self._servers))
            self._servers[place].kill()
            self._start(place)
        elif what == "connections":
            self._cut()
        else:
            self._cluster.kill()
            while not self._cluster.start():
                pass  # its processes have not all noticed yet

    def _cut(self) -> None:
        """Some of the connections, or all of them."""
        with psycopg.connect(self._cluster.address, autocommit=True) as line:
            pids = [pid for (pid,) in line.execute(CONNECTIONS)]
            for pid in self._luck.sample(pids, self._luck.randint(min(1, len(pids)), len(pids))):
                line.execute("SELECT pg_terminate_backend(%s)", (pid,))


@contextmanager
def a_world(folder: Path, luck: random.Random) -> Iterator[World]:
    home = Path(tempfile.mkdtemp(prefix="gusher-chaos-"))
    try:
        cluster = Cluster(home)
        assert cluster.start()
        try:
            world = World(folder, cluster, luck)
            try:
                world.start()
                yield world
            finally:
                world.close()
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(home)
