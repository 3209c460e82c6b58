"""A process that all jobs of a run share: whoever needs it first starts it, and it ends with the last who uses it, even
if that one is killed: each holds a lock that the process waits for."""

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent


@cache
def shared(module: str) -> Path:
    """The folder of the run's process, `python -m MODULE FOLDER`. The lock is held until this process ends."""
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID") or f"{os.getpid()}"
    # short: sockets have short names
    folder = Path(tempfile.gettempdir()) / f"gusher-{module.rpartition('.')[2]}-{run[:16]}"
    _held.append(_using(folder))
    with _locked(folder / "starting", fcntl.LOCK_EX):
        if not (folder / "there").exists():
            _start(module, folder)
    return folder


_held: list[IO[str]] = []


def _using(folder: Path) -> IO[str]:
    """A lock that says: somebody uses the process. A keeper that is just leaving takes the folder with it."""
    while True:
        folder.mkdir(exist_ok=True)
        try:
            users = _locked(folder / "users", fcntl.LOCK_SH)
        except FileNotFoundError:
            continue
        with suppress(FileNotFoundError):
            if os.path.samestat(os.fstat(users.fileno()), (folder / "users").stat()):
                return users
        users.close()


def _locked(file: Path, kind: int) -> IO[str]:
    opened = file.open("a")
    fcntl.flock(opened, kind)
    return opened


def _start(module: str, folder: Path) -> None:
    with (folder / "output").open("ab") as output:
        keeper = subprocess.Popen(
            [sys.executable, "-m", module, str(folder)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=output,
            start_new_session=True,  # Ctrl-C is for the tests; it ends when they have
        )
    assert keeper.stdout is not None
    with keeper.stdout as said:
        if not said.read(1):
            keeper.wait()
            why = (folder / "output").read_text(encoding="utf-8", errors="replace")
            raise AssertionError(f"{module} could not be started for the tests:\n{why[-3000:]}")
    keeper.returncode = 0  # nobody waits for it


def keep(folder: Path, end: Callable[[], None]) -> None:
    """For the process itself, once it is there: returns when nobody uses it."""
    (folder / "there").touch()
    os.write(1, b".")
    os.close(1)
    with _locked(folder / "users", fcntl.LOCK_EX):
        (folder / "there").unlink()
        end()
        shutil.rmtree(folder)
