"""A PostgreSQL server for tests: one for a whole run, shared by all its processes; a database for each test.

`GUSHER_POSTGRES`, the address of a server on which databases may be created, if it is set. Else the machine's own
programs, or those of a wheel, start one in a folder of its own, which ends with the last process that uses it
(tests/keeper.py).
"""

import os
import pwd
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from tests.keeper import ROOT, keep, shared
from tests.polled import ENDED, ended, state, until

DEBIAN = Path("/usr/lib/postgresql")
WHEEL = ROOT / "build" / "postgres"  # where the programs of a wheel are put when the machine has none
ORDINARY = ("postgres", "nobody")  # who may run the server where root may not
NAMES = count()
# Nothing that is written here needs to survive the machine; that a process of the server is killed it does survive.
QUICK = ("fsync=off", "max_connections=300", "shared_buffers=32MB")
STOPPED = "T"  # how /proc tells of a process


@contextmanager
def database() -> Iterator[str]:
    """The address of a new, empty database."""
    name = f"gusher_{os.getpid()}_{next(NAMES)}"
    _order(f"CREATE DATABASE {name} TEMPLATE template0")
    try:
        yield address(server(), name)
    finally:
        _order(f"DROP DATABASE {name} WITH (FORCE)")


def _order(command: str) -> None:
    with psycopg.connect(server(), autocommit=True) as connection:
        connection.execute(command)


def address(of: str, name: str) -> str:
    """That of another database on the same server."""
    given: dict[str, Any] = conninfo_to_dict(of)
    user = given.pop("user", "")
    given.pop("dbname", None)
    return f"postgresql://{quote(user)}@/{name}?{urlencode(given)}"


@cache
def server() -> str:
    """The address of the run's server."""
    if given := os.environ.get("GUSHER_POSTGRES"):
        return given
    return (shared("tests.postgres") / "address").read_text(encoding="utf-8")


# --- the keeper ---


def programs() -> Path:
    """The folder with initdb and pg_ctl: of the machine, or of a wheel that is installed now."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(DEBIAN.glob("*/bin"), key=lambda folder: float(folder.parent.name), reverse=True)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    return _installed()


def _installed() -> Path:
    if not list(WHEEL.glob("*/pginstall/bin/postgres")):
        command = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "-q",
            "--no-deps",
            "--require-hashes",
            "--target",
            str(WHEEL),
        ]
        subprocess.run([*command, "-r", str(ROOT / "requirements" / "postgres.txt")], check=True, stdout=sys.stderr)
    return next(WHEEL.glob("*/pginstall/bin/postgres")).parent


def ordinary() -> pwd.struct_passwd | None:
    """The server refuses to run as root."""
    if os.geteuid() != 0:
        return None
    known = {user.pw_name: user for user in pwd.getpwall()}
    return next(known[name] for name in ORDINARY if name in known)


class Cluster:
    """A server with its data in a folder, reached through a socket there."""

    def __init__(self, folder: Path) -> None:
        user = ordinary()
        self._who: dict[str, Any] = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if user else {}
        self._data, self._programs = folder / "data", programs()
        self.address = make_conninfo(host=str(self._data), user="gusher", dbname="postgres")
        shutil.rmtree(self._data, ignore_errors=True)  # of an attempt that failed
        self._data.mkdir(mode=0o700)
        if user:
            os.chown(self._data, user.pw_uid, user.pw_gid)
            folder.chmod(0o755)
        self._call("initdb", "-U", "gusher", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync").check_returncode()

    def start(self) -> bool:
        """Returns when it takes connections; False if it did not start."""
        settings = [*QUICK, f"unix_socket_directories={self._data}", "listen_addresses="]
        options = " ".join(f"-c {setting}" for setting in settings)
        return self._call("pg_ctl", "start", "-w", "-l", str(self._data / "log"), "-o", options).returncode == 0

    def stop(self) -> None:
        """Nothing here is worth a slower end."""
        self._call("pg_ctl", "stop", "-m", "immediate").check_returncode()

    def kill(self) -> None:
        """kill -9 of all its processes, those that serve a connection included: none may be left over, and write to
        the same files beside the next server. So the first one is stopped before the others are counted; it could
        start another one meanwhile."""
        first = int((self._data / "postmaster.pid").read_text(encoding="ascii").split()[0])
        os.kill(first, signal.SIGSTOP)
        until(lambda: state(first) in (STOPPED, *ENDED))
        others = Path(f"/proc/{first}/task/{first}/children").read_text(encoding="ascii").split()
        pids = [*map(int, others), first]
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        until(lambda: all(map(ended, pids)))
        for left in (self._data / "postmaster.pid", *self._data.glob(".s.PGSQL.*")):
            left.unlink()  # its number may seem to be in use until somebody has taken note of its end

    def _call(self, program: str, *arguments: str) -> "subprocess.CompletedProcess[bytes]":
        command = [str(self._programs / program), "-D", str(self._data), *arguments]
        return subprocess.run(command, check=False, stdin=subprocess.DEVNULL, stdout=sys.stderr, cwd="/", **self._who)


def main(folder: Path) -> None:
    cluster = Cluster(folder)
    assert cluster.start()
    (folder / "address").write_text(cluster.address, encoding="utf-8")
    keep(folder, cluster.stop)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
