"""Processes for tests, forked from one that has read the code: starting Python and reading all of it takes seconds.

What runs in them is what `python -m MODULE ARGUMENTS` would run, with an environment, a standard input and outputs of
its own; no game has been loaded there. With `games=True` all that a server makes ready (web/server.py) has been read,
the words and drawings of all games. Where the start itself is the matter, a test starts Python as users do.

One process for a whole run, shared by all its jobs (`python -m tests.ready FOLDER`), waits at two sockets for a line of
JSON with what to run. It forks a witness, which forks the process, says its number and, once it has ended, how.
"""

import gc
import importlib
import json
import os
import random
import runpy
import select
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import IO, NoReturn

from tests.keeper import keep, shared

PLAIN, GAMES = "plain", "games"
MOST = 100_000  # bytes of what to run: arguments and the environment
# What reads all that tests run here, and no game.
READ = ("gusher.cli.board", "gusher.cli.serve", "gusher.notify.mail", "gusher.notify.push", "gusher.web.server")


class Process:
    """As far as tests need it, what `subprocess.Popen` is."""

    def __init__(
        self,
        module: str,
        *arguments: object,
        games: bool = False,
        stdout: IO[bytes] | None = None,
        stderr: IO[bytes] | None = None,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        """Without a file for its standard output, that can be read here."""
        self.returncode: int | None = None
        self.stdout: IO[str] | None = None
        with ExitStack() as opened:
            if stdout is None:
                read, written = os.pipe()
                self.stdout = os.fdopen(read, encoding="utf-8")
                stdout = opened.enter_context(os.fdopen(written, "wb"))
            nothing = opened.enter_context(Path(os.devnull).open("rb"))
            files = [file.fileno() for file in (nothing, stdout, stderr or sys.stderr)]
            self._line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            self._line.connect(str(shared("tests.ready") / (GAMES if games else PLAIN)))
            what = [module, [*map(str, arguments)], dict(environment), str(Path.cwd())]
            socket.send_fds(self._line, [json.dumps(what).encode()], files)
        self.pid = int(self._line.recv(MOST))

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            self._line.settimeout(timeout)
            try:
                self.returncode = int(self._line.recv(MOST))
            except TimeoutError:
                raise subprocess.TimeoutExpired(str(self.pid), timeout or 0) from None
            self._line.close()
        return self.returncode

    def terminate(self) -> None:
        self._tell(signal.SIGTERM)

    def kill(self) -> None:
        self._tell(signal.SIGKILL)

    def _tell(self, number: int) -> None:
        with suppress(ProcessLookupError):
            if self.returncode is None:
                os.kill(self.pid, number)


def run(
    module: str,
    *arguments: object,
    games: bool = False,
    timeout: float | None = None,
    environment: Mapping[str, str] = os.environ,
) -> subprocess.CompletedProcess[str]:
    """To its end, with what it has printed."""
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        running = Process(module, *arguments, games=games, stdout=out, stderr=err, environment=environment)
        try:
            code = running.wait(timeout)
        except subprocess.TimeoutExpired:
            running.kill()
            raise
        printed = [_read(file) for file in (out, err)]
    return subprocess.CompletedProcess([module, *map(str, arguments)], code, *printed)


def _read(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode()


# --- the process that is ready ---


def main(folder: Path) -> None:
    _read_code()
    for name, prepare in ((PLAIN, lambda: None), (GAMES, _read_games)):
        line = _listening(folder / name)
        if os.fork() == 0:
            _become(*_wished(line, prepare))
            return
        line.close()
    keep(folder, _end)


def _read_code() -> None:
    """All but the games themselves: an owner's board counts only where its game has not been loaded yet."""
    for module in READ:
        importlib.import_module(module)
    gc.collect()
    gc.freeze()


def _read_games() -> None:
    from gusher.web.app import WebSettings, create_app
    from gusher.web.server import make_ready, read_routes

    make_ready()
    read_routes(create_app(WebSettings(db="")))  # what this one reads, the others need not


def _listening(path: Path) -> socket.socket:
    line = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    line.bind(str(path))
    line.listen(64)
    return line


def _wished(line: socket.socket, prepare: Callable[[], None]) -> tuple[bytes, list[int]]:
    """Returns what is wished for in the process that shall run it, and never in the one that waits for wishes."""
    select.select([line], [], [])
    prepare()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for witnesses
    while True:
        caller, _ = line.accept()
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            what, files, *_ = socket.recv_fds(caller, MOST, 3)
            running = os.fork()
            if running == 0:
                line.close()
                caller.close()
                return what, files
            _bear_witness(caller, running, files)
        caller.close()


def _bear_witness(caller: socket.socket, running: int, files: list[int]) -> NoReturn:
    for file in files:
        os.close(file)  # they are the process's alone: whoever reads there waits for its end
    with suppress(BrokenPipeError, ConnectionResetError):  # nobody wants to know any more
        caller.sendall(str(running).encode())
        caller.sendall(str(os.waitstatus_to_exitcode(os.waitpid(running, 0)[1])).encode())
    os._exit(0)


def _become(what: bytes, files: list[int]) -> None:
    module, arguments, environment, folder = json.loads(what)
    for place, file in enumerate(files):
        os.dup2(file, place)
        os.close(file)
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    random.seed()
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


def _end() -> None:
    """With all that is left over."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.killpg(0, signal.SIGTERM)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
