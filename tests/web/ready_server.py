"""`gusher serve` in a process that need not read all code and words first."""

from typing import IO

from bench.server import Running, Server
from tests import ready


class ReadyServer(Server):
    """The real one, forked from a process that is ready (tests/ready.py)."""

    def begin(self, arguments: list[str], output: IO[bytes]) -> Running:
        return ready.Process(self.module, *arguments, games=True, stderr=output)
