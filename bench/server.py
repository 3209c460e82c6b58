"""The real server in a process of its own, for tests and measurements that must not be kind to it."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

READY_SECONDS = 30.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`gusher serve` on a port and a database of its own. Can be killed and started again."""

    module = "gusher"

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = folder / "tables.db"
        self.output = folder / "server.log"
        self.path = [*filter(None, sys.path)]
        self._arguments = arguments
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", self.module, "serve", "--port", str(self.port), "--db", str(self.database)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(self.path)}
        with self.output.open("ab") as output:
            self._process = subprocess.Popen(
                [*command, *self._arguments], env=environment, stdout=output, stderr=output
            )
        self._wait_until_ready()

    def _wait_until_ready(self) -> None:
        assert self._process is not None
        until = time.monotonic() + READY_SECONDS
        while time.monotonic() < until:
            if self._process.poll() is not None:
                break
            try:
                if httpx.get(f"{self.url}/api/v1/games", timeout=2).status_code == httpx.codes.OK:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError(f"the server did not start:\n{self.output.read_text(encoding='utf-8')[-2000:]}")

    @property
    def memory_kb(self) -> int:
        """What the process holds now."""
        assert self._process is not None
        lines = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii").splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))

    def kill(self) -> None:
        """kill -9: no goodbye, no last write."""
        assert self._process is not None
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
