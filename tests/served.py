"""Servers for tests, one after the other, from the process that tests/server.py describes."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO, Any, Self


class Servers:
    """Each has a store of its own unless it is given the one of another. Only one runs at a time."""

    def __init__(self, folder: Path, path: str = "") -> None:
        """`path` is where they find their modules, if not where this process does."""
        self.output = folder / "servers.log"
        self.url = ""
        self.database = Path()
        self._pid = 0
        environment = {**os.environ, "PYTHONPATH": path or os.pathsep.join(filter(None, sys.path))}
        with self.output.open("ab") as output:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.server"],
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=output,
                text=True,
            )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        """Without anybody to listen to, the servers end by themselves."""
        self._stream(self._process.stdin).close()
        self._process.wait()
        self._stream(self._process.stdout).close()

    def start(self, database: Path | str, name: str, **wishes: object) -> None:
        """The matches of a server follow from its name. What else may be wished, tests/server.py says."""
        self._say(json.dumps({"db": str(database), "name": name, **wishes}))
        found = self._hear("url")
        self.url, self._pid, self.database = found["url"], found["pid"], Path(database)

    def later(self, seconds: float) -> None:
        """So much time goes by there, and the clocks of its tables are watched meanwhile."""
        self._say(json.dumps({"later": seconds}))
        self._hear("later")

    def days(self, what: str, *wishes: object) -> dict[str, Any]:
        """At the table that is played over days there (tests/notify/served_days.py)."""
        self._say(json.dumps({"days": what, "wishes": wishes}))
        found: dict[str, Any] = self._hear("days")["days"]
        return found

    def stop(self) -> None:
        self._say("stop")
        self._hear("gone")

    def kill(self) -> None:
        """kill -9: no goodbye, no last write."""
        os.kill(self._pid, signal.SIGKILL)
        self._hear("gone")

    def _say(self, line: str) -> None:
        stream = self._stream(self._process.stdin)
        stream.write(f"{line}\n")
        stream.flush()

    def _hear(self, word: str) -> dict[str, Any]:
        line = self._stream(self._process.stdout).readline()
        said: dict[str, Any] = json.loads(line or "{}")
        if word not in said:
            raise AssertionError(f"instead of {word!r}: {line!r}\n{self.output.read_text(encoding='utf-8')[-2000:]}")
        return said

    def _stream(self, stream: IO[str] | None) -> IO[str]:
        assert stream is not None
        return stream
