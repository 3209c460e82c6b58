"""The real server in a process of its own, for measurements and tests of the process itself."""

import os
import re
import subprocess
import sys
from pathlib import Path

STOP_SECONDS = 60.0
ADDRESS = re.compile(r"http://\S+")


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
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Returns when it is ready: then it says where it is."""
        command = [sys.executable, "-m", self.module, "serve", "--port", "0", "--db", self._db]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(self.path)}
        with self.output.open("ab") as output:
            self._process = subprocess.Popen(
                [*command, *self._arguments], env=environment, stdout=subprocess.PIPE, stderr=output, text=True
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if found := ADDRESS.search(line):
                self.url = found.group()
                return
        raise AssertionError(f"the server did not start:\n{self.output.read_text(encoding='utf-8')[-2000:]}")

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
            self._process.communicate()
