"""The real server in a process of its own, for measurements and tests of the process itself."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import IO, Any, Protocol

STOP_SECONDS = 60.0
ADDRESS = re.compile(r"http://\S+")


class Running(Protocol):
    """What is needed of a process."""

    pid: int
    stdout: IO[str] | None

    @property
    def returncode(self) -> int | Any: ...

    def wait(self, timeout: float | None = None) -> int: ...
    def terminate(self) -> None: ...
    def kill(self) -> None: ...


class Server:
    """`gusher serve` on a free port, with a file of its own unless it is given the address of a database."""

    module = "gusher"

    def __init__(self, folder: Path, *arguments: str, db: str = "") -> None:
        self.url = ""
        self.database = folder / "tables.db"
        self._db = db or str(self.database)
        self.output = folder / "server.log"
        self.path = [*filter(None, sys.path)]
        self._arguments = arguments
        self._process: Running | None = None

    def start(self) -> None:
        """Returns when it is ready: then it says where it is."""
        with self.output.open("ab") as output:
            self._process = self.begin(["serve", "--port", "0", "--db", self._db, *self._arguments], output)
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := ADDRESS.search(line):
                self.url = found.group()
                return
        raise AssertionError(f"the server did not start:\n{self.output.read_text(encoding='utf-8')[-2000:]}")

    def begin(self, arguments: list[str], output: IO[bytes]) -> Running:
        command = [sys.executable, "-m", self.module, *arguments]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(self.path)}
        return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=output, text=True)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def code(self) -> int | None:
        """How it ended."""
        assert self._process is not None
        return self._process.returncode

    @property
    def memory_kb(self) -> int:
        """What the process holds now."""
        assert self._process is not None
        lines = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii").splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self.wait()

    def wait(self) -> None:
        assert self._process is not None
        try:
            self._process.wait(STOP_SECONDS)
        finally:
            self._process.kill()
            self._process.wait()
            if self._process.stdout is not None:
                self._process.stdout.close()
